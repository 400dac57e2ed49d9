/// Every command of `demo`.
enum Commands {
    static let all: [Command] =
        [
            TourCommand.tour, AccountCommands.signup, AccountCommands.login, AccountCommands.logout,
            AccountCommands.whoami,
        ]
        + [AccountCommands.password, AccountCommands.reset, AccountDeletionCommand.delete, ShowCommand.show]
        + [
            TodoCommands.add, TodoCommands.list, TodoCommands.done, TodoCommands.reopen, TodoCommands.edit,
            TodoCommands.delete, TodoCommands.undo,
        ]
        + [PostCommands.add, PostCommands.list, PostCommands.show, PostCommands.delete, PostCommands.undo]
        + [PostCommands.importAll]
        + [DiaryWritingCommands.add, DiaryCommands.list, DiaryCommands.show, DiaryWritingCommands.edit]
        + [DiaryCommands.delete, DiaryCommands.undo, DiaryTransferCommands.exportAll, DiaryTransferCommands.importAll]
        + [UserCommands.list, UserCommands.add, UserCommands.show, UserCommands.edit, UserCommands.delete]
        + [UserCommands.undo, UserCommands.importAll]
        + [FlowerCommands.list, FlowerCommands.show, PreviewsCommand.previews]
        + [TransferCommands.importTodos, TransferCommands.exportTodos, CompletionsCommand.completions]
}
