// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The identifier of one object, typed by what it identifies: a room's cannot be mistaken for a zone's.
///
/// On the wire and in the store it is the plain UUID text.
package struct ObjectID<Object>: Hashable, Sendable, Codable {
    package let uuid: UUID

    package init(_ uuid: UUID) {
        self.uuid = uuid
    }

    package init(from decoder: any Decoder) throws {
        uuid = try decoder.singleValueContainer().decode(UUID.self)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(uuid)
    }
}

extension ObjectID: CustomStringConvertible {
    package var description: String { uuid.uuidString }
}
