// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
internal import HearthSystem

/// Who else may talk to the accessory. Only administrators may ask: others get a ``PairingFailure`` with the code
/// `notAdministrator`. Source: HAP reference 9.
extension AccessoryLink {
    /// The controllers that the accessory is paired with, we among them.
    ///
    /// - Throws: ``LinkFailure``.
    package func pairings() async throws(LinkFailure) -> [PairingRecord] {
        let reply = try await manage(.list)
        do {
            return try PairingsReply.list(reply.body, status: reply.status)
        } catch {
            throw .pairing(error)
        }
    }

    /// Lets another controller in, or changes what it may do.
    ///
    /// - Throws: ``LinkFailure``; `maxPeers` if the accessory has no room, `unknownError` if it knows the identifier with
    ///   another key.
    package func addPairing(_ record: PairingRecord) async throws(LinkFailure) {
        try await change(.add(record))
    }

    /// Has the accessory forget a controller; one that it does not know counts as forgotten. Without its last
    /// administrator it forgets everybody.
    package func removePairing(of identifier: PairingIdentifier) async throws(LinkFailure) {
        try await change(.remove(identifier))
    }

    /// Has the accessory forget us, and ends the link.
    ///
    /// - Throws: ``LinkFailure``; the pairing then still stands on the accessory, as far as we know.
    package func removePairing() async throws(LinkFailure) {
        try await removePairing(of: controller.identity.identifier)
        end()
    }

    private func change(_ request: PairingsRequest) async throws(LinkFailure) {
        let reply = try await manage(request)
        do {
            try PairingsReply.check(reply.body, status: reply.status)
        } catch {
            throw .pairing(error)
        }
    }

    private func manage(_ request: PairingsRequest) async throws(LinkFailure) -> HTTPResponse {
        let session = try await usableSession()
        do {
            return try await session.post(request.encoded, to: "/pairings")
        } catch {
            throw .session(error)
        }
    }
}
