// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPNetwork
import HearthTestSupport

/// Ways to have a scripted accessory answer oddly.
extension ScriptedAccessory {
    /// Answers reads of characteristics with this body.
    func answerReads(_ body: String, status: Int = 200) {
        follow { request, _ in request.isRead ? .response(.json(Array(body.utf8), status: status)) : .usual }
    }

    /// Answers writes of values with this body, sent as `status`.
    func answerWrites(_ body: String, status: Int) {
        follow { request, _ in
            request.isWrite ? .response(HTTPResponse(status: status, body: Array(body.utf8))) : .usual
        }
    }

    /// Answers reads of characteristics with these bytes, each piece sealed and sent by itself.
    func answerReads(inPieces pieces: [String]) {
        follow { request, _ in request.isRead ? .pieces(pieces.map { Array($0.utf8) }) : .usual }
    }

    /// Behaves as what this text describes, and gives the text itself when asked for its database.
    func describeItself(as text: String) throws {
        setDatabase(try AttributeDatabase(decoding: Array(text.utf8)))
        follow { request, _ in request.path == "/accessories" ? .response(.json(Array(text.utf8))) : .usual }
    }

    /// What was asked for, as it stood in the requests for characteristics.
    var writeTexts: [String] {
        requests.filter { $0.isWrite || $0.isSubscription }.map { String(decoding: $0.body, as: UTF8.self) }
    }
}

extension HTTPRequest {
    var isRead: Bool { method == "GET" && path == "/characteristics" }
    var isSubscription: Bool { method == "PUT" && path == "/characteristics" && rows.contains { $0.ev != nil } }
    var isWrite: Bool { method == "PUT" && path == "/characteristics" && rows.contains { $0.value != nil } }
    var rows: [CharacteristicWriteRequest.Row] { (try? CharacteristicWriteRequest(body: body))?.rows ?? [] }
    var readIDs: [CharacteristicID] { isRead ? CharacteristicReadRequest(query: query)?.ids ?? [] : [] }
}

extension LinkFixture {
    /// A link that is reachable, with whatever its accessory says of itself.
    static func reachable(
        _ base: ControllerFixture, sighting: LinkSighting? = nil
    ) async throws -> (LinkFixture, LinkSnapshot) {
        let fixture = await LinkFixture(base, sighting: sighting)
        return (fixture, try await fixture.reachable())
    }

    /// A link to an accessory with these characteristics, written as JSON, in a service of this type.
    static func describing(_ characteristics: String, service: String = "43") async throws -> (
        LinkFixture, LinkSnapshot
    ) {
        try await describing(
            services: #"{"iid":9,"type":"\#(service)","characteristics":[\#(characteristics)]}"#)
    }

    /// A link to an accessory with these services, written as JSON.
    static func describing(services: String) async throws -> (LinkFixture, LinkSnapshot) {
        let information = """
            {"iid":1,"type":"3E","characteristics":[{"iid":2,"type":"14","perms":["pw"],"format":"bool"},\
            {"iid":3,"type":"23","perms":["pr"],"format":"string","value":"Odd"}]}
            """
        let base = try await ControllerFixture()
        try await base.accessory.describeItself(
            as: #"{"accessories":[{"aid":1,"services":[\#(information),\#(services)]}]}"#)
        return try await reachable(base)
    }
}
