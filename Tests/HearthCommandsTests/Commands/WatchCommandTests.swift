// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthIPC
import HearthModel
import HearthTestSupport
import Testing

@testable import HearthCommands

struct WatchCommandTests {
    /// Runs `watch`, plays the notifications once it is subscribed, then lets the hub stop.
    private func watch(
        _ words: [String], _ notifications: [HubNotification], hub: FakeHub = FakeHub()
    ) async throws -> Terminal.Outcome {
        async let outcome = Terminal(hub).run(["watch"] + words)
        try await eventually("characteristic.subscribe") {
            hub.withState { $0.methods }.contains("characteristic.subscribe")
        }
        for notification in notifications { hub.notify(notification) }
        hub.disconnect()
        return await outcome
    }

    private static func value(_ accessory: Accessory, _ iid: UInt64, _ value: Int128) -> HubNotification {
        .valuesChanged([CharacteristicState(House.reference(accessory, iid), value: .integer(value))])
    }

    @Test("values, reachability, scenes and changes, one line each with the time")
    func lines() async throws {
        let outcome = try await watch(
            ["--home", "My Home"],
            [
                Self.value(House.lamp, 10, 55),
                .valuesChanged([CharacteristicState(House.reference(House.strip, 19), value: .bool(true))]),
                .accessoryStatesChanged([AccessoryState(House.thermostat.id, isReachable: true)]),
                .actionSetExecuting(home: House.id(1), actionSet: House.goodNight.id, isExecuting: true),
                .committed(
                    Commit(
                        revision: 2,
                        changes: [
                            .actionSetExecuted(actionSet: House.goodNight.id, home: House.id(1), date: FakeHub.now),
                            .actionsChanged(
                                actionSet: House.goodNight.id, home: House.id(1), actions: [House.goodNight.actions[0]]),
                        ])),
                .actionSetExecuting(home: House.id(1), actionSet: House.goodNight.id, isExecuting: false),
                .committed(
                    Commit(
                        revision: 2,
                        changes: [
                            .accessoryRenamed(accessory: House.lamp.id, home: House.id(1), name: "Reading Lamp"),
                            .roomRenamed(room: House.kitchen.id, home: House.id(1), name: "Cookery"),
                        ])),
                Self.value(House.lamp, 10, 60),
            ])
        #expect(outcome.code == .hubNotThere)
        #expect(
            outcome.output == """
                13:00:30  Desk Lamp, Brightness: 55%
                13:00:30  Power Strip, Right, On: on
                13:00:30  Thermostat is reachable
                13:00:30  scene "Good Night" runs
                13:00:30  scene "Good Night" now sets one value
                13:00:30  scene "Good Night" has run
                13:00:30  accessory "Desk Lamp" is now "Reading Lamp"
                13:00:30  room "Kitchen" is now "Cookery"
                13:00:30  Reading Lamp, Brightness: 60%

                """)
    }

    @Test("JSON is one object a line")
    func json() async throws {
        let outcome = try await watch(
            ["--json"],
            [
                Self.value(House.lamp, 10, 55),
                .accessoryStatesChanged([AccessoryState(House.lamp.id, isReachable: false)]),
            ])
        let lines = outcome.output.split(separator: "\n").map { try? JSONSerialization.jsonObject(with: Data($0.utf8)) }
        let objects = lines.compactMap { $0 as? [String: Any] }
        #expect(objects.count == 2)
        #expect(objects[0]["event"] as? String == "value" && objects[0]["value"] as? Int == 55)
        #expect(objects[1]["isReachable"] as? Bool == false)
        #expect(outcome.messages.contains("\"code\":\"hubNotThere\""))
    }

    @Test("only the accessories named are subscribed to and shown")
    func scope() async throws {
        let hub = FakeHub()
        let outcome = try await watch(
            ["Desk Lamp"],
            [
                Self.value(House.lock, 9, 1), Self.value(House.lamp, 10, 1),
                .committed(
                    Commit(
                        revision: 2,
                        changes: [.roomRenamed(room: House.kitchen.id, home: House.id(1), name: "Cookery")])),
            ], hub: hub)
        #expect(outcome.output == "13:00:30  Desk Lamp, Brightness: 1%\n")
        #expect(
            hub.withState { $0.subscriptions } == [House.reference(House.lamp, 9), House.reference(House.lamp, 10)])
    }

    @Test("a new accessory is subscribed to as well")
    func newAccessory() async throws {
        let hub = FakeHub()
        let lamp = House.light(80, "New Lamp", House.kitchen.id)
        let outcome = try await watch(
            [],
            [
                .committed(
                    Commit(revision: 2, changes: [.accessoryAdded(accessory: lamp, home: House.id(1))])),
                Self.value(lamp, 10, 70),
            ], hub: hub)
        #expect(outcome.output.contains("New Lamp, Brightness: 70%"))
        #expect(hub.withState { $0.subscriptions }.contains(House.reference(lamp, 10)))
    }

    @Test("it ends quietly when nobody reads any more")
    func closedPipe() async throws {
        let hub = FakeHub()
        var terminal = Terminal(hub)
        terminal.console = FakeConsole(readerLeavesAfter: 1)
        let reading = terminal
        async let outcome = reading.run("watch")
        try await eventually("characteristic.subscribe") {
            hub.withState { $0.methods }.contains("characteristic.subscribe")
        }
        hub.notify(Self.value(House.lamp, 10, 1))
        hub.notify(Self.value(House.lamp, 10, 2))
        #expect(await outcome.code == .success)
        #expect(hub.withState { $0.isClosed })
    }
}
