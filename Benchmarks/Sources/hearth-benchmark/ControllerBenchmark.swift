// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
internal import HAPNetwork
internal import HearthSystem

/// One accessory, from its pairing to its events.
///
/// It runs on the controller's event loop.
actor ControllerBenchmark {
    nonisolated let eventLoop: EventLoop
    nonisolated var unownedExecutor: UnownedSerialExecutor { eventLoop.asUnownedSerialExecutor() }

    private let plan: BenchmarkPlan
    private let controller: Controller

    enum Mistake: Error {
        case notReachable
        case notVerified
        case noCharacteristic(TypeIdentifier)
        case failed(CharacteristicFailure)
        case eventsEnded
    }

    init(_ plan: BenchmarkPlan) throws {
        self.plan = plan
        eventLoop = EventLoop(label: "hearth.benchmark")
        controller = Controller(
            identity: try ControllerIdentity.generate(using: .system), eventLoop: eventLoop,
            logger: Logger(subsystem: "benchmark", level: .warning))
    }

    func run() async throws -> JSONValue {
        var results = JSONObject()
        let pairing = try await pairings(into: &results)
        try await verifications(pairing, into: &results)
        try await databases(pairing, into: &results)
        try await link(to: pairing, into: &results)
        results.append("processor_ms", .double(ProcessFacts.processorMilliseconds))
        return .object(results)
    }

    /// From nothing to a verified session, again and again; the last pairing is kept.
    private func pairings(into results: inout JSONObject) async throws -> AccessoryPairing {
        var times = Measurement()
        while true {
            let start = Measurement.Start()
            let paired = try await pair()
            times.note(since: start)
            guard times.milliseconds.count < plan.count("pairings") else {
                await paired.session?.close()
                results.append("pairing", times)
                return paired.pairing
            }
            try await unpair(paired)
        }
    }

    private func pair() async throws -> PairedAccessory {
        let attempt = PairingAttempt(with: [plan.address], expecting: nil, as: controller)
        try await attempt.begin()
        let paired = try await attempt.finish(with: plan.setupCode)
        guard paired.session != nil else { throw Mistake.notVerified }
        return paired
    }

    private func unpair(_ paired: PairedAccessory) async throws {
        let link = AccessoryLink(
            to: paired.pairing, at: [plan.address], as: controller, continuing: paired.session)
        try await withRunning(link) { _ in try await link.removePairing() }
    }

    private func verifications(_ pairing: AccessoryPairing, into results: inout JSONObject) async throws {
        var times = Measurement()
        for _ in 0..<plan.count("verifications") {
            let start = Measurement.Start()
            let session = try await verifiedSession(pairing)
            times.note(since: start)
            await session.close()
        }
        results.append("verification", times)
    }

    private func verifiedSession(_ pairing: AccessoryPairing) async throws -> AccessorySession {
        let session = try await AccessorySession.connect(
            toAnyOf: [plan.address], on: eventLoop, timing: controller.timing, clock: controller.clock)
        try await session.verify(pairing, as: controller)
        return session
    }

    private func databases(_ pairing: AccessoryPairing, into results: inout JSONObject) async throws {
        let session = try await verifiedSession(pairing)
        var times = Measurement()
        for _ in 0..<plan.count("databases") {
            let start = Measurement.Start()
            _ = try AttributeDatabase(decoding: try await session.send(.get("/accessories")).message.body)
            times.note(since: start)
        }
        let body = try await session.send(.get("/accessories")).message.body
        await session.close()
        results.append("database", times)
        results.append("decode", try decodes(body))
    }

    /// From the bytes of the database to the model, without the accessory's part.
    private func decodes(_ body: [UInt8]) throws -> Measurement {
        var times = Measurement()
        for _ in 0..<plan.count("decodes") {
            let start = Measurement.Start()
            _ = try AttributeDatabase(decoding: body)
            times.note(since: start)
        }
        return times
    }

    private func link(to pairing: AccessoryPairing, into results: inout JSONObject) async throws {
        let link = AccessoryLink(to: pairing, at: [plan.address], as: controller)
        let measured = try await withRunning(link) { database in
            (
                try await reads(database, over: link), try await writes(database, over: link),
                try await fullReads(database.readable, over: link), try await presses(plan.count("presses"), of: link),
                database.readable.count
            )
        }
        results.append("read", measured.0)
        results.append("write", measured.1)
        results.append("full_read", measured.2)
        results.append("presses", measured.3)
        results.append("readable", .integer(Int128(measured.4)))
    }

    private func reads(_ database: AttributeDatabase, over link: AccessoryLink) async throws -> Measurement {
        let id = try database.first(CharacteristicType.brightness)
        var times = Measurement()
        for _ in 0..<plan.count("reads") {
            let start = Measurement.Start()
            let results = try await link.read([id])
            times.note(since: start)
            try check(results)
        }
        return times
    }

    private func writes(_ database: AttributeDatabase, over link: AccessoryLink) async throws -> Measurement {
        let id = try database.first(CharacteristicType.brightness)
        var times = Measurement()
        for number in 0..<plan.count("writes") {
            let level = CharacteristicValue.integer(Int128(10 + number % 80))
            let start = Measurement.Start()
            let results = try await link.write([CharacteristicWrite(id, level)])
            times.note(since: start)
            try check(results)
        }
        return times
    }

    private func fullReads(_ ids: [CharacteristicID], over link: AccessoryLink) async throws -> Measurement {
        var times = Measurement()
        for _ in 0..<plan.count("full-reads") {
            let start = Measurement.Start()
            let results = try await link.read(ids)
            times.note(since: start)
            try check(results)
        }
        return times
    }

    private func check(_ results: [CharacteristicResult]) throws {
        for result in results {
            if case .failure(let failure) = result.result { throw Mistake.failed(failure) }
        }
    }

    /// When presses arrived, in nanoseconds of `CLOCK_MONOTONIC`, and of which kind they were.
    private func presses(_ count: Int, of link: AccessoryLink) async throws -> JSONValue {
        var arrivals: [JSONValue] = []
        guard count > 0 else { return .array(arrivals) }
        Main.tell(.object(["waiting": .string("presses")]))
        for await update in link.updates {
            let now = ProcessFacts.monotonicNow
            guard case .changed(let changes) = update else { continue }
            for change in changes where change.isPress {
                guard case .integer(let kind)? = change.value else { continue }
                arrivals.append(.array([.integer(Int128(now)), .integer(kind)]))
            }
            guard arrivals.count < count else { break }
        }
        guard arrivals.count >= count else { throw Mistake.eventsEnded }
        return .array(arrivals)
    }

    /// Keeps a link going while something is done with it, from the moment it is reachable.
    private func withRunning<Result: Sendable>(
        _ link: AccessoryLink, _ body: (AttributeDatabase) async throws -> Result
    ) async throws -> Result {
        let run = Task { await link.run() }
        defer { run.cancel() }
        for await update in link.updates {
            guard case .reachable(let snapshot) = update else { break }
            let result = try await body(snapshot.database)
            await link.end()
            return result
        }
        throw Mistake.notReachable
    }
}

extension AttributeDatabase {
    fileprivate var readable: [CharacteristicID] {
        characteristics.filter { $0.attributes.permissions.contains(.read) }.map(\.id)
    }

    fileprivate func first(_ type: TypeIdentifier) throws -> CharacteristicID {
        guard let found = characteristics.first(where: { $0.attributes.type == type }) else {
            throw ControllerBenchmark.Mistake.noCharacteristic(type)
        }
        return found.id
    }
}
