// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Where random bytes come from; passed to whatever needs them, so that tests can fix them.
package struct RandomBytes: Sendable {
    private let source: @Sendable (Int) -> [UInt8]

    /// - Parameter draw: must answer with exactly the wanted number of bytes, fit for keys.
    package init(_ draw: @escaping @Sendable (_ count: Int) -> [UInt8]) {
        source = draw
    }

    /// The kernel's generator.
    package static let system = RandomBytes { count in
        var generator = SystemRandomNumberGenerator()
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        // Eight at a time, since each number is a system call.
        while bytes.count < count {
            withUnsafeBytes(of: generator.next()) { bytes += $0.prefix(count - bytes.count) }
        }
        return bytes
    }

    /// `count` fresh bytes.
    package func draw(_ count: Int) -> [UInt8] {
        let bytes = source(count)
        precondition(bytes.count == count, "a source of randomness must give as much as it is asked for")
        return bytes
    }

    /// `count` fresh bytes that are wiped when nobody needs them any more.
    package func drawSecret(_ count: Int) -> SecretBytes {
        SecretBytes(wiping: draw(count))
    }

    /// A uniform number in `0..<limit`. Draws again instead of folding, so no value is likelier than another.
    package func number(below limit: UInt32) -> UInt32 {
        precondition(limit > 0, "an empty range has no numbers")
        let ceiling = UInt32.max - UInt32.max % limit
        while true {
            let candidate = draw(4).reduce(0) { $0 << 8 | UInt32($1) }
            if candidate < ceiling { return candidate % limit }
        }
    }
}
