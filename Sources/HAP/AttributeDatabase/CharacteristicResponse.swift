// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAPCatalogue

/// Rows that an accessory sends: the answer to a read or a write, or an event. Source: HAP reference 12 to 14.
package struct CharacteristicResponse: Hashable, Sendable {
    package struct Row: Hashable, Sendable {
        package var id: CharacteristicID
        package var status: HAPStatus
        /// As it stands in the JSON; nil if there is none, null if the device does not know it. A controller brings it
        /// to its format with `value(decoding:)`.
        package var value: JSONValue?
        /// What a read asked for beside the value, to go out behind it; not read back.
        package var details: JSONObject?

        /// A value; nil goes out as null.
        package init(_ id: CharacteristicID, value: CharacteristicValue?) {
            self.id = id
            status = .success
            self.value = JSONValue(value)
        }

        /// A result without a value.
        package init(_ id: CharacteristicID, status: HAPStatus) {
            self.id = id
            self.status = status
        }
    }

    package var rows: [Row]
    /// Entries without ids or content, passed over when reading. Source: quirks Q26 and Q27.
    package private(set) var skippedRows = 0

    package init(rows: [Row]) {
        self.rows = rows
    }

    /// The last row for `id`.
    package subscript(id: CharacteristicID) -> Row? {
        rows.last { $0.id == id }
    }

    /// Where the last row for each of `ids` stands, nil where there is none.
    package func places(of ids: [CharacteristicID]) -> [Int?] {
        // Nearly all accessories answer in the order asked.
        if rows.count == ids.count, zip(rows, ids).allSatisfy({ $0.id == $1 }) { return Array(rows.indices) }
        let places = Dictionary(zip(rows.map(\.id), rows.indices)) { $1 }
        return ids.map { places[$0] }
    }

    /// What became of a write: what its row says; success if there is no row, for then nothing went wrong.
    ///
    /// Source: quirks Q19 and Q20.
    package func writeStatus(of id: CharacteristicID) -> HAPStatus {
        self[id]?.status ?? .success
    }
}

extension CharacteristicResponse {
    /// Reads the body of an answer or an event.
    ///
    /// An empty body has no rows. One status for all is given to every id in `requested`; odd entries are passed over
    /// and counted. Source: quirks Q19, Q20 and Q26–Q30.
    package init(body: [UInt8], requested: [CharacteristicID] = []) throws(HAPMessageError) {
        guard body.contains(where: { !JSONReader.isBlank($0) }) else {
            self.init(rows: [])
            return
        }
        let root = try JSONReader.readObject(body)
        guard let entries = root["characteristics"]?.array else {
            guard let status = HAPStatus(json: root["status"]) else { throw .missing("\"characteristics\"") }
            self.init(rows: requested.map { Row($0, status: status) })
            return
        }
        self.init(rows: entries.compactMap { $0.object.flatMap(Row.init(json:)) })
        skippedRows = entries.count - rows.count
    }

    /// The answer to a read: 200 if every row has its value; else 207, and then every row has a status.
    package var readAnswer: HTTPResponse {
        let isWhole = rows.allSatisfy(\.status.isSuccess)
        return .json(body(withStatus: !isWhole), status: isWhole ? 200 : 207)
    }

    /// The answer to a write: 204 if all went well and nobody asked for a value, else 207.
    package var writeAnswer: HTTPResponse {
        if rows.allSatisfy({ $0.status.isSuccess && $0.value == nil }) { return .noContent }
        return .json(body(withStatus: true), status: 207)
    }

    /// An event, to be sent with ``HTTPResponse/serializedAsEvent()``.
    package var event: HTTPResponse {
        .json(body(withStatus: false))
    }

    private func body(withStatus: Bool) -> [UInt8] {
        let entries = rows.map { row in
            var object = row.id.row
            object.append("status", withStatus ? row.status.json : nil)
            object.append("value", row.status.isSuccess ? row.value : nil)
            for member in row.details?.members ?? [] { object.append(member.key, member.value) }
            return JSONValue.object(object)
        }
        return JSONWriter.write(.object(["characteristics": .array(entries)]))
    }
}

extension CharacteristicResponse.Row {
    fileprivate init?(json: JSONObject) {
        guard let id = CharacteristicID(row: json) else { return nil }
        self.id = id
        status = HAPStatus(json: json["status"]) ?? .success
        value = json["value"]
    }
}
