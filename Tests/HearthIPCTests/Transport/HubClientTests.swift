// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import HearthIPC
import HearthModel
import HearthSystem
import HearthTestSupport
import Testing

@Suite struct HubClientTests {
    static let status = HubStatus(
        version: "1", processID: 1, startedAt: Date(timeIntervalSince1970: 5), revision: 2, homes: 1, accessories: 0,
        reachableAccessories: 0, accessoryServers: [], clients: [], enabledTriggers: 0, nextFireDate: nil,
        residentBytes: 3)

    @Test("a request is answered with its type, a refusal with its code and message")
    func answers() async throws {
        let hub = try await TestHub {
            $0.beside(HubStatusRequest.self) { _, _ in Self.status }
            $0.mutations { wish, reply in
                guard let wish = wish as? AddHome, wish.name != "Casa" else {
                    return reply.fail(HubError(.homeWithSimilarNameExists, "there is a Casa"))
                }
                reply.succeed(Commit(revision: 5, changes: []))
            }
        }
        let client = try await hub.connect()
        #expect(client.welcome == Welcome(protocolVersion: 1, hubVersion: "9.9"))
        #expect(try await client.call(HubStatusRequest()) == Self.status)
        #expect(try await client.call(Mutate(AddHome(name: "Haus"))).revision == 5)
        let error = await #expect(throws: HubError.self) { try await client.call(Mutate(AddHome(name: "Casa"))) }
        #expect(error?.code == .homeWithSimilarNameExists)
        #expect(error?.message == "there is a Casa")
        try await hub.stop()
    }

    @Test("nobody at the path: the error says what to do")
    func nobodyThere() async throws {
        let folder = try ScratchFolder()
        let path = folder.file("hub.sock")
        let error = await #expect(throws: HubError.self) {
            try await HubClient.connect(to: path, as: "t", deliverOn: .global(), handlers: .init())
        }
        #expect(error?.code == .noHomeHub)
        #expect(
            error?.message
                == "no hub answers at \(path): start hearthd, or name another socket with HEARTH_SOCKET")
    }

    @Test("something that listens and never answers is no hub, after the time limit")
    func silentServer() async throws {
        let folder = try ScratchFolder()
        let listener = try await StreamListener.listen(
            onUnixSocket: folder.file("hub.sock"), eventLoop: EventLoop(label: "test.silent"))
        let error = await #expect(throws: HubError.self) {
            try await HubClient.connect(
                to: folder.file("hub.sock"), as: "t", deliverOn: .global(), handlers: .init(),
                within: .milliseconds(100))
        }
        #expect(error?.code == .noHomeHub)
        await listener.close()
    }

    @Test("the socket file of a hub that died is replaced; a living hub's is left alone")
    func staleSocket() async throws {
        let folder = try ScratchFolder()
        let path = folder.file("hub.sock")
        let loop = EventLoop(label: "test.stale")
        let script = "import socket,sys; s=socket.socket(socket.AF_UNIX); s.bind(sys.argv[1])"
        let process = try ChildProcess("/usr/bin/env", ["python3", "-c", script, path])
        _ = try await process.waitForEnd()
        #expect(FileManager.default.fileExists(atPath: path))
        let first = try await HubListener.listen(at: path, on: loop, configuration: .init(hubVersion: "1"))
        let error = await #expect(throws: HubError.self) {
            try await HubListener.listen(at: path, on: loop, configuration: .init(hubVersion: "1"))
        }
        #expect(error?.code == .alreadyExists)
        await first.close()
    }

    @Test("1,000 answers among 1,000 notifications arrive in the order in which the hub handed them over")
    func keepsOrder() async throws {
        let hub = try await TestHub {
            $0.mutations { wish, reply in
                guard let wish = wish as? AddHome, let number = Int64(wish.name) else { return }
                reply.connection.send(.committed(Commit(revision: number * 2, changes: [])))
                reply.succeed(Commit(revision: number * 2 + 1, changes: []))
            }
        }
        let heard = Heard<Int64>()
        let client = try await hub.connect(
            handlers: .init(notification: { if case .committed(let commit) = $0 { heard.append(commit.revision) } }))
        for number in 0..<1_000 {
            client.send(Mutate(AddHome(name: "\(number)"))) { heard.append((try? $0.get().revision) ?? -1) }
        }
        try await eventually("all heard") { heard.all.count == 2_000 }
        #expect(heard.all == (0..<2_000).map(Int64.init))
        try await hub.stop()
    }

    @Test("a hub that goes away fails the open requests, then the connection, each once")
    func hubGone() async throws {
        let hub = try await TestHub {
            $0.beside(HubStatusRequest.self) { _, _ throws(HubError) in
                try? await Task.sleep(for: .seconds(60))
                throw HubError(.operationCancelled, "stopped")
            }
            $0.inOrder(OpenDatabase.self) { _, reply in
                reply.connection.close(HubError(.genericError, "test"))
            }
        }
        let heard = Heard<String>()
        let client = try await hub.connect(
            handlers: .init(disconnected: { heard.append("gone \($0.code.rawValue)") }))
        for _ in 0..<3 {
            client.send(HubStatusRequest()) { result in
                if case .failure(let error) = result { heard.append("failed \(error.code.rawValue)") }
            }
        }
        client.send(OpenDatabase()) { _ in heard.append("open") }
        try await eventually("told") { heard.all.contains { $0.hasPrefix("gone") } }
        #expect(
            heard.all
                == Array(repeating: "failed communicationFailure", count: 3) + ["open", "gone communicationFailure"])
        await #expect(throws: HubError(.communicationFailure, "")) { try await client.call(HubStatusRequest()) }
        try await hub.stop()
        #expect(heard.all.count == 5)
    }

    @Test("closing fails open requests and tells the end once")
    func closing() async throws {
        let keeper = Keeper()
        let hub = try await TestHub { $0.inOrder(OpenDatabase.self) { _, reply in await keeper.keep(reply) } }
        let heard = Heard<HubError>()
        let client = try await hub.connect(handlers: .init(disconnected: { heard.append($0) }))
        let call = Task { try await client.call(OpenDatabase()) }
        try await eventually("asked") { await keeper.replies.count > 0 }
        client.close()
        client.close()
        await #expect(throws: HubError(.communicationFailure, "")) { try await call.value }
        try await eventually("told") { heard.all.count == 1 }
        try await hub.stop()
    }
}

/// Keeps replies for later.
actor Keeper {
    private(set) var replies: [HubReply<DatabaseOpened>] = []
    func keep(_ reply: HubReply<DatabaseOpened>) { replies.append(reply) }
}
