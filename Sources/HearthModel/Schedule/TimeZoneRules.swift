// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// How far the clocks of a zone are ahead of Greenwich at any time: one compiled file of the tz database.
///
/// Why not Foundation's: it carries a copy of the database inside, which grows old with the program. The machine's own is
/// renewed by its packages. Source: RFC 9636 (TZif), versions 1 to 4, without leap seconds.
struct TimeZoneRules: Hashable, Sendable {
    /// The file. It is looked up in as it is: a plan asks for few of its changes.
    private let bytes: [UInt8]
    private let table: Table
    /// What holds after the last change; nil leaves it at that one's offset.
    private let footer: TimeZoneFooter?

    /// Reads a compiled file; nil if it is none, or damaged.
    init?(tzif bytes: [UInt8]) {
        guard let old = Table(in: bytes, at: 0, timeLength: 4) else { return nil }
        // The first table is for readers that know times of 32 bits only.
        guard bytes[4] != 0 else {
            (self.bytes, table, footer) = (bytes, old, nil)
            return
        }
        guard let table = Table(in: bytes, at: old.end, timeLength: 8), bytes.count - table.end >= 2,
            bytes[table.end] == 10, bytes.last == 10
        else { return nil }
        (self.bytes, self.table) = (bytes, table)
        let line = bytes[(table.end + 1)..<(bytes.count - 1)]
        footer = TimeZoneFooter(String(decoding: line, as: UTF8.self))
        guard line.isEmpty || footer != nil else { return nil }
    }

    /// The offset at a time in seconds since 1970: what is added to the time of Greenwich.
    func offset(at second: Int64) -> Int {
        var (low, high) = (0, table.changes)
        while low < high {
            let middle = (low + high) / 2
            if table.time(middle, in: bytes) > second { high = middle } else { low = middle + 1 }
        }
        if low == table.changes, let footer { return footer.offset(at: second) }
        return low == 0 ? table.firstOffset(in: bytes) : table.offset(low - 1, in: bytes)
    }
}

/// Where in a compiled file what stands: times of changes, the type of clock after each, the types.
private struct Table: Hashable, Sendable {
    let changes: Int
    let end: Int
    private let start: Int
    private let timeLength: Int

    /// Nil if there is none, or it does not hold together.
    init?(in bytes: [UInt8], at position: Int, timeLength: Int) {
        guard bytes.count - position >= 44, bytes[position..<position + 4].elementsEqual("TZif".utf8) else {
            return nil
        }
        // Indicators of two kinds, leap seconds, changes, types, letters of names.
        let counts = (0..<6).map { bytes.number(at: position + 20 + $0 * 4, length: 4) }
        guard counts.allSatisfy({ (0...Int64(bytes.count)).contains($0) }) else { return nil }
        (self.timeLength, start, changes) = (timeLength, position + 44, Int(counts[3]))
        let types = Int(counts[4])
        let rest = Int(counts[0] + counts[1] + counts[5]) + Int(counts[2]) * (timeLength + 4)
        end = start + changes * (timeLength + 1) + types * 6 + rest
        guard types > 0, end <= bytes.count else { return nil }
        let used = bytes[(start + changes * timeLength)..<(start + changes * (timeLength + 1))]
        guard used.allSatisfy({ $0 < types }) else { return nil }
    }

    /// When a change is, in seconds since 1970.
    func time(_ number: Int, in bytes: [UInt8]) -> Int64 {
        bytes.number(at: start + number * timeLength, length: timeLength)
    }

    /// The offset from a change on.
    func offset(_ number: Int, in bytes: [UInt8]) -> Int {
        offset(ofType: Int(bytes[start + changes * timeLength + number]), in: bytes)
    }

    /// The offset before any change.
    func firstOffset(in bytes: [UInt8]) -> Int { offset(ofType: 0, in: bytes) }

    private func offset(ofType type: Int, in bytes: [UInt8]) -> Int {
        Int(bytes.number(at: start + changes * (timeLength + 1) + type * 6, length: 4))
    }
}

extension [UInt8] {
    /// A signed number of 4 or 8 bytes, the highest first.
    fileprivate func number(at start: Int, length: Int) -> Int64 {
        var value: UInt64 = 0
        for index in start..<start + length { value = value << 8 | UInt64(self[index]) }
        return length == 4 ? Int64(Int32(truncatingIfNeeded: value)) : Int64(bitPattern: value)
    }
}
