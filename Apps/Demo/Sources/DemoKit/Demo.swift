import Foundation
import Service

/// The program: reads the command line, and does what it says.
public enum Demo {
    /// The version that `--version` prints.
    public static let version = "0.1.0"

    /// Runs the program on the process's own arguments, environment and files.
    /// - Returns: The exit status: 0 done, 1 failed, 2 wrong use, 3 not signed in, 4 not found.
    @MainActor public static func main() async -> Int32 {
        StandardFiles.openMissing()
        let failure = Lock<Int32>(0)
        let console = Console.process(failure: failure)
        do throws(Failure) {
            let words = try ArgumentText.read(CommandLine.argc, CommandLine.unsafeArgv)
            try ArgumentText.checkEnvironment()
            let code = await run(words, environment: ProcessInfo.processInfo.environment, console: console)
            let error = failure.withLock { $0 }
            // A reader that has seen enough is no failure; a full disk is.
            guard code == 0, error != 0, error != EPIPE else { return code }
            // Whoever reads this may think of trying again, which would store things twice.
            throw Failure(
                .failed,
                "standard output can't be written: \(String(cString: strerror(error))); what was to be done is done, only its answer is lost"
            )
        } catch {
            return report(error, to: console)
        }
    }

    /// Runs the program.
    /// - Parameter words: The words after the program's name.
    @MainActor static func run(_ words: [String], environment: [String: String], console: Console) async -> Int32 {
        let commands = Commands.all
        do throws(Failure) {
            switch try Parser(commands: commands).parse(words) {
            case .version: console.print("demo \(version)\n")
            case .help(let path): console.print(Help(commands: commands).text(on: path))
            case .app(let options):
                let invocation = Invocation(
                    options: options, console: console,
                    configuration: Configuration(environment: environment, databaseOption: options["database"]))
                guard console.isTerminal else {
                    console.print(Help(commands: commands).short)
                    return 0
                }
                return try await AppCommand.run(invocation)
            case .run(let command, let operands, let options):
                try await command.run(
                    Invocation(
                        operands: operands, options: options, console: console,
                        configuration: Configuration(environment: environment, databaseOption: options["database"])))
            }
            return 0
        } catch {
            return report(error, to: console)
        }
    }

    private static func report(_ failure: Failure, to console: Console) -> Int32 {
        console.message("demo: " + failure.message.withShortMiddle)
        return failure.code.rawValue
    }
}

extension String {
    /// The text, without its middle where it is very long: a huge word that someone gave hides neither what is wrong nor the way out.
    fileprivate var withShortMiddle: String {
        count > 2000 ? prefix(1000) + " … " + suffix(500) : self
    }
}
