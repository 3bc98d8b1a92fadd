// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// One thing that a camera can do. This class alone is of no use.
public class HMCameraControl: NSObject, @unchecked Sendable {
    // `@unchecked`: immutable.
    let place: CameraPlace

    init(_ place: CameraPlace) {
        self.place = place
        super.init()
    }

    /// One of no camera.
    @available(*, deprecated, message: "Controls come from HMCameraProfile.")
    public override init() {
        place = .nowhere
        super.init()
    }
}
