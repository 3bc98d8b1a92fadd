// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// How patient the controller is. Source: HAP reference 16 and 18.
package struct ControllerTiming: Hashable, Sendable {
    /// For a TCP connection, over all addresses together.
    package var connect: Duration = .seconds(10)
    /// For the answer to one request; some accessories take more than ten seconds. Quirk Q9.
    package var request: Duration = .seconds(30)
    /// For a request of the user while the link is still being made.
    package var requestWaitsForLink: Duration = .seconds(10)

    /// For an accessory that is to be paired to show itself on the network, when the hub has only just begun to look.
    package var sighting: Duration = .seconds(10)

    /// Silence after which an accessory is asked for a sign of life.
    package var lifeSignInterval: Duration = .seconds(4)
    /// For that sign, unless the accessory has shown itself slower before. With the interval it stays under the ten
    /// seconds in which a stopped accessory is to show as unreachable.
    package var lifeSignPatience: Duration = .seconds(5)
    /// Between reads of what sends no events. Quirks Q4 and Q52.
    package var pollInterval: Duration = .seconds(60)

    /// The first pause before a new connection; quirk Q3.
    package var backoffStart: Duration = .milliseconds(500)
    package var backoffFactor = 1.5
    package var backoffCeiling: Duration = .seconds(60)
    /// A connection that lasted this long makes the next pause the first again.
    package var backoffForgiveness: Duration = .seconds(30)
    /// Between attempts at an accessory that says it does not know us. HAP reference 7.
    package var lostPairingRetry: Duration = .seconds(60)

    /// Before a busy characteristic is asked once more. HAP reference 15.
    package var busyRetry: ClosedRange<Duration> = .milliseconds(300) ... .seconds(1)
    /// How long an accessory keeps a prepared write. HAP reference 13.
    package var timedWrite: Duration = .seconds(5)
    /// Least time between two readings of the database that unknown ids have caused. Quirk Q46.
    package var databaseRereadPause: Duration = .seconds(60)
    /// When the database is read again after a bridge left accessories out: some come up half empty. Quirk Q48.
    package var missingRereads: [Duration] = [.seconds(15), .seconds(60), .seconds(300), .seconds(900)]

    package init() {}
}
