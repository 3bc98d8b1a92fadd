// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What a test waited for did not come about in time.
package struct NeverHappened: Error, CustomStringConvertible {
    let what: String
    let limit: Duration

    package var description: String { "\(what): not within \(limit)" }
}

/// Waits until a condition holds, looking every few milliseconds.
///
/// - Parameters:
///   - what: the condition in words, for the failure.
///   - limit: real time; generous, since only a failing test waits for it.
/// - Throws: ``NeverHappened``, `CancellationError`, or what the condition throws.
package func eventually(
    _ what: String, within limit: Duration = .seconds(10), isolation: isolated (any Actor)? = #isolation,
    _ condition: () async throws -> Bool
) async throws {
    let end = ContinuousClock.now + limit
    while try await !condition() {
        guard ContinuousClock.now < end else { throw NeverHappened(what: what, limit: limit) }
        try await Task.sleep(for: .milliseconds(5))
    }
}
