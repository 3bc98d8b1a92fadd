// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Rows in aligned columns.
struct Table {
    private let head: [String]
    private var rows: [[String]] = []

    init(_ head: [String]) {
        self.head = head
    }

    mutating func add(_ cells: [String]) {
        rows.append(cells)
    }

    /// The lines without a line end at the last; the last column is not padded.
    func text(_ style: Style) -> String {
        let all = [head] + rows
        let widths = head.indices.map { column in all.map { $0[column].displayWidth }.max() ?? 0 }
        let lines = all.map { Self.line($0, widths) }
        return ([style.dim(lines[0])] + lines.dropFirst()).joined(separator: "\n")
    }

    private static func line(_ cells: [String], _ widths: [Int]) -> String {
        let text = zip(cells, widths).map { cell, width in cell.padded(to: width) }.joined(separator: "  ")
        return String(text.reversed().drop { $0 == " " }.reversed())
    }
}
