// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Methods of the delegates of cameras and routers are optional, and code for Apple's systems calls such methods with a
// question mark. Swift alone has no optional methods, so for each name there is a property that such calls find.
// Source: behaviour section 20.

extension HMCameraSnapshotControlDelegate {
    /// For `cameraSnapshotControl?(…)`.
    public var cameraSnapshotControl: HMCameraSnapshotControlDelegateCalls? {
        HMCameraSnapshotControlDelegateCalls(delegate: self)
    }
    /// For `cameraSnapshotControlDidUpdateMostRecentSnapshot?(…)`.
    public var cameraSnapshotControlDidUpdateMostRecentSnapshot: ((HMCameraSnapshotControl) -> Void)? {
        { self.cameraSnapshotControlDidUpdateMostRecentSnapshot($0) }
    }
}

/// What `cameraSnapshotControl?(…)` calls with a delegate of a camera's pictures.
public struct HMCameraSnapshotControlDelegateCalls {
    fileprivate let delegate: any HMCameraSnapshotControlDelegate

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(
        _ cameraSnapshotControl: HMCameraSnapshotControl, didTake snapshot: HMCameraSnapshot?, error: (any Error)?
    ) {
        delegate.cameraSnapshotControl(cameraSnapshotControl, didTake: snapshot, error: error)
    }
}

extension HMCameraStreamControlDelegate {
    /// For `cameraStreamControl?(…)`.
    public var cameraStreamControl: HMCameraStreamControlDelegateCalls? {
        HMCameraStreamControlDelegateCalls(delegate: self)
    }
    /// For `cameraStreamControlDidStartStream?(…)`.
    public var cameraStreamControlDidStartStream: ((HMCameraStreamControl) -> Void)? {
        { self.cameraStreamControlDidStartStream($0) }
    }
}

/// What `cameraStreamControl?(…)` calls with a delegate of a camera's stream.
public struct HMCameraStreamControlDelegateCalls {
    fileprivate let delegate: any HMCameraStreamControlDelegate

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(
        _ cameraStreamControl: HMCameraStreamControl, didStopStreamWithError error: (any Error)?
    ) {
        delegate.cameraStreamControl(cameraStreamControl, didStopStreamWithError: error)
    }
}

extension HMNetworkConfigurationProfileDelegate {
    /// For `profileDidUpdateNetworkAccessMode?(…)`.
    public var profileDidUpdateNetworkAccessMode: ((HMNetworkConfigurationProfile) -> Void)? {
        { self.profileDidUpdateNetworkAccessMode($0) }
    }
}
