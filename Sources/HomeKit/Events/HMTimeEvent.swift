// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// An event that comes with time alone. Abstract: programs make one of its kinds.
public class HMTimeEvent: HMEvent, @unchecked Sendable {
    // `@unchecked`: it adds nothing to HMEvent.
    /// Some of its kinds happen in every home.
    public override class func isSupported(for home: HMHome) -> Bool { true }
}
