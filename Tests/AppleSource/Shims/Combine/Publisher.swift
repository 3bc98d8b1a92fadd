// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Something whose values come over time. Demand is not modelled: whoever subscribes gets all values.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

public protocol Subscriber<Input, Failure> {
    associatedtype Input
    associatedtype Failure: Error

    func receive(subscription: any Subscription)
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}

public protocol Cancellable {
    func cancel()
}

public protocol Subscription: Cancellable {
    func request(_ demand: Subscribers.Demand)
}

public enum Subscribers {
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }

    public struct Demand: Equatable, Sendable {
        public static let unlimited = Demand()
        public static let none = Demand()
        public static func max(_ count: Int) -> Demand { Demand() }
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}

public enum Publishers {}

/// Any publisher, with its kind forgotten. All operators of this shim give one.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    typealias Attach = (
        _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> any Cancellable

    let attach: Attach

    init(attach: @escaping Attach) { self.attach = attach }

    public init<P: Publisher<Output, Failure>>(_ publisher: P) { attach = publisher.attach }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let link = Link()
        subscriber.receive(subscription: link)
        link.upstream = attach({ _ = subscriber.receive($0) }, subscriber.receive(completion:))
    }
}

/// What a subscriber cancels.
private final class Link: Subscription {
    var upstream: (any Cancellable)?

    func request(_ demand: Subscribers.Demand) {}
    func cancel() { upstream?.cancel() }
}

extension Publisher {
    /// Subscribes with two closures.
    func attach(
        _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> any Cancellable {
        if let known = self as? AnyPublisher<Output, Failure> { return known.attach(receive, complete) }
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: complete, receiveValue: receive)
        self.receive(subscriber: sink)
        return sink
    }

    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        AnyCancellable(attach(subject.send(_:), subject.send(completion:)))
    }
}
