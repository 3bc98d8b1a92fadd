// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPNetwork

extension FaultPanel {
    func serialize(
        _ response: HTTPResponse, answering request: HTTPRequest?, on server: isolated AccessoryServer
    ) -> [UInt8] {
        if isIdle { return request == nil ? response.serializedAsEvent() : response.serialized() }
        var response = response
        let isBoolean = { (id: CharacteristicID) in server.isBoolean(id) }
        distort(&response, .rowsWithoutIDs) { $0.withoutIDs(rows: self.number(of: .rowsWithoutIDs) ?? 0) }
        distort(&response, .positiveStatuses) { $0.withPositiveStatuses }
        distort(&response, .multiStatusZeros) { $0.asMultiStatus(answering: request) }
        distort(&response, .trueOnlyBooleans) { $0.withBooleans(where: isBoolean) { .bool($0) } }
        distort(&response, .oneOnlyBooleans) { $0.withBooleans(where: isBoolean) { .integer($0 ? 1 : 0) } }
        distort(&response, .missingFormats) { $0.withoutInCharacteristics("format") }
        distort(&response, .missingPermissions) { $0.withoutInCharacteristics("perms") }
        distort(&response, .trailingCommas) { $0.withTrailingCommas }
        distort(&response, .badUTF8) { $0.withBadUTF8 }
        return form(of: response, isEvent: request == nil).bytes
    }

    /// Has a fault change a message, if it can.
    private func distort(_ response: inout HTTPResponse, _ fault: Fault, _ change: (HTTPResponse) -> HTTPResponse?) {
        guard has(fault), let changed = change(response) else { return }
        acted(fault)
        response = changed
    }

    private func form(of response: HTTPResponse, isEvent: Bool) -> MessageForm {
        var form = MessageForm(response, isEvent: isEvent)
        if let size = number(of: .chunked), form.chunk(size) { acted(.chunked) }
        if let difference = number(of: .wrongLength), form.changeLength(by: difference) { acted(.wrongLength) }
        if has(.noLength), form.removeLength() { acted(.noLength) }
        if has(.lowerCaseHeaders), form.lowerNames() { acted(.lowerCaseHeaders) }
        return form
    }
}

/// A message just before it becomes bytes, when its header can still be spoilt.
struct MessageForm {
    private let startLine: String
    private var fields: [(name: String, value: String)] = []
    private var body: [UInt8]

    init(_ response: HTTPResponse, isEvent: Bool) {
        startLine = "\(isEvent ? "EVENT/1.0" : "HTTP/1.1") \(response.status) \(response.reason)\r\n"
        body = response.status == 204 ? [] : response.body
        guard response.status != 204 else { return }
        if let type = response.contentType, !body.isEmpty { fields.append(("Content-Type", type)) }
        fields.append((Self.length, String(body.count)))
    }

    private static let length = "Content-Length"

    var bytes: [UInt8] {
        let header = fields.map { "\($0.name): \($0.value)\r\n" }.joined()
        return Array((startLine + header + "\r\n").utf8) + body
    }

    /// Answers false, as the others do, if there is nothing to change.
    mutating func chunk(_ size: Int) -> Bool {
        guard !body.isEmpty, removeLength() else { return false }
        fields.append(("Transfer-Encoding", "chunked"))
        let chunks = stride(from: 0, to: body.count, by: size).map { body[$0..<min($0 + size, body.count)] }
        body = chunks.flatMap { Array("\(String($0.count, radix: 16))\r\n".utf8) + $0 + Array("\r\n".utf8) }
        body += Array("0\r\n\r\n".utf8)
        return true
    }

    mutating func changeLength(by difference: Int) -> Bool {
        guard !body.isEmpty, let place = fields.firstIndex(where: { $0.name == Self.length }) else { return false }
        fields[place].value = String(max(body.count + difference, 0))
        return true
    }

    mutating func removeLength() -> Bool {
        guard !body.isEmpty else { return false }
        fields.removeAll { $0.name == Self.length }
        return true
    }

    mutating func lowerNames() -> Bool {
        fields = fields.map { ($0.name.lowercased(), $0.value) }
        return !fields.isEmpty
    }
}
