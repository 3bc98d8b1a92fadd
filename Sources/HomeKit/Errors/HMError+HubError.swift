// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HearthModel

extension HMError {
    /// The one place where the hub's refusals become HomeKit's errors.
    ///
    /// The hub names its codes as HomeKit does. One that a newer hub may have added is a `genericError` with its text.
    init(_ error: HubError) {
        self.init(
            Code.named[error.code.rawValue] ?? .genericError, userInfo: [NSLocalizedDescriptionKey: error.message])
    }
}
