// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation

public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

/// Whom a subject tells.
final class Audience<Output, Failure: Error>: @unchecked Sendable {
    typealias Listener = (receive: (Output) -> Void, complete: (Subscribers.Completion<Failure>) -> Void)

    // `lock` protects what follows.
    private let lock = NSRecursiveLock()
    private var listeners: [(id: Int, listener: Listener)] = []
    private var next = 0
    private var end: Subscribers.Completion<Failure>?

    func send(_ value: Output) {
        for entry in lock.withLock({ end == nil ? listeners : [] }) { entry.listener.receive(value) }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        let told = lock.withLock { () -> [(id: Int, listener: Listener)] in
            guard end == nil else { return [] }
            end = completion
            defer { listeners = [] }
            return listeners
        }
        for entry in told { entry.listener.complete(completion) }
    }

    func add(_ listener: Listener) -> any Cancellable {
        let id = lock.withLock { () -> Int? in
            guard end == nil else { return nil }
            next += 1
            listeners.append((next, listener))
            return next
        }
        if id == nil, let end { listener.complete(end) }
        return AnyCancellable { [weak self] in self?.remove(id) }
    }

    private func remove(_ id: Int?) { lock.withLock { listeners.removeAll { $0.id == id } } }
}

/// Passes on what it is sent.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    // Locks for itself.
    private let audience = Audience<Output, Failure>()

    public init() {}

    public func send(_ value: Output) { audience.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { audience.send(completion: completion) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        AnyPublisher { self.audience.add(($0, $1)) }.receive(subscriber: subscriber)
    }
}

/// Passes on what it is sent, and begins with the latest.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    // `lock` protects `latest`; the audience locks for itself.
    private let audience = Audience<Output, Failure>()
    private let lock = NSLock()
    private var latest: Output

    public init(_ value: Output) { latest = value }

    public var value: Output {
        get { lock.withLock { latest } }
        set { send(newValue) }
    }

    public func send(_ value: Output) {
        lock.withLock { latest = value }
        audience.send(value)
    }

    public func send(completion: Subscribers.Completion<Failure>) { audience.send(completion: completion) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let begun = AnyPublisher<Output, Failure> { receive, complete in
            receive(self.value)
            return self.audience.add((receive, complete))
        }
        begun.receive(subscriber: subscriber)
    }
}
