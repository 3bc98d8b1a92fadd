// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthIPC
import HearthModel

/// Something the hub said unasked.
enum HubEvent: Sendable {
    case notification(HubNotification)
    /// The last event.
    case disconnected(HubError)
}

/// A command's conversation with the hub.
struct HubSession: Sendable {
    private let connection: any HubCaller
    /// Set by `--timeout`; nil leaves each request its own limit.
    private let limit: Duration?
    /// In the order in which the hub sent them. For one reader.
    let events: AsyncStream<HubEvent>

    static let usualLimit = Duration.seconds(30)

    static func open(
        _ socketPath: String, environment: CommandEnvironment, limit: Duration?,
        setupCode: @escaping @Sendable (SetupCodeQuestion) async -> SetupCodeAnswer
    ) async throws(CommandError) -> HubSession {
        let (events, feed) = AsyncStream<HubEvent>.makeStream()
        let handlers = HubClient.Handlers(
            notification: { feed.yield(.notification($0)) },
            setupCode: setupCode,
            disconnected: {
                feed.yield(.disconnected($0))
                feed.finish()
            })
        do {
            let connection = try await environment.connect(socketPath, handlers)
            return HubSession(connection: connection, limit: limit, events: events)
        } catch  where error.code == .noHomeHub {
            throw CommandError.hubNotThere(error.message)
        } catch {
            throw CommandError.hub(error)
        }
    }

    /// - Throws: `CommandError.hub`; `CommandError.hubNotThere` if the hub went away meanwhile.
    func call<Request: HubRequest>(
        _ request: Request, within usual: Duration = usualLimit
    ) async throws(CommandError) -> Request.Answer {
        do {
            return try await connection.call(request, within: limit ?? usual)
        } catch  where error.code == .communicationFailure && connection.isOver {
            throw CommandError.hubNotThere(error.message)
        } catch {
            throw CommandError.hub(error)
        }
    }

    /// Asks for a change of the database.
    func mutate(_ wish: some Mutation) async throws(CommandError) -> Commit {
        try await call(Mutate(wish))
    }

    /// The database and live state as they are now.
    func snapshot() async throws(CommandError) -> HubSnapshot {
        HubSnapshot(try await call(OpenDatabase()))
    }

    func close() {
        connection.close()
    }
}
