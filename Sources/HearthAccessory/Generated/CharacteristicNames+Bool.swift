// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_catalogue.py from Scripts/Catalogue/hap-catalog.json. Do not edit by hand.
// swift-format-ignore-file

internal import HAPCatalogue

extension CharacteristicName where Value == Bool {
    /// Administrator Only Access.
    public static var administratorOnlyAccess: Self { Self(CharacteristicType.administratorOnlyAccess) }
    /// Audio Feedback.
    public static var audioFeedback: Self { Self(CharacteristicType.audioFeedback) }
    /// Identify.
    public static var identify: Self { Self(CharacteristicType.identify) }
    /// Motion Detected.
    public static var motionDetected: Self { Self(CharacteristicType.motionDetected) }
    /// Obstruction Detected.
    public static var obstructionDetected: Self { Self(CharacteristicType.obstructionDetected) }
    /// On.
    public static var on: Self { Self(CharacteristicType.on) }
    /// Outlet In Use.
    public static var outletInUse: Self { Self(CharacteristicType.outletInUse) }
    /// Tunneled Accessory Connected.
    public static var tunneledAccessoryConnected: Self { Self(CharacteristicType.tunneledAccessoryConnected) }
    /// Relay Enabled.
    public static var relayEnabled: Self { Self(CharacteristicType.relayEnabled) }
    /// Tunneled Accessory Advertising.
    public static var tunneledAccessoryAdvertising: Self { Self(CharacteristicType.tunneledAccessoryAdvertising) }
    /// Hold Position.
    public static var holdPosition: Self { Self(CharacteristicType.holdPosition) }
    /// Status Active.
    public static var statusActive: Self { Self(CharacteristicType.statusActive) }
    /// Mute.
    public static var mute: Self { Self(CharacteristicType.mute) }
    /// Night Vision.
    public static var nightVision: Self { Self(CharacteristicType.nightVision) }
    /// Image Mirroring.
    public static var imageMirroring: Self { Self(CharacteristicType.imageMirroring) }
    /// Camera Operating Mode Indicator: 0 disable, 1 enable.
    public static var cameraOperatingModeIndicator: Self { Self(CharacteristicType.cameraOperatingModeIndicator) }
    /// Manually Disabled: 0 enabled, 1 disabled.
    public static var manuallyDisabled: Self { Self(CharacteristicType.manuallyDisabled) }
    /// Current Transport.
    public static var currentTransport: Self { Self(CharacteristicType.currentTransport) }
    /// Metrics Buffer Full State.
    public static var metricsBufferFullState: Self { Self(CharacteristicType.metricsBufferFullState) }
}
