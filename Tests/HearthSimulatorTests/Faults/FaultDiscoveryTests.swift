// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@testable import HearthSimulator

extension FaultTests {
    /// An announced lamp under a name of its own, and the search that looks for it.
    private final class AnnouncedLamp: Sendable {
        let house: SimulatorFixture
        let name: String
        private let found = Guarded<DiscoveredAccessory?>(nil)
        private let task: Task<Void, Never>

        init(faults: [FaultOrder] = []) async throws {
            let name = "Lamp \(String(UInt32.random(in: 0...UInt32.max), radix: 16))"
            self.name = name
            var plan = House.plans[1]
            plan.name = name
            house = try await SimulatorFixture([plan], announcedOn: ["lo"], faults: faults)
            let sightings = try MulticastDNS(interfaces: ["lo"], eventLoop: EventLoop(label: "finder")).accessories()
            task = Task { [found] in
                for await sighting in sightings where sighting.accessory.name.hasPrefix(name) {
                    if case .vanished = sighting {
                        found.withLock { $0 = nil }
                    } else {
                        found.withLock { $0 = sighting.accessory }
                    }
                }
            }
        }

        deinit { task.cancel() }

        var present: DiscoveredAccessory? { found.withLock { $0 } }
    }

    func hiddenFromDiscovery(_ trial: FaultTrial) async throws {
        let lamp = try await AnnouncedLamp(faults: [try FaultOrder(trial.order)])
        let other = try await AnnouncedLamp()
        try await eventually("another lamp is found", within: .seconds(20)) { other.present != nil }
        #expect(lamp.present == nil)
        try await lamp.house.simulator.faultSwitch.turnOff()
        try await eventually("the lamp is found", within: .seconds(20)) {
            lamp.present?.port == lamp.house.cards[0].port
        }
    }

    func announcedElsewhere(_ trial: FaultTrial) async throws {
        let lamp = try await AnnouncedLamp(faults: [try FaultOrder(trial.order)])
        try await eventually("the lamp is found", within: .seconds(20)) { lamp.present != nil }
        #expect(lamp.present?.port == 9)
        try await lamp.house.simulator.faultSwitch.turnOff()
        try await eventually("the lamp is found where it is", within: .seconds(20)) {
            lamp.present?.port == lamp.house.cards[0].port
        }
        let fixture = try await FaultFixture(lifeSigns: .milliseconds(300))
        try await fixture.turnOn(trial.order)
        try await fixture.sight()
        #expect(await fixture.link.state.isReachable, "a connection that stands is kept")
        let count = fixture.updateCount
        await fixture.server.server.dropConnections()
        _ = try await fixture.isUnreachable(after: count)
        try await fixture.turnOffAll()
        try await fixture.sight()
        try await fixture.waitUntilReachable()
        try await fixture.expectAllWorks()
    }
}
