// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthSystem

/// Waits until a condition holds, looking every few milliseconds.
///
/// - Parameters:
///   - what: the condition in words, for the failure.
///   - limit: real time; generous, since only a failing test waits for it.
/// - Throws: `NeverHappened`, `CancellationError`, or what the condition throws.
package func eventually(
    _ what: String, within limit: Duration = .seconds(10), isolation: isolated (any Actor)? = #isolation,
    _ condition: () async throws -> Bool
) async throws {
    try await wait(until: what, within: limit, lookingEvery: .milliseconds(5), isolation: isolation, condition)
}
