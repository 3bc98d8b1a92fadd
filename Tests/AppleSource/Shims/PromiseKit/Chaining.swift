// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value that comes later, and no error.
public final class Guarantee<T>: @unchecked Sendable {
    fileprivate let promise: Promise<T>

    public init(resolver body: (@escaping (T) -> Void) -> Void) {
        promise = Promise { seal in body(seal.fulfill) }
    }

    public static func value(_ value: T) -> Guarantee<T> { Guarantee { $0(value) } }

    @discardableResult
    public func done(on queue: DispatchQueue? = .main, _ body: @escaping (T) -> Void) -> Guarantee<Void> {
        Guarantee<Void> { fulfil in
            promise.pipe { result in
                guard case .fulfilled(let value) = result else { return }
                queue.run { fulfil(body(value)) }
            }
        }
    }

    public func asVoid() -> Guarantee<Void> { done { _ in } }
}

extension Promise {
    public func then<U>(on queue: DispatchQueue? = .main, _ body: @escaping (T) throws -> Promise<U>) -> Promise<U> {
        Promise<U> { seal in
            pipe { result in
                queue.run {
                    switch result {
                    case .rejected(let error): seal.reject(error)
                    case .fulfilled(let value):
                        do { try body(value).pipe(to: seal.resolve) } catch { seal.reject(error) }
                    }
                }
            }
        }
    }

    public func map<U>(on queue: DispatchQueue? = .main, _ body: @escaping (T) throws -> U) -> Promise<U> {
        then(on: queue) { .value(try body($0)) }
    }

    public func done(on queue: DispatchQueue? = .main, _ body: @escaping (T) throws -> Void) -> Promise<Void> {
        map(on: queue, body)
    }

    public func get(on queue: DispatchQueue? = .main, _ body: @escaping (T) throws -> Void) -> Promise<T> {
        map(on: queue) { value in
            try body(value)
            return value
        }
    }

    public func asVoid() -> Promise<Void> { map { _ in } }

    public func ensure(on queue: DispatchQueue? = .main, _ body: @escaping () -> Void) -> Promise<T> {
        Promise<T> { seal in
            pipe { result in
                queue.run {
                    body()
                    seal.resolve(result)
                }
            }
        }
    }

    @discardableResult
    public func `catch`(on queue: DispatchQueue? = .main, _ body: @escaping (any Error) -> Void) -> Guarantee<Void> {
        Guarantee<Void> { fulfil in
            pipe { result in
                queue.run {
                    if case .rejected(let error) = result { body(error) }
                    fulfil(())
                }
            }
        }
    }

    public func recover(on queue: DispatchQueue? = .main, _ body: @escaping (any Error) throws -> Promise<T>)
        -> Promise<T>
    {
        Promise<T> { seal in
            pipe { result in
                guard case .rejected(let error) = result else { return seal.resolve(result) }
                queue.run {
                    do { try body(error).pipe(to: seal.resolve) } catch { seal.reject(error) }
                }
            }
        }
    }
}

extension DispatchQueue? {
    fileprivate func run(_ body: @escaping () -> Void) {
        guard let self else { return body() }
        self.async { body() }
    }
}

public func firstly<T>(_ body: () throws -> Promise<T>) -> Promise<T> {
    do { return try body() } catch { return Promise(error: error) }
}

public func after(seconds: TimeInterval) -> Guarantee<Void> {
    Guarantee { fulfil in DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { fulfil(()) } }
}

public func after(_ interval: DispatchTimeInterval) -> Guarantee<Void> {
    Guarantee { fulfil in DispatchQueue.main.asyncAfter(deadline: .now() + interval) { fulfil(()) } }
}

/// All of them, in their order; the first error, if there is one.
public func when<T>(fulfilled promises: [Promise<T>]) -> Promise<[T]> {
    promises.reduce(Promise<[T]>.value([])) { sum, promise in
        sum.then { values in promise.map { values + [$0] } }
    }
}
