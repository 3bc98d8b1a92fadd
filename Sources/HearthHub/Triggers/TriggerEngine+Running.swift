// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue
internal import HearthIPC
internal import HearthModel
internal import HearthSystem

/// What is recorded is done: one write per accessory server, and its result goes into the trace.
extension TriggerEngine {
    private static let attemptsToPutBack = 3

    /// Does a run beside everything else; its place among other writes is taken now.
    func start(_ run: TriggerRun, in group: inout DiscardingTaskGroup) {
        let turn = turn(for: run)
        group.addTask { await perform(run, in: turn) }
    }

    func turn(for run: TriggerRun) -> WriteTurns.Turn { control.turn(for: run.writes) }

    func perform(_ run: TriggerRun, in turn: WriteTurns.Turn) async {
        if case .end = run.trace.cause { return await putBack(run, in: turn) }
        let results = await write(run.writes, in: turn)
        log.notice("trigger \(run.trigger.name) ran")
        await finish(run, results)
        for error in results.compactMap(\.error) { log.warning("trigger \(run.trigger.name): \(error.message)") }
    }

    /// Writes the actions of a scene whose delay is over.
    func start(_ due: HomeDatabase.DueActions, in group: inout DiscardingTaskGroup) {
        for (delay, actions) in Dictionary(grouping: due.actions, by: \.delay).sorted(by: { $0.key < $1.key }) {
            let writes = actions.map { HearthIPC.CharacteristicWrite($0.characteristic, value: $0.targetValue) }
            let turn = control.turn(for: writes)
            group.addTask {
                let results = await write(writes, in: turn).map {
                    Trace.Result($0.characteristic, delay: delay, error: $0.error, seconds: $0.seconds)
                }
                for error in results.compactMap(\.error) { log.warning("a delayed action: \(error.message)") }
                if let trace = due.trace { await note(results, in: trace) }
            }
        }
    }

    /// Writes values as they were before a run. What does not answer is tried again a few times, unless the trigger has run
    /// again meanwhile: after a start of the hub its accessories are not there at once.
    private func putBack(_ run: TriggerRun, in turn: WriteTurns.Turn) async {
        log.notice("what trigger \(run.trigger.name) has changed is put back")
        var results = await write(run.writes, in: turn)
        for _ in 1..<Self.attemptsToPutBack {
            let failed = Set(results.filter { $0.error != nil }.map(\.characteristic))
            guard let error = results.lazy.compactMap(\.error).first else { break }
            log.warning("a value could not be put back: \(error.message)")
            guard (try? await pauses.sleep(for: Self.pauseAfterFailure)) != nil,
                await registry.hasNothingToPutBack(run.trigger.id, in: run.home)
            else { break }
            let waiting = run.writes.filter { failed.contains($0.characteristic) }
            results = results.filter { $0.error == nil } + (await write(waiting, in: control.turn(for: waiting)))
        }
        await note(results, in: run.trace.id)
    }

    /// Writes values; tells of each what became of it and how long that took.
    private func write(
        _ writes: [HearthIPC.CharacteristicWrite], in turn: WriteTurns.Turn
    ) async -> [Trace.Result] {
        let elapsed = stopwatch(pauses)
        let times = Guarded([Int: Double]())
        let results = await control.write(
            writes, for: nil, in: turn,
            answered: { places in
                times.withLock { times in for place in places { times[place] = elapsed() / .seconds(1) } }
            })
        return times.withLock { times in
            results.enumerated().map { place, result in
                Trace.Result(result.characteristic, error: result.error, seconds: times[place] ?? 0)
            }
        }
    }

    private func finish(_ run: TriggerRun, _ results: [Trace.Result]) async {
        do throws(HubError) {
            try await registry.finish(run, with: results)
        } catch {
            log.error("the results of trigger \(run.trigger.name) could not be noted: \(error.message)")
        }
    }

    private func note(_ results: [Trace.Result], in trace: Trace.ID) async {
        do throws(HubError) {
            try await registry.note(results, in: trace)
        } catch {
            log.error("the results of a trigger could not be noted: \(error.message)")
        }
    }
}

extension TriggerRun {
    /// What is written at once. Of two values for one characteristic the last one counts.
    fileprivate var writes: [HearthIPC.CharacteristicWrite] {
        var places: [CharacteristicReference: Int] = [:]
        var writes: [HearthIPC.CharacteristicWrite] = []
        for action in trace.actions where action.delay == 0 {
            let write = HearthIPC.CharacteristicWrite(action.characteristic, value: action.value)
            if let place = places[action.characteristic] {
                writes[place] = write
            } else {
                places[action.characteristic] = writes.count
                writes.append(write)
            }
        }
        return writes
    }
}

/// Tells, each time it is asked, how long ago it was made.
private func stopwatch<C: Clock>(_ clock: C) -> @Sendable () -> Duration where C.Duration == Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
}
