// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// A member's name, to be compared with few others: for that no string is made of it.
struct JSONName: Equatable {
    /// The last 16 bytes, which are all of a name that is worth comparing with.
    private var bytes: UInt128 = 0
    private var count = 0

    init() {}

    init(_ text: String) {
        for unit in text.utf8 { append(unit) }
    }

    mutating func append(_ byte: UInt8) {
        bytes = bytes << 8 | UInt128(byte)
        count += 1
    }
}

extension JSONReader {
    /// The name at the index and the colon behind it.
    mutating func name() throws(JSONError) -> JSONName {
        let name = try plainName()
        try skipColon()
        return name
    }

    /// Names are plain ASCII but for rare ones.
    private mutating func plainName() throws(JSONError) -> JSONName {
        guard try current() == UInt8(ascii: "\"") else { throw unexpected() }
        var name = JSONName()
        var end = index + 1
        while end < bytes.count {
            switch bytes[end] {
            case UInt8(ascii: "\""):
                index = end + 1
                return name
            case UInt8(ascii: "\\"), 0x80...: return JSONName(try string())
            case let byte: name.append(byte)
            }
            end += 1
        }
        throw .unexpectedEnd
    }
}
