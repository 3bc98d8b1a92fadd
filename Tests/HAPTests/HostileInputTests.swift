// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HearthTestSupport
import Testing

/// Whatever comes in, a decoder answers or throws; a trap ends the test run.
@Suite("Hostile input")
struct HostileInputTests {
    static let messages = [
        "GET /characteristics?id=1.10,2.11&meta=1&ev=1 HTTP/1.1\r\nHost: 192.0.2.1\r\n\r\n",
        "PUT /characteristics HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\nContent-Type: a/b\r\n\r\n{\"a\":[1]}",
        "HTTP/1.1 207 Multi-Status\r\ncontent-length: 4\r\n\r\nabcdEVENT/1.0 200 OK\r\nContent-Length: 2\r\n\r\n{}",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nabcd\r\nA;x=y\r\n0123456789\r\n0\r\nT: 1\r\n\r\n",
    ]

    @Test("messages", arguments: [HTTPMessageParser.Side.controller, .accessory])
    func messages(side: HTTPMessageParser.Side) {
        var mutator = Mutator(seed: 1)
        for round in 0..<3000 {
            var parser = HTTPMessageParser(side: side)
            let bytes = mutator.mutate(Array(Self.messages[round % Self.messages.count].utf8))
            for piece in mutator.pieces(bytes) {
                parser.append(Array(piece))
                while let message = try? parser.next() {
                    if case .request(let request) = message { _ = CharacteristicReadRequest(query: request.query) }
                }
            }
        }
    }

    static let database = """
        {"accessories":[{"aid":1,"services":[{"iid":1,"type":"3E","primary":true,"linked":[8,0],"characteristics":[
        {"iid":2,"type":"23","perms":["pr"],"format":"string","value":"L\\u00e4mp","maxLen":64},
        {"iid":9,"type":"8","perms":["pr","pw","ev"],"format":"int","value":40,"minValue":0,"maxValue":100,"minStep":1},
        {"iid":10,"type":"11","perms":["pr","ev"],"format":"float","value":21.5,"minValue":-20,"maxValue":60.5,
        "minStep":0.1,"unit":"celsius"},
        {"iid":11,"type":"00000118","perms":["pr","pw"],"format":"tlv8","value":"AQEA"},
        {"iid":12,"type":"33","format":"uint8","value":1,"valid-values":[0,1,2],"valid-values-range":[0,3]},
        {"iid":13,"type":"9A","format":"uint64","perms":["pr","pw"],"value":18446744073709551615,"minStep":7}]}]}]}
        """

    @Test("attribute databases, and the values a person then asks for")
    func databases() throws {
        var mutator = Mutator(seed: 2)
        var readable = 0
        for _ in 0..<4000 {
            var oddities: [Oddity] = []
            let body = mutator.mutate(Array(Self.database.utf8))
            guard let database = try? AttributeDatabase(decoding: body, noting: &oddities) else { continue }
            readable += 1
            for oddity in oddities { #expect(!oddity.description.isEmpty) }
            for (_, attributes) in database.characteristics { use(attributes) }
            let again = try AttributeDatabase(decoding: database.encoded())
            #expect(again.accessories.map(\.aid) == database.accessories.map(\.aid))
        }
        #expect(readable > 300)
    }

    private func use(_ attributes: CharacteristicAttributes) {
        let metadata = attributes.metadata
        let values: [CharacteristicValue?] = [
            attributes.value, .bool(true), .integer(.max), .integer(.min), .integer(50),
            .double(.greatestFiniteMagnitude),
            .double(-1e38), .double(.nan), .double(.infinity), .double(1.7e38), .string("x"), .data([1, 1]),
        ]
        for value in values.compactMap(\.self) {
            _ = try? metadata.prepared(value)
            _ = try? metadata.prepared(value, outOfRange: .clamped)
            _ = metadata.text(for: value, type: attributes.type)
        }
        for text in ["on", "1e38", "-1e30", "99999999999999999999999999999999999999999", "40%", "21,5 °C", "", "0x"] {
            let value = try? metadata.value(from: text, type: attributes.type)
            if let value { _ = try? metadata.prepared(value) }
        }
    }

    static let bodies = [
        #"{"characteristics":[{"aid":1,"iid":10,"value":true,"ev":true,"authData":"AQ==","r":1}],"pid":11122333}"#,
        #"{"characteristics":[{"aid":1,"iid":10,"status":-70402},{"aid":2,"iid":11,"value":[1,{"a":2}]},true]}"#,
        #"{"status":-70401}"#, #"{"ttl":2500,"pid":18446744073709551615}"#,
    ]

    @Test("rows, statuses and other JSON")
    func bodies() throws {
        var mutator = Mutator(seed: 3)
        let ids = [CharacteristicID(aid: 1, iid: 10)]
        for round in 0..<6000 {
            let body = mutator.mutate(Array(Self.bodies[round % Self.bodies.count].utf8))
            if let rows = try? CharacteristicResponse(body: body, requested: ids) { _ = rows.readAnswer.serialized() }
            if let request = try? CharacteristicWriteRequest(body: body) { _ = request.httpRequest }
            if let timed = try? TimedWritePreparation(body: body) { _ = timed.body }
            _ = HAPStatus(body: body)?.description
            if let value = try? JSONReader.read(body) {
                #expect(throws: Never.self) { try JSONReader.read(JSONWriter.write(value)) }
            }
        }
    }

    @Test("TLV8")
    func tlv8() throws {
        var mutator = Mutator(seed: 4)
        let good = TLV8.encode([
            TLV8Item(6, [1]), TLV8Item(3, [UInt8](repeating: 7, count: 384)), TLV8Item(0xFF, []), TLV8Item(1, [1, 2]),
        ])
        for _ in 0..<5000 {
            let bytes = mutator.mutate(good)
            for decoding in [TLV8.Decoding.strict, .lenient] {
                guard let items = try? TLV8.decode(bytes, decoding) else { continue }
                for item in items { _ = item.integer }
                #expect(TLV8.encode(items).count <= bytes.count)
            }
            _ = PairingsRequest(bytes)
            _ = try? PairingsReply.list(bytes)
        }
    }

    static let texts = [
        "X-HM://0052TAVR5HRTH", "482-06-913", "7A:1C:3E:55:90:D2", "000000E7-0000-1000-8000-0026BB765291",
    ]

    @Test("setup payloads, codes and ids")
    func texts() {
        var mutator = Mutator(seed: 5)
        for round in 0..<8000 {
            let text = String(decoding: mutator.mutate(Array(Self.texts[round % Self.texts.count].utf8)), as: UTF8.self)
            if let payload = try? SetupPayload(text, allowingForbiddenCode: true) { #expect(payload.uri.count == 20) }
            if let code = try? SetupCode(text, allowingForbidden: true) { #expect(code.dashed.count == 10) }
            _ = DeviceID(text)?.bytes
            _ = TypeIdentifier(text)?.fullForm
            _ = CharacteristicID(text)
            _ = Base64.decode(text, requiringPadding: false)
            _ = Hexadecimal.decode(text)
        }
    }
}

extension HostileInputTests {
    @Test("pair-setup, each message spoilt in turn, on both sides")
    func pairSetup() throws {
        var mutator = Mutator(seed: 6)
        for round in 0..<60 {
            var bench = try PairingBench(seed: UInt64(round))
            var order = bench.controller.start()
            var left = round % 6
            for _ in 0..<8 {
                guard case .send(let body) = order else { break }
                let answer = bench.deliver(left == 0 ? mutator.mutate(body) : body)
                left -= 1
                order = bench.controller.receive(left == 0 ? mutator.mutate(answer.body) : answer.body)
                left -= 1
            }
            // A spoilt procedure keeps nobody from the next one.
            let answer = bench.accessory.receive(
                Array("\u{0}\u{1}\u{0}\u{6}\u{1}\u{1}".utf8), on: 2, at: .seconds(60), isPaired: false)
            #expect(answer.status == 200)
        }
    }

    @Test("pair-verify, each message spoilt in turn, on both sides")
    func pairVerify() throws {
        var mutator = Mutator(seed: 7)
        var bench = try PairingBench()
        let pairing = try bench.pair()
        for round in 0..<600 {
            var controller = PairVerifyController(identity: bench.controllerIdentity, pairing: pairing)
            var accessory = PairVerifyAccessory(identity: bench.accessoryIdentity)
            guard case .send(let m1) = controller.start() else { throw TestFailure("no M1") }
            let m2 = accessory.receive(round % 3 == 0 ? mutator.mutate(m1) : m1, pairings: bench.pairings.records).body
            guard case .send(let m3) = controller.receive(round % 3 == 1 ? mutator.mutate(m2) : m2) else { continue }
            let m4 = accessory.receive(round % 3 == 2 ? mutator.mutate(m3) : m3, pairings: bench.pairings.records)
            _ = controller.receive(mutator.mutate(m4.body), status: m4.status)
        }
    }
}
