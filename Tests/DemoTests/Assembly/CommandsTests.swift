import Testing

@testable import DemoKit

/// The list of commands describes them all, and soundly.
struct CommandsTests {
    @Test func noTwoCommandsHaveTheSameName() {
        let names = Commands.all.map { $0.path.joined(separator: " ") }

        #expect(Set(names).count == names.count, "\(names)")
    }

    @Test func noCommandsNameIsTheBeginningOfAnother() {
        for command in Commands.all {
            let longer = Commands.all.filter {
                $0.path.count > command.path.count && $0.path.starts(with: command.path)
            }
            #expect(longer.isEmpty, "\(command.path)")
        }
    }

    @Test(arguments: Commands.all.map(\.path))
    func isParsedByItsOwnSynopsis(_ path: [String]) throws {
        let command = try #require(Commands.all.first { $0.path == path })
        var words = command.synopsis.split(separator: " ").dropFirst().map { word in
            word.filter { !"[]…".contains($0) }.split(separator: "|").first.map(String.init) ?? ""
        }
        for operand in command.operands {
            guard let choice = operand.choices.first else { continue }
            words = words.map { $0 == operand.name ? choice : $0 }
        }

        let request = try Parser(commands: Commands.all).parse(words)

        guard case .run(let found, let operands, let options) = request else {
            Issue.record("\(words) asks for \(request)")
            return
        }
        #expect(found.path == path)
        #expect(operands.count == command.operands.count)
        #expect(Set(options.keys) == Set(command.options.map(\.name)))
    }

    @Test func everyOptionAndOperandIsDescribedForHelp() {
        for command in Commands.all {
            #expect(!command.summary.isEmpty, "\(command.path)")
            #expect(command.options.allSatisfy { !$0.summary.isEmpty }, "\(command.path)")
            #expect(command.operands.dropLast().allSatisfy { !$0.isOptional && !$0.repeats }, "\(command.path)")
        }
    }
}
