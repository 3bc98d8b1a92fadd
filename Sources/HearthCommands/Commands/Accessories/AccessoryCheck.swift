// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What `hearth check` is asked to do.
package struct CheckRequest: Sendable {
    /// `HOST:PORT`, a name or a device id.
    package let target: String
    /// `XXX-XX-XXX`; a secret.
    package let setupCode: String?
    package let isReadOnly: Bool
    package let identifies: Bool
    /// The only network interface to search; nil for all.
    package let interface: String?
    /// How long to search for a name.
    package let searchLimit: Duration
}

/// The accessory that was checked, as JSON.
package struct CheckedView: Encodable, Sendable {
    let name: String?
    let deviceID: String?
    let address: String

    package init(name: String?, deviceID: String?, address: String) {
        self.name = name
        self.deviceID = deviceID
        self.address = address
    }
}

/// Why nothing could be checked.
package enum CheckFailure: Error, Hashable, Sendable {
    /// What was seen instead.
    case notFound(seen: [String])
    case ambiguous([String])
    /// In a sentence.
    case failed(String)
}

/// Walks one accessory through the protocol and tells each finding as it is found.
///
/// The program gives it: the commands themselves do not speak HAP.
package typealias AccessoryCheck =
    @Sendable (CheckRequest, _ report: @escaping @Sendable (FindingView) -> Void) async throws(CheckFailure) ->
    CheckedView
