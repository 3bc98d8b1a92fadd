// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What a look for a phone has brought.
package enum PhoneSign: Hashable, Sendable {
    /// It was there so long ago.
    case seen(ago: Duration)
    case silent
    /// The hub cannot tell, since it is not on the network itself.
    case untold
}

/// Decides from signs of a phone whether it is there: at once when there is one, and gone only after a while without any,
/// since phones sleep.
package struct PhoneWatch: Hashable, Sendable {
    /// The longest time between two looks that counts as silence: what is beyond, the hub was suspended or could not look.
    package static let longestGap: Duration = .seconds(60)

    /// For how long there was no sign. The start of the watch counts as one: nobody has left just because the hub has
    /// begun to listen.
    package private(set) var silence: Duration = .zero

    package init() {}

    /// Takes a sign.
    ///
    /// - Parameters:
    ///   - gap: the time since the look before; nil for the first one.
    ///   - wasHere: what is known; nil if the phone has never been found or missed yet.
    /// - Returns: true if the phone is there and was not, false if it has gone; nil if there is nothing new.
    package mutating func take(
        _ sign: PhoneSign, after gap: Duration?, wasHere: Bool?, leaveDelay: Duration
    ) -> Bool? {
        switch sign {
        case .untold: return nil
        // An older one was taken already.
        case .seen(let age) where gap.map({ age <= $0 }) ?? true:
            silence = gap == nil ? .zero : age
            return wasHere == true ? nil : true
        case .seen, .silent:
            silence += min(gap ?? .zero, Self.longestGap)
            return wasHere == false || silence < leaveDelay ? nil : false
        }
    }
}
