// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP

/// The same message with a mistake in its JSON; nil where the mistake finds nothing to be made in.
extension HTTPResponse {
    private static let rowsKey = "characteristics"

    private var json: JSONObject? {
        guard contentType == ContentType.hapJSON else { return nil }
        return (try? JSONReader.read(body))?.object
    }

    private func replacing(_ json: JSONObject) -> HTTPResponse {
        var response = self
        response.body = DumpWriter.write(.object(json))
        return response
    }

    /// With its rows changed.
    private func mappingRows(_ change: (JSONObject) -> JSONObject) -> HTTPResponse? {
        guard let json, json[Self.rowsKey]?.array?.isEmpty == false else { return nil }
        return replacing(
            json.mapping(Self.rowsKey) { rows in
                rows.mappingElements { row in row.object.map { .object(change($0)) } ?? row }
            })
    }

    /// Quirk Q27.
    func withoutIDs(rows count: Int) -> HTTPResponse? {
        var rest = count
        return mappingRows { row in
            rest -= 1
            return rest >= 0 ? row.removing("aid").removing("iid") : row
        }
    }

    /// Quirk Q29.
    var withPositiveStatuses: HTTPResponse? {
        let positive = { (value: JSONValue) in
            value.integer.map { JSONValue.integer($0.magnitude > 0 ? abs($0) : 0) } ?? value
        }
        guard let json, String(decoding: body, as: UTF8.self).contains(#""status":-"#) else { return nil }
        return mappingRows { $0.mapping("status", positive) } ?? replacing(json.mapping("status", positive))
    }

    /// Quirk Q20.
    func asMultiStatus(answering request: HTTPRequest?) -> HTTPResponse? {
        guard isSuccess, status != 207, let request, request.path == "/characteristics" else { return nil }
        var response = mappingRows { row in
            var row = row
            row.append("status", .integer(0))
            return row
        }
        if response == nil, let write = try? CharacteristicWriteRequest(body: request.body) {
            let rows = write.ids.map { id -> JSONValue in
                .object(["aid": .integer(Int128(id.aid)), "iid": .integer(Int128(id.iid)), "status": .integer(0)])
            }
            response = .json(JSONWriter.write(.object([Self.rowsKey: .array(rows)])))
        }
        response?.status = 207
        response?.reason = "Multi-Status"
        return response
    }

    /// Quirk Q31.
    func withBooleans(
        where isBoolean: (CharacteristicID) -> Bool, _ write: (Bool) -> JSONValue
    ) -> HTTPResponse? {
        mappingCharacteristics { id, object in
            guard isBoolean(id) else { return object }
            return object.mapping("value") { value in value.bool.map(write) ?? value }
        }
    }

    /// Quirks Q35 and Q36.
    func withoutInCharacteristics(_ key: String) -> HTTPResponse? {
        guard json?["accessories"] != nil else { return nil }
        return mappingCharacteristics { _, object in object.removing(key) }
    }

    /// With each characteristic of a database, or each row, changed.
    private func mappingCharacteristics(_ change: (CharacteristicID, JSONObject) -> JSONObject) -> HTTPResponse? {
        guard let json, json["accessories"] != nil else {
            return mappingRows { row in
                guard let aid = row["aid"]?.identifier, let iid = row["iid"]?.identifier else { return row }
                return change(CharacteristicID(aid: aid, iid: iid), row)
            }
        }
        return replacing(
            json.mapping("accessories") { accessories in
                accessories.mappingElements { $0.mappingCharacteristics(change) }
            })
    }

    /// Quirk Q24.
    var withTrailingCommas: HTTPResponse? {
        guard json != nil else { return nil }
        var response = self
        response.body = []
        var isInString = false
        var isEscaped = false
        for byte in body {
            if !isInString, byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}"),
                response.body.last != UInt8(ascii: "["), response.body.last != UInt8(ascii: "{")
            {
                response.body.append(UInt8(ascii: ","))
            }
            if byte == UInt8(ascii: "\""), !isEscaped { isInString.toggle() }
            isEscaped = isInString && byte == UInt8(ascii: "\\") && !isEscaped
            response.body.append(byte)
        }
        return response
    }

    /// Quirk Q25. The byte goes into the first key, so that nothing can be made of the message.
    var withBadUTF8: HTTPResponse? {
        guard json != nil, let quote = body.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
        var response = self
        response.body.insert(0xFF, at: quote + 1)
        return response
    }
}

extension JSONValue {
    /// An accessory with each of its characteristics changed.
    fileprivate func mappingCharacteristics(_ change: (CharacteristicID, JSONObject) -> JSONObject) -> JSONValue {
        guard let object, let aid = object["aid"]?.identifier else { return self }
        return .object(
            object.mapping("services") { services in
                services.mappingElements { service in
                    guard let service = service.object else { return service }
                    return .object(
                        service.mapping("characteristics") { list in
                            list.mappingElements { entry in
                                guard let object = entry.object, let iid = object["iid"]?.identifier else {
                                    return entry
                                }
                                return .object(change(CharacteristicID(aid: aid, iid: iid), object))
                            }
                        })
                }
            })
    }
}
