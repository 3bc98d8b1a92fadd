// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
package import HAPNetwork
package import HearthIPC
package import HearthModel
internal import HearthSystem

/// Who else may use an accessory of this hub. Source: HAP reference 9.
package struct ControllerPairings: Sendable {
    private let controller: Controller
    private let registry: HomeRegistry
    private let links: AccessoryLinks

    package init(controller: Controller, registry: HomeRegistry, links: AccessoryLinks) {
        self.controller = controller
        self.registry = registry
        self.links = links
    }

    private var own: PairingIdentifier { controller.identity.identifier }

    /// The controllers that the accessory server knows.
    package func list(_ accessory: Accessory.ID) async throws(HubError) -> [ControllerPairing] {
        try await records(of: link(to: accessory)).map {
            ControllerPairing(
                identifier: $0.identifier.text, publicKey: Hexadecimal.encode($0.publicKey), isAdmin: $0.isAdmin,
                isOwn: $0.identifier == own)
        }
    }

    /// Lets another controller in.
    ///
    /// - Returns: what that one needs to know of the accessory server.
    package func add(_ request: AddPairing) async throws(HubError) -> AccessoryInvitation {
        let record = try Self.record(request)
        guard record.identifier != own else {
            throw HubError(
                .invalidParameter,
                "That is this hub itself. On the other hub, \"hearth identity show\" tells whom to invite.")
        }
        let link = try await link(to: request.accessory)
        if let known = try await records(of: link).first(where: { $0.identifier == record.identifier }) {
            guard known.publicKey == record.publicKey else { throw .knownWithAnotherKey }
        }
        do throws(LinkFailure) {
            try await link.addPairing(record)
        } catch {
            throw HubError(error)
        }
        return AccessoryInvitation(
            deviceID: link.pairing.deviceID.text, publicKey: Hexadecimal.encode(link.pairing.publicKey),
            address: await link.addressInUse?.description)
    }

    /// Has the accessory forget another controller.
    package func remove(_ request: RemovePairing) async throws(HubError) {
        let identifier = PairingIdentifier(request.identifier)
        guard identifier != own else { throw .ownPairing }
        let link = try await link(to: request.accessory)
        let records = try await records(of: link)
        guard let record = records.first(where: { $0.identifier == identifier }) else {
            throw HubError(
                .notFound,
                "The accessory knows no such controller. \"hearth pairing list\" shows those that it knows.")
        }
        // HAP forgets everybody with its last administrator.
        guard records.contains(where: { $0.isAdmin && $0 != record }) else { throw .lastAdministrator }
        do throws(LinkFailure) {
            try await link.removePairing(of: record.identifier)
        } catch {
            throw HubError(error)
        }
    }

    private static func record(_ request: AddPairing) throws(HubError) -> PairingRecord {
        let identifier = PairingIdentifier(request.identifier)
        guard identifier.isAcceptable else {
            throw HubError(
                .invalidParameter, "A controller's identifier has 1 to \(PairingIdentifier.maximumLength) bytes.")
        }
        let count = SigningKey.publicKeyByteCount
        guard let key = Hexadecimal.decode(request.publicKey), key.count == count else {
            throw HubError(.invalidParameter, "A controller's public key is \(count) bytes, in hexadecimal digits.")
        }
        return PairingRecord(identifier: identifier, publicKey: key, isAdmin: request.isAdmin)
    }

    private func records(of link: AccessoryLink) async throws(HubError) -> [PairingRecord] {
        do throws(LinkFailure) {
            return try await link.pairings()
        } catch {
            throw HubError(error)
        }
    }

    private func link(to id: Accessory.ID) async throws(HubError) -> AccessoryLink {
        let accessory = try await registry.database.requiredAccessory(id)
        guard let link = await links.link(to: accessory) else { throw .notLinked }
        return link
    }
}

extension HubError {
    fileprivate static let knownWithAnotherKey = HubError(
        .alreadyExists,
        "The accessory knows a controller with this identifier and another key. Remove that one first: hearth pairing remove."
    )
    fileprivate static let ownPairing = HubError(
        .operationNotSupported,
        "That is this hub's own pairing. \"hearth unpair\" ends it and removes the accessory from its home.")
    fileprivate static let lastAdministrator = HubError(
        .operationNotSupported,
        "That is the accessory's last administrator: without it the accessory would forget every controller. Make another one administrator first."
    )
}
