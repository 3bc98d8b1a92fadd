// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A still picture.
public class HMCameraSnapshot: HMCameraSource, @unchecked Sendable {
    // `@unchecked`: both are immutable.
    /// When it was asked for.
    public let captureDate: Date
    /// The picture itself, as the camera gave it: JPEG. An addition of Hearth's; Apple's framework has it shown by a view.
    public let jpegData: Data

    init(jpegData: Data, captureDate: Date) {
        self.jpegData = jpegData
        self.captureDate = captureDate
        super.init(aspectRatio: PictureSize(ofJPEG: [UInt8](jpegData))?.aspectRatio ?? 0)
    }

    /// One of no camera, with nothing to see.
    @available(*, deprecated, message: "Snapshots come from HMCameraSnapshotControl.")
    public override init() {
        captureDate = .distantPast
        jpegData = Data()
        super.init(aspectRatio: 0)
    }
}
