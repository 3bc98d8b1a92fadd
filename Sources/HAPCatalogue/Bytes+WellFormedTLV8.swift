// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

extension [UInt8] {
    /// Whether the bytes are nothing but items of type, length and so many bytes. Source: HAP reference 2.
    package var isWellFormedTLV8: Bool {
        var index = 0
        while index + 1 < count { index += 2 + Int(self[index + 1]) }
        return index == count
    }
}
