// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// A block that is to run on an event loop at a moment of a timeline.
package struct TimedCall: Sendable {
    private enum Keeper {
        case loop(EventLoop, number: UInt64)
        case task(Task<Void, Never>)
    }

    private let keeper: Keeper

    init(number: UInt64, on eventLoop: EventLoop) {
        keeper = .loop(eventLoop, number: number)
    }

    fileprivate init(_ task: Task<Void, Never>) {
        keeper = .task(task)
    }

    /// From any thread. On the loop it then never runs.
    package func cancel() {
        switch keeper {
        case .task(let task): task.cancel()
        case .loop(let eventLoop, let number):
            let thread = eventLoop.thread
            if thread.isCurrent { thread.cancelCall(number) } else { eventLoop.run { thread.cancelCall(number) } }
        }
    }
}

extension Timeline {
    /// Runs a block on an event loop once `moment` has come.
    ///
    /// For what seldom comes to pass, as time limits do: it costs no task, and the machine's clock no other thread.
    ///
    /// - Precondition: on the loop.
    package func call(at moment: Duration, on eventLoop: EventLoop, _ block: @escaping @Sendable () -> Void)
        -> TimedCall
    {
        if isMachineTime { return eventLoop.call(after: moment - now, block) }
        return TimedCall(
            Task(executorPreference: eventLoop) {
                if (try? await sleep(until: moment)) != nil { block() }
            })
    }
}
