// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What the display of an accessory does that draws a setup code for every attempt to pair.
///
/// Source: HAP reference 3 and 6.4.
package enum SetupCodeDisplay: Sendable, Equatable {
    /// An attempt has begun, and this is its code. A secret, for the eyes of whoever stands before the device.
    case show(SetupCode)
    /// The attempt is over and its code worth nothing.
    case takeDown(Ending)

    /// How an attempt ended.
    package enum Ending: String, Sendable {
        case paired
        /// The controller proved that it does not know the code.
        case wrongCode
        /// The controller went away, began anew or was overtaken by another, or the attempt came to nothing otherwise.
        case abandoned
    }
}
