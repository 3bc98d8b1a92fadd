// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One value, then the end.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    public let output: Output

    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        let one = AnyPublisher<Output, Never> { receive, complete in
            receive(output)
            complete(.finished)
            return AnyCancellable {}
        }
        one.receive(subscriber: subscriber)
    }
}

/// The end at once, or never.
public struct Empty<Output, Failure: Error>: Publisher {
    private let isImmediate: Bool

    public init(completeImmediately: Bool = true) { isImmediate = completeImmediately }
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        isImmediate = completeImmediately
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        if isImmediate { subscriber.receive(completion: .finished) }
    }
}

public struct Fail<Output, Failure: Error>: Publisher {
    public let error: Failure

    public init(error: Failure) { self.error = error }
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(completion: .failure(error))
    }
}

/// One value that comes later; begun when it is made.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    public typealias Promise = (Result<Output, Failure>) -> Void

    // `lock` protects `outcome`; the audience locks for itself.
    private let lock = NSLock()
    private var outcome: Result<Output, Failure>?
    private let audience = Audience<Output, Failure>()

    public init(_ attempt: @escaping (@escaping Promise) -> Void) {
        attempt { [self] result in settle(result) }
    }

    private func settle(_ result: Result<Output, Failure>) {
        let isFirst = lock.withLock { () -> Bool in
            guard outcome == nil else { return false }
            outcome = result
            return true
        }
        guard isFirst else { return }
        switch result {
        case .success(let value):
            audience.send(value)
            audience.send(completion: .finished)
        case .failure(let error): audience.send(completion: .failure(error))
        }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let later = AnyPublisher<Output, Failure> { [self] receive, complete in
            if case .success(let value)? = lock.withLock({ outcome }) { receive(value) }
            return audience.add((receive, complete))
        }
        later.receive(subscriber: subscriber)
    }
}

/// Decides when it is subscribed to what it is.
public struct Deferred<Made: Publisher>: Publisher {
    public typealias Output = Made.Output
    public typealias Failure = Made.Failure

    public let createPublisher: () -> Made

    public init(createPublisher: @escaping () -> Made) { self.createPublisher = createPublisher }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}

extension Sequence {
    public var publisher: AnyPublisher<Element, Never> {
        AnyPublisher { receive, complete in
            forEach(receive)
            complete(.finished)
            return AnyCancellable {}
        }
    }
}
