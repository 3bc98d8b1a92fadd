// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import HearthIPC
import HearthModel
import HearthTestSupport
import Testing

@Suite struct LateAnswerTests {
    /// Holds the replies to mutations back until told.
    actor Late {
        private(set) var replies: [HubReply<Commit>] = []
        func keep(_ reply: HubReply<Commit>) { replies.append(reply) }

        func answerAll() {
            for (index, reply) in replies.enumerated() {
                reply.connection.send(.committed(Commit(revision: Int64(index) * 2 + 1, changes: [])))
                reply.succeed(Commit(revision: Int64(index) * 2 + 2, changes: []))
            }
        }
    }

    private static func hub(_ late: Late) async throws -> TestHub {
        try await TestHub { $0.mutations { _, reply in await late.keep(reply) } }
    }

    @Test("a request out of time fails once; the commit of its late answer comes as a notification, in order")
    func deliversLateCommit() async throws {
        let late = Late()
        let hub = try await Self.hub(late)
        let heard = Heard<String>()
        let client = try await hub.connect(
            handlers: .init(notification: {
                if case .committed(let commit) = $0 { heard.append("commit \(commit.revision)") }
            }))
        client.send(Mutate(AddHome(name: "A")), within: .milliseconds(50)) { result in
            if case .failure(let error) = result { heard.append(error.code.rawValue) }
        }
        try await eventually("out of time") { heard.all == ["operationTimedOut"] }
        try await eventually("asked") { await late.replies.count == 1 }
        await late.answerAll()
        try await eventually("told") { heard.all == ["operationTimedOut", "commit 1", "commit 2"] }
        try await hub.stop()
    }

    @Test("a cancelled call returns at once, even if the delivery queue is busy, and its commit still comes")
    func cancelsPromptly() async throws {
        let late = Late()
        let hub = try await Self.hub(late)
        let heard = Heard<Int64>()
        let queue = DispatchQueue(label: "test.busy")
        let client = try await hub.connect(
            deliverOn: queue,
            handlers: .init(notification: { if case .committed(let commit) = $0 { heard.append(commit.revision) } }))
        let call = Task { try await client.call(Mutate(AddHome(name: "A")), within: .seconds(60)) }
        try await eventually("asked") { await late.replies.count == 1 }
        queue.suspend()
        call.cancel()
        await #expect(throws: HubError(.operationCancelled, "")) { try await call.value }
        queue.resume()
        await late.answerAll()
        try await eventually("told") { heard.all == [1, 2] }
        try await hub.stop()
    }

    @Test("a call in a task that is cancelled already is cancelled")
    func cancelledBefore() async throws {
        let late = Late()
        let hub = try await Self.hub(late)
        let client = try await hub.connect()
        let call = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await client.call(Mutate(AddHome(name: "A")))
        }
        await #expect(throws: HubError(.operationCancelled, "")) { try await call.value }
        try await hub.stop()
    }

    @Test("a notification that cannot be read ends the connection; an unknown one is passed over")
    func unreadableNotification() async throws {
        let hub = try await TestHub()
        let heard = Heard<String>()
        let client = try await hub.connect(
            handlers: .init(
                notification: { heard.append($0.method.rawValue) },
                disconnected: { heard.append($0.message) }))
        let connection = try #require(await hub.clients.open.first)
        connection.send(.accessoryStatesChanged([]))
        connection.sendRaw(#"{"jsonrpc":"2.0","method":"weather.changed","params":{}}"#)
        connection.send(.valuesChanged([]))
        connection.sendRaw(#"{"jsonrpc":"2.0","method":"database.committed","params":{"revision":"x"}}"#)
        try await eventually("ended") { heard.all.count == 3 }
        #expect(heard.all.prefix(2) == ["accessory.stateChanged", "characteristic.valuesChanged"])
        #expect(heard.all.last?.contains("params.revision must be a number") == true)
        client.close()
        try await hub.stop()
    }
}
