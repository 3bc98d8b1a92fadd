// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue
internal import HearthSystem

/// The camera of an accessory. Each control is nil if the camera has nothing of the kind.
public class HMCameraProfile: HMAccessoryProfile, @unchecked Sendable {
    private struct Controls {
        var stream: HMCameraStreamControl?
        var snapshot: HMCameraSnapshotControl?
        var settings: HMCameraSettingsControl?
        var speaker: HMCameraAudioControl?
        var microphone: HMCameraAudioControl?
    }

    // `@unchecked`: guards itself. A control is made when first asked for and stays the same.
    private let controls = Guarded(Controls())

    private var place: CameraPlace {
        CameraPlace(anchor: anchor, profile: id, accessory: accessoryID, home: home)
    }

    /// Starts and stops moving pictures.
    public var streamControl: HMCameraStreamControl? {
        guard let management = place.service(ServiceType.cameraRTPStreamManagement),
            management.characteristic(CharacteristicType.setupEndpoints) != nil,
            management.characteristic(CharacteristicType.selectedRTPStreamConfiguration) != nil
        else { return nil }
        return control(\.stream) { HMCameraStreamControl($0) }
    }

    /// Takes still pictures.
    public var snapshotControl: HMCameraSnapshotControl? {
        guard record != nil else { return nil }
        let control = control(\.snapshot) { HMCameraSnapshotControl($0) }
        control?.catchUp()
        return control
    }

    /// Its settings, such as where it looks and how.
    public var settingsControl: HMCameraSettingsControl? {
        let hasSettings =
            place.service(ServiceType.cameraControl) != nil
            || place.characteristic(CharacteristicType.nightVision, of: ServiceType.cameraOperatingMode) != nil
        return hasSettings ? control(\.settings) { HMCameraSettingsControl($0) } : nil
    }

    /// Its loudspeaker.
    public var speakerControl: HMCameraAudioControl? {
        guard place.service(ServiceType.speaker) != nil else { return nil }
        return control(\.speaker) { HMCameraAudioControl($0, of: ServiceType.speaker) }
    }

    /// Its microphone.
    public var microphoneControl: HMCameraAudioControl? {
        guard place.service(ServiceType.microphone) != nil else { return nil }
        return control(\.microphone) { HMCameraAudioControl($0, of: ServiceType.microphone) }
    }

    /// The snapshot control, if anybody has asked for it.
    var knownSnapshotControl: HMCameraSnapshotControl? { controls.withLock { $0.snapshot } }

    private func control<Control: HMCameraControl>(
        _ path: WritableKeyPath<Controls, Control?>, _ make: (CameraPlace) -> Control
    ) -> Control? {
        let place = place
        return controls.withLock { controls in
            if let known = controls[keyPath: path] { return known }
            let control = make(place)
            controls[keyPath: path] = control
            return control
        }
    }
}
