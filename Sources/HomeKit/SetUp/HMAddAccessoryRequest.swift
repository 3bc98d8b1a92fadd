// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The question of Apple's set-up screens to a manufacturer's app for the setup code of an accessory.
///
/// Apple's systems have put it to no app since iOS 15, and no hub does: the type is there so that code that names it
/// compiles. Setup codes are given with ``HMAccessorySetupManager`` or by a setup agent. Source: behaviour section 15.
@available(*, deprecated, message: "No app is asked any more; use HMAccessorySetupManager.")
public class HMAddAccessoryRequest: NSObject {
    /// The home that gets the accessory.
    @available(*, deprecated, message: "No app is asked any more; use HMAccessorySetupManager.")
    public let home: HMHome
    /// The accessory's name.
    @available(*, deprecated, message: "No app is asked any more; use HMAccessorySetupManager.")
    public let accessoryName: String
    /// What kind of accessory it is.
    @available(*, deprecated, message: "No app is asked any more; use HMAccessorySetupManager.")
    public let accessoryCategory: HMAccessoryCategory
    /// Whether the answer has to have a setup URL.
    @available(*, deprecated, message: "No app is asked any more; use HMAccessorySetupManager.")
    public let requiresSetupPayloadURL: Bool
    /// Whether an ownership token is to be made anew.
    @available(*, deprecated, message: "Every answer has an ownership token.")
    public let requiresOwnershipToken: Bool

    init(home: HMHome, accessory: HMAccessory, requiresSetupPayloadURL: Bool) {
        self.home = home
        accessoryName = accessory.name
        accessoryCategory = accessory.category
        self.requiresSetupPayloadURL = requiresSetupPayloadURL
        requiresOwnershipToken = true
        super.init()
    }

    /// The answer without a URL; nil if one is required.
    @available(*, deprecated, message: "No app is asked any more; use HMAccessorySetupManager.")
    public func makePayload(ownershipToken: HMAccessoryOwnershipToken) -> HMAccessorySetupPayload? {
        requiresSetupPayloadURL ? nil : HMAccessorySetupPayload(ownershipToken: ownershipToken)
    }

    /// The answer with a URL; nil unless that is a setup payload, `X-HM://…`.
    @available(*, deprecated, message: "No app is asked any more; use HMAccessorySetupManager.")
    public func makePayload(url setupPayloadURL: URL, ownershipToken: HMAccessoryOwnershipToken)
        -> HMAccessorySetupPayload?
    {
        HMAccessorySetupPayload(url: setupPayloadURL, ownershipToken: ownershipToken)
    }
}
