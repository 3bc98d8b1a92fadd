// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where and when values are delivered. Times are in seconds throughout.
public protocol Scheduler {
    associatedtype SchedulerOptions = Never

    /// Runs a closure after a number of seconds; zero for as soon as it can.
    func run(after seconds: TimeInterval, _ body: @escaping () -> Void)
}

/// A length of time, written as `.seconds(1)`, `.milliseconds(100)` or a number of seconds.
public struct SchedulerInterval: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    public let seconds: TimeInterval

    public init(seconds: TimeInterval) { self.seconds = seconds }
    public init(floatLiteral value: Double) { seconds = value }
    public init(integerLiteral value: Int) { seconds = Double(value) }

    public static func seconds(_ count: Int) -> Self { Self(seconds: Double(count)) }
    public static func seconds(_ count: Double) -> Self { Self(seconds: count) }
    public static func milliseconds(_ count: Int) -> Self { Self(seconds: Double(count) / 1e3) }
    public static func microseconds(_ count: Int) -> Self { Self(seconds: Double(count) / 1e6) }
    public static func nanoseconds(_ count: Int) -> Self { Self(seconds: Double(count) / 1e9) }
}

extension DispatchQueue: Scheduler {
    public func run(after seconds: TimeInterval, _ body: @escaping () -> Void) {
        let work = DispatchWorkItem(block: body)
        if seconds > 0 { asyncAfter(deadline: .now() + seconds, execute: work) } else { async(execute: work) }
    }
}

extension OperationQueue: Scheduler {
    public func run(after seconds: TimeInterval, _ body: @escaping () -> Void) {
        let queue = UncheckedBox(value: (self, body))
        DispatchQueue.global().run(after: seconds) { queue.value.0.addOperation(BlockOperation(block: queue.value.1)) }
    }
}

extension RunLoop: Scheduler {
    public func run(after seconds: TimeInterval, _ body: @escaping () -> Void) {
        let body = UncheckedBox(value: body)
        let timer = Timer(timeInterval: seconds, repeats: false) { _ in body.value() }
        add(timer, forMode: .default)
    }
}

/// Carries what the compiler cannot know to be used by one thread at a time.
struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value
}

extension Publisher {
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
        -> AnyPublisher<Output, Failure>
    {
        delay(for: 0, scheduler: scheduler)
    }

    public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
        -> AnyPublisher<Output, Failure>
    {
        eraseToAnyPublisher()
    }

    public func delay<S: Scheduler>(for interval: SchedulerInterval, scheduler: S) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive, complete in
            var isCancelled = false
            func later(_ body: @escaping () -> Void) {
                scheduler.run(after: interval.seconds) { if !isCancelled { body() } }
            }
            let link = attach({ value in later { receive(value) } }, { end in later { complete(end) } })
            return AnyCancellable {
                isCancelled = true
                link.cancel()
            }
        }
    }

    public func debounce<S: Scheduler>(for interval: SchedulerInterval, scheduler: S) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive, complete in
            var latest = 0
            let link = attach(
                { value in
                    latest += 1
                    let number = latest
                    scheduler.run(after: interval.seconds) { if number == latest { receive(value) } }
                }, complete)
            return AnyCancellable {
                latest += 1
                link.cancel()
            }
        }
    }

    public func throttle<S: Scheduler>(for interval: SchedulerInterval, scheduler: S, latest: Bool)
        -> AnyPublisher<Output, Failure>
    {
        AnyPublisher { receive, complete in
            var kept: Output?
            var isWaiting = false
            return attach(
                { value in
                    guard isWaiting else {
                        isWaiting = true
                        receive(value)
                        return scheduler.run(after: interval.seconds) {
                            isWaiting = false
                            if let last = kept { receive(last) }
                            kept = nil
                        }
                    }
                    kept = latest ? value : kept ?? value
                }, complete)
        }
    }
}
