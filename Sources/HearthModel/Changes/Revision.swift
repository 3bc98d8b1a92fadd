// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// The number of a committed transaction. Each one is one more than the one before.
package typealias Revision = Int64
