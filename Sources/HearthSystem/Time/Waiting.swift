// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Something that was waited for did not come about in time.
package struct NeverHappened: Error, CustomStringConvertible {
    package let what: String
    package let limit: Duration

    package init(what: String, limit: Duration) {
        self.what = what
        self.limit = limit
    }

    package var description: String { "\(what): not within \(limit)" }
}

/// Waits until a condition holds that nobody tells of, looking again and again: for tests.
///
/// - Parameters:
///   - what: the condition in words, for the failure.
///   - limit: real time.
///   - pause: between two looks.
/// - Throws: ``NeverHappened``, `CancellationError`, or what the condition throws.
package func wait(
    until what: String, within limit: Duration, lookingEvery pause: Duration,
    isolation: isolated (any Actor)? = #isolation, _ condition: () async throws -> Bool
) async throws {
    let end = ContinuousClock.now + limit
    while try await !condition() {
        guard ContinuousClock.now < end else { throw NeverHappened(what: what, limit: limit) }
        try await Task.sleep(for: pause)
    }
}
