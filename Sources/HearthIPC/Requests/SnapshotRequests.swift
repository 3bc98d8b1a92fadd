// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import FoundationEssentials
package import HearthModel

/// Asks a camera or doorbell for a still picture. The camera may give another size than the one wished for.
///
/// Fails with `operationNotSupported` for an accessory without a camera.
package struct TakeSnapshot: HubRequest {
    package typealias Answer = Snapshot
    package static let method = "accessory.snapshot"

    package let accessory: Accessory.ID
    /// Pixels.
    package let width: Int
    /// Pixels.
    package let height: Int

    package init(accessory: Accessory.ID, width: Int, height: Int) {
        self.accessory = accessory
        self.width = width
        self.height = height
    }
}

/// A still picture.
package struct Snapshot: Codable, Hashable, Sendable {
    /// `image/jpeg`, as HAP has it.
    package let contentType: String
    /// The bytes of the picture in base64.
    package let image: String
    /// When it was asked for.
    package let takenAt: Date?

    package init(contentType: String, image: String, takenAt: Date? = nil) {
        self.contentType = contentType
        self.image = image
        self.takenAt = takenAt
    }
}

/// Asks for the last picture that any program has had a camera take since the hub's start; the camera is not asked.
package struct ShowRecentSnapshot: HubRequest {
    package typealias Answer = RecentSnapshot
    package static let method = "accessory.recentSnapshot"

    package let accessory: Accessory.ID

    package init(accessory: Accessory.ID) {
        self.accessory = accessory
    }
}

package struct RecentSnapshot: Codable, Hashable, Sendable {
    /// Nil if there is none.
    package let snapshot: Snapshot?

    package init(snapshot: Snapshot?) {
        self.snapshot = snapshot
    }
}
