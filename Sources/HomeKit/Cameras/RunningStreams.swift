// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthModel
internal import HearthSystem

/// The streams of this program, from the wish to the end. A control with one is kept, so that its delegate hears of the end.
final class RunningStreams: Sendable {
    private let controls = Guarded<[CameraStream.ID: HMCameraStreamControl]>([:])

    func add(_ stream: CameraStream.ID, of control: HMCameraStreamControl) {
        controls.withLock { $0[stream] = control }
    }

    func remove(_ stream: CameraStream.ID) {
        controls.withLock { $0[stream] = nil }
    }

    /// The hub or the camera has ended a stream.
    func end(_ stream: CameraStream.ID, _ error: HMError) {
        controls.withLock { $0[stream] }?.end(stream, error)
    }

    /// The connection to the hub is gone, and with it all streams.
    func endAll(_ error: HMError) {
        for (stream, control) in controls.withLock({ $0 }) { control.end(stream, error) }
    }
}
