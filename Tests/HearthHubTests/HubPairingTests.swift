// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAP
import HAPCatalogue
import HAPNetwork
import HearthIPC
import HearthModel
import HearthSystem
import HearthTestSupport
import Testing

@testable import HearthHub

/// Which accessory is paired, when the code is asked for, and what becomes of those behind a bridge.
@Suite("The hub pairs", .serialized)
struct HubPairingTests {
    /// Lets the hub see accessories on the network.
    private func announce(_ accessories: [ServedAccessory], to bench: HubBench) async throws -> Task<Void, Never> {
        let (sightings, sighting) = AsyncStream.makeStream(of: Sighting.self)
        let (board, links) = (bench.parts.board, bench.parts.links)
        let task = Task { await board.run(sightings, links: links) }
        let told = Recorder<HubNotification>()
        await board.search(true, for: 9) { told.record($0) }
        for accessory in accessories {
            let state = await accessory.server.state
            let hash = try SetupHash(setupID: state.setupID, deviceID: state.identity.deviceID)
            let advertisement = AccessoryAdvertisement(
                deviceID: state.identity.deviceID.text, model: "T-1", category: 5, statusFlags: .notPaired,
                setupHash: hash.base64)
            sighting.yield(
                .appeared(
                    .init(
                        name: "Thing", advertisement: advertisement, host: "thing.local", port: accessory.address.port,
                        addresses: [accessory.address])))
        }
        try await eventually("all are seen") { told.elements.count == accessories.count }
        return task
    }

    private func payload(of accessory: ServedAccessory, setupID: SetupID? = nil) async throws -> String {
        let own = await accessory.server.state.setupID
        return SetupPayload(
            category: 5, flags: .ip, setupCode: try SetupCode("482-06-913"), setupID: setupID ?? own
        ).uri
    }

    @Test("of several that are alike the one is paired whose setup hash belongs to the QR code")
    func picksByHash() async throws {
        let bench = try HubBench()
        let home = try await bench.addHome()
        let lamps = [
            try await ServedAccessory(.lamp), try await ServedAccessory(.lamp), try await ServedAccessory(.lamp),
        ]
        let running = try await announce(lamps, to: bench)
        defer { running.cancel() }
        let request = AddAccessory(home: home, setupPayload: try await payload(of: lamps[1]))
        try await bench.parts.pairer.add(request, for: 1) { _ in }
        var paired: [Bool] = []
        for lamp in lamps { paired.append(await !lamp.server.state.pairings.isEmpty) }
        #expect(paired == [false, true, false])
    }

    @Test("a QR code that belongs to none of them pairs with none")
    func foreignPayload() async throws {
        let bench = try HubBench()
        let home = try await bench.addHome()
        let lamp = try await ServedAccessory(.lamp)
        let running = try await announce([lamp], to: bench)
        defer { running.cancel() }
        let other = try await payload(of: lamp, setupID: SetupID("ZZ9Z"))
        await #expect(throws: HubError(.accessoryDiscoveryFailed, "")) {
            try await bench.parts.pairer.add(AddAccessory(home: home, setupPayload: other), for: 1) { _ in }
        }
        #expect(await lamp.server.state.pairings.isEmpty)
    }

    @Test("a QR code that belongs to another accessory than the one named costs that one no attempt")
    func contradictingPayload() async throws {
        let bench = try HubBench()
        let home = try await bench.addHome()
        let lamps = [try await ServedAccessory(.lamp), try await ServedAccessory(.lamp)]
        let running = try await announce(lamps, to: bench)
        defer { running.cancel() }
        let named = await lamps[0].server.state.identity.deviceID.text
        let request = AddAccessory(home: home, deviceID: named, setupPayload: try await payload(of: lamps[1]))
        await #expect(throws: HubError(.invalidParameter, "")) {
            try await bench.parts.pairer.add(request, for: 1) { _ in }
        }
        for lamp in lamps { #expect(await lamp.server.state.pairings.isEmpty) }
    }

    @Test("an accessory that is seen a moment later is waited for")
    func waitsForSighting() async throws {
        let bench = try HubBench()
        let home = try await bench.addHome()
        let lamp = try await ServedAccessory(.lamp)
        let request = AddAccessory(home: home, setupPayload: try await payload(of: lamp))
        async let added: Void = bench.parts.pairer.add(request, for: 1) { _ in }
        let running = try await announce([lamp], to: bench)
        defer { running.cancel() }
        try await added
        #expect(await !lamp.server.state.pairings.isEmpty)
    }

    @Test("the code is asked for when the accessory has begun and may show it, and goes on in the same session")
    func asksAfterBegin() async throws {
        let bench = try HubBench()
        let accessory = try ScriptedAccessory()
        try await accessory.start()
        let asked = Recorder<Int>()
        await bench.parts.agents.register(7) { _ in
            asked.record(await accessory.pairingRequestCount)
            asked.record(Int(await accessory.connectionCount))
            return SetupCodeAnswer(setupCode: accessory.setupCode.dashed)
        }
        let home = try await bench.addHome()
        let request = AddAccessory(home: home, address: accessory.address.description)
        try await bench.parts.pairer.add(request, for: 1) { _ in }
        // A public number that begins with zero is traded for another, over a connection of its own. Quirk Q66.
        let connections = try #require(asked.elements.last)
        #expect(asked.elements.first == connections)
        #expect(await accessory.connectionCount == UInt64(connections))
        await accessory.stop()
    }

    @Test("an accessory that nobody has paired shows itself; one that is paired elsewhere refuses in words")
    func identifies() async throws {
        let (bench, other) = (try HubBench(), try HubBench())
        let lamp = try await ServedAccessory(.lamp)
        let running = try await announce([lamp], to: bench)
        defer { running.cancel() }
        let id = Accessory.ID(deviceID: await lamp.server.state.identity.deviceID, aid: 1)
        try await bench.parts.identify(id)
        try await other.add(lamp, to: try await other.addHome())
        let error = await #expect(throws: HubError.self) { try await bench.parts.identify(id) }
        #expect(error?.code == .operationNotSupported)
        try await other.parts.identify(id)
        #expect(lamp.writes.last == [CharacteristicID(aid: 1, iid: 2)])
    }

    @Test("a bridge that comes back without some of those behind it keeps them as gone, and has them again later")
    func keepsGoneAccessories() async throws {
        let bench = try HubBench()
        var bridge = try await ServedAccessory(.bridge)
        try await bench.add(bridge, to: try await bench.addHome())
        let home = await bench.registry.database.homes[0]
        let lamp = try #require(home.accessories.first { $0.aid == 2 })
        let port = bridge.address.port
        func restart(_ database: AttributeDatabase) async throws {
            let state = await bridge.stop()
            bridge = try await ServedAccessory(database, state: state, port: port)
        }
        var half = AttributeDatabase.bridge
        half.accessories.removeAll { $0.aid != 1 }
        try await restart(half)
        try await eventually("all three are gone") {
            await bench.registry.database.homes[0].accessories.count { $0.goneSince != nil } == 3
        }
        try await eventually("the bridge alone is reachable") { await bench.registry.live.reachable.count == 1 }
        let now = await bench.registry.database.homes[0]
        #expect(now.accessories.map(\.name) == home.accessories.map(\.name))
        #expect(now.accessories[0].category == home.accessories[0].category)
        try await restart(.bridge)
        try await eventually("all are back") { await bench.registry.live.reachable.count == 4 }
        #expect(await bench.registry.database.homes[0] == home)
        try await restart(half)
        try await eventually("gone again") {
            await bench.registry.database.accessory(lamp.id)?.accessory.goneSince != nil
        }
        try await bench.perform(RemoveAccessory(home: home.id, accessory: lamp.id))
        #expect(await bench.registry.database.homes[0].accessories.map(\.aid) == [1, 3, 4])
        #expect(await !bridge.server.state.pairings.isEmpty)
    }

    @Test("a bridge that comes up half empty and says nothing when it is complete is asked again")
    func looksAgain() async throws {
        let bench = try HubBench()
        let bridge = try ScriptedAccessory(.bridge)
        try await bridge.start()
        let request = AddAccessory(
            home: try await bench.addHome(), address: bridge.address.description, setupCode: bridge.setupCode.dashed)
        try await bench.parts.pairer.add(request, for: 1) { _ in }
        await bridge.stop()
        await bridge.setDatabase(AttributeDatabase(accessories: Array(AttributeDatabase.bridge.accessories.prefix(2))))
        try await bridge.start()
        func goneCount() async -> Int {
            await bench.registry.database.homes[0].accessories.count { $0.goneSince != nil }
        }
        try await eventually("two are missing") { await goneCount() == 2 }
        await bridge.setDatabase(.bridge)
        try await eventually("all are there again") { await goneCount() == 0 }
        try await eventually("and reachable") { await bench.registry.live.reachable.count == 4 }
        await bridge.stop()
    }

    @Test("an accessory that was added to a bridge in silence is found on request, before the answer comes")
    func refreshes() async throws {
        let bench = try HubBench()
        let bridge = try ScriptedAccessory(.bridge)
        try await bridge.start()
        let request = AddAccessory(
            home: try await bench.addHome(), address: bridge.address.description, setupCode: bridge.setupCode.dashed)
        try await bench.parts.pairer.add(request, for: 1) { _ in }
        let id = Accessory.ID(deviceID: bridge.identity.deviceID, aid: 1)
        try await bench.parts.control.refresh(id)
        #expect(await bench.registry.database.homes[0].accessories.count == 4)
        await bridge.setDatabase(
            AttributeDatabase(accessories: AttributeDatabase.bridge.accessories + [.lamp(aid: 5)]))
        try await bench.parts.control.refresh(id)
        #expect(await bench.registry.database.homes[0].accessories.map(\.aid) == [1, 2, 3, 4, 5])
        await bridge.stop()
        try await eventually("unreachable") { await bench.registry.live.reachable.isEmpty }
        await #expect(throws: HubError(.accessoryNotReachable, "")) { try await bench.parts.control.refresh(id) }
    }

    @Test("a camera's picture comes through; what has no camera is not even asked")
    func snapshot() async throws {
        let bench = try HubBench()
        var database = AttributeDatabase.lamp
        database.accessories[0].services.append(
            ServiceAttributes(iid: 30, type: ServiceType.cameraRTPStreamManagement, characteristics: []))
        let accessory = try ScriptedAccessory(database)
        await accessory.follow { request, _ in
            guard request.path == "/resource" else { return .usual }
            return .response(HTTPResponse(status: 200, contentType: ContentType.jpeg, body: [0xFF, 0xD8, 0xFF]))
        }
        try await accessory.start()
        let (camera, lamp) = (
            Accessory.ID(deviceID: accessory.identity.deviceID, aid: 1), try await ServedAccessory(.lamp)
        )
        let home = try await bench.addHome()
        let request = AddAccessory(
            home: home, address: accessory.address.description, setupCode: accessory.setupCode.dashed)
        try await bench.parts.pairer.add(request, for: 1) { _ in }
        let picture = try await bench.parts.control.takeSnapshot(TakeSnapshot(accessory: camera, width: 64, height: 48))
        #expect(picture == Snapshot(contentType: "image/jpeg", image: "/9j/"))
        let other = try await bench.add(lamp, to: home).accessory
        await #expect(throws: HubError(.operationNotSupported, "")) {
            try await bench.parts.control.takeSnapshot(TakeSnapshot(accessory: other, width: 64, height: 48))
        }
        await #expect(throws: HubError(.invalidParameter, "")) {
            try await bench.parts.control.takeSnapshot(TakeSnapshot(accessory: camera, width: 0, height: 48))
        }
        await accessory.stop()
    }

    @Test("B10.10: authorization data goes to characteristics that take it, and a control point's answer comes back")
    func authorizesWrites() async throws {
        let bench = try HubBench()
        var database = AttributeDatabase.bridge
        database.accessories[3].services[1].characteristics[1].permissions.insert(.additionalAuthorization)
        database.accessories[3].services[1].characteristics[2].permissions.insert(.writeResponse)
        let accessory = try ScriptedAccessory(database)
        await accessory.follow { request, _ in
            guard request.method == "PUT", let write = try? CharacteristicWriteRequest(body: request.body),
                write.rows.contains(where: \.wantsResponse)
            else { return .usual }
            return .response(
                CharacteristicResponse(
                    rows: write.rows.map { .init($0.id, value: $0.wantsResponse ? .data([2, 1, 2]) : nil) }
                ).writeAnswer)
        }
        try await accessory.start()
        let request = AddAccessory(
            home: try await bench.addHome(), address: accessory.address.description,
            setupCode: accessory.setupCode.dashed)
        try await bench.parts.pairer.add(request, for: 1) { _ in }
        await accessory.forgetRequests()
        let lock = Accessory.ID(deviceID: accessory.identity.deviceID, aid: 4)
        func write(_ iid: UInt64, _ value: CharacteristicValue, _ text: String?) -> HearthIPC.CharacteristicWrite {
            .init(CharacteristicReference(accessory: lock, iid: iid), value: value, authorizationData: text)
        }
        let results = await bench.parts.control.write(
            [write(11, .integer(0), "Bwg="), write(12, .data([1, 1, 1]), "Bwg=")], for: 1)
        #expect(results.map(\.error) == [nil, nil])
        #expect(results.last?.value == .data([2, 1, 2]))
        let sent = try CharacteristicWriteRequest(body: try #require(await accessory.requests.last).body)
        #expect(sent.rows.map(\.authData) == [[7, 8], nil])
        #expect(sent.rows.map(\.wantsResponse) == [false, true])
        #expect(await accessory.requests.map(\.path).suffix(2) == ["/prepare", "/characteristics"])
        let bad = await bench.parts.control.write([write(11, .integer(0), "no base64!")], for: 1)
        #expect(bad.first?.error?.code == .invalidParameter)
        await accessory.stop()
    }
}
