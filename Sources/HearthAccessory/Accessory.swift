// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue

/// A thing that controllers can pair with, or that stands behind a bridge: who made it, and what it can do.
///
/// ```swift
/// let lamp = try Accessory("Desk Lamp", .lightbulb, Service(.lightbulb, power))
/// let bridge = try Accessory("Bridge", .bridge, bridging: [lamp, fan])
/// ```
public struct Accessory: Sendable {
    /// What it mainly is; controllers show a picture of that.
    public struct Category: Sendable {
        package let number: UInt16

        package init(_ number: Int) {
            self.number = UInt16(truncatingIfNeeded: number)
        }
    }

    /// What stands on the device.
    public struct Information: Sendable {
        public var manufacturer = "Hearth"
        /// 1 to 64 bytes.
        public var model = "Accessory"
        /// 2 to 64 bytes, and for an accessory behind a bridge unlike that of the others: controllers know it again by
        /// this.
        public var serialNumber: String
        /// `1`, `1.2` or `1.2.3`.
        public var firmware = "1.0.0"

        /// - Parameter serialNumber: of this very device; two devices never share one.
        public init(serialNumber: String) {
            self.serialNumber = serialNumber
        }
    }

    let name: String
    let category: Category
    let information: Information
    let services: [Service]
    let bridged: [Accessory]
    let onIdentify: @Sendable () -> Void

    /// - Parameters:
    ///   - name: 1 to 64 bytes; it is announced under it.
    ///   - information: the name serves as serial number by default.
    ///   - bridged: accessories behind this one, which is a bridge then; at most 149.
    ///   - onIdentify: somebody wants to know which device this is: blink.
    /// - Throws: ``AccessoryError`` if it breaks a rule of HAP.
    public init(
        _ name: String, _ category: Category, information: Information? = nil, _ services: Service...,
        bridging bridged: [Accessory] = [], onIdentify: @escaping @Sendable () -> Void = {}
    ) throws(AccessoryError) {
        self.name = name
        self.category = category
        self.information = information ?? Information(serialNumber: name.utf8.count > 1 ? name : "0" + name)
        self.services = services
        self.bridged = bridged
        self.onIdentify = onIdentify
        try check()
    }
}

/// Why an accessory cannot be as it is declared.
public struct AccessoryError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong and what to do about it.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
