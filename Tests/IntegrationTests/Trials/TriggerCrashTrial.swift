// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import HAP
import HAPCatalogue
import HAPNetwork
import HearthIPC
import HearthModel
import HearthTestSupport
import Testing

/// A hub that is killed again and again while a trigger runs, writes what has a delay and puts back what it has changed;
/// then what the lamp was told is held against the traces.
struct TriggerCrashTrial {
    struct Outcome: CustomStringConvertible {
        var kills = 0
        /// Of each kind of result, how many traces have it.
        var traces: [Trace.Outcome: Int] = [:]
        var writes = 0
        /// Writes of which the hub does not know whether they were done, since it was killed meanwhile.
        var unknown = 0
        var faults: [String] = []

        var description: String {
            let counts = traces.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.value) \($0.key)" }
            return "\(kills) kills, traces: \(counts.joined(separator: ", ")); \(writes) writes, \(unknown) in doubt, "
                + "\(faults.count) faults"
        }
    }

    private static let on = CharacteristicID(aid: 1, iid: 10)
    private static let brightness = CharacteristicID(aid: 1, iid: 11)
    /// When the delayed action comes, and when the end, in seconds.
    private static let (delay, end) = (0.25, 0.5)

    private let hub: HubProcess
    private let sensor: ServedAccessory
    private let lamp: ServedAccessory
    private let home: Home.ID

    init() async throws {
        hub = try await HubProcess(logLevel: "notice")
        (sensor, lamp) = (try await ServedAccessory(.lamp), try await ServedAccessory(.lamp))
        try await hub.hearth("home", "add", "My Home")
        for served in [sensor, lamp] {
            try await hub.hearth("pair", "--address", served.address.description, "--code", "482-06-913")
        }
        let client = try await Self.connect(to: hub)
        defer { client.close() }
        home = try #require(try await client.call(OpenDatabase()).database?.homes.first?.id)
        try await addTrigger(client)
    }

    func run(kills: Int) async throws -> Outcome {
        var outcome = Outcome()
        var known: Set<Trace.ID> = []
        for _ in 0..<kills {
            let before = lamp.values.count
            await sensor.server.setValue(.bool(true), of: Self.on)
            // At the run, the delayed action or the end, a little before or after.
            let moments: [Double] = [0, Self.delay, Self.end]
            try await Task.sleep(for: .seconds(max(0, (moments.randomElement() ?? 0) + .random(in: -0.005..<0.025))))
            try await hub.kill()
            outcome.kills += 1
            await sensor.server.setValue(.bool(false), of: Self.on)
            try await hub.start()
            let traces = try await restedTraces()
            let fresh = traces.filter { !known.contains($0.id) }
            known.formUnion(fresh.map(\.id))
            outcome.note(fresh, lamp.values[before...])
            // What a run that was cut off has left.
            await lamp.server.setValue(.bool(false), of: Self.on)
            try await quiet()
        }
        return outcome
    }

    /// All traces, when nothing runs or waits any more.
    private func restedTraces() async throws -> [Trace] {
        let client = try await Self.connect(to: hub)
        defer { client.close() }
        var traces: [Trace] = []
        try await eventually("the hub is at rest", within: .seconds(40)) {
            let opened = try await client.call(OpenDatabase())
            let place = try #require(opened.database?.homes.first)
            traces = try await client.call(ListTraces(limit: 1_000)).traces
            return opened.accessories.allSatisfy(\.isReachable)
                && place.triggers.allSatisfy { $0.restoration == nil }
                && place.actionSets.allSatisfy { $0.pending == nil }
                && traces.allSatisfy { $0.outcome != .running }
        }
        return traces
    }

    /// Until the hub knows that sensor and lamp are off.
    private func quiet() async throws {
        let client = try await Self.connect(to: hub)
        defer { client.close() }
        try await eventually("all is off", within: .seconds(10)) {
            let values = try await client.call(OpenDatabase()).values
            return values.filter { $0.characteristic.iid == Self.on.iid }.allSatisfy { $0.value == .bool(false) }
        }
    }

    private func addTrigger(_ client: HubClient) async throws {
        // In the order in which they were paired.
        let accessories = try #require(try await client.call(OpenDatabase()).database?.homes.first?.accessories)
        let motion = CharacteristicReference(accessory: accessories[0].id, iid: Self.on.iid)
        let light = CharacteristicReference(accessory: accessories[1].id, iid: Self.on.iid)
        let dim = CharacteristicReference(accessory: light.accessory, iid: Self.brightness.iid)
        let plan = EventPlan(
            events: [TriggerEvent(id: .init(UUID()), kind: .characteristic(of: motion, value: .bool(true)))],
            endEvents: [TriggerEvent(id: .init(UUID()), kind: .duration(seconds: Self.end))])
        let trigger = Trigger(id: .init(UUID()), name: "Motion", kind: .event(plan: plan))
        _ = try await client.call(Mutate(AddTrigger(home: home, trigger: trigger)))
        let changes = try await client.call(Mutate(AddTriggerOwnedActionSet(home: home, trigger: trigger.id))).changes
        let set = try #require(
            changes.lazy.compactMap { if case .actionSetAdded(let set, _) = $0 { set.id } else { nil } }.first)
        for (reference, value, delay) in [(light, CharacteristicValue.bool(true), 0), (dim, .integer(7), Self.delay)] {
            let action = Action(id: .init(UUID()), characteristic: reference, targetValue: value, delay: delay)
            _ = try await client.call(Mutate(AddAction(home: home, actionSet: set, action: action)))
        }
        _ = try await client.call(Mutate(EnableTrigger(home: home, trigger: trigger.id, isEnabled: true)))
    }

    private static func connect(to hub: HubProcess) async throws -> HubClient {
        try await .connect(
            to: hub.socketPath, as: "trigger crash trial", deliverOn: DispatchQueue(label: "trigger crash trial"),
            handlers: .init())
    }
}

extension TriggerCrashTrial.Outcome {
    /// Holds the writes of one round against its traces: each that succeeded was done once, one in doubt at most once, and
    /// there is none of which no trace tells.
    fileprivate mutating func note(
        _ traces: [Trace], _ values: ArraySlice<(id: CharacteristicID, value: JSONValue)>
    ) {
        for trace in traces { self.traces[trace.outcome, default: 0] += 1 }
        writes += values.count
        let actions = traces.flatMap(\.actions)
        for kind in Set(actions.map(Written.init)).union(values.map(Written.init)) {
            let own = actions.filter { Written($0) == kind }
            let done = own.count { $0.succeeded == true }
            unknown += own.count - done
            let written = values.count { Written($0) == kind }
            if !(done...own.count).contains(written) {
                faults.append("kill \(kills): \(kind) written \(written) times, \(done) to \(own.count) by the traces")
            }
        }
        for trace in traces where trace.outcome == .failed || trace.outcome == .partlyFailed {
            faults.append("kill \(kills): \(trace.outcome) \(trace.actions.compactMap(\.error?.message))")
        }
    }
}

/// What is written, whenever it is; the value as a number.
private struct Written: Hashable {
    let iid: UInt64
    let value: String

    init(_ action: ActionTrace) {
        (iid, value) = (action.characteristic.iid, action.value.number.map { String($0) } ?? "")
    }

    init(_ row: (id: CharacteristicID, value: JSONValue)) {
        iid = row.id.iid
        // On the wire a bool may be a number.
        value =
            switch row.value {
            case .bool(let isOn): String(isOn ? 1.0 : 0)
            case .integer(let number): String(Double(number))
            case .double(let number): String(number)
            default: ""
            }
    }
}
