// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP

/// What a request asks of an accessory server. Source: HAP reference 10.
package enum AccessoryRoute: Hashable, Sendable {
    case identify
    case pairSetup
    case pairVerify
    case pairings
    case accessories
    case readCharacteristics
    case writeCharacteristics
    case prepare
    case resource
    /// Answered with this status: no such thing here, or not without a session.
    case refused(status: Int)

    private static let open: [String: [String: AccessoryRoute]] = [
        "/identify": ["POST": .identify], "/pair-setup": ["POST": .pairSetup], "/pair-verify": ["POST": .pairVerify],
    ]
    private static let sealed: [String: [String: AccessoryRoute]] = [
        "/pairings": ["POST": .pairings], "/accessories": ["GET": .accessories],
        "/characteristics": ["GET": .readCharacteristics, "PUT": .writeCharacteristics],
        "/prepare": ["PUT": .prepare], "/resource": ["POST": .resource],
    ]

    /// Without a session, everything that needs one is refused with 470, whether it exists or not.
    package init(_ request: HTTPRequest, isSecured: Bool) {
        let path = String(request.path)
        if let methods = Self.open[path] {
            self = methods[request.method] ?? .refused(status: 405)
        } else if !isSecured {
            self = .refused(status: 470)
        } else if let methods = Self.sealed[path] {
            self = methods[request.method] ?? .refused(status: 405)
        } else {
            self = .refused(status: 404)
        }
    }
}
