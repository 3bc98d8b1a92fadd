// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// All that a command needs of the world, so that tests can give it another.
package struct CommandEnvironment: Sendable {
    package var variables: [String: String]
    package var console: any Console
    package var connect: HubConnect
    package var check: AccessoryCheck
    package var now: @Sendable () -> Date
    /// The calendar and time zone people here live by.
    package var calendar: Calendar
    package var makeID: @Sendable () -> UUID
    /// The number of the user of this machine with a login name.
    package var userID: @Sendable (String) -> UInt32?
    /// How long a search goes on after the first find, to notice a second one of the same name.
    package var settling: Duration

    package init(
        variables: [String: String], console: any Console, connect: @escaping HubConnect,
        check: @escaping AccessoryCheck, now: @escaping @Sendable () -> Date, calendar: Calendar,
        makeID: @escaping @Sendable () -> UUID, userID: @escaping @Sendable (String) -> UInt32?,
        settling: Duration = .milliseconds(600)
    ) {
        self.variables = variables
        self.console = console
        self.connect = connect
        self.check = check
        self.now = now
        self.calendar = calendar
        self.makeID = makeID
        self.userID = userID
        self.settling = settling
    }
}
