// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import CQREncode

/// A QR code as a square of dark and light modules. Source: HAP reference 3 (the payload); libqrencode does the rest.
package struct QRCode: Sendable {
    /// Modules along each edge, without the quiet zone.
    package let width: Int
    /// Row by row, true for dark.
    private let modules: [Bool]

    /// The light frame that readers need, in modules; the standard asks for four, two are enough in practice.
    private static let quietZone = 2

    /// Nil if the text does not fit into any QR code.
    package init?(_ text: String) {
        guard let code = QRcode_encodeString(text, 0, QR_ECLEVEL_M, QR_MODE_8, 1) else { return nil }
        defer { QRcode_free(code) }
        width = Int(code.pointee.width)
        // The lowest bit of each byte says whether the module is dark.
        modules = UnsafeBufferPointer(start: code.pointee.data, count: width * width).map { $0 & 1 == 1 }
    }

    /// Whether the module is dark; false outside.
    package func isDark(_ column: Int, _ row: Int) -> Bool {
        guard (0..<width).contains(column), (0..<width).contains(row) else { return false }
        return modules[row * width + column]
    }

    /// Two rows of modules to a line, light modules drawn.
    ///
    /// - Parameter isTerminal: adds colours, so that it can be scanned whatever the terminal's own are.
    package func lines(forTerminal isTerminal: Bool) -> [String] {
        let range = -Self.quietZone..<(width + Self.quietZone)
        return stride(from: range.lowerBound, to: range.upperBound, by: 2).map { row in
            let line = range.map { column in
                let bottomIsLight = row + 1 < range.upperBound && !isDark(column, row + 1)
                return Self.character(topIsLight: !isDark(column, row), bottomIsLight: bottomIsLight)
            }
            return isTerminal ? "\u{1B}[97;40m" + String(line) + "\u{1B}[0m" : String(line)
        }
    }

    private static func character(topIsLight: Bool, bottomIsLight: Bool) -> Character {
        switch (topIsLight, bottomIsLight) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
    }
}
