// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Bytes that came in and are not used up yet. Taking from the front is cheap, and a search never starts again.
struct ByteQueue: Sendable {
    private var bytes: [UInt8] = []
    private var start = 0
    /// How far a search for the end of a head or line has come.
    private var searched = 0

    var count: Int { bytes.count - start }

    mutating func append(_ more: [UInt8]) {
        guard start < bytes.count else {
            (bytes, start, searched) = (more, 0, 0)
            return
        }
        if start > 64 * 1024 && start > bytes.count / 2 { dropUsed() }
        bytes.append(contentsOf: more)
    }

    /// The next `length` bytes; nil if there are fewer.
    mutating func take(_ length: Int) -> [UInt8]? {
        guard count >= length else { return nil }
        defer { advance(by: length) }
        return Array(bytes[start..<start + length])
    }

    /// Up to `length` bytes.
    mutating func takeUpTo(_ length: Int) -> ArraySlice<UInt8> {
        let end = start + Swift.min(length, count)
        defer { advance(by: end - start) }
        return bytes[start..<end]
    }

    mutating func dropLineBreaks() {
        while start < bytes.count, bytes[start] == 0x0D || bytes[start] == 0x0A { advance(by: 1) }
    }

    /// First line and fields without the blank line that ends them; nil until that line is there.
    mutating func takeHead(limit: Int) throws(HTTPMessageError) -> [UInt8]? {
        while searched < bytes.count {
            if bytes[searched] == 0x0A, isBlankLine(before: searched) {
                guard searched - start <= limit else { throw .headerTooLarge(limit: limit) }
                return take(searched + 1 - start)
            }
            searched += 1
        }
        guard count <= limit else { throw .headerTooLarge(limit: limit) }
        return nil
    }

    /// The next line without its end; nil until that is there.
    mutating func takeLine(limit: Int) throws(HTTPMessageError) -> [UInt8]? {
        while searched < bytes.count, bytes[searched] != 0x0A { searched += 1 }
        guard searched - start <= limit else { throw .headerTooLarge(limit: limit) }
        guard searched < bytes.count, var line = take(searched + 1 - start) else { return nil }
        line.removeLast()
        if line.last == 0x0D { line.removeLast() }
        return line
    }

    /// Whether the line that ends at `index` is empty.
    private func isBlankLine(before index: Int) -> Bool {
        var previous = index - 1
        if previous >= start, bytes[previous] == 0x0D { previous -= 1 }
        return previous >= start && bytes[previous] == 0x0A
    }

    private mutating func advance(by length: Int) {
        start += length
        searched = start
    }

    private mutating func dropUsed() {
        bytes = Array(bytes[start...])
        searched -= start
        start = 0
    }
}
