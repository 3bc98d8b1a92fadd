// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Why bytes are not a TLV8 message.
package enum TLV8Error: Error, Equatable, Sendable {
    /// The message ends inside an item that begins at `offset`.
    case truncatedItem(offset: Int)
    /// An item continues one of the same type that was not 255 bytes long. Strict decoding only.
    case brokenFragment(type: UInt8, offset: Int)
    /// An empty item where the next fragment is expected. Strict decoding only.
    case emptyFragment(type: UInt8, offset: Int)
    /// A type that occurs twice in a request. Strict decoding only.
    case repeatedType(UInt8)
}

extension TLV8Error: CustomStringConvertible {
    package var description: String {
        switch self {
        case .truncatedItem(let offset): "The TLV8 message ends inside the item at byte \(offset)."
        case .brokenFragment(let type, let offset):
            "At byte \(offset) of the TLV8 message, type \(type) follows a short item of its own type."
        case .emptyFragment(let type, let offset):
            "At byte \(offset) of the TLV8 message, a fragment of type \(type) is empty."
        case .repeatedType(let type): "Type \(type) occurs twice in the TLV8 message."
        }
    }
}
