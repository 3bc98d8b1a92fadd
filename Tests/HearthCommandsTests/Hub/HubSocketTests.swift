// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import HAPCatalogue
import HearthIPC
import HearthModel
import HearthSystem
import HearthTestSupport
import Testing

@testable import HearthCommands

/// Commands over the real client and a real socket.
struct HubSocketTests {
    /// Serves the fake hub on a socket while `body` runs.
    private func serving(_ hub: FakeHub, _ body: (String) async throws -> Void) async throws {
        let folder = try ScratchFolder()
        let path = folder.file("hub.sock")
        let listener = try await HubListener.listen(
            at: path, on: EventLoop(label: "hub"), configuration: .init(hubVersion: "test"))
        let running = Task { try await listener.run(hub.dispatcher, observer: hub.observer) }
        do {
            try await body(path)
        } catch {
            await listener.close()
            throw error
        }
        await listener.close()
        try await running.value
    }

    private func run(_ words: [String], at path: String, _ console: FakeConsole) async -> ExitCode {
        let environment = CommandEnvironment(
            variables: ["HEARTH_SOCKET": path], console: console,
            connect: { path, handlers async throws(HubError) in
                try await HubClient.connect(
                    to: path, as: "hearth", deliverOn: DispatchQueue(label: "test"), handlers: handlers)
            },
            check: { _, _ async throws(CheckFailure) in throw .notFound(seen: []) },
            now: { FakeHub.now }, calendar: FakeHub.calendar, makeID: { UUID() }, userID: { _ in nil },
            settling: .milliseconds(50))
        return await CommandLineTool.run(words, in: environment)
    }

    @Test("a home is shown, changed and shown again")
    func roundTrip() async throws {
        try await serving(FakeHub()) { path in
            let steps = [
                ["room", "add", "Hall"], ["room", "assign", "Desk Lamp", "hall"],
                ["set", "Desk Lamp", "brightness", "75%"], ["scene", "set", "Party", "Desk Lamp", "on", "on"],
                ["trigger", "add", "Dance", "--at", "+1h", "--run", "Party"], ["run", "Party"], ["hub", "status"],
            ]
            for step in steps {
                let console = FakeConsole()
                #expect(await run(step, at: path, console) == .success, "\(step): \(console.messages)")
            }
            let console = FakeConsole()
            #expect(await run(["list"], at: path, console) == .success)
            #expect(console.output.contains("Hall\n│   └── Desk Lamp  on, 75%"), "\(console.output)")
        }
    }

    @Test("the hub asks for the setup code through the socket")
    func setupAgent() async throws {
        let hub = FakeHub()
        hub.withState { state in
            state.network = [
                DiscoveredAccessory(
                    accessory: House.id(80), deviceID: "BB:00:00:00:00:80", name: "Acme Lamp", model: "L1", category: 5,
                    isPaired: false, addresses: [])
            ]
            state.newcomers = [House.light(80, "New Lamp", House.id(10))]
        }
        try await serving(hub) { path in
            let console = FakeConsole(input: ["123-45-678"], isTerminal: true)
            #expect(await run(["pair", "acme lamp"], at: path, console) == .success, "\(console.messages)")
            #expect(console.messages.contains("Setup code of Acme Lamp"))
        }
    }

    @Test("changes reach watch through the socket, and its end is noticed")
    func watch() async throws {
        let hub = FakeHub()
        let console = FakeConsole()
        try await serving(hub) { path in
            async let code = run(["watch", "Desk Lamp"], at: path, console)
            try await eventually("subscribed") { hub.withState { !$0.subscriptions.isEmpty } }
            let state = CharacteristicState(House.reference(House.lamp, 10), value: .integer(5))
            hub.notify(.valuesChanged([state]))
            try await eventually("shown") { console.output.contains("Brightness: 5%") }
            hub.withState { $0.hangUp }?()
            #expect(await code == .hubNotThere)
        }
    }

    @Test("nobody at the socket is its own exit code")
    func nobody() async throws {
        let folder = try ScratchFolder()
        let console = FakeConsole()
        #expect(await run(["list"], at: folder.file("none.sock"), console) == .hubNotThere)
        #expect(console.messages.contains("hearthd"))
    }
}

extension FakeHub {
    /// Notifications and questions go to the connection opened last.
    fileprivate var observer: HubListener.Observer {
        HubListener.Observer(opened: { connection in
            self.withState { state in
                state.hangUp = { connection.close(HubError(.communicationFailure, "The hub stops.")) }
                state.handlers = HubClient.Handlers(
                    notification: { connection.send($0) },
                    setupCode: { question in
                        do {
                            return try await connection.ask(question, within: .seconds(10))
                        } catch {
                            return SetupCodeAnswer(setupCode: nil)
                        }
                    })
            }
        })
    }

    fileprivate var dispatcher: HubDispatcher {
        var dispatcher = HubDispatcher()
        serve(OpenDatabase.self, &dispatcher)
        serve(ReadCharacteristics.self, &dispatcher)
        serve(WriteCharacteristics.self, &dispatcher)
        serve(SubscribeCharacteristics.self, &dispatcher)
        serve(ExecuteActionSet.self, &dispatcher)
        serve(Discover.self, &dispatcher)
        serve(RegisterSetupAgent.self, &dispatcher)
        serve(AddAccessory.self, &dispatcher)
        serve(HubStatusRequest.self, &dispatcher)
        dispatcher.mutations { wish, reply in
            do throws(HubError) {
                reply.succeed(try self.commit(wish))
            } catch {
                reply.fail(error)
            }
        }
        return dispatcher
    }

    private func serve<Request: HubRequest>(_ type: Request.Type, _ dispatcher: inout HubDispatcher) {
        dispatcher.beside(type) { request, _ async throws(HubError) in
            try await self.call(request, within: .seconds(10))
        }
    }
}
