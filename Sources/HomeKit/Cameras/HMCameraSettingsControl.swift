// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue

/// The settings of a camera: characteristics of its own, each nil if it has none such.
public class HMCameraSettingsControl: HMCameraControl, @unchecked Sendable {
    override init(_ place: CameraPlace) { super.init(place) }

    /// Whether it sees in the dark.
    public var nightVision: HMCharacteristic? {
        place.characteristic(
            CharacteristicType.nightVision, of: ServiceType.cameraControl, ServiceType.cameraOperatingMode)
    }
    /// Where it looks now, from side to side.
    public var currentHorizontalTilt: HMCharacteristic? { setting(CharacteristicType.currentHorizontalTiltAngle) }
    /// Where it is to look, from side to side.
    public var targetHorizontalTilt: HMCharacteristic? { setting(CharacteristicType.targetHorizontalTiltAngle) }
    /// Where it looks now, up and down.
    public var currentVerticalTilt: HMCharacteristic? { setting(CharacteristicType.currentVerticalTiltAngle) }
    /// Where it is to look, up and down.
    public var targetVerticalTilt: HMCharacteristic? { setting(CharacteristicType.targetVerticalTiltAngle) }
    /// How far its lens brings things near.
    public var opticalZoom: HMCharacteristic? { setting(CharacteristicType.opticalZoom) }
    /// How much of the picture is shown.
    public var digitalZoom: HMCharacteristic? { setting(CharacteristicType.digitalZoom) }
    /// By how much it turns the picture.
    public var imageRotation: HMCharacteristic? { setting(CharacteristicType.imageRotation) }
    /// Whether it mirrors the picture.
    public var imageMirroring: HMCharacteristic? { setting(CharacteristicType.imageMirroring) }

    private func setting(_ type: TypeIdentifier) -> HMCharacteristic? {
        place.characteristic(type, of: ServiceType.cameraControl)
    }
}
