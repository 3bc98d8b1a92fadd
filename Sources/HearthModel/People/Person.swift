// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Somebody who may be at home: the owner of the hub or a user of the home, of whom something is known.
///
/// Kept in each home of its own, since a phone that one home's network knows says nothing of another home.
package struct Person: Hashable, Sendable, Codable, Identifiable {
    /// The user of this machine, as the kernel names whoever calls.
    package let unixID: UInt32
    /// The login name.
    package let name: String
    /// Where the person is; nil if nobody has said.
    package var whereabouts: Whereabouts?
    /// What tells the hub of coming and going; nil if nothing does.
    package var phone: Phone?

    package var id: UInt32 { unixID }

    package init(unixID: UInt32, name: String, whereabouts: Whereabouts? = nil, phone: Phone? = nil) {
        self.unixID = unixID
        self.name = name
        self.whereabouts = whereabouts
        self.phone = phone
    }

    /// Whether there is nothing to keep.
    var isUnknown: Bool { whereabouts == nil && phone == nil }
}

/// Where a person is, since when, and how the hub knows.
package struct Whereabouts: Hashable, Sendable, Codable {
    package enum Place: Hashable, Sendable, Codable {
        case home
        /// Not at home; where, nobody has said.
        case away
        /// Somewhere on the Earth. Near the home that is at home.
        case position(location: HomeLocation)
    }

    /// How the hub knows. Raw values travel and are stored.
    package enum Source: String, Hashable, Sendable, Codable, CaseIterable {
        /// Somebody has said so, a person or a program.
        case said
        /// The person's phone is on the network of the home, or is not.
        case phone
    }

    package var place: Place
    /// When it came to be so.
    package var since: Date
    package var source: Source

    package init(_ place: Place, since: Date, source: Source) {
        self.place = place
        self.since = since
        self.source = source
    }
}

/// A person's phone, which the hub looks for on the network of the home.
package struct Phone: Hashable, Sendable, Codable {
    /// How long the phone is not to be heard of before its person has left, in seconds: phones sleep.
    package static let usualLeaveDelay: Double = 300

    /// Its address (`192.0.2.7`) or its name in multicast DNS (`anna-phone.local`).
    package let host: String
    /// In seconds, see `usualLeaveDelay`.
    package let leaveDelay: Double
    /// Whether it is on the network, as the hub has found last; nil if it has not yet.
    package var isHere: Bool?

    package init(host: String, leaveDelay: Double = Self.usualLeaveDelay, isHere: Bool? = nil) {
        self.host = host
        self.leaveDelay = leaveDelay
        self.isHere = isHere
    }
}
