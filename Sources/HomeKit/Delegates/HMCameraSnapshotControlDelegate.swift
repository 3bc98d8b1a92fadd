// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Gets the pictures of a camera. Called on the main queue; every method is optional.
public protocol HMCameraSnapshotControlDelegate: NSObjectProtocol {
    /// A picture that this program has asked for is there, or the reason why it is not.
    func cameraSnapshotControl(
        _ cameraSnapshotControl: HMCameraSnapshotControl, didTake snapshot: HMCameraSnapshot?, error: (any Error)?)
    /// Another program has had a picture taken: `mostRecentSnapshot` is that one now.
    func cameraSnapshotControlDidUpdateMostRecentSnapshot(_ cameraSnapshotControl: HMCameraSnapshotControl)
}

extension HMCameraSnapshotControlDelegate {
    /// Does nothing.
    public func cameraSnapshotControl(
        _ cameraSnapshotControl: HMCameraSnapshotControl, didTake snapshot: HMCameraSnapshot?, error: (any Error)?
    ) {}
    /// Does nothing.
    public func cameraSnapshotControlDidUpdateMostRecentSnapshot(_ cameraSnapshotControl: HMCameraSnapshotControl) {}
}
