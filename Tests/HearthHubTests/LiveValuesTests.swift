// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthIPC
import HearthModel
import HearthStore
import HearthTestSupport
import Testing

@testable import HearthHub

@Suite("Live values")
struct LiveValuesTests {
    private func bench() async throws -> (RegistryBench, on: CharacteristicReference) {
        let bench = try RegistryBench()
        let (_, lamp) = try await bench.addHomeWithLamp()
        return (bench, CharacteristicReference(accessory: lamp.id, iid: Lamp.on))
    }

    private func subscribe(_ bench: RegistryBench, _ client: Client.ID, to reference: CharacteristicReference) async {
        let results = await bench.registry.subscribe(SubscribeCharacteristics([reference], isOn: true), for: client)
        #expect(results.map(\.error) == [nil])
    }

    @Test("a report reaches those who subscribed, once for each change")
    func tellsSubscribers() async throws {
        let (bench, on) = try await bench()
        let (one, two) = (await bench.connect(1), await bench.connect(2))
        await subscribe(bench, 1, to: on)
        let state = CharacteristicState(on, value: .bool(true))
        await bench.registry.valuesReported([state])
        await bench.registry.valuesReported([state])
        #expect(one.elements == [.valuesChanged([state])])
        #expect(two.elements.isEmpty)
    }

    @Test("every press counts, even the same one again")
    func countsPresses() async throws {
        let (bench, on) = try await bench()
        let one = await bench.connect(1)
        await subscribe(bench, 1, to: on)
        let press = CharacteristicState(on, value: .integer(0))
        await bench.registry.valuesReported([press], arePresses: true)
        await bench.registry.valuesReported([press], arePresses: true)
        #expect(one.elements == [.valuesChanged([press]), .valuesChanged([press])])
    }

    @Test("who wrote a value is not told of it, the others are")
    func sparesTheWriter() async throws {
        let (bench, on) = try await bench()
        let (writer, other) = (await bench.connect(1), await bench.connect(2))
        await subscribe(bench, 1, to: on)
        await subscribe(bench, 2, to: on)
        let mark = await bench.registry.beginWrite([on], by: 1)
        let state = CharacteristicState(on, value: .bool(true))
        await bench.registry.valuesReported([state], areWritten: true)
        let answer = await settle(bench, CharacteristicResult(on, value: .bool(true)), since: mark)
        #expect(answer == .bool(true))
        #expect(writer.elements.isEmpty)
        #expect(other.elements == [.valuesChanged([state])])
    }

    @Test("an answer that a later report has overtaken carries the later value")
    func bringsAnswersUpToDate() async throws {
        let (bench, on) = try await bench()
        let writer = await bench.connect(1)
        await subscribe(bench, 1, to: on)
        let mark = await bench.registry.beginWrite([on], by: 1)
        await bench.registry.valuesReported([CharacteristicState(on, value: .bool(true))], areWritten: true)
        await bench.registry.valuesReported([CharacteristicState(on, value: .bool(false))])
        #expect(await settle(bench, CharacteristicResult(on, value: .bool(true)), since: mark) == .bool(false))
        #expect(writer.elements == [.valuesChanged([CharacteristicState(on, value: .bool(false))])])
    }

    @Test("an event from before the write is told first, then the answer comes; after it the writer is one of all")
    func keepsOrderAroundWrites() async throws {
        let (bench, on) = try await bench()
        let writer = await bench.connect(1)
        await subscribe(bench, 1, to: on)
        let (off, lit) = (CharacteristicState(on, value: .bool(false)), CharacteristicState(on, value: .bool(true)))
        await bench.registry.valuesReported([lit])
        let mark = await bench.registry.beginWrite([on], by: 1)
        await bench.registry.valuesReported([off])
        await bench.registry.valuesReported([lit], areWritten: true)
        await bench.registry.endWrite([on])
        #expect(await settle(bench, CharacteristicResult(on, value: .bool(true)), since: mark) == .bool(true))
        #expect(writer.elements == [.valuesChanged([lit]), .valuesChanged([off])])
        await bench.registry.valuesReported([off], areWritten: true)
        #expect(writer.elements.last == .valuesChanged([off]))
    }

    private func settle(
        _ bench: RegistryBench, _ result: CharacteristicResult, since mark: HomeRegistry.Mark
    ) async -> CharacteristicValue? {
        let answers = Recorder<CharacteristicResult>()
        await bench.registry.settle([result], since: mark) { $0.forEach(answers.record) }
        return answers.elements.first?.value
    }

    @Test("null keeps the last value, as a stale one, and who subscribed hears of that and of its end, each once")
    func keepsValueOnNull() async throws {
        let (bench, on) = try await bench()
        let one = await bench.connect(1)
        await subscribe(bench, 1, to: on)
        let (fresh, unknown) = (CharacteristicState(on, value: .bool(true)), CharacteristicState(on, value: nil))
        for state in [unknown, fresh, unknown, unknown, fresh, fresh] { await bench.registry.valuesReported([state]) }
        #expect(await bench.registry.live.value(of: on) == .bool(true))
        let stale = CharacteristicState(on, value: .bool(true), isStale: true)
        #expect(one.elements == [.valuesChanged([fresh]), .valuesChanged([stale]), .valuesChanged([fresh])])
    }

    @Test("a press is over when it was told: who comes later hears nothing of it")
    func forgetsPresses() async throws {
        let (bench, on) = try await bench()
        _ = await bench.connect(1)
        await bench.registry.valuesReported([CharacteristicState(on, value: .integer(0))], arePresses: true)
        let later = await bench.registry.subscribe(SubscribeCharacteristics([on], isOn: true), for: 1)
        #expect(later.map(\.value) == [nil])
        let opened = Recorder<DatabaseOpened>()
        await bench.registry.open(OpenDatabase(), for: 1) { opened.record($0) }
        #expect(opened.elements.map(\.values) == [[]])
        try await bench.registry.saveValues()
        #expect(bench.store.lastKnownValues().isEmpty)
    }

    @Test("reachability is told when it changes, and only of accessories that are there")
    func tellsReachability() async throws {
        let (bench, on) = try await bench()
        let one = await bench.connect(1)
        let stranger = Accessory.ID(.init())
        let there = AccessoryState(on.accessory, isReachable: true)
        await bench.registry.reachabilityReported([there, AccessoryState(stranger, isReachable: true)])
        await bench.registry.reachabilityReported([there])
        #expect(one.elements == [.accessoryStatesChanged([there])])
    }

    @Test("an accessory that left with its home is a stranger when it comes again: all is told anew")
    func forgetsWithTheHome() async throws {
        let (bench, on) = try await bench()
        let one = await bench.connect(1)
        await subscribe(bench, 1, to: on)
        let (value, there) = (
            CharacteristicState(on, value: .bool(true)), AccessoryState(on.accessory, isReachable: true)
        )
        await bench.registry.reachabilityReported([there])
        await bench.registry.valuesRead([value])
        try await bench.perform(RemoveHome(home: await bench.registry.database.homes[0].id))
        await bench.registry.valuesRead([value])
        #expect(await bench.registry.live.value(of: on) == nil)
        try await bench.addHome(with: .lamp(on.accessory))
        let before = one.elements.count
        await bench.registry.reachabilityReported([there])
        await bench.registry.valuesRead([value])
        #expect(one.elements.dropFirst(before) == [.accessoryStatesChanged([there]), .valuesChanged([value])])
        await bench.registry.valuesReported([CharacteristicState(on, value: .bool(false))])
        #expect(one.elements.count == before + 2)
    }

    @Test("what does not notify cannot be subscribed to, what is not there neither")
    func refusesSubscription() async throws {
        let (bench, on) = try await bench()
        _ = await bench.connect(1)
        let results = await bench.registry.subscribe(
            SubscribeCharacteristics([CharacteristicReference(accessory: on.accessory, iid: 999)], isOn: true), for: 1)
        #expect(results.map(\.error?.code) == [.notFound])
    }

    @Test("last values come back after a restart as stale ones until they are told, and nobody is reachable yet")
    func survivesRestart() async throws {
        let (bench, on) = try await bench()
        await bench.registry.valuesReported([CharacteristicState(on, value: .bool(true))])
        await bench.registry.reachabilityReported([AccessoryState(on.accessory, isReachable: true)])
        try await bench.registry.saveValues()
        let restarted = try HomeRegistry(store: bench.store, now: { .now })
        #expect(await restarted.live.states == [CharacteristicState(on, value: .bool(true), isStale: true)])
        await restarted.valuesRead([CharacteristicState(on, value: .bool(true))])
        #expect(await restarted.live.states == [CharacteristicState(on, value: .bool(true))])
        #expect(await !restarted.live.isReachable(on.accessory))
    }
}
