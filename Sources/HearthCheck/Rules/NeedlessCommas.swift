// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Finds what our reader of JSON passes over and others do not: a comma before a closing bracket. Quirk Q24.
enum NeedlessCommas {
    static func are(in json: [UInt8]) -> Bool {
        var isInText = false
        var isEscaped = false
        var last: UInt8 = 0
        for byte in json {
            if isInText {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInText = false
                }
                last = byte
            } else if byte > 0x20 {
                if last == UInt8(ascii: ","), byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { return true }
                isInText = byte == UInt8(ascii: "\"")
                last = byte
            }
        }
        return false
    }

    /// nil if there are none.
    static func finding(_ json: [UInt8], _ rule: Rule) -> Finding? {
        are(in: json) ? rule.odd("Its JSON has a comma before a closing bracket.", quirk: 24) : nil
    }
}
