// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthIPC
import HearthModel
import HearthTestSupport
import HomeKitTesting
import Testing

@testable import HomeKit

@MainActor
@Suite("Behaviour: homes and their manager")
struct ManagerBehaviourTests {
    private let hub = ScriptedHub()
    private let recorder = Recorder()

    private func manager() async throws -> HMHomeManager {
        let manager = HMHomeManager(dialler: hub.dialler, agent: nil)
        manager.delegate = recorder
        try await eventually("loaded") { recorder.messages.count == 2 }
        recorder.clear()
        return manager
    }

    @Test("B3.10 B4.1: the first home is primary and is handed over; nobody is told of it here")
    func first() async throws {
        let manager = try await manager()
        let villa = try await manager.addHome(named: "Villa")
        let hut = try await manager.addHome(named: "Hut")
        #expect(villa.isPrimary && !hut.isPrimary && manager.primaryHome === villa)
        #expect(manager.homes == [villa, hut])
        await mainQueueIsDrained()
        #expect(recorder.messages == [])
    }

    @Test("B3.12: the primary home can be changed; others' change of it is told")
    func primary() async throws {
        let manager = try await manager()
        let (villa, hut) = (try await manager.addHome(named: "Villa"), try await manager.addHome(named: "Hut"))
        try await manager.updatePrimaryHome(hut)
        #expect(manager.primaryHome === hut && hut.isPrimary && !villa.isPrimary)
        try hub.change(SetPrimaryHome(home: villa.id))
        await mainQueueIsDrained()
        #expect(recorder.messages == ["primary Villa"])
    }

    @Test("B3.11 B3.13: a home that is removed takes all of it along, and another one becomes primary, or none")
    func removal() async throws {
        let manager = try await manager()
        let (villa, hut) = (try await manager.addHome(named: "Villa"), try await manager.addHome(named: "Hut"))
        let room = try await villa.addRoom(named: "Attic")
        try await manager.removeHome(villa)
        #expect(manager.homes == [hut] && manager.primaryHome === hut && villa.name == "Villa")
        await #expect(throws: HMError(.notFound)) { try await room.updateName("Loft") }
        try await manager.removeHome(hut)
        #expect(manager.homes.isEmpty && manager.primaryHome == nil)
    }

    @Test("B2.6: delegates are not kept alive, nor is what a part belongs to by the part")
    func weak() async throws {
        let house = try await House()
        weak var forgotten: Recorder?
        do {
            let passing = Recorder()
            (house.home.delegate, forgotten) = (passing, passing)
            #expect(house.home.delegate != nil)
        }
        #expect(forgotten == nil && house.home.delegate == nil)
        let characteristic = try house.characteristic(HMCharacteristicTypePowerState)
        #expect(characteristic.service?.accessory === (try house.lamp))
        house.hub.change([.accessoryRemoved(accessory: House.lamp, home: house.id)])
        await mainQueueIsDrained()
        #expect(house.home.accessories.count == 1)
    }

    @Test("B4.9: of two who rename the same the later wins; a name that has been taken meanwhile is refused")
    func later() async throws {
        try await withSimulatedHouse(home: nil) { _ in
            let managers = [HMHomeManager(), HMHomeManager()]
            _ = try await managers[0].addHome(named: "Villa")
            try await eventually("both know") { managers.allSatisfy { $0.homes.count == 1 } }
            let homes = managers.compactMap(\.homes.first)
            _ = try await homes[0].addRoom(named: "Attic")
            try await eventually("both know") { homes[1].rooms.count == 1 }
            let rooms = homes.compactMap(\.rooms.first)
            try await rooms[0].updateName("Loft")
            try await rooms[1].updateName("Garret")
            try await eventually("both see the later one") { rooms.allSatisfy { $0.name == "Garret" } }
            _ = try await homes[0].addZone(named: "Loft")
            await #expect(throws: HMError(.objectWithSimilarNameExistsInHome)) { try await rooms[1].updateName("Loft") }
        }
    }

    /// Answers to nothing.
    private final class Deaf: NSObject, HMHomeManagerDelegate, HMHomeDelegate, HMAccessoryDelegate,
        HMAccessoryBrowserDelegate
    {}

    @Test("B4.30 B20.5: a delegate may have none of the methods", arguments: DelegateMessageTests.table)
    func optional(line: Line) async throws {
        let (house, deaf) = (try await House(), Deaf())
        house.manager.delegate = deaf
        house.home.delegate = deaf
        for accessory in house.home.accessories { accessory.delegate = deaf }
        let record = try #require(house.hub.database.homes.first)
        house.hub.change(line.changes(record))
        #expect(await house.messages() == [])
    }
}
