// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
internal import HAPNetwork
internal import HearthSystem

/// A characteristic without its Swift type: its last value, and where it is served.
final class CharacteristicCore: Sendable {
    private struct State {
        var value: CharacteristicValue?
        /// How often the device has set it. Tells whether it did so while it was carrying out a write.
        var changes: UInt64 = 0
        var place: Place?

        func report() {
            guard let place else { return }
            let value = value
            place.server.eventLoop.run { place.server.assumeIsolated { _ = $0.setValue(value, of: place.id) } }
        }
    }

    private struct Place {
        let id: CharacteristicID
        let server: AccessoryServer
    }

    let type: TypeIdentifier
    let permissions: CharacteristicPermissions
    let metadata: CharacteristicMetadata
    private let state: Guarded<State>
    private let onWrite: @Sendable (CharacteristicValue) async throws -> Void

    init(
        _ type: TypeIdentifier, value: CharacteristicValue?, adjust: (inout CharacteristicMetadata) -> Void,
        onWrite: @escaping @Sendable (CharacteristicValue) async throws -> Void
    ) {
        self.type = type
        let definition = Catalogue.characteristic(type)
        permissions = definition?.permissions ?? []
        var metadata = definition?.metadata ?? CharacteristicMetadata(format: .data)
        adjust(&metadata)
        self.metadata = metadata
        state = Guarded(State(value: value.flatMap { try? metadata.prepared($0, outOfRange: .clamped) }))
        self.onWrite = onWrite
    }

    var value: CharacteristicValue? { state.withLock(\.value) }

    /// Tells the server in the order of the calls.
    func set(_ value: CharacteristicValue?) {
        let value = value.flatMap { try? metadata.prepared($0, outOfRange: .clamped) }
        state.withLock { state in
            state.value = value
            state.changes += 1
            state.report()
        }
    }

    /// Gives the value a place from where controllers read it, and tells it there as it is now.
    ///
    /// - Returns: false if it has one already.
    func attach(to id: CharacteristicID, on server: AccessoryServer) -> Bool {
        state.withLock { state in
            guard state.place == nil else { return false }
            state.place = Place(id: id, server: server)
            state.report()
            return true
        }
    }

    /// Carries out what a controller has written.
    func write(_ value: CharacteristicValue) async throws(HAPStatus) {
        let before = state.withLock(\.changes)
        do {
            try await onWrite(value)
        } catch {
            throw (error as? DeviceError ?? .unreachable).status
        }
        state.withLock { state in
            if state.changes == before { state.value = value }
        }
    }

    /// As it stands in the attribute database; the number is to be given.
    var attributes: CharacteristicAttributes {
        CharacteristicAttributes(iid: 0, type: type, permissions: permissions, metadata: metadata, value: value)
    }
}
