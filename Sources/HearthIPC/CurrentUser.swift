// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import HearthSystem

/// The user this process acts as.
enum CurrentUser {
    static var id: UInt32 { geteuid() }
}

extension SystemError {
    /// Nobody listens on the socket, or there is none.
    var isNobodyThere: Bool { code == ENOENT || code == ECONNREFUSED }

    var isPermissionDenied: Bool { code == EACCES || code == EPERM }
}
