// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// A still picture of any size: grey, from dark at the upper left to bright at the lower right, as a baseline JPEG. Source:
/// ITU-T T.81.
struct TestPicture: Sendable {
    /// In pixels, 1 to 65535.
    let width: Int
    let height: Int

    /// The code of each category of differences: the usual table for brightness. Source: T.81, table K.3.
    private static let codes: [(bits: UInt32, count: Int)] = [
        (0b00, 2), (0b010, 3), (0b011, 3), (0b100, 3), (0b101, 3), (0b110, 3), (0b1110, 4), (0b11110, 5),
        (0b111110, 6), (0b1111110, 7),
    ]

    private var columns: Int { (width + 7) / 8 }
    private var rows: Int { (height + 7) / 8 }

    var jpeg: [UInt8] { [0xFF, 0xD8] + header + scan + [0xFF, 0xD9] }

    private var header: [UInt8] {
        let size = [UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255)]
        return Self.segment(0xE0, Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0])
            // All coefficients are divided by 8, so a block's first one is its brightness itself.
            + Self.segment(0xDB, [0] + [UInt8](repeating: 8, count: 64))
            + Self.segment(0xC0, [8] + size + [1, 1, 0x11, 0])
            + Self.segment(0xC4, [0x00, 0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0] + Array(0...11))
            // Of the other coefficients there are none: one code, "end of block".
            + Self.segment(0xC4, [0x10, 1] + [UInt8](repeating: 0, count: 15) + [0])
            + Self.segment(0xDA, [1, 1, 0x00, 0, 63, 0])
    }

    private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
        let length = content.count + 2
        return [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + content
    }

    private var scan: [UInt8] {
        var writer = BitWriter()
        var previous = 0
        for row in 0..<rows {
            for column in 0..<columns {
                let level = (row + column) * 255 / max(rows + columns - 2, 1) - 128
                Self.write(level - previous, to: &writer)
                previous = level
            }
        }
        return writer.finish()
    }

    /// One block: its difference to the one before, and nothing else.
    private static func write(_ difference: Int, to writer: inout BitWriter) {
        let category = Int.bitWidth - abs(difference).leadingZeroBitCount
        let code = codes[category]
        writer.append(code.bits, count: code.count)
        let bits = difference < 0 ? difference - 1 : difference
        writer.append(UInt32(truncatingIfNeeded: bits) & ((1 << UInt32(category)) - 1), count: category)
        writer.append(0, count: 1)
    }
}

/// Packs bits, first bit highest, as JPEG wants it: no byte looks like the begin of a marker.
private struct BitWriter {
    private var bytes: [UInt8] = []
    private var pending: UInt32 = 0
    private var count = 0

    mutating func append(_ bits: UInt32, count added: Int) {
        pending = pending << UInt32(added) | bits
        count += added
        while count >= 8 {
            count -= 8
            let byte = UInt8(truncatingIfNeeded: pending >> UInt32(count))
            bytes.append(byte)
            if byte == 0xFF { bytes.append(0) }
        }
    }

    /// What is left of the last byte is filled with ones.
    mutating func finish() -> [UInt8] {
        if count > 0 { append((1 << UInt32(8 - count)) - 1, count: 8 - count) }
        return bytes
    }
}
