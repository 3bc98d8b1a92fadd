// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// How large a picture is, in pixels, as its file says.
struct PictureSize: Hashable, Sendable {
    let width: Int
    let height: Int

    var aspectRatio: Double { Double(width) / Double(height) }

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Reads the first frame header of a JPEG; nil if there is none. Source: ITU-T T.81, B.1 and B.2.
    init?(ofJPEG bytes: [UInt8]) {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var index = 2
        while index + 3 < bytes.count, bytes[index] == 0xFF {
            let marker = bytes[index + 1]
            guard marker != 0xFF else {
                index += 1
                continue
            }
            if Self.isFrameHeader(marker) {
                self.init(frame: bytes[(index + 4)...])
                return
            }
            index += 2 + Int(bytes[index + 2]) << 8 + Int(bytes[index + 3])
        }
        return nil
    }

    /// After its length a frame header has the precision, then height and width.
    private init?(frame: ArraySlice<UInt8>) {
        let numbers = frame.prefix(5).map { Int($0) }
        guard numbers.count == 5 else { return nil }
        (height, width) = (numbers[1] << 8 | numbers[2], numbers[3] << 8 | numbers[4])
        guard width > 0, height > 0 else { return nil }
    }

    /// All of the C0 row but those for Huffman tables, extensions and arithmetic conditioning.
    private static func isFrameHeader(_ marker: UInt8) -> Bool {
        (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
    }
}
