// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Publisher {
    public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()]).eraseToAnyPublisher()
    }

    public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        AnyPublisher { receive, complete in
            var left: Output?
            var right: P.Output?
            var open = 2
            func end(_ end: Subscribers.Completion<Failure>) {
                open -= 1
                if case .failure = end { complete(end) } else if open == 0 { complete(.finished) }
            }
            func tell() {
                if let left, let right { receive((left, right)) }
            }
            func take(left value: Output) {
                left = value
                tell()
            }
            func take(right value: P.Output) {
                right = value
                tell()
            }
            let links = [attach(take(left:), end), other.attach(take(right:), end)]
            return AnyCancellable { for link in links { link.cancel() } }
        }
    }

    public func combineLatest<P: Publisher, Q: Publisher>(_ second: P, _ third: Q)
        -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
    where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(second).combineLatest(third).map { ($0.0, $0.1, $1) }
    }

    public func combineLatest<P: Publisher, New>(_ other: P, _ transform: @escaping (Output, P.Output) -> New)
        -> AnyPublisher<New, Failure>
    where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
        AnyPublisher { receive, complete in
            var left: [Output] = []
            var right: [P.Output] = []
            func tell() {
                while !left.isEmpty, !right.isEmpty { receive((left.removeFirst(), right.removeFirst())) }
            }
            func take(left value: Output) {
                left.append(value)
                tell()
            }
            func take(right value: P.Output) {
                right.append(value)
                tell()
            }
            let links = [attach(take(left:), complete), other.attach(take(right:), complete)]
            return AnyCancellable { for link in links { link.cancel() } }
        }
    }

    public func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure>
    where P.Failure == Failure {
        AnyPublisher { receive, complete in
            var links: [any Cancellable] = []
            var open = 1
            func end(_ end: Subscribers.Completion<Failure>) {
                open -= 1
                if case .failure = end { complete(end) } else if open == 0 { complete(.finished) }
            }
            links.append(
                attach(
                    { value in
                        open += 1
                        links.append(transform(value).attach(receive, end))
                    }, end))
            return AnyCancellable { for link in links { link.cancel() } }
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
        AnyPublisher { receive, complete in
            var inner: (any Cancellable)?
            let outer = attach(
                { value in
                    inner?.cancel()
                    inner = value.attach(receive) { end in
                        if case .failure = end { complete(end) }
                    }
                }, complete)
            return AnyCancellable {
                inner?.cancel()
                outer.cancel()
            }
        }
    }
}

extension Publishers {
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) { publishers = upstream }
        public init<S: Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }.receive(subscriber: subscriber)
        }
    }

    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            a.merge(with: b).receive(subscriber: subscriber)
        }
    }

    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            a.combineLatest(b).receive(subscriber: subscriber)
        }
    }

    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        private let whole: AnyPublisher<Output, Failure>

        public init(_ a: A, _ b: B, _ c: C) { whole = a.combineLatest(b, c) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            whole.receive(subscriber: subscriber)
        }
    }

    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        private let whole: AnyPublisher<Output, Failure>

        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            whole = a.combineLatest(b, c).combineLatest(d).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            whole.receive(subscriber: subscriber)
        }
    }
}
