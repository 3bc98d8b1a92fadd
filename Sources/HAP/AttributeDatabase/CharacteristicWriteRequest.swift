// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAPCatalogue

/// `PUT /characteristics`: values and subscriptions, row by row. Source: HAP reference 13.
package struct CharacteristicWriteRequest: Hashable, Sendable {
    package struct Row: Hashable, Sendable {
        package var id: CharacteristicID
        /// As it stands in the JSON. An accessory brings it to its format with `value(decoding:)`.
        package var value: JSONValue?
        /// Subscribes or unsubscribes.
        package var ev: Bool?
        /// Opaque, from the user's app.
        package var authData: [UInt8]?
        /// Whether there was authorization data that is no base64.
        package private(set) var hasMalformedAuthData = false
        /// The controller acts for a user away from home.
        package var isRemote = false
        /// Asks for an answer with the value.
        package var wantsResponse = false

        package init(
            _ id: CharacteristicID, value: CharacteristicValue, authData: [UInt8]? = nil, wantsResponse: Bool = false
        ) {
            self.id = id
            self.value = JSONValue(value)
            self.authData = authData
            self.wantsResponse = wantsResponse
        }

        package init(_ id: CharacteristicID, ev: Bool) {
            self.id = id
            self.ev = ev
        }
    }

    package var rows: [Row]
    /// Of the `/prepare` before it, for a timed write.
    package var pid: UInt64?
    /// Entries without ids or content, passed over when reading. Source: quirks Q26 and Q27.
    package private(set) var skippedRows = 0

    package init(rows: [Row], pid: UInt64? = nil) {
        self.rows = rows
        self.pid = pid
    }

    /// The requests that subscribe to `ids` or unsubscribe from them: one accessory per request.
    ///
    /// Source: quirk Q51.
    package static func subscriptions(to ids: [CharacteristicID], on: Bool) -> [CharacteristicWriteRequest] {
        ids.groupedByAccessory.flatMap { group in
            stride(from: 0, to: group.count, by: CharacteristicReadRequest.Limit.cautious.ids).map { start in
                let part = group[start..<Swift.min(start + CharacteristicReadRequest.Limit.cautious.ids, group.count)]
                return CharacteristicWriteRequest(rows: part.map { Row($0, ev: on) })
            }
        }
    }

    package var ids: [CharacteristicID] { rows.map(\.id) }

    /// Keys in the order that hand-made parsers expect. Source: quirk Q23.
    package var body: [UInt8] {
        JSONWriter.writeObject { writer in
            writer.append("characteristics", rows) { writer, row in
                writer.append("aid", .integer(Int128(row.id.aid)))
                writer.append("iid", .integer(Int128(row.id.iid)))
                writer.append("value", row.value)
                writer.append("ev", row.ev.map { .bool($0) })
                writer.append("authData", row.authData.map { .string(Base64.encode($0)) })
                writer.append("remote", row.isRemote ? .bool(true) : nil)
                writer.append("r", row.wantsResponse ? .bool(true) : nil)
            }
            writer.append("pid", pid.map { .integer(Int128($0)) })
        }
    }

    package var httpRequest: HTTPRequest { .put("/characteristics", json: body) }
}

extension CharacteristicWriteRequest {
    /// Reads the body of a request. Entries without ids are passed over and counted.
    package init(body: [UInt8]) throws(HAPMessageError) {
        let root = try JSONReader.readObject(body)
        guard let entries = root["characteristics"]?.array else { throw .missing("\"characteristics\"") }
        self.init(rows: entries.compactMap { $0.object.flatMap(Row.init(json:)) }, pid: root["pid"]?.identifier)
        skippedRows = entries.count - rows.count
    }
}

extension CharacteristicWriteRequest.Row {
    fileprivate init?(json: JSONObject) {
        guard let id = CharacteristicID(row: json) else { return nil }
        self.id = id
        value = json["value"]
        ev = json["ev"]?.bool
        authData = json["authData"]?.string.flatMap { Base64.decode($0, requiringPadding: false) }
        if let field = json["authData"] { hasMalformedAuthData = authData == nil && field != .null }
        isRemote = json["remote"]?.bool ?? false
        wantsResponse = json["r"]?.bool ?? false
    }
}
