// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import HAPCatalogue

/// What the QR code or NFC tag of an accessory says. Holds a secret, the setup code, so nothing of it can be read.
///
/// Source: behaviour section 15.
public class HMAccessorySetupPayload: NSObject, @unchecked Sendable {
    // `@unchecked`: both are immutable.
    /// `X-HM://…`. A secret. Nil if the code is left for a setup agent to ask for.
    let text: String?
    let ownershipToken: HMAccessoryOwnershipToken?

    /// Nil unless the URL is a setup payload, `X-HM://` with 9 digits and a setup ID.
    public convenience init?(url setupPayloadURL: URL?) {
        guard let setupPayloadURL else { return nil }
        self.init(url: setupPayloadURL, ownershipToken: nil)
    }

    /// Nil unless the URL is a setup payload, `X-HM://` with 9 digits and a setup ID.
    public init?(url setupPayloadURL: URL, ownershipToken: HMAccessoryOwnershipToken?) {
        let text = setupPayloadURL.absoluteString
        self.text = text
        // Hobby accessories have codes that are too simple; the person holds the device, and the hub takes them, too.
        guard (try? SetupPayload(text, allowingForbiddenCode: true)) != nil else { return nil }
        self.ownershipToken = ownershipToken
        super.init()
    }

    init(ownershipToken: HMAccessoryOwnershipToken) {
        text = nil
        self.ownershipToken = ownershipToken
        super.init()
    }
}
