// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Cancels when it is cancelled or goes.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    // Protected by `lock`.
    private let lock = NSLock()
    private var action: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) { action = cancel }
    public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }
    init(_ canceller: any Cancellable) { action = canceller.cancel }

    deinit { cancel() }

    public func cancel() {
        let action = lock.withLock { () -> (() -> Void)? in
            defer { self.action = nil }
            return self.action
        }
        action?()
    }

    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Subscribers {
    /// A subscriber of two closures.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private let complete: (Completion<Failure>) -> Void
        private let take: (Input) -> Void
        private var subscription: (any Subscription)?
        private var isOver = false

        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            complete = receiveCompletion
            take = receiveValue
        }

        public func receive(subscription: any Subscription) {
            self.subscription = subscription
            subscription.request(.unlimited)
        }

        public func receive(_ input: Input) -> Demand {
            if !isOver { take(input) }
            return .none
        }

        public func receive(completion: Completion<Failure>) {
            guard !isOver else { return }
            isOver = true
            complete(completion)
        }

        public func cancel() {
            isOver = true
            subscription?.cancel()
        }
    }
}

extension Publisher {
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        AnyCancellable(attach(receiveValue, receiveCompletion))
    }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    public func assign<Root: AnyObject>(to path: ReferenceWritableKeyPath<Root, Output>, on object: Root)
        -> AnyCancellable
    {
        sink { object[keyPath: path] = $0 }
    }

    /// Lasts as long as the property that is assigned to.
    public func assign(to published: inout Published<Output>.Publisher) {
        let store = published.store
        store.keep(sink { [weak store] in store?.set($0) })
    }

    /// The values one by one, for `for await`.
    public var values: AsyncStream<Output> {
        AsyncStream { continuation in
            let link = sink(
                receiveCompletion: { _ in continuation.finish() }, receiveValue: { continuation.yield($0) })
            continuation.onTermination = { _ in link.cancel() }
        }
    }
}
