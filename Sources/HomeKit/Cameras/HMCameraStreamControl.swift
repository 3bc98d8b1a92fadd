// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HearthIPC
internal import HearthModel
internal import HearthSystem

/// Starts and stops the live stream of a camera.
///
/// Each control has one stream at most; it ends with this program at the latest. What arrives is for a player of the
/// program's choice: see `HMCameraStream.sessionDescription`.
public class HMCameraStreamControl: HMCameraControl, @unchecked Sendable {
    private enum Phase {
        case idle
        case starting(CameraStream.ID)
        case streaming(CameraStream.ID, HMCameraStream)
        case stopping(CameraStream.ID)
    }

    // `@unchecked`: both guard themselves.
    private let phase = Guarded(Phase.idle)
    private let delegateReference = WeakReference<any HMCameraStreamControlDelegate>()

    override init(_ place: CameraPlace) { super.init(place) }

    /// One of no camera; its streams end at once.
    @available(*, deprecated, message: "Stream controls come from HMCameraProfile.streamControl.")
    public override convenience init() { self.init(.nowhere) }

    /// Who hears of the stream. Not kept alive.
    public var delegate: (any HMCameraStreamControlDelegate)? {
        get { delegateReference.value }
        set { delegateReference.value = newValue }
    }

    /// Where the stream stands.
    public var streamState: HMCameraStreamState {
        phase.withLock { phase in
            switch phase {
            case .idle: .notStreaming
            case .starting: .starting
            case .streaming: .streaming
            case .stopping: .stopping
            }
        }
    }

    /// The stream; nil unless it runs.
    public var cameraStream: HMCameraStream? {
        phase.withLock { phase in
            if case .streaming(_, let stream) = phase { stream } else { nil }
        }
    }

    /// Starts the stream, unless there is one; the delegate hears of it.
    public func startStream() {
        start { StartCameraStream(stream: $0, accessory: $1) }
    }

    /// Stops the stream, or the start of it, if there is one; the delegate hears of it.
    public func stopStream() {
        guard let stream = beginStopping() else { return }
        place.feed.link.send(StopCameraStream(stream: stream)) { _ in self.finish(stream, nil) }
    }
}

extension HMCameraStreamControl {
    /// Starts the stream so that it arrives at ports of the program's choice, unless there is one. An addition of Hearth.
    ///
    /// - Parameters:
    ///   - videoPort: the UDP port for pictures.
    ///   - audioPort: the UDP port for sound.
    public func startStream(receivingVideoAt videoPort: UInt16, audioAt audioPort: UInt16) {
        start {
            StartCameraStream(stream: $0, accessory: $1, videoPort: videoPort, audioPort: audioPort)
        }
    }

    private func start(_ request: (CameraStream.ID, Accessory.ID) -> StartCameraStream) {
        let stream = CameraStream.ID(UUID())
        guard beginStarting(stream) else { return }
        place.feed.streams.add(stream, of: self)
        place.feed.link.send(request(stream, place.accessory), within: .seconds(45)) { answer in
            switch answer {
            case .success(let description): self.begin(stream, description)
            case .failure(let error): self.end(stream, HMError(error))
            }
        }
    }

    private func beginStarting(_ stream: CameraStream.ID) -> Bool {
        phase.withLock { phase in
            guard case .idle = phase else { return false }
            phase = .starting(stream)
            return true
        }
    }

    private func beginStopping() -> CameraStream.ID? {
        phase.withLock { phase in
            switch phase {
            case .starting(let stream), .streaming(let stream, _):
                phase = .stopping(stream)
                return stream
            case .idle, .stopping: return nil
            }
        }
    }

    /// The stream runs. If it was stopped meanwhile, the hub knows, and its answer to that comes.
    private func begin(_ stream: CameraStream.ID, _ description: CameraStream) {
        let hasBegun = phase.withLock { phase in
            guard case .starting(stream) = phase else { return false }
            phase = .streaming(stream, HMCameraStream(description, of: place))
            return true
        }
        if hasBegun { delegate?.cameraStreamControlDidStartStream(self) }
    }

    /// The stream is over, unasked; if the program has asked for it meanwhile, that is no error any more.
    func end(_ stream: CameraStream.ID, _ error: HMError) {
        let isWished = phase.withLock { phase in
            if case .stopping(stream) = phase { true } else { false }
        }
        finish(stream, isWished ? nil : error)
    }

    /// Once for each stream.
    private func finish(_ stream: CameraStream.ID, _ error: HMError?) {
        place.feed.streams.remove(stream)
        let isOver = phase.withLock { phase in
            switch phase {
            case .starting(stream), .streaming(stream, _), .stopping(stream):
                phase = .idle
                return true
            case .idle, .starting, .streaming, .stopping: return false
            }
        }
        if isOver { delegate?.cameraStreamControl(self, didStopStreamWithError: error) }
    }
}
