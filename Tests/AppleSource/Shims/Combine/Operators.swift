// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Publisher {
    /// A publisher that makes of each value what it likes.
    func passing<New>(_ step: @escaping (Output, (New) -> Void) -> Void) -> AnyPublisher<New, Failure> {
        AnyPublisher { receive, complete in attach({ step($0, receive) }, complete) }
    }

    /// A publisher with a state of its own for each subscriber.
    func remembering<State, New>(
        _ start: State, _ step: @escaping (inout State, Output, (New) -> Void) -> Void
    ) -> AnyPublisher<New, Failure> {
        AnyPublisher { receive, complete in
            var state = start
            return attach({ step(&state, $0, receive) }, complete)
        }
    }

    public func map<New>(_ transform: @escaping (Output) -> New) -> AnyPublisher<New, Failure> {
        passing { value, next in next(transform(value)) }
    }

    public func map<New>(_ path: KeyPath<Output, New>) -> AnyPublisher<New, Failure> { map { $0[keyPath: path] } }

    public func compactMap<New>(_ transform: @escaping (Output) -> New?) -> AnyPublisher<New, Failure> {
        passing { value, next in
            if let new = transform(value) { next(new) }
        }
    }

    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        passing { value, next in
            if isIncluded(value) { next(value) }
        }
    }

    public func removeDuplicates(by isSame: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        remembering(Output?.none) { last, value, next in
            if let last, isSame(last, value) { return }
            last = value
            next(value)
        }
    }

    public func scan<New>(_ start: New, _ combine: @escaping (New, Output) -> New) -> AnyPublisher<New, Failure> {
        remembering(start) { sum, value, next in
            sum = combine(sum, value)
            next(sum)
        }
    }

    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        remembering(count) { left, value, next in
            if left > 0 { left -= 1 } else { next(value) }
        }
    }

    public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive, complete in
            var left = count
            return attach(
                { value in
                    guard left > 0 else { return }
                    left -= 1
                    receive(value)
                    if left == 0 { complete(.finished) }
                }, complete)
        }
    }

    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

    public func first(where isWanted: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(isWanted).first()
    }

    public func collect() -> AnyPublisher<[Output], Failure> {
        AnyPublisher { receive, complete in
            var all: [Output] = []
            return attach({ all.append($0) }) { end in
                if case .finished = end { receive(all) }
                complete(end)
            }
        }
    }

    public func replaceNil<New>(with value: New) -> AnyPublisher<New, Failure> where Output == New? {
        map { $0 ?? value }
    }

    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive, complete in
            let link = attach(
                {
                    receiveOutput?($0)
                    receive($0)
                },
                {
                    receiveCompletion?($0)
                    complete($0)
                })
            return AnyCancellable {
                receiveCancel?()
                link.cancel()
            }
        }
    }

    public func share() -> AnyPublisher<Output, Failure> {
        let subject = PassthroughSubject<Output, Failure>()
        var link: (any Cancellable)?
        return AnyPublisher { receive, complete in
            let listener = subject.attach(receive, complete)
            if link == nil { link = attach(subject.send(_:), subject.send(completion:)) }
            return listener
        }
    }
}

extension Publisher where Output: Equatable {
    public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}
