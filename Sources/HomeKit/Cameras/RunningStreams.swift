// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthModel
internal import HearthSystem

/// The streams of this program, from the wish to the end. A control with one is kept, so that its delegate hears of the end,
/// until the manager goes; then it goes on for as long as the program holds it.
final class RunningStreams: Sendable {
    private struct State {
        var controls: [CameraStream.ID: WeakReference<HMCameraStreamControl>] = [:]
        var kept: [CameraStream.ID: HMCameraStreamControl] = [:]
        var isKeeping = true
    }

    private let state = Guarded(State())

    func add(_ stream: CameraStream.ID, of control: HMCameraStreamControl) {
        state.withLock { state in
            state.controls[stream] = WeakReference(control)
            if state.isKeeping { state.kept[stream] = control }
        }
    }

    func remove(_ stream: CameraStream.ID) {
        state.withLock { state in
            state.controls[stream] = nil
            state.kept[stream] = nil
        }
    }

    /// Keeps no control alive any more.
    func releaseControls() {
        let kept = state.withLock { state in
            state.isKeeping = false
            defer { state.kept = [:] }
            return state.kept
        }
        // Whatever goes with them goes outside the lock.
        withExtendedLifetime(kept) {}
    }

    /// The hub or the camera has ended a stream.
    func end(_ stream: CameraStream.ID, _ error: HMError) {
        state.withLock { $0.controls[stream] }?.value?.end(stream, error)
    }

    /// The connection to the hub is gone, and with it all streams.
    func endAll(_ error: HMError) {
        for (stream, control) in state.withLock({ $0.controls }) { control.value?.end(stream, error) }
    }
}
