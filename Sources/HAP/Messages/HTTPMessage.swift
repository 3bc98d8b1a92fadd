// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What travels on a HAP connection.
package enum HTTPMessage: Hashable, Sendable {
    case request(HTTPRequest)
    case response(HTTPResponse)
    /// An event never completes a request. Source: quirk Q17.
    case event(HTTPResponse)
}
