// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPNetwork
import HearthIPC
import HearthModel
import HearthSystem
import HearthTestSupport
import Testing

@testable import HearthHub

@Suite("What is seen on the network")
struct DiscoveryBoardTests {
    @Test("one that is paired with this hub and in no home can be added, one paired with another cannot")
    func offersItsOwn() async throws {
        let bench = try HubBench()
        let (ours, foreign) = (try #require(DeviceID("7A:1C:3E:55:90:D2")), "0B:1D:6E:00:00:01")
        try bench.keyring.store(
            .init(pairing: AccessoryPairing(deviceID: ours, publicKey: Array(repeating: 1, count: 32)), address: nil))
        let (sightings, sighting) = AsyncStream.makeStream(of: Sighting.self)
        let board = bench.parts.board
        let running = Task { await board.run(sightings, links: bench.parts.links) }
        defer { running.cancel() }
        let told = Recorder<HubNotification>()
        await board.search(true, for: 1) { told.record($0) }
        for deviceID in [ours.text, foreign] {
            let advertisement = AccessoryAdvertisement(
                deviceID: deviceID, model: "T-1", category: 5, statusFlags: [])
            sighting.yield(
                .appeared(
                    .init(
                        name: "Thing", advertisement: advertisement, host: "thing.local", port: 1,
                        addresses: [SocketAddress(.loopback, port: 1)])))
        }
        try await eventually("both are seen") { told.elements.count == 2 }
        let isPaired = told.elements.map { notification in
            guard case .discovered(let accessory) = notification else { return nil as Bool? }
            return accessory.isPaired
        }
        #expect(isPaired == [false, true])
    }
}
