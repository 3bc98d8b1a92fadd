// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthIPC
import HearthModel
import HearthTestSupport
import Testing

/// A client in another language, written from the OpenRPC document alone.
@Suite struct ForeignClientTests {
    private static let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Peers/jsonrpc_client.py").path

    private func run(_ arguments: String..., at hub: TestHub) async throws -> (ending: Int32?, lines: [JSONValue]) {
        let process = try ChildProcess("/usr/bin/env", ["python3", Self.script, hub.path] + arguments)
        let ending = try await process.waitForEnd()
        #expect(process.errors.isEmpty)
        let lines = try process.output.split(separator: "\n").map { try JSONValue(Data($0.utf8)) }
        guard case .exited(let code) = ending else { return (nil, lines) }
        return (code, lines)
    }

    @Test("it changes the database, hears of others' changes in order and understands a refusal")
    func talks() async throws {
        let hub = try await TestHub {
            $0.mutations { wish, reply in
                guard let wish = wish as? AddHome, wish.name == "Casa \"Ñ\" / 家" else {
                    return reply.fail(HubError(.notFound, "no such home"))
                }
                reply.connection.send(.committed(Commit(revision: 1, changes: [])))
                reply.succeed(Commit(revision: 2, changes: []))
            }
        }
        let (code, lines) = try await run(
            "home.add", #"{"name": "Casa \"Ñ\" / 家"}"#, "home.remove",
            #"{"home": "0565d2a9-84d4-5c79-b862-7be4aeafddcd"}"#, at: hub)
        #expect(code == 1)
        let expected = [
            #"{"notification":"database.committed","params":{"revision":1,"changes":[]}}"#,
            #"{"method":"home.add","result":{"revision":2,"changes":[]}}"#,
            #"""
            {"method":"home.remove","error":{"code":1000,"message":"no such home",
             "data":{"code":"notFound","message":"no such home"}}}
            """#,
        ]
        #expect(lines == (try expected.map { try JSONValue(Data($0.utf8)) }))
        try await hub.stop()
    }

    @Test("it reads the description of the interface")
    func discovers() async throws {
        let hub = try await TestHub()
        let (code, lines) = try await run("rpc.discover", "{}", at: hub)
        #expect(code == 0)
        let document = try JSONValue(Data(OpenRPCDocument.text.bytes))
        #expect(lines == [.object(["method": .text("rpc.discover"), "result": document])])
        try await hub.stop()
    }

    @Test("it answers the hub's question as a setup agent")
    func isAgent() async throws {
        let heard = Heard<String?>()
        let hub = try await TestHub {
            $0.beside(RegisterSetupAgent.self) { _, connection throws(HubError) in
                heard.append(try await connection.ask(SetupAgentTests.question, within: .seconds(10)).setupCode)
                return Done()
            }
        }
        let (code, lines) = try await run("--agent", "031-45-154", "agent.register", #"{"isOn": true}"#, at: hub)
        #expect(code == 0)
        #expect(heard.all == ["031-45-154"])
        #expect(lines.last == .object(["method": .text("agent.register"), "result": .object([:])]))
        try await hub.stop()
    }
}
