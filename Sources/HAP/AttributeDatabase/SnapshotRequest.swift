// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// `POST /resource`: asks a camera for a still picture. Source: HAP reference 22.
package struct SnapshotRequest: Hashable, Sendable {
    /// Pixels.
    package var width: Int
    /// Pixels.
    package var height: Int
    /// The camera behind a bridge; nil for the accessory server itself.
    package var aid: UInt64?

    package init(width: Int, height: Int, aid: UInt64? = nil) {
        self.width = width
        self.height = height
        self.aid = aid
    }

    package var body: [UInt8] {
        var object: JSONObject = [
            "resource-type": .string("image"), "image-width": .integer(Int128(width)),
            "image-height": .integer(Int128(height)),
        ]
        object.append("aid", aid.map { .integer(Int128($0)) })
        return JSONWriter.write(.object(object))
    }

    package var httpRequest: HTTPRequest {
        .post("/resource", contentType: ContentType.hapJSON, body: body)
    }
}
