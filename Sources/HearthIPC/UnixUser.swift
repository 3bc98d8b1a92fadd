// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Glibc
package import HearthModel
internal import HearthSystem

/// The users of this machine, by number and by login name.
package enum UnixUser {
    /// The user this process acts as.
    package static var current: MachineUser { named(CurrentUser.id) }

    /// A user by number; one without a name is called by the number.
    package static func named(_ id: UInt32) -> MachineUser {
        let name = entry {
            getpwuid_r(id, $0, $1, $2, $3)
        } read: {
            String(cString: $0.pw_name)
        }
        return MachineUser(unixID: id, name: name ?? "\(id)")
    }

    /// The number of the user with this login name; nil if there is none.
    package static func id(named name: String) -> UInt32? {
        entry {
            getpwnam_r(name, $0, $1, $2, $3)
        } read: {
            $0.pw_uid
        }
    }

    private static func entry<Value>(
        _ find: (
            UnsafeMutablePointer<passwd>, UnsafeMutablePointer<CChar>, Int,
            UnsafeMutablePointer<UnsafeMutablePointer<passwd>?>
        ) -> Int32, read: (passwd) -> Value
    ) -> Value? {
        var record = passwd()
        var found: UnsafeMutablePointer<passwd>?
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16_384) { buffer in
            guard let start = buffer.baseAddress, find(&record, start, buffer.count, &found) == 0, let found else {
                return nil
            }
            return read(found.pointee)
        }
    }
}
