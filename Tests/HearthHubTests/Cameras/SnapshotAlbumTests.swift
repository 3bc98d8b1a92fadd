// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAP
import HAPNetwork
import HearthIPC
import HearthModel
import HearthSimulator
import HearthSystem
import HearthTestSupport
import Testing

@testable import HearthHub

@Suite("Snapshots and keys at the hub", .serialized, .timeLimit(.minutes(5)))
struct SnapshotAlbumTests {
    @Test("pictures are kept for all, and forgotten with their accessory")
    func album() async throws {
        let (hub, camera) = (
            try HubBench(),
            try await ServedAccessory(
                HearthSimulator.House.camera.database, behaviour: Snapper())
        )
        let home = try await hub.addHome()
        let added = try await hub.add(camera, to: home)
        let told = Recorder<HubNotification>()
        for client in [1, 2] as [Client.ID] {
            await hub.registry.connect(Client(id: client, name: "program") { if client == 2 { told.record($0) } })
            await hub.registry.open(OpenDatabase(), for: client) { _ in }
        }
        #expect(try await hub.parts.snapshots.recent(added.accessory) == nil)
        let request = TakeSnapshot(accessory: added.accessory, width: 640, height: 360)
        let picture = try await hub.parts.snapshots.take(request, for: 1)
        #expect(picture.takenAt == hub.clock.now && picture.image == "/9j/")
        #expect(try await hub.parts.snapshots.recent(added.accessory) == picture)
        #expect(told.elements.filter { $0.method == .snapshotTaken } == [.snapshotTaken(added.accessory)])
        try await hub.perform(RemoveAccessory(home: home, accessory: added.accessory))
        await #expect(throws: HubError(.notFound, "")) { try await hub.parts.snapshots.recent(added.accessory) }
    }

    @Test("an accessory is found by its long-term key; others, strangers and nonsense are not")
    func keys() async throws {
        let (hub, lamp) = (try HubBench(), try await ServedAccessory(.bridge))
        let added = try await hub.add(lamp, to: try await hub.addHome())
        let key = await lamp.server.state.identity.signingKey.publicKey
        func find(_ key: [UInt8], for client: Client.ID = 1) async throws -> Accessory.ID? {
            let text = key.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
            return try await hub.parts.keys.find(FindAccessory(publicKey: text), for: client).accessory
        }
        #expect(try await find(key) == added.accessory)
        #expect(try await find([UInt8](repeating: 7, count: 32)) == nil)
        await #expect(throws: HubError(.invalidParameter, "")) { try await find([1, 2, 3]) }
        await hub.registry.connect(Client(id: 5, name: "guest", guest: 4711) { _ in })
        #expect(try await find(key, for: 5) == nil, "a guest finds nothing in homes of others")
    }

    /// A camera that takes the smallest of pictures.
    private struct Snapper: AccessoryBehaviour {
        func image(
            _ request: ResourceRequest, on server: isolated AccessoryServer
        ) async throws(HAPStatus) -> [UInt8] { [0xFF, 0xD8, 0xFF] }
    }
}
