// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue

/// The microphone or the loudspeaker of a camera.
public class HMCameraAudioControl: HMCameraControl, @unchecked Sendable {
    // `@unchecked`: immutable.
    private let service: TypeIdentifier

    init(_ place: CameraPlace, of service: TypeIdentifier) {
        self.service = service
        super.init(place)
    }

    /// Whether it is silent.
    public var mute: HMCharacteristic? { place.characteristic(CharacteristicType.mute, of: service) }
    /// How loud it is.
    public var volume: HMCharacteristic? { place.characteristic(CharacteristicType.volume, of: service) }
}
