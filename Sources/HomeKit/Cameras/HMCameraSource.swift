// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something to see of a camera. This class alone shows nothing.
public class HMCameraSource: NSObject, @unchecked Sendable {
    // `@unchecked`: immutable.
    /// Width by height; 0 if they are not known.
    public let aspectRatio: Double

    init(aspectRatio: Double) {
        self.aspectRatio = aspectRatio
        super.init()
    }

    /// One of no camera.
    @available(*, deprecated, message: "Sources come from the controls of HMCameraProfile.")
    public override init() {
        aspectRatio = 0
        super.init()
    }
}
