// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HearthIPC
package import HearthModel
internal import HearthStore

/// What triggers have done and why.
extension HomeRegistry {
    /// Takes note of what has become of writes.
    func note(_ results: [Trace.Result], in trace: Trace.ID) throws(HubError) {
        try updateTrace(trace) { $0.note(results, at: context.now) }
    }

    /// Takes note that the action sets of a trigger are no longer running, and what has become of their writes.
    func finish(_ run: TriggerRun, with results: [Trace.Result]) throws(HubError) {
        for set in run.actionSets { countRun(of: set, in: run.home, by: -1) }
        try note(results, in: run.trace.id)
    }

    /// The newest traces first, of one trigger or of all; of homes that the client sees.
    package func traces(_ request: ListTraces, for client: Client.ID) throws(HubError) -> Traces {
        let guest = clients[client]?.guest
        let homes = guest.map { database.visible(to: $0).homes.map(\.id) }
        let limit = min(max(request.limit ?? 100, 1), Trace.maximumCount)
        let all = try stored { store throws(StoreError) in
            // Those of other homes are left out afterwards.
            try store.traces(
                of: request.trigger, limit: guest == nil && request.home == nil ? limit : Trace.maximumCount)
        }
        let visible = all.lazy.filter { trace in
            (homes?.contains(trace.home) ?? true) && (request.home ?? trace.home) == trace.home
        }
        return Traces(traces: Array(visible.prefix(limit)))
    }

    /// Takes note of the runs that were cut off when the hub ended; those whose actions wait for their delay go on.
    func noteInterruptions() throws(HubError) {
        let pending = database.homes.flatMap(\.actionSets).compactMap(\.pending)
        let now = context.now
        try stored { store throws(StoreError) in
            var traces = try store.runningTraces()
            for index in traces.indices {
                let waiting = pending.filter { $0.trace == traces[index].id }.flatMap(\.actions)
                traces[index].interrupt(at: now, waiting: waiting)
            }
            try store.save(traces: traces)
        }
    }

    /// Whether all that triggers have begun is over, but for what waits for its delay.
    package func triggersAreAtRest() throws(HubError) -> Bool {
        let delaying = database.delayingTraces
        let running = try stored { store throws(StoreError) in try store.runningTraces() }
        return considered.isEmpty && running.allSatisfy { delaying.contains($0.id) }
    }

    /// A trace as it is now; nil if it is gone.
    func trace(_ id: Trace.ID) throws(HubError) -> Trace? {
        try stored { store throws(StoreError) in try store.trace(id) }
    }

    private func updateTrace(_ id: Trace.ID, _ change: (inout Trace) -> Void) throws(HubError) {
        guard var trace = try trace(id) else { return }
        change(&trace)
        try stored { store throws(StoreError) in try store.save(traces: [trace]) }
    }

    /// The traces whose actions do not wait any more after a commit, although nobody has written them: the scene has run
    /// again, or it was removed, or ended by an end event.
    ///
    /// - Parameter kept: those whose actions are being written.
    func abandonedTraces(
        from before: HomeDatabase, to after: HomeDatabase, except kept: Set<Trace.ID>
    ) throws(StoreError) -> [Trace] {
        var abandoned: [Trace] = []
        for id in before.delayingTraces.subtracting(after.delayingTraces).subtracting(kept) {
            guard var trace = try store.trace(id) else { continue }
            trace.stopWaiting("What was to come after a delay was called off.", at: context.now)
            abandoned.append(trace)
        }
        return abandoned
    }
}

extension Change {
    /// Whether actions that waited for their delay may not do so any more after it.
    var touchesDelays: Bool {
        switch self {
        case .actionSetPending, .actionSetRemoved, .homeRemoved: true
        default: false
        }
    }
}
