// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What happens to a number outside its characteristic's limits.
package enum OutOfRange: Sendable {
    /// It is an error.
    case refused
    /// The nearest limit is taken, and the nearest whole number for an integer, as HomeKit does. Source: behaviour
    /// section 10.
    case clamped
}
