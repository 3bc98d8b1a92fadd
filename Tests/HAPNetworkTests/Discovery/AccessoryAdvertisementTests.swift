// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPNetwork
import HearthTestSupport
import Testing

@Suite("An accessory's advertisement")
struct AccessoryAdvertisementTests {
    @Test("has the defaults of the HAP reference for all that is missing")
    func defaults() throws {
        let advertisement = try #require(AccessoryAdvertisement(record("id=aa:bb:cc:dd:ee:ff")))
        #expect(advertisement.deviceID == "aa:bb:cc:dd:ee:ff")
        #expect(advertisement.foldedDeviceID == "AA:BB:CC:DD:EE:FF")
        #expect(advertisement.configurationNumber == 0)
        #expect(advertisement.featureFlags == [])
        #expect(advertisement.model.isEmpty)
        #expect(advertisement.protocolVersion == "1.0")
        #expect(advertisement.stateNumber == 0)
        #expect(advertisement.statusFlags == [])
        #expect(advertisement.isPaired)
        #expect(advertisement.category == 1)
        #expect(advertisement.setupHash == nil)
    }

    @Test("does not exist without a device id", arguments: [[], ["md=x", "sf=1"], ["id"], ["id="]])
    func noID(strings: [String]) {
        #expect(AccessoryAdvertisement(TXTRecord(strings: strings.map { Array($0.utf8) })) == nil)
    }

    @Test("takes numbers that are none for missing", arguments: ["x", "-1", "99999999999", "1.5", " 1"])
    func oddNumbers(text: String) throws {
        let odd = try #require(AccessoryAdvertisement(record("id=a", "c#=\(text)", "sf=\(text)", "ci=\(text)")))
        #expect(odd.configurationNumber == 0)
        #expect(odd.statusFlags == [])
        #expect(odd.category == 1)
    }

    @Test("keeps bits it does not know")
    func unknownBits() throws {
        let flags = try #require(AccessoryAdvertisement(record("ID=a", "SF=9", "FF=130"))).statusFlags
        #expect(flags.contains(.notPaired))
        #expect(flags.rawValue == 9)
    }

    @Test("says to the network what it was made of, and reads the same back")
    func roundTrip() throws {
        let advertisement = AccessoryAdvertisement(
            deviceID: "AA:BB:CC:DD:EE:FF", model: "Lamp1,1", category: 5, configurationNumber: 7,
            featureFlags: .softwareAuthentication, statusFlags: [.notPaired, .problemDetected], setupHash: "q8sU2g==")
        let strings = advertisement.record.strings.map { String(decoding: $0, as: UTF8.self) }
        #expect(
            strings == [
                "c#=7", "ff=2", "id=AA:BB:CC:DD:EE:FF", "md=Lamp1,1", "pv=1.1", "s#=1", "sf=5", "ci=5", "sh=q8sU2g==",
            ])
        #expect(AccessoryAdvertisement(advertisement.record) == advertisement)
    }

    private func record(_ strings: String...) -> TXTRecord {
        TXTRecord(strings: strings.map { Array($0.utf8) })
    }

    @Test("spoilt records are read or passed over")
    func spoilt() {
        var mutator = Mutator(seed: 12)
        let good = AccessoryAdvertisement(
            deviceID: "7A:1C:3E:55:90:D2", model: "Lamp", category: 5, setupHash: "rjTqNw==")
        for _ in 0..<3000 {
            let record = TXTRecord(strings: good.record.strings.map { Array(mutator.mutate($0).prefix(255)) })
            #expect(record.strings.allSatisfy { $0.count <= 255 })
            guard let read = AccessoryAdvertisement(record) else { continue }
            #expect(!read.foldedDeviceID.isEmpty)
            _ = read.record.strings
        }
    }
}
