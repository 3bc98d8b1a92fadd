// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_catalogue.py from Scripts/Catalogue/hap-catalog.json. Do not edit by hand.
// swift-format-ignore-file

internal import HAPCatalogue

extension CharacteristicName where Value == String {
    /// Manufacturer.
    public static var manufacturer: Self { Self(CharacteristicType.manufacturer) }
    /// Model.
    public static var model: Self { Self(CharacteristicType.model) }
    /// Name.
    public static var name: Self { Self(CharacteristicType.name) }
    /// Serial Number.
    public static var serialNumber: Self { Self(CharacteristicType.serialNumber) }
    /// Version.
    public static var version: Self { Self(CharacteristicType.version) }
    /// Firmware Revision.
    public static var firmwareRevision: Self { Self(CharacteristicType.firmwareRevision) }
    /// Hardware Revision.
    public static var hardwareRevision: Self { Self(CharacteristicType.hardwareRevision) }
    /// Software Revision.
    public static var softwareRevision: Self { Self(CharacteristicType.softwareRevision) }
    /// Accessory Identifier.
    public static var accessoryIdentifier: Self { Self(CharacteristicType.accessoryIdentifier) }
    /// Configured Name.
    public static var configuredName: Self { Self(CharacteristicType.configuredName) }
    /// Staged Firmware Version.
    public static var stagedFirmwareVersion: Self { Self(CharacteristicType.stagedFirmwareVersion) }
    /// Siri Engine Version.
    public static var siriEngineVersion: Self { Self(CharacteristicType.siriEngineVersion) }
    /// Thread OpenThread Version.
    public static var threadOpenThreadVersion: Self { Self(CharacteristicType.threadOpenThreadVersion) }
}
