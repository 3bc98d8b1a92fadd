// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthIPC
import HearthModel
import HearthSystem
import HearthTestSupport

/// A hub with a real socket and no devices: the model's rules, one transaction after the other, answers to the asker and
/// commits to all others.
actor SocketHub {
    let folder: ScratchFolder
    private let listener: HubListener
    private var database = HomeDatabase()
    private var commits: [Commit] = []
    private var clients: [HubConnection] = []

    nonisolated var socketPath: String { folder.file("hub.sock") }

    init() async throws {
        folder = try ScratchFolder()
        listener = try await HubListener.listen(
            at: folder.file("hub.sock"), on: EventLoop(label: "hub"), configuration: .init(hubVersion: "test"))
    }

    /// Serves while `body` runs.
    @MainActor static func serving(_ body: @MainActor (SocketHub) async throws -> Void) async throws {
        let hub = try await SocketHub()
        let running = Task { try await hub.run() }
        do {
            try await body(hub)
            await hub.listener.close()
            try await running.value
        } catch {
            await hub.listener.close()
            throw error
        }
    }

    private func run() async throws {
        var dispatcher = HubDispatcher()
        dispatcher.inOrder(OpenDatabase.self) { await self.open($0, $1) }
        dispatcher.mutations { await self.commit($0, $1) }
        try await listener.run(dispatcher, observer: .init(closed: { await self.forget($0) }))
    }

    private func open(_ request: OpenDatabase, _ reply: HubReply<DatabaseOpened>) {
        clients.append(reply.connection)
        reply.succeed(
            DatabaseOpened(
                revision: Revision(commits.count), database: request.since == nil ? database : nil,
                missed: request.since.map { since in commits.filter { $0.revision > since } }, accessories: [],
                values: []))
    }

    private func commit(_ wish: any Mutation, _ reply: HubReply<Commit>) {
        do throws(HubError) {
            let changes = try wish.changes(in: database, context: ScriptedHub.context)
            let commit = Commit(revision: Revision(commits.count + 1), changes: changes)
            database.apply(commit)
            commits.append(commit)
            reply.succeed(commit)
            HubConnection.send(.committed(commit), to: clients.filter { $0.id != reply.connection.id })
        } catch {
            reply.fail(error)
        }
    }

    private func forget(_ connection: HubConnection) {
        clients.removeAll { $0.id == connection.id }
    }
}
