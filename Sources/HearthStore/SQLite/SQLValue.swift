// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// One value as SQLite holds it.
enum SQLValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])
}
