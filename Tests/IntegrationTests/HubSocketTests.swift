// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HearthSystem
import HearthTestSupport
import Testing

extension Processes {
    @Suite("The hub's socket")
    struct HubSocketTests {
        private static let rubbish: [String: [UInt8]] = [
            "nothing": [],
            "an HTTP request": Array("GET / HTTP/1.1\r\nHost: hub\r\n\r\n".utf8),
            "half an object": Array(#"{"jsonrpc": "2.0", "id": 1, "method": "hub.he"#.utf8),
            "no JSON": Array("{]\n{]\n\n\n".utf8),
            "other JSON": Array("[]\n17\nnull\n\"hub.hello\"\n{}\n{\"id\": {}}\n".utf8),
            "deep nesting": Array(repeating: UInt8(ascii: "["), count: 500_000) + [10],
            "bytes that are no text": Array("{\"jsonrpc\": \"2.0\", \"method\": \"".utf8) + [0xFF, 0xC0, 0x80] + Array("\"}\n".utf8),
            "a line without end": Array(repeating: UInt8(ascii: "x"), count: 20_000_000),
            "zeros": Array(repeating: 0, count: 100_000),
            "no hello": Array(
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"home.add\",\"params\":{\"name\":\"X\"}}\n".utf8),
            "wrong parameters": Array(
                ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"hub.hello\",\"params\":{\"protocolVersion\":1,\"client\":\"x\"}}\n"
                    + "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"home.add\",\"params\":{\"name\":{\"a\":1e999}}}\n"
                    + "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"room.add\",\"params\":[1,2,3]}\n").utf8),
        ]

        @Test("rubbish from one program hurts no other")
        func rubbish() async throws {
            let hub = try await HubProcess()
            try await hub.hearth("home", "add", "My Home")
            let watch = try await WatchProcess(at: hub)
            let eventLoop = EventLoop(label: "rubbish")
            var open: [StreamConnection] = []
            for (name, bytes) in Self.rubbish.sorted(by: { $0.key < $1.key }) {
                let connection = try await StreamConnection.connect(
                    toUnixSocket: hub.socketPath, on: eventLoop, within: .seconds(5))
                // The hub may hang up on the way: that is its right.
                try? await connection.write(bytes, within: .seconds(10))
                open.append(connection)
                try await hub.hearth("room", "add", "After \(name)")
            }
            for connection in open { await connection.close() }
            try await hub.hearth("hub", "status")
            #expect(hub.process?.currentEnding == nil)
            let names = try await hub.hearth("list", "homes", "--json").json["homes"]?.elements
            #expect(names?.map { $0["name"]?.string } == ["My Home"])
            try await eventually("the other program has seen all") {
                Self.rubbish.keys.allSatisfy { name in
                    watch.events.contains { $0["text"]?.string?.contains("After \(name)") ?? false }
                }
            }
        }

        @Test("a program in another language works on the same home")
        func foreignClient() async throws {
            let hub = try await HubProcess()
            let client = try ChildProcess(
                try PeerPython.path(),
                [
                    PeerPython.script("jsonrpc_client.py"), hub.socketPath, "database.open", "{}", "home.add",
                    #"{"name": "Дом"}"#, "home.add", #"{"name": "дом"}"#, "hub.status", "{}",
                ])
            #expect(try await client.waitForEnd() == .exited(1))
            #expect(client.errors.isEmpty)
            let lines = try client.output.split(separator: "\n").map { try JSONReader.read(Array($0.utf8)) }
            let answers = lines.filter { $0["method"] != nil }
            #expect(answers.map { $0["method"]?.string } == ["database.open", "home.add", "home.add", "hub.status"])
            #expect(answers.map { $0["error"] != nil } == [false, false, true, false])
            #expect(lines.count == answers.count, "its own change is not told to it")
            let homes = try await hub.hearth("list", "homes", "--json").json["homes"]?.elements
            #expect(homes?.map { $0["name"]?.string } == ["Дом"])
        }

        @Test(
            "without a hub every command says so and ends with 3",
            arguments: [
                ["list"], ["discover"], ["hub", "status"], ["pair", "Lamp", "--code", "482-06-913"], ["on", "Lamp"],
                ["run", "Evening"], ["watch"], ["home", "add", "My Home"], ["get", "Lamp"],
            ])
        func noHub(words: [String]) async throws {
            let folder = try ScratchFolder()
            let command = try Program.hearth.start(
                words, environment: ["HEARTH_SOCKET": folder.file("hub.sock"), "HOME": folder.path])
            #expect(try await command.waitForEnd() == .exited(3))
            #expect(command.output.isEmpty)
            #expect(command.errors.contains("hearthd"))
        }
    }
}
