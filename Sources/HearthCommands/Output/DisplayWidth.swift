// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

extension String {
    /// How many columns of a terminal it takes. Source: Unicode's East Asian Width, wide and full-width ranges.
    var displayWidth: Int {
        reduce(0) { $0 + ($1.isWide ? 2 : 1) }
    }

    /// With blanks behind it, up to so many columns.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(width - displayWidth, 0))
    }
}

extension Character {
    fileprivate var isWide: Bool {
        unicodeScalars.contains { scalar in
            switch scalar.value {
            case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
                0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
                true
            default: false
            }
        }
    }
}
