// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// A name as people type it, for comparison: letters and digits in lower case, all else passed over.
///
/// "Lock-Target State", "locktargetstate" and "lock_target_state" are equal.
package struct CatalogueWord: Hashable, Sendable {
    private let key: String

    package init(_ text: some StringProtocol) {
        key = String(text.lowercased().filter { $0.isLetter || $0.isNumber })
    }

    package var isEmpty: Bool { key.isEmpty }
}
