// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HearthModel

/// Starts a live stream of a camera or doorbell. It ends with `camera.stopStream`, with the connection that has asked for
/// it, or when the camera ends it (`camera.streamEnded`).
///
/// Fails with `operationNotSupported` for an accessory without a camera, `accessoryIsBusy` when all its streams are in use,
/// `operationTimedOut`, or `operationCancelled` when it is stopped meanwhile. Pictures arrive from the moment of the answer
/// on, at ports on which nobody but the asker is to listen.
package struct StartCameraStream: HubRequest {
    package typealias Answer = CameraStream
    package static let method = "camera.startStream"

    /// Chosen by the asker, so that it can stop a stream that has not started yet; random.
    package let stream: CameraStream.ID
    package let accessory: Accessory.ID
    /// The largest picture wished for, in pixels.
    package let width: Int
    /// Pixels.
    package let height: Int
    /// The UDP port of this machine where pictures are to arrive; nil to have the hub find a free one.
    package let videoPort: UInt16?
    /// The UDP port of this machine where sound is to arrive; nil to have the hub find a free one.
    package let audioPort: UInt16?

    package init(
        stream: CameraStream.ID, accessory: Accessory.ID, width: Int = 1920, height: Int = 1080,
        videoPort: UInt16? = nil, audioPort: UInt16? = nil
    ) {
        self.stream = stream
        self.accessory = accessory
        self.width = width
        self.height = height
        self.videoPort = videoPort
        self.audioPort = audioPort
    }
}

/// Ends a live stream that this connection has asked for; the camera has been told when the answer comes.
///
/// Fails with `notFound` if there is none, for instance since it has ended already.
package struct StopCameraStream: HubRequest {
    package typealias Answer = Done
    package static let method = "camera.stopStream"

    package let stream: CameraStream.ID

    package init(stream: CameraStream.ID) {
        self.stream = stream
    }
}
