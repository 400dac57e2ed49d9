import Auth
import AuthDomain
import Foundation
import Screens
import ScreensTesting
import SharedDataTesting

extension AuthPreviews {
    static var sessions: [Preview] {
        [
            Preview("Sessions", "loading", isLoading: true) {
                await sessions { _ throws(AuthError) in
                    await untilCancelled()
                    throw .cancelled
                }
            },
            Preview("Sessions", "one") { await Preview.used(sessions { _ in [terminal] }) },
            Preview("Sessions", "several, one from where programs have stumbled") {
                await Preview.used(sessions { _ in several })
            },
            Preview("Sessions", "the load failed") {
                await Preview.used(sessions { _ throws(AuthError) in throw locked })
            },
            Preview("Sessions", "a reload failed") {
                let outage = Outage()
                let screen = await sessions { _ throws(AuthError) in
                    if outage.isOngoing { throw locked }
                    return several
                }
                _ = await Preview.used(screen)
                outage.isOngoing = true
                return await Preview.used(screen)
            },
            Preview("Sessions", "one that could not be ended") {
                let (factory, state) = await ada {
                    $0.onSessions = { _ in several }
                    $0.onEndSessions = { _, _ throws(AuthError) in throw locked }
                }
                return await Preview.used(factory.sessionsScreen(state, context: .fixed()), then: ["end/2"])
            },
            Preview("Sessions", "of nobody") {
                let factory = makeFactory()
                return await Preview.used(factory.sessionsScreen(factory.userState(), context: .fixed()))
            },
        ]
    }

    nonisolated private static let terminal = session(1, "terminal", hours: 0, isCurrent: true)
    nonisolated private static let several = [
        terminal, session(2, "192.0.2.7", hours: 30), session(3, "\u{1B}[2J\u{202E}", hours: 500),
    ]

    /// A session that began some hours before the new year, and was last used a quarter of an hour later.
    nonisolated private static func session(
        _ id: Int64, _ client: String, hours: Double, isCurrent: Bool = false
    ) -> SessionInfo {
        let begun = Date(timeIntervalSince1970: 1_767_225_600 - hours * 3600)
        return SessionInfo(
            id: SessionInfo.ID(id), createdAt: begun, lastSeenAt: begun + 900, client: client, isCurrent: isCurrent)
    }

    private static func sessions(
        _ onSessions: @escaping @Sendable (String) async throws(AuthError) -> [SessionInfo]
    ) async -> SessionsScreen {
        let (factory, state) = await ada { $0.onSessions = onSessions }
        return factory.sessionsScreen(state, context: .fixed())
    }
}
