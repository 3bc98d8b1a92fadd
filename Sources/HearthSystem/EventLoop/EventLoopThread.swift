// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc
internal import Synchronization

/// The thread of an event loop: runs blocks in the order they came and calls the handlers of descriptors that are
/// ready.
///
/// A thread of our own, since Dispatch waits for the kernel on one thread and runs handlers on others: a change of
/// threads for everything that arrives.
final class EventLoopThread: @unchecked Sendable {
    // Unchecked: `handlers`, `scratch`, `lastToken`, `calls` and `underWay` are touched only on the thread.

    typealias Block = @Sendable () -> Void

    /// What the thread does when its turn comes.
    enum Work: Sendable {
        case block(Block)
        /// Of a task, without a block made for it: nearly all work is of this kind.
        case job(Job)
    }

    /// A step of a task.
    struct Job: Sendable {
        let job: UnownedJob
        let loop: EventLoop
        /// Whether the task is taken for one that prefers the loop. Swift has it queued again before its next step if that
        /// is wrong.
        var prefersLoop = false

        fileprivate func run() {
            let executor = loop.asUnownedSerialExecutor()
            if prefersLoop {
                job.runSynchronously(isolatedTo: executor, taskExecutor: loop.asUnownedTaskExecutor())
            } else {
                job.runSynchronously(on: executor)
            }
        }

        /// Whether both are steps of one task: a task is its own job.
        fileprivate func isOfSameTask(as other: Job) -> Bool {
            unsafeBitCast(job, to: UInt.self) == unsafeBitCast(other.job, to: UInt.self)
        }
    }

    private struct Inbox {
        var work: [Work] = []
        /// Whether the thread waits for the kernel, and must be woken for work.
        var isWaiting = false
        var isEnding = false
    }

    private let inbox = Guarded(Inbox())
    private let pollSet: Descriptor
    private let bell: Descriptor
    private let timer: Descriptor
    /// The thread's own number (`pthread_self`), once it runs.
    private let number = Atomic<UInt>(0)
    private var handlers: [UInt64: Block] = [:]
    private var lastToken: UInt64 = EventLoopThread.timerToken
    private var calls = TimedCalls()
    private var underWay: Job?
    let scratch: UnsafeMutableRawBufferPointer

    private static let bellToken: UInt64 = 0
    private static let timerToken: UInt64 = 1

    private init(pollSet: Descriptor, bell: Descriptor, timer: Descriptor) {
        self.pollSet = pollSet
        self.bell = bell
        self.timer = timer
        scratch = .allocate(byteCount: 65_536, alignment: 16)
    }

    deinit { scratch.deallocate() }

    /// Starts a thread; it keeps itself alive until ``end()``.
    ///
    /// - Throws: ``SystemError``.
    static func start(name: String) throws(SystemError) -> EventLoopThread {
        let pollSet = Descriptor(owning: try check(clinux_poll_set(), "make an event loop"))
        let bell = Descriptor(owning: try check(clinux_bell(), "make an event loop"))
        let timer = Descriptor(owning: try check(clinux_timer(), "make an event loop"))
        try check(clinux_poll_add(pollSet.number, bell.number, 0, bellToken), "make an event loop")
        try check(clinux_poll_add(pollSet.number, timer.number, 0, timerToken), "make an event loop")
        let thread = EventLoopThread(pollSet: pollSet, bell: bell, timer: timer)
        let context = Unmanaged.passRetained(thread)
        do {
            try check(
                clinux_thread_start(name, context.toOpaque()) { context in
                    guard let context else { return }
                    Unmanaged<EventLoopThread>.fromOpaque(context).takeRetainedValue().run()
                }, "start a thread")
        } catch {
            context.release()
            throw error
        }
        return thread
    }

    /// Whether the caller runs on this thread.
    var isCurrent: Bool { number.load(ordering: .relaxed) == UInt(pthread_self()) }

    func enqueue(_ work: Work) {
        wakeIfWaiting { $0.work.append(work) }
    }

    /// Takes a task's step. One that a task queues in the middle of another says that this was run for the wrong kind of
    /// task, and goes on as the other kind.
    func enqueue(_ job: Job) {
        var job = job
        if isCurrent, let underWay, job.isOfSameTask(as: underWay) { job.prefersLoop = !underWay.prefersLoop }
        enqueue(.job(job))
    }

    /// Lets the thread end when it has run what is queued.
    func end() {
        wakeIfWaiting { $0.isEnding = true }
    }

    private func wakeIfWaiting(after change: (inout Inbox) -> Void) {
        let mustRing = inbox.withLock { inbox in
            change(&inbox)
            defer { inbox.isWaiting = false }
            return inbox.isWaiting
        }
        if mustRing, !isCurrent { _ = clinux_bell_ring(bell.number) }
    }

    /// Calls the handler again and again while the descriptor is ready.
    ///
    /// - Returns: what ``unwatch(_:_:)`` wants.
    /// - Precondition: on the thread.
    func watch(_ descriptor: Descriptor, forWriting: Bool, _ handler: @escaping Block) throws(SystemError) -> UInt64 {
        lastToken += 1
        let answer = clinux_poll_add(pollSet.number, descriptor.number, forWriting ? 1 : 0, lastToken)
        try check(answer, "wait for a descriptor")
        handlers[lastToken] = handler
        return lastToken
    }

    /// - Precondition: on the thread, with the descriptor still open.
    func unwatch(_ token: UInt64, _ descriptor: Descriptor) {
        guard handlers.removeValue(forKey: token) != nil else { return }
        _ = clinux_poll_remove(pollSet.number, descriptor.number)
    }
}

extension EventLoopThread {
    /// What is to be done next.
    private enum Turn {
        case run
        case wait
        case end
    }

    private func run() {
        number.store(UInt(pthread_self()), ordering: .relaxed)
        var work: [Work] = []
        var rounds = 0
        while true {
            switch takeWork(into: &work) {
            case .end: return
            case .wait:
                rounds = 0
                handleWhatIsReady(waiting: true)
            case .run:
                for piece in work { carryOut(piece) }
                work.removeAll(keepingCapacity: true)
                rounds += 1
                if rounds.isMultiple(of: Self.roundLimit) { handleWhatIsReady(waiting: false) }
            }
        }
    }

    private func carryOut(_ work: Work) {
        switch work {
        case .block(let block): block()
        case .job(let job):
            underWay = job
            job.run()
            underWay = nil
        }
    }

    /// How often work may beget work before the descriptors have their turn.
    private static let roundLimit = 16

    private func takeWork(into work: inout [Work]) -> Turn {
        inbox.withLock { inbox in
            swap(&inbox.work, &work)
            guard work.isEmpty else { return .run }
            guard !inbox.isEnding else { return .end }
            inbox.isWaiting = true
            return .wait
        }
    }

    private func handleWhatIsReady(waiting: Bool) {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 64) { tokens in
            let count = clinux_poll_wait(
                pollSet.number, tokens.baseAddress, Int32(tokens.count), waiting ? -1 : 0)
            for token in tokens.prefix(Int(max(count, 0))) { handle(token) }
        }
    }

    private func handle(_ token: UInt64) {
        switch token {
        case Self.bellToken: _ = clinux_bell_silence(bell.number)
        case Self.timerToken: makeDueCalls()
        // One that an earlier handler of this turn has ended is not called.
        default: handlers[token]?()
        }
    }
}

extension EventLoopThread {
    /// Runs a block once, when a time has passed, asleep or awake.
    ///
    /// - Returns: what ``cancelCall(_:)`` wants.
    /// - Precondition: on the thread.
    func call(after time: Duration, _ block: @escaping Block) -> UInt64 {
        let number = calls.add(block, at: clinux_timer_now() + Self.nanoseconds(time))
        setTimer()
        return number
    }

    /// Not negative, and a century at most.
    private static func nanoseconds(_ time: Duration) -> Int64 {
        let (seconds, attoseconds) = min(max(time, .zero), .seconds(3_000_000_000)).components
        return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    }

    /// - Precondition: on the thread.
    func cancelCall(_ number: UInt64) {
        calls.remove(number)
    }

    private func makeDueCalls() {
        _ = clinux_timer_read(timer.number)
        for call in calls.takeDue(at: clinux_timer_now()) { call() }
        setTimer()
    }

    private func setTimer() {
        if let moment = calls.takeAlarm() { _ = clinux_timer_set(timer.number, moment) }
    }
}
