// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What `hearth` ends with. Scripts rely on these numbers.
package enum ExitCode: Int32, CaseIterable, Sendable {
    case success = 0
    case failed = 1
    case usage = 2
    case hubNotThere = 3
    case notFound = 4
    case partlyFailed = 5
    case violation = 6

    var meaning: String {
        switch self {
        case .success: "All went well."
        case .failed: "It could not be done; the message says why."
        case .usage: "The command line was not understood; nothing was done."
        case .hubNotThere: "The hub does not answer, or went away."
        case .notFound: "A name fits nothing, or more than one thing; nothing was done."
        case .partlyFailed: "Some of it was done, some not."
        case .violation: "The accessory that was checked violates the specification."
        }
    }
}
