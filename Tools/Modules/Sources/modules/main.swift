import Foundation
import ModulesCore

exit(await ModulesCommand.run(Array(CommandLine.arguments.dropFirst())))
