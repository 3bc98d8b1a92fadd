// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// The `async` form of a call waits for its completion handler; both forms run the same code.

nonisolated(nonsending) func awaitCompletion(_ start: (@escaping CompletionHandler) -> Void) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        start { error in
            if let error { continuation.resume(throwing: error) } else { continuation.resume() }
        }
    }
}

/// Of a call that may find nothing, which is no error.
nonisolated(nonsending) func awaitFinding<Object: Sendable>(
    _ start: (@escaping @Sendable (Object?, (any Error)?) -> Void) -> Void
) async throws -> Object? {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Object?, any Error>) in
        start { object, error in
            if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: object) }
        }
    }
}

nonisolated(nonsending) func awaitResult<Object: Sendable>(
    _ start: (@escaping @Sendable (Object?, (any Error)?) -> Void) -> Void
) async throws -> Object {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Object, any Error>) in
        start { object, error in
            if let object {
                continuation.resume(returning: object)
            } else {
                continuation.resume(throwing: error ?? HMError(.unexpectedError))
            }
        }
    }
}
