// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthSystem

extension AccessoryLink {
    /// Reads the accessories, services and characteristics again, though nothing says that they have changed: some
    /// accessories change them without a new `c#`, some bridges come up half empty. Real differences are told through
    /// ``updates``. Source: HAP reference 17; quirks Q46 and Q48.
    ///
    /// - Throws: ``LinkFailure``.
    package func rereadDatabase() async throws(LinkFailure) {
        try await refreshDatabase(over: try await usableSession())
    }
}
