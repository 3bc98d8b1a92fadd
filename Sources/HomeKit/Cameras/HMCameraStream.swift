// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
internal import Foundation
internal import HAPCatalogue
internal import HearthModel
internal import HearthSystem

/// A running live stream.
public class HMCameraStream: HMCameraSource, @unchecked Sendable {
    // `@unchecked`: immutable, or guards itself.
    private let place: CameraPlace
    private let microphone: MicrophoneAccess
    private let setting = Guarded(HMCameraAudioStreamSetting.incomingAudioAllowed)
    /// As the hub and the camera have agreed; nil for a stream of no camera.
    let agreement: CameraStream?

    init(_ agreement: CameraStream, of place: CameraPlace, microphone: MicrophoneAccess = .ofThisProcess) {
        self.agreement = agreement
        self.place = place
        self.microphone = microphone
        let picture = PictureSize(width: agreement.picture.width, height: agreement.picture.height)
        super.init(aspectRatio: picture.aspectRatio)
    }

    /// One of no camera.
    @available(*, deprecated, message: "Streams come from HMCameraStreamControl.cameraStream.")
    public override init() {
        agreement = nil
        place = .nowhere
        microphone = .ofThisProcess
        super.init(aspectRatio: 0)
    }

    /// What the person who watches hears, and whether they speak; first they hear.
    ///
    /// It tells what `sessionDescription` describes; what is sent to the camera, the program decides.
    public var audioStreamSetting: HMCameraAudioStreamSetting { setting.withLock { $0 } }

    /// Says what the person hears, and whether they speak; errors are told nobody.
    @available(*, deprecated, message: "Use updateAudioStreamSetting(_:completionHandler:), which tells of errors.")
    public func setAudioStreamSetting(_ audioStreamSetting: HMCameraAudioStreamSetting) {
        updateAudioStreamSetting(audioStreamSetting) { _ in }
    }

    /// Says what the person hears, and whether they speak.
    ///
    /// To speak fails with `notAuthorizedForMicrophoneAccess` if this process may not use the microphones of the machine,
    /// and with `operationNotSupported` if the camera has no loudspeaker. Source: behaviour section 16.
    public func updateAudioStreamSetting(
        _ audioStreamSetting: HMCameraAudioStreamSetting,
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        if audioStreamSetting == .bidirectionalAudioAllowed, let refusal = refusalToSpeak {
            return HomeFeed.refuse(refusal, completionHandler)
        }
        setting.withLock { $0 = audioStreamSetting }
        DispatchQueue.main.async { completionHandler(nil) }
    }

    /// Says what the person hears, and whether they speak.
    ///
    /// To speak fails with `notAuthorizedForMicrophoneAccess` if this process may not use the microphones of the machine,
    /// and with `operationNotSupported` if the camera has no loudspeaker.
    public nonisolated(nonsending) func updateAudioStreamSetting(
        _ audioStreamSetting: HMCameraAudioStreamSetting
    ) async throws {
        try await awaitCompletion { updateAudioStreamSetting(audioStreamSetting, completionHandler: $0) }
    }

    private var refusalToSpeak: HMError.Code? {
        guard microphone.isGranted else { return .notAuthorizedForMicrophoneAccess }
        let canPlay = agreement?.audio != nil && place.service(ServiceType.speaker) != nil
        return canPlay ? nil : .operationNotSupported
    }
}

// MARK: - Playing it

extension HMCameraStream {
    /// The stream described to a player, as SDP: save it as a file and open that with
    /// `ffplay -protocol_whitelist file,crypto,data,rtp,srtp,udp`. Sound is in it unless it is muted. It holds the keys of
    /// the stream. An addition of Hearth; Apple's framework has the stream shown by a view.
    public var sessionDescription: String {
        guard let agreement else { return "" }
        let name = place.anchor.database.accessory(place.accessory, place.home)?.name ?? ""
        return SessionDescription(agreement, name: name, includesSound: audioStreamSetting != .muted).text
    }

    /// Where the stream arrives and how it is protected; nil for one of no camera. An addition of Hearth.
    public var endpoints: HMCameraStreamEndpoints? { agreement.map { HMCameraStreamEndpoints($0) } }
}
