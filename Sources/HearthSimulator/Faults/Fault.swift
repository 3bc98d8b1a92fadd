// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What can be wrong with a simulated accessory server, on order and while it runs.
///
/// ``definition`` says of each where it acts, what it takes and what it does.
package enum Fault: String, CaseIterable, Sendable {
    case dropEvery = "drop-every"
    case dropAtByte = "drop-at-byte"
    case dropInVerify = "drop-in-verify"
    case refuseConnections = "refuse-connections"
    case swapPorts = "swap-ports"
    case silent

    case late
    case noAnswer = "no-answer"

    case splitPackets = "split-packets"
    case gluePackets = "glue-packets"
    case eventBeforeAnswer = "event-before-answer"
    case eventAfterAnswer = "event-after-answer"

    case wrongLength = "wrong-length"
    case noLength = "no-length"
    case chunked
    case lowerCaseHeaders = "lower-case-headers"

    case trailingCommas = "trailing-commas"
    case badUTF8 = "bad-utf8"
    case rowsWithoutIDs = "rows-without-ids"
    case positiveStatuses = "positive-statuses"
    case multiStatusZeros = "multi-status-zeros"
    case trueOnlyBooleans = "true-only-booleans"
    case oneOnlyBooleans = "one-only-booleans"

    case missingFormats = "missing-formats"
    case missingPermissions = "missing-perms"
    case shrunkenList = "shrunken-list"

    case pairingError = "pairing-error"
    case leadingZeroSRP = "leading-zero-srp"
    case reset

    case announceUnspecified = "announce-unspecified"
    case announceStalePort = "announce-stale-port"

    /// Where on its way between accessory and controller something goes wrong.
    package enum Place: String, CaseIterable, Sendable {
        case connection = "connections"
        case reading = "bytes read"
        case answer = "answers"
        case writing = "bytes written"
        case database = "attribute database"
        case pairing = "pairing"
        case discovery = "discovery"
    }

    /// What stands behind the equals sign.
    package enum Parameter: Hashable, Sendable {
        case none
        case number(String, ClosedRange<Int>, standard: Int)
        /// Decimals are allowed.
        case seconds(standard: Double)
        /// The name of another server; the next one if there is none.
        case server
        case pairingError
    }

    /// All there is to know of a fault.
    package struct Definition: Sendable {
        package let place: Place
        package let parameter: Parameter
        /// What it does: one line, no full stop.
        package let text: String

        init(_ place: Place, _ parameter: Parameter, _ text: String) {
            self.place = place
            self.parameter = parameter
            self.text = text
        }

        init(_ place: Place, _ text: String) {
            self.init(place, .none, text)
        }
    }
}
