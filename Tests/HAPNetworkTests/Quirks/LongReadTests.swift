// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HearthTestSupport
import Testing

@testable import HAPNetwork

@Suite("Quirks: long reads", .serialized)
struct LongReadTests {
    private static let lamps = AttributeDatabase(accessories: (1...61).map { .lamp(aid: $0) })
    private static var ids: [CharacteristicID] {
        lamps.characteristics.filter { $0.attributes.permissions.contains(.read) }.map(\.id)
    }

    private func reads(of fixture: LinkFixture) async -> [[CharacteristicID]] {
        await fixture.accessory.requests.map(\.readIDs).filter { !$0.isEmpty }
    }

    private func expectAllValues(_ fixture: LinkFixture) async throws {
        let results = try await fixture.link.read(Self.ids)
        #expect(results.count == 244)
        let values = try results.map { try $0.result.get() }
        #expect(values.count == 244)
    }

    @Test("Q49: an accessory server that answers long lists well is asked for more and more, then for all at once")
    func grows() async throws {
        let (fixture, _) = try await LinkFixture.reachable(try await ControllerFixture(Self.lamps))
        #expect(await reads(of: fixture).map(\.count) == [4, 50, 190])
        await fixture.accessory.forgetRequests()
        try await expectAllValues(fixture)
        #expect(await reads(of: fixture) == [Self.ids])
        await fixture.stop()
    }

    @Test("Q49: whoever did not answer a long list is asked for short ones")
    func failures() {
        var ids = Self.ids[...]
        var span = ReadSpan()
        for _ in 0..<2 {
            let request = CharacteristicReadRequest(takingFrom: &ids, upTo: span.limit)
            span.mayGrow(after: request, isLast: false)
        }
        let long = CharacteristicReadRequest(takingFrom: &ids, upTo: span.limit)
        #expect(long.ids.count > 50)
        // One that was lost over a small question says nothing of long ones.
        var lost = span
        lost.failed(CharacteristicReadRequest(ids: [.on]))
        #expect(lost == span)
        span.failed(long)
        #expect(span.limit == .cautious)
        span.mayGrow(after: long, isLast: false)
        #expect(span.limit == .cautious)
    }

    @Test("Q49: silence, a broken connection and rubbish are laid to a long list, what we did ourselves is not")
    func blame() {
        let blamed: [LinkFailure] = [.session(.timedOut), .session(.closedByAccessory), .malformed(.missing("x"))]
        let innocent: [LinkFailure] = [.session(.cancelled), .session(.closed), .session(.notAuthorized), .ended]
        for failure in blamed { #expect(failure.blamesAccessory) }
        for failure in innocent { #expect(!failure.blamesAccessory) }
    }

    /// What is done about a list that is too long.
    enum Stumble: CaseIterable {
        case refuses, isOutOfMemory, forgetsRows, answersNothing, answersRubbish, hangsUp, crawls
    }

    private static func reply(_ stumble: Stumble, _ clock: ManualClock) -> ScriptedAccessory.Reply {
        switch stumble {
        case .refuses: return .response(HTTPResponse(status: 500))
        case .isOutOfMemory: return .response(.json(Array(#"{"status":-70407}"#.utf8), status: 500))
        case .forgetsRows:
            return .response(.json(Array(#"{"characteristics":[{"aid":1,"iid":10,"value":0}]}"#.utf8)))
        case .answersNothing: return .response(.noContent)
        case .answersRubbish: return .response(.json(Array(#"{"characteristics":[{"aid":"#.utf8)))
        case .hangsUp: return .close
        case .crawls:
            clock.advance(by: .seconds(1))
            return .usual
        }
    }

    @Test(
        "Q49: one that stumbles over a long list has its values read in short ones from then on",
        arguments: Stumble.allCases)
    func stumbles(stumble: Stumble) async throws {
        let clock = ManualClock()
        let base = try await ControllerFixture(Self.lamps, clock: stumble == .crawls ? clock : ContinuousClock())
        await base.accessory.follow { request, _ in
            guard request.readIDs.count > 50 else { return .usual }
            return Self.reply(stumble, clock)
        }
        let (fixture, snapshot) = try await LinkFixture.reachable(base)
        #expect(snapshot.values.count == 244)
        #expect(await reads(of: fixture).filter { $0.count > 50 }.count == 1)
        await fixture.accessory.forgetRequests()
        try await expectAllValues(fixture)
        #expect(await reads(of: fixture).allSatisfy { $0.count <= 50 })
        await fixture.stop()
    }
}
