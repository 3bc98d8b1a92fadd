// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// A thread on which actors run and sockets report.
///
/// An actor that answers `eventLoop.asUnownedSerialExecutor()` as its `unownedExecutor` shares the loop with the
/// connections it owns: calls between them are made in place, without a change of threads or a turn of the queue, and
/// `assumeIsolated` works in the handlers of descriptors and in blocks.
///
/// ```swift
/// actor Link {
///     let eventLoop: EventLoop
///     nonisolated var unownedExecutor: UnownedSerialExecutor { eventLoop.asUnownedSerialExecutor() }
/// }
/// ```
///
/// A task that prefers the loop (`withTaskExecutorPreference`) comes back to it directly after each wait, and not by way of
/// the pool of threads.
package final class EventLoop: SerialExecutor, TaskExecutor, Sendable {
    let thread: EventLoopThread

    /// Starts a loop; it ends when the last reference goes and everything that is queued has run.
    ///
    /// - Parameter label: a name for debuggers, such as `accessories`; they show 15 letters of it.
    /// - Precondition: the system has a thread and three descriptors left. No program can go on without its loops.
    package init(label: String) {
        do throws(SystemError) {
            thread = try EventLoopThread.start(name: label)
        } catch {
            preconditionFailure("The event loop \(label) cannot start: \(error)")
        }
    }

    deinit { thread.end() }

    package func enqueue(_ job: consuming ExecutorJob) {
        thread.enqueue(EventLoopThread.Job(job: UnownedJob(job), loop: self))
    }

    package func asUnownedSerialExecutor() -> UnownedSerialExecutor {
        UnownedSerialExecutor(ordinary: self)
    }

    package func checkIsolated() {
        precondition(thread.isCurrent, "not on the event loop")
    }

    /// Runs a block on the loop, after what is queued already.
    package func run(_ block: @escaping @Sendable () -> Void) {
        thread.enqueue(.block(block))
    }

    /// What a block comes to on the loop, after what is queued already.
    package func value<Value: Sendable>(of block: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            run { continuation.resume(returning: block()) }
        }
    }

    /// Runs a block on the loop when a time has passed, by the same clock as `ContinuousClock`.
    ///
    /// - Precondition: on the loop.
    func call(after time: Duration, _ block: @escaping @Sendable () -> Void) -> TimedCall {
        checkIsolated()
        return TimedCall(number: thread.call(after: time, block), on: self)
    }

    /// Suspends the caller until the continuation is resumed, and goes on without leaving the loop.
    ///
    /// A task that waits in the usual way goes on in the pool of threads first and comes back to its actor from there, even
    /// if it was resumed on the loop: two changes of threads for each answer that arrives. That is what this spares.
    ///
    /// The caller may be suspended before `body` runs, so whatever `body` depends on is to be looked at in it.
    ///
    /// - Parameters:
    ///   - body: keeps the continuation; runs once, on the loop if the caller does.
    ///   - onCancel: ends the wait, if `body` has begun it; runs on the loop, perhaps more than once.
    package func suspend<Value: Sendable>(
        isolation: isolated (any Actor)? = #isolation, _ body: (CheckedContinuation<Value, Never>) -> Void,
        onCancel: @escaping @Sendable () -> Void
    ) async -> Value {
        if isPreferred { return await wait(isolation: isolation, body, onCancel: onCancel) }
        return await withTaskExecutorPreference(self) {
            // A closure belongs to the caller's actor only if it captures it.
            _ = isolation
            return await wait(isolation: isolation, body, onCancel: onCancel)
        }
    }

    /// Whether the current task prefers this loop.
    private var isPreferred: Bool {
        withUnsafeCurrentTask { $0?.unownedTaskExecutor == asUnownedTaskExecutor() }
    }

    private func wait<Value: Sendable>(
        isolation: isolated (any Actor)?, _ body: (CheckedContinuation<Value, Never>) -> Void,
        onCancel: @escaping @Sendable () -> Void
    ) async -> Value {
        await withTaskCancellationHandler {
            _ = isolation
            return await withCheckedContinuation { continuation in
                body(continuation)
                // What was queued before `body` ran has found nothing to end.
                if Task.isCancelled { run(onCancel) }
            }
        } onCancel: {
            run(onCancel)
        }
    }

    /// Lends the loop's one receive buffer, so that an idle connection needs none of its own.
    ///
    /// - Precondition: runs on the loop, and `body` does not lend it again.
    func withScratch<Result>(_ body: (UnsafeMutableRawBufferPointer) -> Result) -> Result {
        checkIsolated()
        return body(thread.scratch)
    }
}
