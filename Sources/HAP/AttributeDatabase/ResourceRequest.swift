// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// `POST /resource`: a still picture of a camera, as JPEG. Source: HAP reference 22.
package struct ResourceRequest: Hashable, Sendable {
    /// Why a controller wants the picture.
    package enum Reason: Int, Sendable {
        /// Somebody looks at it from time to time.
        case periodic = 0
        /// Something happened, a ring at the door or a movement.
        case event = 1
    }

    /// In pixels, 1 or more; the picture need not have exactly this size.
    package let width: Int
    package let height: Int
    /// The camera behind a bridge; nil for the accessory itself.
    package let aid: UInt64?
    package let reason: Reason?

    private static let image = "image"

    package init(width: Int, height: Int, aid: UInt64? = nil, reason: Reason? = nil) {
        self.width = width
        self.height = height
        self.aid = aid
        self.reason = reason
    }

    /// Reads the body of a request. Pictures are the only resource there is.
    package init(body: [UInt8]) throws(HAPMessageError) {
        let root = try JSONReader.readObject(body)
        guard root["resource-type"]?.string == Self.image else { throw .missing("\"resource-type\" of \"image\"") }
        width = try Self.pixels("image-width", root)
        height = try Self.pixels("image-height", root)
        aid = root["aid"]?.identifier
        reason = root["reason"]?.integer.flatMap { Int(exactly: $0) }.flatMap(Reason.init)
    }

    private static func pixels(_ key: String, _ object: JSONObject) throws(HAPMessageError) -> Int {
        guard let number = object[key]?.integer, let pixels = Int(exactly: number), pixels > 0 else {
            throw .missing("\"\(key)\"")
        }
        return pixels
    }

    package var body: [UInt8] {
        var object: JSONObject = [
            "resource-type": .string(Self.image), "image-width": .integer(Int128(width)),
            "image-height": .integer(Int128(height)),
        ]
        object.append("aid", aid.map { .integer(Int128($0)) })
        object.append("reason", reason.map { .integer(Int128($0.rawValue)) })
        return JSONWriter.write(.object(object))
    }

    package var httpRequest: HTTPRequest {
        .post("/resource", contentType: ContentType.hapJSON, body: body)
    }
}
