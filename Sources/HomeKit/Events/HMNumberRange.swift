// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// All numbers from one to another, both included; one end may be open. Source: behaviour section 13.
public class HMNumberRange: NSObject, @unchecked Sendable {
    // `@unchecked`: both are immutable number objects.
    /// The lowest number; nil if there is none.
    public let minValue: NSNumber?
    /// The highest number; nil if there is none.
    public let maxValue: NSNumber?

    /// All numbers from one to another.
    public init(minValue: NSNumber, maxValue: NSNumber) {
        self.minValue = minValue
        self.maxValue = maxValue
        super.init()
    }

    /// A number and all above.
    public init(minValue: NSNumber) {
        self.minValue = minValue
        maxValue = nil
        super.init()
    }

    /// A number and all below.
    public init(maxValue: NSNumber) {
        minValue = nil
        self.maxValue = maxValue
        super.init()
    }
}
