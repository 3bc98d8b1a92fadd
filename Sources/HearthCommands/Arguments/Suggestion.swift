// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Finds what somebody may have meant.
enum Suggestion {
    /// The names nearest to `text`, nearest first: those that it begins or is part of, and those a few typing errors
    /// away. At most `limit`.
    static func nearest(to text: String, among names: [String], limit: Int = 3) -> [String] {
        let wanted = fold(text)
        guard !wanted.isEmpty else { return [] }
        let scored = names.compactMap { name in score(wanted, fold(name)).map { (name: name, score: $0) } }
        var seen: Set<String> = []
        return scored.sorted { ($0.score, $0.name) < ($1.score, $1.name) }
            .map(\.name).filter { seen.insert($0).inserted }
            .prefix(limit).map { $0 }
    }

    private static func fold(_ text: String) -> [Character] {
        text.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    /// Smaller is nearer; nil is too far.
    private static func score(_ wanted: [Character], _ name: [Character]) -> Int? {
        if wanted == name { return 0 }
        let distance = distance(wanted, name)
        if distance <= max(1, min(wanted.count, name.count) / 3) { return distance }
        if wanted.count >= 2, name.starts(with: wanted) { return 10 + name.count - wanted.count }
        if wanted.count >= 3, String(name).contains(String(wanted)) { return 50 + name.count - wanted.count }
        return nil
    }

    /// How many letters must be put in, left out, replaced or swapped with their neighbour.
    static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for i in left.indices {
            var row = [i + 1]
            for j in right.indices {
                let replaced = last[j] + (left[i] == right[j] ? 0 : 1)
                var best = min(replaced, last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                    best = min(best, beforeLast[j - 1] + 1)
                }
                row.append(best)
            }
            (beforeLast, last) = (last, row)
        }
        return last[right.count]
    }
}
