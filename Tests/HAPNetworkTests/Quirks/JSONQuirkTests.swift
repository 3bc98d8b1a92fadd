// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@Suite("Quirks: JSON", .serialized)
struct JSONQuirkTests {
    private func fixture(
        _ database: AttributeDatabase = .lamp, change: (inout ControllerTiming) -> Void = { _ in }
    ) async throws -> LinkFixture {
        try await LinkFixture.reachable(try await ControllerFixture(database, change: change)).0
    }

    /// What a read of On and Brightness gives when the accessory answers with this body.
    private func read(
        _ body: String, status: Int = 200
    ) async throws -> [Result<CharacteristicValue?, CharacteristicFailure>] {
        let fixture = try await fixture()
        await fixture.accessory.answerReads(body, status: status)
        let results = try await fixture.link.read([.on, .brightness])
        await fixture.stop()
        return results.map(\.result)
    }

    @Test("Q23: what we send has no blanks, and its keys in the order aid, iid, value or ev")
    func compact() async throws {
        let fixture = try await fixture()
        _ = try await fixture.link.write([CharacteristicWrite(.brightness, .integer(40))])
        #expect(
            await fixture.accessory.writeTexts == [
                #"{"characteristics":[{"aid":1,"iid":10,"ev":true},{"aid":1,"iid":11,"ev":true}]}"#,
                #"{"characteristics":[{"aid":1,"iid":11,"value":40}]}"#,
            ])
        await fixture.stop()
    }

    @Test("Q24: trailing commas are passed over")
    func trailingCommas() async throws {
        let results = try await read(
            #"{"characteristics":[{"aid":1,"iid":10,"value":true,},{"aid":1,"iid":11,"value":60},],}"#)
        #expect(results == [.success(.bool(true)), .success(.integer(60))])
    }

    @Test(
        "Q25: no JSON, or bad UTF-8, fails the request and begins a new connection; the pairing stays",
        arguments: [
            "<html>", #"{"characteristics":[{"#, #"{"characteristics":[{"aid":1,"iid":10,"value":"\#u{FFFD}"}]}"#,
        ])
    func nonsense(text: String) async throws {
        // The replacement character stands for a byte that is no UTF-8.
        let body = text.unicodeScalars.flatMap { $0 == "\u{FFFD}" ? [0xFF] : Array(String($0).utf8) }
        let fixture = try await fixture { $0.backoffStart = .milliseconds(10) }
        let tries = Counter()
        await fixture.accessory.follow { request, _ in
            guard request.isRead, await tries.next() == 1 else { return .usual }
            return .response(.json(body))
        }
        let count = await fixture.updates.count
        await #expect(throws: LinkFailure.self) { try await fixture.link.read([.on]) }
        try await fixture.reachable(after: count)
        let results = try await fixture.link.read([.on])
        #expect(results.first?.result == .success(.bool(false)))
        await fixture.stop()
    }

    @Test("Q26: booleans where rows should be are passed over")
    func booleanRows() async throws {
        let results = try await read(
            #"{"characteristics":[true,{"aid":1,"iid":10,"value":true},false,{"aid":1,"iid":11,"value":60}]}"#)
        #expect(results == [.success(.bool(true)), .success(.integer(60))])
    }

    @Test("Q27: rows without aid or iid are passed over")
    func rowsWithoutIDs() async throws {
        let results = try await read(
            #"{"characteristics":[{"iid":10,"value":0},{"aid":1,"value":0},{"aid":1,"iid":10,"value":1},"#
                + #"{"aid":1,"iid":11,"value":60},{}]}"#)
        #expect(results == [.success(.bool(true)), .success(.integer(60))])
    }

    @Test("Q28: one status for all is every row's")
    func globalStatus() async throws {
        let results = try await read(#"{"status":-70402}"#, status: 207)
        #expect(results == Array(repeating: .failure(.status(.unableToCommunicate)), count: 2))
        let fixture = try await fixture()
        await fixture.accessory.answerWrites(#"{"status":-70410}"#, status: 207)
        let writes = try await fixture.link.write([
            CharacteristicWrite(.on, .bool(true)), CharacteristicWrite(.brightness, .integer(10)),
        ])
        #expect(writes.map(\.result) == Array(repeating: .failure(.status(.invalidValue)), count: 2))
        await fixture.stop()
    }

    @Test("Q29: a positive status counts as its negative")
    func positiveStatus() async throws {
        let results = try await read(
            #"{"characteristics":[{"aid":1,"iid":10,"status":70402},{"aid":1,"iid":11,"status":0,"value":60}]}"#,
            status: 207)
        #expect(results == [.failure(.status(.unableToCommunicate)), .success(.integer(60))])
    }

    @Test("Q30: a status that nobody defined is a failure like an unreachable device, with its number kept")
    func unknownStatus() async throws {
        let results = try await read(
            #"{"characteristics":[{"aid":1,"iid":10,"status":-70499},{"aid":1,"iid":11,"status":0,"value":60}]}"#,
            status: 207)
        #expect(results[1] == .success(.integer(60)))
        guard case .failure(.status(let status)) = results[0] else {
            Issue.record("no failure")
            return
        }
        #expect(status.code == -70499)
        #expect(!status.isKnown)
        #expect(status.description.contains("-70499"))
    }

    @Test("Q31: a bool may come as a word or a number", arguments: ["true", "1", "1.0"])
    func readsBool(text: String) async throws {
        let results = try await read(
            #"{"characteristics":[{"aid":1,"iid":10,"value":\#(text)},{"aid":1,"iid":11,"value":60}]}"#)
        #expect(results[0] == .success(.bool(true)))
    }

    @Test("Q32: a bool is written as 1 or 0", arguments: [true, false])
    func writesBool(flag: Bool) async throws {
        let fixture = try await fixture()
        await fixture.accessory.forgetRequests()
        let results = try await fixture.link.write([CharacteristicWrite(.on, .bool(flag))])
        #expect(results.map(\.result) == [.success(.bool(flag))])
        #expect(
            await fixture.accessory.writeTexts
                == [#"{"characteristics":[{"aid":1,"iid":10,"value":\#(flag ? 1 : 0)}]}"#])
        await fixture.stop()
    }

    @Test("Q33: ids above 2^53 are exact in database, reads, writes and events")
    func largeIDs() async throws {
        let aid: UInt64 = 9_007_199_254_740_993
        let fixture = try await fixture(
            AttributeDatabase(accessories: [
                AccessoryAttributes(aid: 1, services: [.information]), .lamp(aid: aid), .lamp(aid: .max),
            ]))
        let level = CharacteristicID(aid: aid, iid: 11)
        let results = try await fixture.link.read([level, CharacteristicID(aid: aid - 1, iid: 11)])
        #expect(results.map(\.result) == [.success(.integer(50)), .failure(.unknownCharacteristic)])
        await fixture.accessory.forgetRequests()
        _ = try await fixture.link.write([CharacteristicWrite(level, .integer(40))])
        #expect(
            await fixture.accessory.writeTexts
                == [#"{"characteristics":[{"aid":9007199254740993,"iid":11,"value":40}]}"#])
        _ = try await fixture.changes()  // that of the write
        let last = CharacteristicID(aid: .max, iid: 11)
        let count = await fixture.updates.count
        await fixture.accessory.sendEvent([(last, .integer(7))])
        #expect(
            try await fixture.changes(after: count)
                == [CharacteristicChange(id: last, value: .integer(7), cause: .event)])
        await fixture.stop()
    }

    @Test("Q34: metadata, permissions, types and subscriptions are never asked for with a read")
    func plainReads() async throws {
        let fixture = try await fixture(.bridge)
        _ = try await fixture.link.read([CharacteristicID(aid: 2, iid: 10)])
        let queries = await fixture.accessory.requests.filter(\.isRead).map(\.query)
        #expect(queries.count >= 3)
        #expect(queries.allSatisfy { $0.hasPrefix("id=") && !$0.contains("&") })
        await fixture.stop()
    }
}
