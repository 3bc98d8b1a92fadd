// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Whether the hub really minds an event trigger, and why not. Raw values are Apple's.
public enum HMEventTriggerActivationState: UInt, Sendable {
    /// It is not enabled.
    case disabled = 0
    /// It is enabled, but this program is not connected to the hub.
    case disabledNoHomeHub = 1
    /// It is enabled, but the hub cannot run it. A hub of Hearth refuses to enable such a trigger.
    case disabledNoCompatibleHomeHub = 2
    /// It is enabled, but the hub does not know where the home is.
    case disabledNoLocationServicesAuthorization = 3
    /// The hub minds it.
    case enabled = 4
}
