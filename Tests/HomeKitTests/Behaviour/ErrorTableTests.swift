// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthModel
import HearthTestSupport
import Testing

@testable import HomeKit

/// What it takes for an error to arise.
struct Provocation: Sendable, CustomTestStringConvertible {
    let code: HMError.Code
    let words: String
    /// How its text names the objects concerned; nil where there is none.
    let about: String?
    let act: @MainActor @Sendable (House) async throws -> Void

    init(
        _ code: HMError.Code, _ words: String, about: String? = nil,
        _ act: @escaping @MainActor @Sendable (House) async throws -> Void
    ) {
        self.code = code
        self.words = words
        self.about = about
        self.act = act
    }

    /// As the table of results shows it.
    var testDescription: String { "\(code): \(words)" }
}

@MainActor
@Suite("Errors, code by code")
struct ErrorTableTests {
    @Test("each code that can arise does, and says what and with which object", arguments: ErrorTable.all)
    func arises(_ provocation: Provocation) async throws {
        let house = try await House()
        try await house.equip()
        let error = await #expect(throws: HMError.self) { try await provocation.act(house) }
        let caught = try #require(error)
        #expect(caught.code == provocation.code, "\(caught.localizedDescription)")
        let text = caught.localizedDescription
        #expect(text.hasSuffix(".") || text.hasSuffix("scripted"), "\(text)")
        if let about = provocation.about { #expect(text.hasPrefix(about + ": "), "\(text)") }
        #expect((caught as any Error as NSError).localizedDescription == text)
    }

    @Test("every code arises in this table or has a reason why it does not")
    func complete() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Scripts/HomeKit/errors.tsv")
        let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
        let reasons = Set(rows.compactMap { $0.split(separator: "\t").first.map(String.init) })
        let provoked = Set(ErrorTable.all.map { "\($0.code)" })
        #expect(reasons.union(provoked) == Set(HMError.Code.named.keys))
        #expect(reasons.isDisjoint(with: provoked))
    }

    @Test("an error says which objects it is about, and its code and the hub's advice stay")
    func subjects() async throws {
        let house = try await House()
        let (zone, kitchen) = (try house.zone, try house.kitchen)
        try await zone.addRoom(kitchen)
        let error = await #expect(throws: HMError.self) { try await zone.addRoom(kitchen) }
        #expect(error == HMError(.alreadyExists))
        #expect(
            error?.localizedDescription
                == "Zone “Downstairs”, Room “Kitchen”: The room is in the zone already.")
    }
}

extension House {
    /// Characteristics of the formats that the lamp lacks.
    static let mode = CharacteristicReference(accessory: lamp, iid: 31)
    static let label = CharacteristicReference(accessory: lamp, iid: 32)
    static let stream = CharacteristicReference(accessory: lamp, iid: 33)
    static let warmth = CharacteristicReference(accessory: lamp, iid: 34)

    /// Gives the lamp characteristics of more formats: numbered states, text, TLV, and a float.
    func equip() async throws {
        var record = try #require(hub.database.homes.first?.accessories.first { $0.id == Self.lamp })
        let all: CharacteristicPermissions = [.read, .write, .notify]
        record.services.append(
            Service(
                iid: 30, type: TypeIdentifier(apple: 0x4A), name: "More",
                characteristics: [
                    Characteristic(
                        iid: 31, type: TypeIdentifier(apple: 0x33), permissions: all,
                        metadata: CharacteristicMetadata(
                            format: .uint8, minimum: .integer(1), maximum: .integer(3), validValues: [1, 3])),
                    Characteristic(
                        iid: 32, type: TypeIdentifier(apple: 0xE3), permissions: all,
                        metadata: CharacteristicMetadata(format: .string, maximumLength: 4)),
                    Characteristic(
                        iid: 33, type: TypeIdentifier(apple: 0x118), permissions: all,
                        metadata: CharacteristicMetadata(format: .tlv8)),
                    Characteristic(
                        iid: 34, type: TypeIdentifier(apple: 0x35), permissions: all,
                        metadata: CharacteristicMetadata(
                            format: .float, unit: "celsius", minimum: .double(10), maximum: .double(38),
                            step: .double(0.5))),
                ]))
        hub.change([.accessoryDescribed(accessory: record, home: id)])
        await mainQueueIsDrained()
        recorder.clear()
    }

    /// Another home of the same user, with a room.
    func hut() async throws -> (HMHome, HMRoom) {
        let hut = try await manager.addHome(named: "Hut")
        return (hut, try await hut.addRoom(named: "Hall"))
    }

    /// A trigger that is in the home.
    func trigger(_ name: String = "Morning", in seconds: TimeInterval = 0) async throws -> HMTimerTrigger {
        let trigger = HMTimerTrigger(name: name, fireDate: Self.nextHour + seconds, recurrence: nil)
        try await home.addTrigger(trigger)
        return trigger
    }

    /// A bridge with an accessory behind it.
    func bridge() async throws -> (HMAccessory, HMAccessory) {
        let (bridge, fan) = (Accessory.ID(UUID()), Accessory.ID(UUID()))
        let room = try #require(hub.database.homes.first).defaultRoom
        var head = Self.lampRecord(in: room, id: bridge)
        var behind = Self.lampRecord(in: room, id: fan, bridge: bridge)
        (head.name, behind.name) = ("Bridge", "Fan")
        hub.change([.accessoryAdded(accessory: head, home: id), .accessoryAdded(accessory: behind, home: id)])
        await mainQueueIsDrained()
        recorder.clear()
        let added = try [bridge, fan].map { id in try #require(home.accessories.first { $0.id == id }) }
        return (added[0], added[1])
    }
}
