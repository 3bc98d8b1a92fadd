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
        if rows.count == ids.count, zip(rows, ids).allSatisfy({ $0.id == $1 }) {
            return rows.indices.map { $0 }
        }
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
        let content = try Content(body, expecting: requested.count)
        guard let rows = content.rows else {
            guard let status = content.status else { throw .missing("\"characteristics\"") }
            self.init(rows: requested.map { Row($0, status: status) })
            return
        }
        self.init(rows: rows)
        skippedRows = content.skippedRows
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
        JSONWriter.writeObject { writer in
            writer.append("characteristics", rows) { writer, row in
                writer.append("aid", .integer(Int128(row.id.aid)))
                writer.append("iid", .integer(Int128(row.id.iid)))
                writer.append("status", withStatus ? row.status.json : nil)
                writer.append("value", row.status.isSuccess ? row.value : nil)
                for member in row.details?.members ?? [] { writer.append(member.key, member.value) }
            }
        }
    }
}

/// What a body says. Of members with the same name the last one counts.
///
/// Rows are most of what a controller reads, so they are read without a ``JSONObject`` for each.
private struct Content {
    private(set) var rows: [CharacteristicResponse.Row]?
    private(set) var skippedRows = 0
    /// For all that was asked for.
    private(set) var status: HAPStatus?

    init(_ body: [UInt8], expecting count: Int) throws(HAPMessageError) {
        var content = Content()
        try JSONReader.readObject(body) { (reader) throws(JSONError) in
            switch try reader.name() {
            case .characteristics: try content.readRows(with: &reader, expecting: count)
            case .status: content.status = HAPStatus(json: try reader.value())
            default: _ = try reader.value()
            }
        }
        self = content
    }

    private init() {}

    private mutating func readRows(with reader: inout JSONReader, expecting count: Int) throws(JSONError) {
        rows = nil
        guard reader.isNext(UInt8(ascii: "[")) else {
            _ = try reader.value()
            return
        }
        var rows: [CharacteristicResponse.Row] = []
        var skippedRows = 0
        rows.reserveCapacity(count)
        try reader.readElements { (reader) throws(JSONError) in
            if let row = try CharacteristicResponse.Row(with: &reader) {
                rows.append(row)
            } else {
                skippedRows += 1
            }
        }
        (self.rows, self.skippedRows) = (rows, skippedRows)
    }
}

extension CharacteristicResponse.Row {
    /// Nil for what is no object, or lacks an id. Source: quirk Q27.
    fileprivate init?(with reader: inout JSONReader) throws(JSONError) {
        guard reader.isNext(UInt8(ascii: "{")) else {
            _ = try reader.value()
            return nil
        }
        var ids: (aid: UInt64?, iid: UInt64?)
        var status: HAPStatus?
        var value: JSONValue?
        try reader.readMembers { (reader) throws(JSONError) in
            switch try reader.name() {
            case .aid: ids.aid = try reader.identifier()
            case .iid: ids.iid = try reader.identifier()
            case .status: status = HAPStatus(json: try reader.value())
            case .value: value = try reader.value()
            default: _ = try reader.value()
            }
        }
        guard let aid = ids.aid, let iid = ids.iid else { return nil }
        id = CharacteristicID(aid: aid, iid: iid)
        self.status = status ?? .success
        self.value = value
    }
}

extension JSONName {
    fileprivate static let aid = JSONName("aid")
    fileprivate static let characteristics = JSONName("characteristics")
    fileprivate static let iid = JSONName("iid")
    fileprivate static let status = JSONName("status")
    fileprivate static let value = JSONName("value")
}
