// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A lock with the state it protects.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    // Protected by `lock`.
    private final class Box {
        var state: State
        let lock = NSLock()

        init(_ state: State) { self.state = state }
    }

    private let box: Box

    public init(initialState: sending State) { box = Box(initialState) }
    public init(uncheckedState: State) { box = Box(uncheckedState) }

    public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        box.lock.lock()
        defer { box.lock.unlock() }
        return try body(&box.state)
    }

    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try withLock(body)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    public init() { self.init(uncheckedState: ()) }

    public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try withLock { _ in try body() } }
}
