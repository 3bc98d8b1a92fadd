// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A system call that failed: what was tried and the kernel's reason.
package struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was tried, with its object, such as `open /var/lib/hearth/key`. Never holds a secret.
    package let operation: String
    /// The kernel's `errno`.
    package let code: Int32

    package init(operation: String, code: Int32) {
        self.operation = operation
        self.code = code
    }

    package var description: String { "could not \(operation): \(String(cString: strerror(code)))" }
}

/// Turns a helper's answer (zero or more, or a negative errno) into a value or an error.
@discardableResult
func check(_ answer: Int32, _ operation: @autoclosure () -> String) throws(SystemError) -> Int32 {
    guard answer >= 0 else { throw SystemError(operation: operation(), code: -answer) }
    return answer
}

/// Runs a C call that answers -1 and sets `errno`.
func checkErrno(_ operation: @autoclosure () -> String, _ call: () -> Int32) throws(SystemError) {
    while call() < 0 {
        let code = errno
        if code != EINTR { throw SystemError(operation: operation(), code: code) }
    }
}
