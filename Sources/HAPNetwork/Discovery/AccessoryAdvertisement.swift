// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What an accessory server says of itself in the TXT record of its `_hap._tcp` service.
///
/// Source: HAP reference 4, with its defaults for what is missing; quirks Q73 to Q76.
package struct AccessoryAdvertisement: Hashable, Sendable {
    /// `c#`, configuration number: 1 to 65,535 by today's rules, older devices use 32 bits; 0 when missing.
    package var configurationNumber: UInt32
    /// `ff`, pairing feature flags.
    package var featureFlags: FeatureFlags
    /// `id`, the device id as announced. Compare it with ``foldedDeviceID`` only; signatures need the spelling.
    package var deviceID: String
    /// `md`, model name; empty when missing.
    package var model: String
    /// `pv`, protocol version; "1.0" when missing.
    package var protocolVersion: String
    /// `s#`, state number: always 1 on IP; 0 when missing.
    package var stateNumber: UInt32
    /// `sf`, status flags.
    package var statusFlags: StatusFlags
    /// `ci`, category; 1 (other) when missing, 2 is a bridge.
    package var category: UInt16
    /// `sh`, setup hash (base64); nil for a device that has none.
    package var setupHash: String?

    /// How the device can be paired. Unknown bits are kept and ignored.
    package struct FeatureFlags: OptionSet, Hashable, Sendable {
        package let rawValue: UInt32
        package static let appleAuthenticationCoprocessor = FeatureFlags(rawValue: 1)
        package static let softwareAuthentication = FeatureFlags(rawValue: 2)

        package init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    /// What state the device is in. Unknown bits are kept and ignored.
    package struct StatusFlags: OptionSet, Hashable, Sendable {
        package let rawValue: UInt32
        package static let notPaired = StatusFlags(rawValue: 1)
        package static let notConfiguredForWiFi = StatusFlags(rawValue: 2)
        package static let problemDetected = StatusFlags(rawValue: 4)

        package init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    /// An advertisement to announce.
    package init(
        deviceID: String, model: String, category: UInt16, configurationNumber: UInt32 = 1, stateNumber: UInt32 = 1,
        protocolVersion: String = "1.1", featureFlags: FeatureFlags = [], statusFlags: StatusFlags = .notPaired,
        setupHash: String? = nil
    ) {
        self.deviceID = deviceID
        self.model = model
        self.category = category
        self.configurationNumber = configurationNumber
        self.stateNumber = stateNumber
        self.protocolVersion = protocolVersion
        self.featureFlags = featureFlags
        self.statusFlags = statusFlags
        self.setupHash = setupHash
    }

    /// Reads what a device announces; nil without a device id, since such an entry is of no use.
    package init?(_ record: TXTRecord) {
        guard let deviceID = record["id"] else { return nil }
        func number<Number: FixedWidthInteger>(_ key: String, default standard: Number) -> Number {
            record[key].flatMap { Number($0) } ?? standard
        }
        self.init(
            deviceID: deviceID, model: record["md"] ?? "", category: number("ci", default: 1),
            configurationNumber: number("c#", default: 0), stateNumber: number("s#", default: 0),
            protocolVersion: record["pv"] ?? "1.0", featureFlags: FeatureFlags(rawValue: number("ff", default: 0)),
            statusFlags: StatusFlags(rawValue: number("sf", default: 0)), setupHash: record["sh"])
    }

    /// The record to announce.
    package var record: TXTRecord {
        var record = TXTRecord()
        record["c#"] = String(configurationNumber)
        record["ff"] = String(featureFlags.rawValue)
        record["id"] = deviceID
        record["md"] = model
        record["pv"] = protocolVersion
        record["s#"] = String(stateNumber)
        record["sf"] = String(statusFlags.rawValue)
        record["ci"] = String(category)
        record["sh"] = setupHash
        return record
    }

    /// Whether some controller has paired with it.
    package var isPaired: Bool { !statusFlags.contains(.notPaired) }

    /// The device id in the one case in which ids are looked up (quirk Q74).
    package var foldedDeviceID: String { deviceID.uppercased() }
}
