// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Cuts the byte stream of a connection into lines.
///
/// A line ends with a line feed; a carriage return before it is taken off, empty lines are passed over. What has no
/// line feed yet stays for later, up to a limit.
package struct LineDecoder: Sendable {
    /// The longest line a hub takes from a client: 4 MiB.
    package static let clientLimit = 4 << 20
    /// The longest line a client takes from a hub: 64 MiB, room for a whole database.
    package static let hubLimit = 64 << 20

    package struct LineTooLong: Error, Hashable, Sendable {
        /// In bytes.
        package let limit: Int
    }

    private let limit: Int
    private var buffer: [UInt8] = []
    /// Where the next line begins.
    private var start = 0
    /// Up to where no line feed was found.
    private var searched = 0

    /// - Parameter limit: the longest line, in bytes without its end.
    package init(limit: Int) {
        self.limit = limit
    }

    /// Takes what the peer has sent.
    package mutating func append(_ bytes: some Collection<UInt8>) {
        if start > 0 {
            buffer.removeFirst(start)
            searched -= start
            start = 0
        }
        buffer.append(contentsOf: bytes)
    }

    /// The next whole line, without its end; nil if more must come first.
    ///
    /// - Throws: ``LineTooLong``; nothing after that can be made sense of.
    package mutating func next() throws(LineTooLong) -> [UInt8]? {
        while let end = firstLineFeed(from: searched) {
            var line = buffer[start..<end]
            start = end + 1
            searched = start
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            guard line.count <= limit else { throw LineTooLong(limit: limit) }
            if !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { return Array(line) }
        }
        searched = buffer.count
        guard buffer.count - start <= limit + 1 else { throw LineTooLong(limit: limit) }
        if start == buffer.count { forget() }
        return nil
    }

    private func firstLineFeed(from index: Int) -> Int? {
        buffer.withUnsafeBytes { bytes in
            guard index < bytes.count, let base = bytes.baseAddress,
                let found = memchr(base + index, Int32(UInt8(ascii: "\n")), bytes.count - index)
            else { return nil }
            return UnsafeRawPointer(found) - base
        }
    }

    /// Gives the memory of a large line back.
    private mutating func forget() {
        buffer.removeAll(keepingCapacity: buffer.capacity <= 65_536)
        start = 0
        searched = 0
    }
}
