import Diary
import DiaryData
import DiaryDomain
import Foundation
import Screens
import ScreensTesting
import ServiceTesting
import SharedData
import SharedDataTesting

/// The feature's screens in each of their states.
@MainActor public enum DiaryPreviews {
    /// All of them, in the order in which a person meets them.
    public static var all: [Preview] { list + entry }

    static func screens(_ entries: [Entry] = SampleEntries.few) -> DiaryScreens? {
        DiaryFactory.inMemory(entries, clock: ManualClock()).screens(context: context)
    }

    /// Answers nothing until the task that asks is cancelled.
    static var waiting: DiaryScreens? {
        intercepted { _ throws(RepositoryError) in
            await untilCancelled()
            throw .cancelled
        }
    }

    static func failing(reads: Bool) -> DiaryScreens? {
        intercepted { call throws(RepositoryError) in
            if call.isWrite != reads { throw .fetch(.network("connection refused")) }
        }
    }

    private static let context = Context(
        user: SampleEntries.user, locale: Locale(identifier: "en_US"),
        timeZone: TimeZone(identifier: "Europe/Berlin") ?? .gmt)

    private static func intercepted(
        before: @escaping @Sendable (InterceptedDiaryRepository.Call) async throws(RepositoryError) -> Void
    ) -> DiaryScreens? {
        let repository = DefaultDiaryRepository(dataSource: InMemoryDiaryDataSource())
        return DiaryFactory(repository: InterceptedDiaryRepository(repository, before: before), clock: ManualClock())
            .screens(context: context)
    }
}
