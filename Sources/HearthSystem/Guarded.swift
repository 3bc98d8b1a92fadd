// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A value behind a lock, for small state that several threads touch.
///
/// The lock is a POSIX one. `Synchronization.Mutex` hands a contended lock over inside the kernel, which the thread
/// sanitizer does not see, so that it reports races where there are none.
///
/// Never wait while holding it, and call others (subscribers, continuations) after it is released.
package final class Guarded<Value: Sendable>: @unchecked Sendable {
    // Unchecked: `value` is touched only with `mutex` locked.

    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private var value: Value

    package init(_ value: Value) {
        self.value = value
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Gives the value to the body, to read and to change, while nobody else has it.
    package func withLock<Result, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body(&value)
    }
}
