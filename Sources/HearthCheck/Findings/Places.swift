// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Where in the database something is: `2.10`, or `2` for an accessory. Long lists are cut in sentences.
struct Places: Hashable, Sendable {
    private(set) var texts: [String] = []
    private static let shown = 5

    var isEmpty: Bool { texts.isEmpty }

    mutating func add(_ aid: UInt64?, _ iid: UInt64? = nil, _ remark: String? = nil) {
        let place = [aid, iid].compactMap { $0.map { String($0) } }.joined(separator: ".")
        texts.append([place.isEmpty ? "the database" : place, remark].compactMap(\.self).joined(separator: " "))
    }

    /// `2.10, 2.11 and 5 more`.
    var words: String {
        let head = texts.prefix(Self.shown).joined(separator: ", ")
        let rest = texts.count - Self.shown
        return rest > 0 ? "\(head) and \(rest) more" : head
    }
}
