// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HomeKit

@Suite("The size of a picture")
struct PictureSizeTests {
    /// Begin, a comment of four bytes, a frame of 3 by 2 pixels.
    private static let picture: [UInt8] = [
        0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 1, 2, 0xFF, 0xC2, 0, 11, 8, 0, 2, 0, 3, 1, 1, 0x11, 0, 0xFF, 0xD9,
    ]

    @Test("is in its first frame header, whatever comes before")
    func found() {
        #expect(PictureSize(ofJPEG: Self.picture) == PictureSize(width: 3, height: 2))
        #expect(PictureSize(ofJPEG: Self.picture)?.aspectRatio == 1.5)
    }

    @Test("tables are no frame headers", arguments: [0xC4, 0xC8, 0xCC] as [UInt8])
    func tables(marker: UInt8) {
        var picture = Self.picture
        picture[9] = marker
        #expect(PictureSize(ofJPEG: picture) == nil)
    }

    @Test("is not known of what is cut off or no JPEG")
    func unknown() {
        for count in 0..<17 { #expect(PictureSize(ofJPEG: Array(Self.picture.prefix(count))) == nil) }
        #expect(PictureSize(ofJPEG: [0x89, 0x50, 0x4E, 0x47]) == nil)
        #expect(PictureSize(ofJPEG: [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 0, 0, 3, 1]) == nil, "no height")
    }
}
