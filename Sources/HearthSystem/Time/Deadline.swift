// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// An operation did not end within its time limit.
package struct DeadlineExceeded: Error, Hashable, Sendable, CustomStringConvertible {
    package let limit: Duration

    package init(limit: Duration) {
        self.limit = limit
    }

    package var description: String { "no answer within \(limit)" }
}

/// Runs an operation with a time limit.
///
/// When the limit passes first the operation is cancelled and *awaited*, so nothing of it runs on after this returns.
/// An operation that succeeds all the same, in spite of its cancellation, has its value returned: it is done.
///
/// - Parameters:
///   - limit: how long it may take.
///   - clock: the clock that measures the limit.
/// - Throws: ``DeadlineExceeded``, or whatever the operation throws.
package func withDeadline<Value: Sendable>(
    _ limit: Duration, clock: any Clock<Duration> = ContinuousClock(),
    operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
    try await withThrowingTaskGroup(of: Value?.self) { group in
        group.addTask { try await operation() }
        group.addTask {
            try await clock.sleep(for: limit)
            return nil
        }
        defer { group.cancelAll() }
        if let value = try await group.next() ?? nil { return value }
        group.cancelAll()
        return try await lateValue(of: &group, limit: limit)
    }
}

private func lateValue<Value: Sendable>(
    of group: inout ThrowingTaskGroup<Value?, any Error>, limit: Duration
) async throws -> Value {
    do {
        if let value = try await group.next() ?? nil { return value }
    } catch {}
    try Task.checkCancellation()
    throw DeadlineExceeded(limit: limit)
}
