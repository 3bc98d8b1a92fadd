// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Hears of a camera's stream. Called on the main queue; every method is optional.
public protocol HMCameraStreamControlDelegate: NSObjectProtocol {
    /// The stream runs.
    func cameraStreamControlDidStartStream(_ cameraStreamControl: HMCameraStreamControl)
    /// The stream has ended or could not be started; without an error if the program wished it.
    func cameraStreamControl(
        _ cameraStreamControl: HMCameraStreamControl, didStopStreamWithError error: (any Error)?)
}

extension HMCameraStreamControlDelegate {
    /// Does nothing.
    public func cameraStreamControlDidStartStream(_ cameraStreamControl: HMCameraStreamControl) {}
    /// Does nothing.
    public func cameraStreamControl(
        _ cameraStreamControl: HMCameraStreamControl, didStopStreamWithError error: (any Error)?
    ) {}
}
