// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue

/// A controller's identity and the accessory servers it is paired with: all that another machine needs to go on in its
/// place.
package struct IdentityArchive: Sendable, Equatable {
    /// An accessory server and where it was last seen.
    package struct Entry: Sendable, Hashable {
        package let pairing: AccessoryPairing
        /// `HOST:PORT`.
        package let address: String?

        package init(pairing: AccessoryPairing, address: String?) {
            self.pairing = pairing
            self.address = address
        }
    }

    package let identity: ControllerIdentity
    package let entries: [Entry]

    package init(identity: ControllerIdentity, entries: [Entry]) {
        self.identity = identity
        self.entries = entries
    }
}

/// The content as items, before it is sealed. Unknown types are passed over.
extension IdentityArchive {
    private enum Tag: UInt8 {
        case identifier = 1
        case seed = 2
        case deviceID = 3
        case publicKey = 4
        case address = 5
        case separator = 0xFF
    }

    var content: SecretBytes {
        var items = [
            TLV8Item(Tag.identifier.rawValue, identity.identifier.bytes),
            TLV8Item(Tag.seed.rawValue, identity.signingKey.seed.bytes),
        ]
        for entry in entries {
            items.append(TLV8Item(Tag.separator.rawValue, []))
            items.append(TLV8Item(Tag.deviceID.rawValue, entry.pairing.deviceID.bytes))
            items.append(TLV8Item(Tag.publicKey.rawValue, entry.pairing.publicKey))
            if let address = entry.address { items.append(TLV8Item(Tag.address.rawValue, Array(address.utf8))) }
        }
        return SecretBytes(wiping: TLV8.encode(items))
    }

    /// Nil if the identity is not whole.
    init?(content: SecretBytes) {
        guard let items = try? TLV8.decode(content.bytes, .strict) else { return nil }
        let groups = items.split(omittingEmptySubsequences: false) { $0.type == Tag.separator.rawValue }
        func value(_ tag: Tag, in group: ArraySlice<TLV8Item>) -> [UInt8]? {
            group.first { $0.type == tag.rawValue }?.value
        }
        guard let own = groups.first, let identifier = value(.identifier, in: own).map(PairingIdentifier.init),
            identifier.isAcceptable, let seed = value(.seed, in: own),
            let signingKey = try? SigningKey(seed: SecretBytes(wiping: seed))
        else { return nil }
        let entries = groups.dropFirst().compactMap { group -> Entry? in
            guard let deviceID = value(.deviceID, in: group).flatMap({ DeviceID(received: $0) }),
                let key = value(.publicKey, in: group), key.count == Curve25519.byteCount
            else { return nil }
            let address = value(.address, in: group).map { String(decoding: $0, as: UTF8.self) }
            return Entry(pairing: AccessoryPairing(deviceID: deviceID, publicKey: key), address: address)
        }
        self.init(identity: ControllerIdentity(identifier: identifier, signingKey: signingKey), entries: entries)
    }
}

extension IdentityArchive: CustomStringConvertible {
    package var description: String { "<identity \(identity.identifier), \(entries.count) accessory servers>" }
}
