// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import HearthIPC

/// An invitation in one word, to be carried from the hub that invites to the one invited:
/// `hearth-invitation/DEVICE-ID/KEY/HOST:PORT`, the address only if it is known. Not secret.
struct InvitationText: Equatable {
    private static let prefix = "hearth-invitation/"

    let invitation: AccessoryInvitation

    init(_ invitation: AccessoryInvitation) {
        self.invitation = invitation
    }

    /// Nil if it is no such word, or not whole.
    init?(_ text: String) {
        guard text.hasPrefix(Self.prefix) else { return nil }
        let parts = text.dropFirst(Self.prefix.count).split(separator: "/", omittingEmptySubsequences: false)
            .map(String.init)
        guard (2...3).contains(parts.count), !parts[0].isEmpty, Hexadecimal.decode(parts[1])?.count == 32 else {
            return nil
        }
        invitation = AccessoryInvitation(
            deviceID: parts[0], publicKey: parts[1], address: parts.count == 3 ? parts[2] : nil)
    }

    var text: String {
        let parts = [invitation.deviceID, invitation.publicKey] + (invitation.address.map { [$0] } ?? [])
        return Self.prefix + parts.joined(separator: "/")
    }
}
