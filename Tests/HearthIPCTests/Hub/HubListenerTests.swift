// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import HearthIPC
import HearthModel
import HearthSystem
import HearthTestSupport
import Testing

@Suite struct HubListenerTests {
    @Test("nothing is answered before hello but the description of the interface")
    func helloFirst() async throws {
        let hub = try await TestHub { $0.mutations { _, reply in reply.succeed(Commit(revision: 1, changes: [])) } }
        let client = try await RawClient(hub.path)
        try await client.send(#"{"jsonrpc":"2.0","id":1,"method":"home.add","params":{"name":"A"}}"# + "\n")
        let refused = try await client.receiveError()
        #expect(refused.code == -32_000)
        #expect(refused.message == "say hub.hello before home.add")
        try await client.send(#"{"jsonrpc":"2.0","id":2,"method":"rpc.discover"}"# + "\n")
        #expect(try await client.receiveAnswer(to: 2)?.description.contains(#""openrpc":"1.3.2""#) == true)
        try await client.hello()
        try await client.send(#"{"jsonrpc":"2.0","id":3,"method":"home.add","params":{"name":"A"}}"# + "\n")
        #expect(try await client.receiveAnswer(to: 3) != nil)
        try await hub.stop()
    }

    @Test("another protocol version is refused with both versions named, and the connection ends")
    func refusesVersion() async throws {
        let hub = try await TestHub()
        let client = try await RawClient(hub.path)
        try await client.send(
            #"{"jsonrpc":"2.0","id":1,"method":"hub.hello","params":{"protocolVersion":7,"client":"old"}}"# + "\n")
        let refused = try await client.receiveError()
        #expect(refused.code == -32_001)
        #expect(refused.message?.contains("version 1") == true)
        #expect(refused.message?.contains("version 7") == true)
        #expect(try await client.receive() == nil)
        try await hub.stop()
    }

    @Test("a user who may not is refused")
    func refusesUser() async throws {
        let hub = try await TestHub(configure: { $0.isAuthorized = { _ in false } })
        let error = await #expect(throws: HubError.self) { try await hub.connect() }
        #expect(error?.code == .homeAccessNotAuthorized)
        try await hub.stop()
    }

    @Test("the kernel says who is calling")
    func knowsPeer() async throws {
        let hub = try await TestHub()
        let client = try await hub.connect(as: "curious")
        let connection = try #require(await hub.clients.open.first)
        #expect(connection.peer.processID == ProcessInfo.processInfo.processIdentifier)
        #expect(connection.peer.userID == getuid())
        #expect(connection.clientName == "curious")
        client.close()
        try await eventually("closed") { await hub.clients.closed == 1 }
        try await hub.stop()
    }

    static let faults: [(String, Int, Int?)] = [
        ("no json at all", -32_700, nil),
        (#"[{"jsonrpc":"2.0","id":1,"method":"home.add"}]"#, -32_600, nil),
        (#"{"jsonrpc":"2.0","id":5,"method":"no.such"}"#, -32_601, 5),
        (#"{"jsonrpc":"2.0","id":6,"method":"home.add","params":{}}"#, -32_602, 6),
        (#"{"jsonrpc":"2.0","id":7,"method":"home.add","params":{"name":tru}}"#, -32_700, 7),
        (#"{"jsonrpc":"2.0","id":8,"method":"hub.hello","params":{"protocolVersion":1,"client":"x"}}"#, -32_600, 8),
    ]

    @Test("a bad line is answered with its error, and the next one is served", arguments: faults)
    func survivesBadLine(line: String, code: Int, id: Int?) async throws {
        let hub = try await TestHub { $0.mutations { _, reply in reply.succeed(Commit(revision: 1, changes: [])) } }
        let client = try await RawClient(hub.path)
        try await client.hello()
        try await client.send(line + "\n")
        let error = try await client.receiveError()
        #expect(error.code == code)
        #expect(error.id == id.map { .number(Int64($0)) })
        try await client.send(#"{"jsonrpc":"2.0","id":9,"method":"home.add","params":{"name":"A"}}"# + "\n")
        #expect(try await client.receiveAnswer(to: 9) != nil)
        try await hub.stop()
    }

    @Test("a line beyond 4 MiB is refused and ends the connection")
    func refusesLongLine() async throws {
        let hub = try await TestHub()
        let client = try await RawClient(hub.path)
        try await client.hello()
        let sending = Task { try await client.send(String(repeating: "x", count: LineDecoder.clientLimit + 2)) }
        #expect(try await client.receiveError().code == -32_600)
        #expect((try? await client.receive()) == nil)
        _ = await sending.result
        try await hub.stop()
    }

    @Test("a client that does not read is cut off, the others are not held up")
    func cutsSlowReader() async throws {
        let hub = try await TestHub(configure: { $0.outgoingLimit = 100_000 })
        let slow = try await RawClient(hub.path)
        try await slow.hello()
        let heard = Heard<HubNotification>()
        let quick = try await hub.connect(handlers: .init(notification: { heard.append($0) }))
        let home = Home(id: .init(UUID()), name: String(repeating: "h", count: 1_000), defaultRoom: .init(UUID()))
        var sent = 0
        while await hub.clients.closed == 0, sent < 100_000 {
            sent += 1
            let commit = Commit(revision: Int64(sent), changes: [.homeAdded(home: home)])
            HubConnection.send(.committed(commit), to: await hub.clients.open)
            try await eventually("the quick one keeps up") { heard.all.count == sent }
        }
        #expect(sent < 1_000)
        #expect(await hub.clients.open.count == 1)
        quick.close()
        try await hub.stop()
    }

    @Test("one answer may be longer than the limit of what waits")
    func sendsLargeAnswer() async throws {
        let database = HomeDatabase(
            homes: (0..<200).map {
                Home(id: .init(UUID()), name: String(repeating: "\($0)", count: 1_000), defaultRoom: .init(UUID()))
            })
        let hub = try await TestHub {
            $0.inOrder(OpenDatabase.self) { _, reply in
                reply.succeed(
                    DatabaseOpened(revision: 1, database: database, missed: nil, accessories: [], values: []))
            }
        } configure: {
            $0.outgoingLimit = 1_000
        }
        let client = try await hub.connect()
        #expect(try await client.call(OpenDatabase()).database == database)
        try await hub.stop()
    }

    @Test("a client that ends its side still gets its answers")
    func answersAfterEnd() async throws {
        let hub = try await TestHub {
            $0.beside(HubStatusRequest.self) { _, _ throws(HubError) in
                try? await Task.sleep(for: .milliseconds(50))
                return HubClientTests.status
            }
        }
        let script = """
            import socket,sys
            s=socket.socket(socket.AF_UNIX); s.connect(sys.argv[1])
            s.sendall(b'{"jsonrpc":"2.0","id":1,"method":"hub.hello","params":{"protocolVersion":1,"client":"p"}}\\n'
              b'{"jsonrpc":"2.0","id":2,"method":"hub.status"}\\n')
            s.shutdown(socket.SHUT_WR)
            print(len(s.makefile().readlines()))
            """
        let process = try ChildProcess("/usr/bin/env", ["python3", "-c", script, hub.path])
        #expect(try await process.waitForEnd() == .exited(0))
        #expect(process.output == "2\n")
        try await hub.stop()
    }

    @Test("requests of one connection start in the order in which they were sent")
    func startsInOrder() async throws {
        let heard = Heard<String>()
        let hub = try await TestHub {
            $0.mutations { wish, reply in
                if let wish = wish as? AddHome { heard.append(wish.name) }
                await Task.yield()
                reply.succeed(Commit(revision: 1, changes: []))
            }
        }
        let client = try await hub.connect()
        for number in 0..<500 { client.send(Mutate(AddHome(name: "\(number)"))) { _ in } }
        try await eventually("all started") { heard.all.count == 500 }
        #expect(heard.all == (0..<500).map { "\($0)" })
        try await hub.stop()
    }

    @Test("a long request holds up no other")
    func runsBeside() async throws {
        let hub = try await TestHub {
            $0.beside(IdentifyAccessory.self) { _, _ throws(HubError) in
                try? await Task.sleep(for: .seconds(60))
                throw HubError(.operationCancelled, "cancelled")
            }
            $0.beside(HubStatusRequest.self) { _, _ in HubClientTests.status }
        }
        let client = try await hub.connect()
        let heard = Heard<HubError.Code>()
        client.send(IdentifyAccessory(accessory: .init(UUID()))) {
            if case .failure(let error) = $0 { heard.append(error.code) }
        }
        #expect(try await client.call(HubStatusRequest()) == HubClientTests.status)
        #expect(heard.all.isEmpty)
        try await hub.stop()
        try await eventually("the long one is over") { heard.all.count == 1 }
    }

    @Test("a reply that is let go unanswered is answered all the same")
    func answersForgotten() async throws {
        let hub = try await TestHub { $0.inOrder(OpenDatabase.self) { _, _ in } }
        let client = try await hub.connect()
        let error = await #expect(throws: HubError.self) { try await client.call(OpenDatabase()) }
        #expect(error?.code == .unexpectedError)
        try await hub.stop()
    }

    @Test("too many open requests are refused, the open ones are not hurt")
    func limitsOpenRequests() async throws {
        let keeper = Keeper()
        let hub = try await TestHub { $0.inOrder(OpenDatabase.self) { _, reply in await keeper.keep(reply) } }
        let client = try await hub.connect()
        let heard = Heard<HubError.Code?>()
        for _ in 0...HubListener.openRequestLimit {
            client.send(OpenDatabase()) { result in
                if case .failure(let error) = result { heard.append(error.code) } else { heard.append(nil) }
            }
        }
        try await eventually("one refused") { heard.all == [.maximumObjectLimitReached] }
        let answer = DatabaseOpened(revision: 1, database: nil, missed: [], accessories: [], values: [])
        for reply in await keeper.replies { reply.succeed(answer) }
        try await eventually("all answered") { heard.all.count == HubListener.openRequestLimit + 1 }
        #expect(heard.all.count { $0 == nil } == HubListener.openRequestLimit)
        try await hub.stop()
    }
}
