// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthIPC
import HearthModel
import HearthSystem
import HearthTestSupport
import Testing

@testable import HomeKit

@MainActor
@Suite("Loading and the connection's life")
struct LoadingTests {
    private func manager(at hub: ScriptedHub, _ recorder: Recorder) -> HMHomeManager {
        let manager = HMHomeManager(dialler: hub.dialler, agent: nil)
        manager.delegate = recorder
        return manager
    }

    @Test("B3.3 B3.4 B3.5 B3.8: before the first load there is nothing; then the status comes, then the homes, once")
    func order() async throws {
        let hub = ScriptedHub()
        _ = try hub.commit(AddHome(name: "Villa"))
        let recorder = Recorder()
        let manager = manager(at: hub, recorder)
        #expect(manager.homes.isEmpty && manager.primaryHome == nil && manager.authorizationStatus == [])
        try await eventually("loaded") { recorder.messages.count >= 2 }
        await mainQueueIsDrained()
        #expect(recorder.messages == ["status 5", "homes [\"Villa\"]"])
        #expect(recorder.strayed == 0)
        #expect(manager.authorizationStatus == [.determined, .authorized])
    }

    @Test("B3.6: without a hub there are no homes and no permission; when it appears both come")
    func absent() async throws {
        let hub = ScriptedHub()
        _ = try hub.commit(AddHome(name: "Villa"))
        hub.state.withLock { $0.isAbsent = true }
        let recorder = Recorder()
        let manager = manager(at: hub, recorder)
        try await eventually("told of none") { recorder.messages == ["status 0", "homes []"] }
        await #expect(throws: HMError(.noHomeHub)) { _ = try await manager.addHome(named: "X") }
        hub.state.withLock { $0.isAbsent = false }
        try await eventually("the homes are there") { recorder.messages.count == 4 }
        #expect(recorder.messages.suffix(2) == ["status 5", "homes [\"Villa\"]"])
    }

    @Test("B3.6 B3.8 B3.9: a user whom the hub refuses has the restricted status, and calls fail with the hub's reason")
    func refused() async throws {
        let hub = ScriptedHub()
        hub.state.withLock { $0.refusal = HubError(.homeAccessNotAuthorized, "not you") }
        let recorder = Recorder()
        let manager = manager(at: hub, recorder)
        try await eventually("told") { recorder.messages == ["status 3", "homes []"] }
        #expect(!manager.authorizationStatus.contains(.authorized))
        hub.state.withLock { $0.isAbsent = true }
    }

    @Test("B3.5: a delegate that comes late still hears of the first load")
    func lateDelegate() async throws {
        let hub = ScriptedHub()
        _ = try hub.commit(AddHome(name: "Villa"))
        let manager = HMHomeManager(dialler: hub.dialler, agent: nil)
        try await eventually("loaded") { !manager.homes.isEmpty }
        let recorder = Recorder()
        manager.delegate = recorder
        try await eventually("told") { recorder.messages == ["status 5", "homes [\"Villa\"]"] }
    }

    @Test("a request made at once waits for the connection")
    func earlyRequest() async throws {
        let manager = manager(at: ScriptedHub(), Recorder())
        let home = try await manager.addHome(named: "Villa")
        #expect(manager.homes.first === home)
    }

    @Test("B3.7 B2.3: after a drop it catches up by revision and says so once; the objects stay the same")
    func reconnect() async throws {
        let house = try await House()
        let room = try house.kitchen
        house.hub.drop()
        _ = try house.hub.commit(RenameRoom(home: house.id, room: room.id, name: "Scullery"))
        _ = try house.hub.commit(AddRoom(home: house.id, name: "Attic"))
        try await eventually("caught up") { !house.recorder.messages.isEmpty }
        #expect(await house.messages() == ["homes [\"Villa\"]"])
        #expect(house.home.rooms.map(\.name) == ["Scullery", "Attic"])
        #expect(house.home.rooms.first === room)
        #expect(house.hub.state.withLock { $0.requests.compactMap { $0 as? OpenDatabase }.last?.since } == 7)
    }

    @Test("after a drop in which nothing changed nobody is told")
    func quietReconnect() async throws {
        let house = try await House()
        house.hub.drop()
        try await eventually("connected again") { house.hub.sessionCount == 1 }
        try await house.home.updateName("House")
        #expect(await house.messages() == [])
    }

    @Test("notifications are asked for again after a drop")
    func subscribesAgain() async throws {
        let house = try await House()
        try await house.characteristic(HMCharacteristicTypePowerState).enableNotification(true)
        house.hub.drop()
        try await eventually("asked again") { house.hub.requests(SubscribeCharacteristics.self).count == 2 }
        #expect(house.hub.requests(SubscribeCharacteristics.self).last?.characteristics == [House.on])
        #expect(try house.characteristic(HMCharacteristicTypePowerState).isNotificationEnabled)
    }

    @Test("a value that changes between the reconnect and the new subscription is not missed")
    func changeBeforeSubscription() async throws {
        let house = try await House()
        let on = try house.characteristic(HMCharacteristicTypePowerState)
        try await on.enableNotification(true)
        house.hub.state.withLock { state in
            state.isFresh = true
            state.values[House.on] = .integer(0)
        }
        house.hub.drop()
        try await eventually("told") { !house.recorder.messages.isEmpty }
        #expect(await house.messages() == ["Bulb Power State 0"])
        #expect(on.value as? Bool == false)
    }

    @Test("a hub that has just started does not take the values away that are known here")
    func freshHub() async throws {
        let house = try await House()
        house.hub.state.withLock { $0.isFresh = true }
        house.hub.drop()
        try await eventually("connected again") { house.hub.sessionCount == 1 }
        try await house.home.updateName("House")
        #expect(try house.characteristic(HMCharacteristicTypeBrightness).value as? Int == 40)
    }

    @Test("an action set whose end was missed is not taken for running for ever")
    func missedEnd() async throws {
        let house = try await House()
        let scene = try house.scene
        house.hub.notify(.actionSetExecuting(home: house.id, actionSet: scene.id, isExecuting: true))
        try await eventually("it runs") { scene.isExecuting }
        house.hub.drop()
        try await eventually("connected again") { !scene.isExecuting }
    }

    @Test("a gap in the revisions is filled before anybody is told")
    func gap() async throws {
        let house = try await House()
        _ = try house.hub.commit(AddRoom(home: house.id, name: "Attic"))
        let room = try await house.home.addRoom(named: "Cellar")
        #expect(house.home.rooms.map(\.name) == ["Kitchen", "Attic", "Cellar"])
        #expect(house.home.rooms.last === room)
        #expect(await house.messages() == ["homes [\"Villa\"]"])
    }

    @Test("when the manager goes its connection ends and its objects go, however they hang together")
    func release() async throws {
        let hub = ScriptedHub()
        _ = try hub.commit(AddHome(name: "Villa"))
        weak var home: HMHome?
        weak var weakManager: HMHomeManager?
        do {
            let recorder = Recorder()
            let manager = manager(at: hub, recorder)
            try await eventually("loaded") { recorder.messages.count == 2 }
            home = manager.homes.first
            weakManager = manager
            #expect(home?.actionSets.count == 4)
        }
        try await eventually("gone") { home == nil && weakManager == nil && hub.sessionCount == 0 }
    }

    @Test("a home goes on working without its manager for as long as somebody holds it, and then the connection ends")
    func homeAlone() async throws {
        let hub = ScriptedHub()
        _ = try hub.commit(AddHome(name: "Villa"))
        do {
            let recorder = Recorder()
            let home = try await loadedHome(at: hub)
            let room = try await home.addRoom(named: "Attic")
            #expect(home.rooms.first === room)
            home.delegate = recorder
            try hub.change(
                RenameRoom(home: Home.ID(home.uniqueIdentifier), room: Room.ID(room.uniqueIdentifier), name: "Loft"))
            try await eventually("told") { recorder.messages == ["room named Loft"] }
            try hub.change(RemoveRoom(home: Home.ID(home.uniqueIdentifier), room: Room.ID(room.uniqueIdentifier)))
            try await eventually("told") { recorder.messages.count == 2 }
            #expect(room.name == "Loft" && home.rooms.isEmpty)
        }
        try await eventually("gone") { hub.sessionCount == 0 }
    }

    /// The home of a manager that is gone.
    private func loadedHome(at hub: ScriptedHub) async throws -> HMHome {
        let recorder = Recorder()
        let manager = manager(at: hub, recorder)
        try await eventually("loaded") { recorder.messages.count == 2 }
        return try #require(manager.homes.first)
    }

    @Test("a socket where nobody listens is an absent hub")
    func socket() async throws {
        let recorder = Recorder()
        let manager = HMHomeManager(socketPath: "/nonexistent/hub.sock")
        manager.delegate = recorder
        try await eventually("told") { recorder.messages == ["status 0", "homes []"] }
        await #expect(throws: HMError(.noHomeHub)) { _ = try await manager.addHome(named: "X") }
    }
}
