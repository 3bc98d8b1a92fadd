// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthModel

// Apple gives some access to accessories to the app of their maker alone, and knows that app by its entitlements. There
// are none on Linux: whoever may use the hub counts as the maker of every accessory.

extension HMAccessory {
    /// Whether this program counts as its maker's: yes for every accessory in a home, as Linux has no entitlements.
    public var isVendorAccessory: Bool { record != nil }

    /// Its number (aid) within its accessory server; nil until it is in a home.
    public var hapInstanceID: UInt64? { record?.aid }
}
