// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

extension TimeZone {
    /// The zone of an IANA name; nil if there is none.
    ///
    /// Looks at the letters first: Foundation at times takes a name for known that has a zero byte after a known one.
    init?(knownAs name: String) {
        let isName = name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
        guard isName else { return nil }
        self.init(identifier: name)
    }
}
