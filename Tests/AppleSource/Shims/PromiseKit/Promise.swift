// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

@_exported import Foundation

/// What came of something that takes a while.
public enum Result<T> {
    case fulfilled(T)
    case rejected(any Error)
}

public enum PMKError: Error {
    case cancelled
    case emptySequence
    case compactMap(Any, Any.Type)
    case returnedSelf
}

/// A value that comes later, or an error. Handlers run on the main queue.
public final class Promise<T>: @unchecked Sendable {
    // `lock` protects what follows.
    private let lock = NSLock()
    private var outcome: Result<T>?
    private var handlers: [(Result<T>) -> Void] = []

    private init() {}

    public init(resolver body: (Resolver<T>) throws -> Void) {
        let resolver = Resolver(self)
        do { try body(resolver) } catch { resolver.reject(error) }
    }

    public init(error: any Error) { outcome = .rejected(error) }

    public static func value(_ value: T) -> Promise<T> { Promise { $0.fulfill(value) } }

    public class func pending() -> (promise: Promise<T>, resolver: Resolver<T>) {
        let promise = Promise<T>()
        return (promise, Resolver(promise))
    }

    public var result: Result<T>? { lock.withLock { outcome } }
    public var isResolved: Bool { result != nil }
    public var isPending: Bool { result == nil }
    public var isFulfilled: Bool { value != nil }
    public var isRejected: Bool { error != nil }

    public var value: T? {
        guard case .fulfilled(let value)? = result else { return nil }
        return value
    }

    public var error: (any Error)? {
        guard case .rejected(let error)? = result else { return nil }
        return error
    }

    /// The first outcome counts.
    func settle(_ result: Result<T>) {
        let waiting = lock.withLock { () -> [(Result<T>) -> Void] in
            guard outcome == nil else { return [] }
            outcome = result
            defer { handlers = [] }
            return handlers
        }
        for handler in waiting { handler(result) }
    }

    /// Calls a handler once the outcome is there, which may be at once.
    public func pipe(to handler: @escaping (Result<T>) -> Void) {
        let settled = lock.withLock { () -> Result<T>? in
            if outcome == nil { handlers.append(handler) }
            return outcome
        }
        if let settled { handler(settled) }
    }
}

/// Gives a promise its outcome.
public final class Resolver<T>: @unchecked Sendable {
    private let promise: Promise<T>

    init(_ promise: Promise<T>) { self.promise = promise }

    public func fulfill(_ value: T) { promise.settle(.fulfilled(value)) }
    public func reject(_ error: any Error) { promise.settle(.rejected(error)) }
    public func resolve(_ result: Result<T>) { promise.settle(result) }

    public func resolve(_ value: T?, _ error: (any Error)?) {
        if let error { return reject(error) }
        if let value { return fulfill(value) }
        reject(PMKError.emptySequence)
    }

    public func resolve(_ error: (any Error)?, _ value: T?) { resolve(value, error) }
}

extension Resolver where T == Void {
    public func resolve(_ error: (any Error)?) {
        if let error { reject(error) } else { fulfill(()) }
    }
}
