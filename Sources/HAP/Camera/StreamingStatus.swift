// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue

/// Whether a stream of a camera can be had: the value of Streaming Status. Source: HAP reference 22.
package enum StreamingStatus: UInt8, Sendable {
    case available = 0
    case inUse = 1
    /// The camera is busy with something else.
    case unavailable = 2

    private static let status: UInt8 = 1

    /// Reads what a camera says; nil if it makes no sense.
    package init?(_ bytes: [UInt8]) {
        guard let number = try? TLV8Group(bytes).integer(Self.status), let byte = UInt8(exactly: number) else {
            return nil
        }
        self.init(rawValue: byte)
    }

    package var encoded: [UInt8] { TLV8.encode([TLV8Item(Self.status, [rawValue])]) }
}
