// Describes the todo list as a page, with many todos in store, and prints how long one description and its plain text take, in microseconds.
//   PageBenchmark COUNT
import Foundation
import Screens
import SharedData
import Todos
import TodosDomain

let count = CommandLine.arguments.count == 2 ? Int(CommandLine.arguments[1]) ?? 10_000 : 10_000
let me = User(id: User.ID(1), name: "Me")
let todos = (0..<count).map { number in
    Todo(
        id: Todo.ID(Int64(number) + 1), userID: me.id, title: "Todo number \(number) of very many",
        isCompleted: number % 3 == 0)
}
guard let screen = TodosFactory.inMemory(todos).listView(context: Context(user: me)) else { exit(1) }
await screen.appear()
let rounds = 200
var length = 0
let page = ContinuousClock().measure { for _ in 0..<rounds { length += screen.page.content.count } }
let text = ContinuousClock().measure { for _ in 0..<rounds { length += screen.page.text.utf8.count } }
guard length > 0 else { exit(1) }
print(microseconds(page), microseconds(text))

func microseconds(_ duration: Duration) -> Double {
    (Double(duration.components.seconds) * 1e6 + Double(duration.components.attoseconds) / 1e12) / Double(rounds)
}
