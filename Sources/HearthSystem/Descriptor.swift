// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A file descriptor with one owner, closed exactly once: when the last reference goes.
///
/// Whatever still watches the descriptor (an event loop until it has let go) holds a reference, so the
/// number cannot be given to another file too early.
package final class Descriptor: Sendable {
    /// The kernel's number. Valid as long as this object lives.
    package let number: Int32

    /// Takes over an open descriptor.
    package init(owning number: Int32) {
        self.number = number
    }

    deinit { _ = Glibc.close(number) }

    /// Another number for the same open file; nil if there is none left.
    func duplicate() -> Descriptor? {
        let copy = Glibc.fcntl(number, F_DUPFD_CLOEXEC, 0)
        return copy >= 0 ? Descriptor(owning: copy) : nil
    }
}
