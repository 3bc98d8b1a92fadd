// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthIPC
import HearthModel
import HearthSystem
import HearthTestSupport
import Testing

@testable import HomeKit

@MainActor
@Suite("Setting accessories up")
struct AccessorySetupTests {
    private let hub = ScriptedHub()
    private let bridge = Accessory.ID(UUID())
    private let lamp = Accessory.ID(UUID())
    private let villa: Home.ID
    private let hut: Home.ID

    init() throws {
        (villa, hut) = (try Self.home("Villa", at: hub), try Self.home("Hut", at: hub))
    }

    private static func home(_ name: String, at hub: ScriptedHub) throws -> Home.ID {
        guard case .homeAdded(let home) = try hub.commit(AddHome(name: name)).changes.first else {
            throw HMError(.unexpectedError)
        }
        return home.id
    }

    private func room(_ name: String, in home: Home.ID) throws -> Room.ID {
        _ = try hub.commit(AddRoom(home: home, name: name))
        return try #require(hub.database.home(home)?.rooms.first { $0.name == name }).id
    }

    /// What pairing brings: a bridge with a lamp behind it, in the home's default room.
    private func prepare(_ home: Home.ID) throws {
        let room = try #require(hub.database.home(home)).defaultRoom
        var first = House.lampRecord(in: room, id: bridge)
        first.name = "Bridge"
        let newcomers = [first, House.lampRecord(in: room, id: lamp, bridge: bridge)]
        hub.state.withLock { $0.newcomers = newcomers }
    }

    private func request(_ home: Home.ID? = nil, payload: Bool = true) -> HMAccessorySetupRequest {
        let request = HMAccessorySetupRequest()
        request.homeUniqueIdentifier = home?.uuid
        if payload { request.payload = HMAccessorySetupPayload(url: URL(string: "X-HM://0052TAVR5HRTH")) }
        return request
    }

    private func manager(_ lines: [String]? = nil) -> HMAccessorySetupManager {
        HMAccessorySetupManager(dialler: hub.dialler, agent: lines.map { TerminalSetupAgent(Typist($0)) })
    }

    @Test(
        "B15.2 B15.3 B15.5: it pairs into the home, the room and under the name; of a bridge the others stay as they are"
    )
    func whole() async throws {
        try prepare(hut)
        let request = request(hut)
        let kitchen = try room("Kitchen", in: hut)
        request.suggestedRoomUniqueIdentifier = kitchen.uuid
        request.suggestedAccessoryName = "Cellar Bridge"
        let result = try await manager().performAccessorySetup(using: request)
        #expect(result.homeUniqueIdentifier == hut.uuid)
        #expect(result.accessoryUniqueIdentifiers == [bridge.uuid, lamp.uuid])
        let home = try #require(hub.database.home(hut))
        #expect(home.accessories.map(\.name) == ["Cellar Bridge", "Lamp"])
        #expect(home.accessories.map(\.room) == [kitchen, home.defaultRoom])
        #expect(hub.requests(AddAccessory.self).map(\.setupPayload) == ["X-HM://0052TAVR5HRTH"])
    }

    @Test("B15.3: without a home the room is ignored; nobody there to choose means the primary home")
    func primaryHome() async throws {
        try prepare(villa)
        let request = request()
        request.suggestedRoomUniqueIdentifier = try room("Kitchen", in: villa).uuid
        let result = try await manager().performAccessorySetup(using: request)
        #expect(result.homeUniqueIdentifier == villa.uuid)
        let home = try #require(hub.database.home(villa))
        #expect(home.accessories.allSatisfy { $0.room == home.defaultRoom })
    }

    @Test("B15.3: without a home the person chooses")
    func chosenHome() async throws {
        try prepare(hut)
        let result = try await manager(["2"]).performAccessorySetup(using: request())
        #expect(result.homeUniqueIdentifier == hut.uuid && hub.database.home(hut)?.accessories.count == 2)
    }

    @Test("without a payload the person chooses an accessory among those in reach")
    func chosenAccessory() async throws {
        try prepare(villa)
        let (request, manager) = (request(villa, payload: false), manager(["2"]))
        let setup = Task { try await manager.performAccessorySetup(using: request) }
        try await eventually("searching") { hub.requests(Discover.self).last?.isOn == true }
        for (name, device) in [("Fan", "AA:BB:CC:DD:EE:01"), ("Bridge", "AA:BB:CC:DD:EE:02")] {
            hub.notify(
                .discovered(
                    DiscoveredAccessory(
                        accessory: Accessory.ID(UUID()), deviceID: device, name: name, model: "", category: 2,
                        isPaired: false, addresses: [])))
        }
        #expect(try await setup.value.accessoryUniqueIdentifiers.first == bridge.uuid)
        #expect(hub.requests(AddAccessory.self).map(\.deviceID) == ["AA:BB:CC:DD:EE:02"])
    }

    @Test("a name that the home refuses leaves the accessory its own; it is paired all the same")
    func refusedName() async throws {
        try prepare(villa)
        let request = request(villa)
        request.suggestedAccessoryName = "?"
        _ = try await manager().performAccessorySetup(using: request)
        #expect(hub.database.home(villa)?.accessories.map(\.name) == ["Bridge", "Lamp"])
    }

    @Test("B6.8: who gives up gets operationCancelled, and nothing is paired")
    func cancelled() async throws {
        await #expect(throws: HMError(.operationCancelled)) {
            try await manager([""]).performAccessorySetup(using: request())
        }
        #expect(hub.requests(AddAccessory.self).isEmpty)
    }

    @Test("what cannot be set up fails: an unknown home, no accessory named and nobody to ask, no hub")
    func failures() async throws {
        await #expect(throws: HMError(.notFound)) {
            try await manager().performAccessorySetup(using: request(Home.ID(UUID())))
        }
        await #expect(throws: HMError(.operationNotSupported)) {
            try await manager().performAccessorySetup(using: request(villa, payload: false))
        }
        hub.fail(AddAccessory.method, with: .accessoryPairingFailed)
        await #expect(throws: HMError(.accessoryPairingFailed)) {
            try await manager().performAccessorySetup(using: request(villa))
        }
        hub.state.withLock { $0.isAbsent = true }
        await #expect(throws: HMError(.noHomeHub)) { try await manager().performAccessorySetup(using: request()) }
    }

    @Test("B15.5: the handler gets the result or the error, on the main queue")
    func completionHandler() async throws {
        try prepare(villa)
        let (request, manager) = (request(villa), manager())
        let (count, isMain) = await withCheckedContinuation { done in
            manager.performAccessorySetup(using: request) { result, error in
                let count = error == nil ? result?.accessoryUniqueIdentifiers.count : nil
                done.resume(returning: (count, MainQueue.isCurrent))
            }
        }
        #expect(count == 2 && isMain)
        let unknown = self.request(Home.ID(UUID()))
        let error = await withCheckedContinuation { done in
            manager.performAccessorySetup(using: unknown) { result, error in
                done.resume(returning: result == nil ? error as? HMError : nil)
            }
        }
        #expect(error == HMError(.notFound))
    }

    @Test("the home's older calls do the same, and hand the home's own objects over")
    func olderCalls() async throws {
        try prepare(villa)
        let payload = try #require(request().payload)
        let manager = HMHomeManager(dialler: hub.dialler, agent: nil)
        try await eventually("loaded") { manager.homes.count == 2 }
        let home = try #require(manager.homes.first { $0.uniqueIdentifier == villa.uuid })
        let added = try await home.addAndSetUpAccessories(payload: payload)
        #expect(added.count == 2 && added.first === home.accessories.first)
        await #expect(throws: HMError(.operationNotSupported)) { try await home.addAndSetUpAccessories() }
        hub.fail(AddAccessory.method, with: .accessoryPairingFailed)
        let error = await withCheckedContinuation { done in
            home.addAndSetupAccessories(with: payload) { accessories, error in
                done.resume(returning: accessories == nil ? error as? HMError : nil)
            }
        }
        #expect(error == HMError(.accessoryPairingFailed))
        let refusal = await withCheckedContinuation { done in
            home.addAndSetupAccessories { done.resume(returning: $0 as? HMError) }
        }
        #expect(refusal == HMError(.operationNotSupported))
    }
}
