// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// A message with its place in the order in which the accessory sent its messages.
///
/// Answers and events reach their readers on different ways; the order says which of two values is the later.
package struct Received<Message: Sendable>: Sendable {
    package let message: Message
    /// Counts answers and events of one session together, from 1.
    package let order: UInt64
}

extension Received: Equatable where Message: Equatable {}
