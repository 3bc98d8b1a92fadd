// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// A value of a type that the program chose, which need not be `Sendable`, for objects that are.
final class ProgramValue<Value>: @unchecked Sendable {
    // `@unchecked`: the lock guards `current`; as on Apple's systems, values in HomeKit's objects are not changed by
    // programs any more.
    private let lock = NSLock()
    private var current: Value

    init(_ value: Value) {
        current = value
    }

    var value: Value {
        get { lock.withLock { current } }
        set { lock.withLock { current = newValue } }
    }
}
