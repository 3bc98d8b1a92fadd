// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthModel
internal import HearthSystem

/// The requests one end of a connection has sent and waits for, each with a time limit.
///
/// Whoever takes a request out of the table completes it, so it is completed once: by its answer, its time limit, its
/// cancellation or the end of the connection.
final class RequestTable: Sendable {
    private struct State {
        var pending = PendingRequests()
        var watchdog: (moment: Duration, task: Task<Void, Never>)?
        var end: HubError?
    }

    private let eventLoop: EventLoop
    private let takeBack: @Sendable (JSONRPCID) -> Void
    private let timeline: Timeline
    private let state = Guarded(State())

    /// - Parameters:
    ///   - eventLoop: where requests run out of time, so that this keeps its place among what else happens there.
    ///   - takeBack: told of each request that was given up, before it is completed.
    init(
        on eventLoop: EventLoop, clock: any Clock<Duration> = ContinuousClock(),
        takeBack: @escaping @Sendable (JSONRPCID) -> Void = { _ in }
    ) {
        self.eventLoop = eventLoop
        self.takeBack = takeBack
        timeline = Timeline(clock)
    }

    deinit { state.withLock { $0.watchdog?.task.cancel() } }

    /// Notes a request; `send` puts it on the wire under the id given, in the order of ids.
    ///
    /// - Parameters:
    ///   - late: see ``PendingRequests/Entry``.
    ///   - complete: called once, possibly at once and on any thread.
    /// - Returns: the id, by which the request can be given up; nil if the connection has ended.
    @discardableResult
    func add(
        within limit: Duration, late: (@Sendable (JSONText) -> Void)? = nil, send: (JSONRPCID) -> Void,
        complete: @escaping @Sendable (Result<JSONText, HubError>) -> Void
    ) -> Int64? {
        let deadline = timeline.now + limit
        let outcome: Result<Int64, HubError> = state.withLock { state in
            if let end = state.end { return .failure(end) }
            let id = state.pending.makeID()
            state.pending.add(.init(deadline: deadline, complete: complete, late: late), as: id)
            send(.number(id))
            watch(until: deadline, &state)
            return .success(id)
        }
        switch outcome {
        case .success(let id): return id
        case .failure(let end):
            complete(.failure(end))
            return nil
        }
    }

    /// Passes an answer on. One that nobody waits for is dropped.
    func receive(_ result: Result<JSONText, HubError>, for id: JSONRPCID?) {
        guard case .number(let number) = id else { return }
        state.withLock { $0.pending.take(number) }?(result)
    }

    func giveUp(_ id: Int64, because error: HubError) {
        guard let entry = state.withLock({ $0.pending.giveUp(id) }) else { return }
        takeBack(.number(id))
        entry.complete(.failure(error))
    }

    /// Completes all with the same error, and every later one at once.
    func end(with error: HubError) {
        let entries = state.withLock { state in
            state.end = state.end ?? error
            state.watchdog?.task.cancel()
            state.watchdog = nil
            return state.pending.takeAll()
        }
        for entry in entries { entry.complete(.failure(error)) }
    }

    /// One sleeping task looks after all deadlines; one that wakes early enough is kept.
    private func watch(until moment: Duration, _ state: inout State) {
        if let watchdog = state.watchdog {
            guard watchdog.moment > moment else { return }
            watchdog.task.cancel()
        }
        let task = Task { [weak self, timeline, eventLoop] in
            guard (try? await timeline.sleep(until: moment)) != nil else { return }
            eventLoop.run { [weak self] in self?.expire(at: moment) }
        }
        state.watchdog = (moment, task)
    }

    private func expire(at moment: Duration) {
        let expired = state.withLock { takeExpired(at: moment, &$0) }
        let error = HubError(.operationTimedOut, "no answer in time; it may still have happened")
        for (id, entry) in expired {
            takeBack(.number(id))
            entry.complete(.failure(error))
        }
    }

    private func takeExpired(at moment: Duration, _ state: inout State) -> [(id: Int64, entry: PendingRequests.Entry)] {
        guard state.watchdog?.moment == moment else { return [] }
        state.watchdog = nil
        let expired = state.pending.expire(at: moment)
        if let next = state.pending.nextDeadline { watch(until: next, &state) }
        return expired
    }
}
