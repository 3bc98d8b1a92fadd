// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// A heading with what hangs below it.
struct Tree {
    let title: String
    /// Stands behind the title, aligned with that of its neighbours.
    let detail: String
    let branches: [Tree]

    init(_ title: String, detail: String = "", _ branches: [Tree] = []) {
        self.title = title
        self.detail = detail
        self.branches = branches
    }

    /// The lines without a line end at the last; details are painted by `paintDetail`.
    func text(detail paintDetail: (String) -> String = { $0 }) -> String {
        ([heading(width: 0, paintDetail)] + lines(below: "", paintDetail)).joined(separator: "\n")
    }

    private func lines(below indent: String, _ paint: (String) -> String) -> [String] {
        let width = branches.map(\.title.displayWidth).max() ?? 0
        return branches.enumerated().flatMap { index, branch in
            let isLast = index == branches.count - 1
            let head = indent + (isLast ? "└── " : "├── ") + branch.heading(width: width, paint)
            return [head] + branch.lines(below: indent + (isLast ? "    " : "│   "), paint)
        }
    }

    private func heading(width: Int, _ paint: (String) -> String) -> String {
        guard !detail.isEmpty else { return title }
        return title.padded(to: width) + "  " + paint(detail)
    }
}
