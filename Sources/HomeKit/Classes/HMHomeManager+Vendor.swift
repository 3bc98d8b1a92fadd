// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
public import Foundation
internal import HAPCatalogue
internal import HearthIPC
internal import HearthModel

extension HMHomeManager {
    /// Finds the accessory of a long-term public key, of 32 bytes, as pairing over HAP exchanges it: the bridge, or the
    /// device that stands alone. Nil if there is none in the homes of this user.
    ///
    /// Any program counts as the accessory's maker's, see `HMAccessory.isVendorAccessory`. Fails with `invalidParameter` for
    /// what is no key, and with `operationNotSupported` before `homeManagerDidUpdateHomes`. Source: behaviour section 3.
    public func findVendorAccessory(
        hapPublicKey: Data, completionHandler: @escaping @Sendable (HMAccessory?, (any Error)?) -> Void
    ) {
        guard feed.hasLoaded else {
            let error = HMError(
                .operationNotSupported,
                userInfo: [
                    NSLocalizedDescriptionKey: "The homes are not there yet: wait for homeManagerDidUpdateHomes."
                ])
            return DispatchQueue.main.async { completionHandler(nil, error) }
        }
        let feed = feed
        feed.link.send(FindAccessory(publicKey: Hexadecimal.encode(hapPublicKey))) { answer in
            switch answer {
            case .success(let found):
                let known = found.accessory.flatMap { feed.replica.database.accessory($0) }
                completionHandler(known.map { feed.anchor.accessory($0.accessory.id, in: $0.home.id) }, nil)
            case .failure(let error): completionHandler(nil, HMError(error))
            }
        }
    }

    /// Finds the accessory of a long-term public key, of 32 bytes, as pairing over HAP exchanges it; nil if there is none.
    public nonisolated(nonsending) func findVendorAccessory(hapPublicKey: Data) async throws -> HMAccessory? {
        try await awaitFinding { findVendorAccessory(hapPublicKey: hapPublicKey, completionHandler: $0) }
    }
}
