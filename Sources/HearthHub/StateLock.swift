// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import HearthModel
internal import HearthSystem

/// Makes sure that one hub alone works on a state folder. Held until it is let go, or the process ends, however it ends.
package final class StateLock: Sendable {
    private let descriptor: Descriptor

    /// - Throws: `alreadyExists` if another hub holds the folder.
    package init(folder: String) throws {
        let path = folder + "/lock"
        let number = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard number >= 0 else { throw SystemError(operation: "open \(path)", code: errno) }
        descriptor = Descriptor(owning: number)
        guard flock(number, LOCK_EX | LOCK_NB) == 0 else {
            throw HubError(
                .alreadyExists, "Another hub works on \(folder). Stop it, or name another folder with --state.")
        }
    }
}
