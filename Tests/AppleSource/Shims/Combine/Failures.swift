// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Publisher {
    public func mapError<New: Error>(_ transform: @escaping (Failure) -> New) -> AnyPublisher<Output, New> {
        AnyPublisher { receive, complete in
            attach(receive) { end in
                switch end {
                case .finished: complete(.finished)
                case .failure(let error): complete(.failure(transform(error)))
                }
            }
        }
    }

    public func tryMap<New>(_ transform: @escaping (Output) throws -> New) -> AnyPublisher<New, any Error> {
        AnyPublisher { receive, complete in
            attach(
                { value in
                    do { receive(try transform(value)) } catch { complete(.failure(error)) }
                },
                { end in
                    switch end {
                    case .finished: complete(.finished)
                    case .failure(let error): complete(.failure(error))
                    }
                })
        }
    }

    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
    where P.Output == Output {
        AnyPublisher { receive, complete in
            var links: [any Cancellable] = []
            links.append(
                attach(receive) { end in
                    switch end {
                    case .finished: complete(.finished)
                    case .failure(let error): links.append(handler(error).attach(receive, complete))
                    }
                })
            return AnyCancellable { for link in links { link.cancel() } }
        }
    }

    public func replaceError(with value: Output) -> AnyPublisher<Output, Never> { self.catch { _ in Just(value) } }
}

extension Publisher where Failure == Never {
    public func setFailureType<New: Error>(to type: New.Type) -> AnyPublisher<Output, New> {
        AnyPublisher { receive, complete in attach(receive) { _ in complete(.finished) } }
    }
}
