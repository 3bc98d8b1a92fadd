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

/// Two hubs and one accessory: the one lets the other in, and shuts it out again.
@Suite("Pairings of other controllers", .serialized)
struct ControllerPairingsTests {
    private let holder: HubBench
    private let guest: HubBench
    private let lamp: ServedAccessory
    private let accessory: Accessory.ID

    init() async throws {
        holder = try HubBench()
        guest = try HubBench()
        lamp = try await ServedAccessory(.lamp)
        accessory = try await holder.add(lamp, to: try await holder.addHome()).accessory
    }

    private func invite(isAdmin: Bool = false) async throws -> AccessoryInvitation {
        let who = guest.parts.identity.description
        return try await holder.parts.pairings.add(
            AddPairing(accessory: accessory, identifier: who.identifier, publicKey: who.publicKey, isAdmin: isAdmin))
    }

    /// The guest adds the accessory with what it was told.
    private func join(_ invitation: AccessoryInvitation) async throws {
        let home = try await guest.addHome()
        let request = AddAccessory(
            home: home, deviceID: invitation.deviceID, address: invitation.address, accessoryKey: invitation.publicKey)
        try await guest.parts.pairer.add(request, for: 1) { _ in }
    }

    private func code(_ body: () async throws -> Void) async -> HubError.Code? {
        do {
            try await body()
            return nil
        } catch {
            return (error as? HubError)?.code
        }
    }

    @Test("a second hub is invited, uses the accessory without a code, and both hear of changes")
    func invites() async throws {
        try await join(try await invite())
        let on = CharacteristicReference(accessory: accessory, iid: 10)
        let results = await guest.parts.control.write([CharacteristicWrite(on, value: .bool(true))], for: 1)
        #expect(results.map(\.error) == [nil])
        try await eventually("the holder hears of it") { await holder.registry.live.value(of: on) == .bool(true) }
        let own = holder.parts.identity.description.identifier
        let pairings = try await holder.parts.pairings.list(accessory)
        #expect(pairings.map(\.isOwn) == [true, false])
        #expect(pairings.map(\.isAdmin) == [true, false])
        #expect(pairings.map(\.identifier) == [own, guest.parts.identity.description.identifier])
    }

    @Test("a guest that is no administrator may not see or change pairings; one that is may")
    func needsAdministrator() async throws {
        try await join(try await invite())
        #expect(await code { _ = try await guest.parts.pairings.list(accessory) } == .insufficientPrivileges)
        _ = try await invite(isAdmin: true)
        #expect(try await guest.parts.pairings.list(accessory).map(\.isAdmin) == [true, true])
    }

    @Test("a guest that is shut out is unreachable to itself, and its home stays as it is")
    func removes() async throws {
        try await join(try await invite())
        let identifier = guest.parts.identity.description.identifier
        try await holder.parts.pairings.remove(RemovePairing(accessory: accessory, identifier: identifier))
        try await eventually("shut out") { await guest.registry.live.reachable.isEmpty }
        #expect(await guest.registry.database.homes[0].accessories.count == 1)
        #expect(try guest.keyring.entries().count == 1)
        #expect(try await holder.parts.pairings.list(accessory).count == 1)
    }

    @Test("our own pairing, an unknown one and a malformed one are refused with the reason")
    func refuses() async throws {
        let own = holder.parts.identity.description
        let pairings = holder.parts.pairings
        let remove = { identifier in
            await code { try await pairings.remove(RemovePairing(accessory: accessory, identifier: identifier)) }
        }
        let add = { identifier, key in
            await code {
                _ = try await pairings.add(
                    AddPairing(accessory: accessory, identifier: identifier, publicKey: key, isAdmin: false))
            }
        }
        let key = String(repeating: "ab", count: 32)
        #expect(await remove(own.identifier) == .operationNotSupported)
        #expect(await remove("A0B5C1D7-22F3-4E18-8B6C-9D0E1F2A3B4C") == .notFound)
        #expect(await add(own.identifier, own.publicKey) == .invalidParameter)
        #expect(await add("X", "abc") == .invalidParameter)
        #expect(await add(String(repeating: "X", count: 37), key) == .invalidParameter)
        #expect(await add("X", key) == nil)
        #expect(await add("X", String(repeating: "cd", count: 32)) == .alreadyExists)
    }

    @Test("an accessory that has no room left says so")
    func isFull() async throws {
        var last: HubError.Code?
        for number in 0..<40 where last == nil {
            last = await code {
                _ = try await holder.parts.pairings.add(
                    AddPairing(
                        accessory: accessory, identifier: "GUEST-\(number)",
                        publicKey: String(repeating: "0\(number % 10)", count: 32), isAdmin: false))
            }
        }
        #expect(last == .accessoryOutOfResources)
    }

    @Test("the last administrator is not removed, even by a hub whose accessory would let it")
    func keepsLastAdministrator() async throws {
        let bench = try HubBench()
        let careless = try ScriptedAccessory()
        let own = try bench.keyring.controllerIdentity().identifier
        await careless.follow { request, _ in
            guard request.path == "/pairings" else { return .usual }
            var list = PairingMessage(state: 2)
            for (identifier, permissions) in [(own, 0), (PairingIdentifier("OWNER"), 1)] as [(PairingIdentifier, UInt8)]
            {
                list.append(.separator, [])
                list.append(.identifier, identifier.bytes)
                list.append(.publicKey, Array(repeating: 1, count: 32))
                list.append(.permissions, [permissions])
            }
            return .response(.tlv8(list.encoded))
        }
        try await careless.start()
        let request = AddAccessory(
            home: try await bench.addHome(), address: careless.address.description,
            setupCode: careless.setupCode.dashed)
        try await bench.parts.pairer.add(request, for: 1) { _ in }
        let id = Accessory.ID(deviceID: careless.identity.deviceID, aid: 1)
        let error = await #expect(throws: HubError.self) {
            try await bench.parts.pairings.remove(RemovePairing(accessory: id, identifier: "OWNER"))
        }
        #expect(error?.code == .operationNotSupported && error?.message.contains("last administrator") == true)
        await careless.stop()
    }

    @Test("an invitation that the accessory knows nothing of is refused and leaves no key behind")
    func refusesUninvited() async throws {
        let state = await lamp.server.state
        let invitation = AccessoryInvitation(
            deviceID: state.identity.deviceID.text,
            publicKey: Hexadecimal.encode(state.identity.signingKey.publicKey), address: lamp.address.description)
        #expect(await code { try await join(invitation) } == .securityFailure)
        #expect(try guest.keyring.entries().isEmpty)
        #expect(await guest.registry.database.homes[0].accessories.isEmpty)
    }
}
