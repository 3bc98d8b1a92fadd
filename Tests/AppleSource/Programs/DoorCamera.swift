// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HomeKit

/// Cameras: a picture when it is asked for, and the state of a stream.
class DoorCamera: NSObject, HMHomeManagerDelegate {
    let manager = HMHomeManager()
    private var camera: HMCameraProfile?

    func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {
        let accessories = manager.homes.first?.accessories ?? []
        guard let camera = accessories.compactMap({ $0.cameraProfiles?.first }).first else {
            print("No camera")
            exit(0)
        }
        self.camera = camera
        print("Camera: \(camera.accessory?.name ?? "-"), services: \(camera.services.count)")
        camera.snapshotControl?.delegate = self
        camera.streamControl?.delegate = self
        print("Streaming: \(camera.streamControl?.streamState == .streaming)")
        camera.snapshotControl?.takeSnapshot()
    }
}

extension DoorCamera: HMCameraSnapshotControlDelegate {
    func cameraSnapshotControl(
        _ cameraSnapshotControl: HMCameraSnapshotControl, didTake snapshot: HMCameraSnapshot?, error: Error?
    ) {
        guard let snapshot = snapshot else {
            print("No picture: \(error?.localizedDescription ?? "-")")
            exit(1)
        }
        print("A picture, new: \(abs(snapshot.captureDate.timeIntervalSinceNow) < 60)")
        print("Kept: \(cameraSnapshotControl.mostRecentSnapshot === snapshot)")
        camera?.streamControl?.startStream()
    }
}

extension DoorCamera: HMCameraStreamControlDelegate {
    func cameraStreamControlDidStartStream(_ cameraStreamControl: HMCameraStreamControl) {
        print("Streaming: \(cameraStreamControl.streamState == .streaming)")
        print("A wide picture: \((cameraStreamControl.cameraStream?.aspectRatio ?? 0) > 1)")
        cameraStreamControl.stopStream()
    }

    func cameraStreamControl(_ cameraStreamControl: HMCameraStreamControl, didStopStreamWithError error: Error?) {
        print("Stopped by itself: \(error != nil)")
        exit(0)
    }
}

let door = DoorCamera()
door.manager.delegate = door
RunLoop.main.run()
