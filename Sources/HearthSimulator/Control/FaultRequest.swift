// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP

/// What can be asked about faults.
package enum FaultRequest: Hashable, Sendable {
    /// Which are on.
    case show
    /// `NAME` or `NAME=VALUE`; at all servers if none is named.
    case on(String, server: String?, times: Int?)
    /// All of them if none is named.
    case off(String?, server: String?)

    func write(to object: inout JSONObject) {
        switch self {
        case .show: break
        case .on(let fault, let server, let times):
            object.append("fault", .string(fault))
            object.append("server", server.map { .string($0) })
            object.append("times", times.map { .integer(Int128($0)) })
        case .off(let fault, let server):
            object.append("fault", fault.map { .string($0) })
            object.append("server", server.map { .string($0) })
            object.append("off", .bool(true))
        }
    }

    init(_ object: JSONObject) throws(ControlError) {
        let (fault, server) = (object["fault"]?.string, object["server"]?.string)
        if object["off"]?.bool == true {
            self = .off(fault, server: server)
        } else if let fault {
            let times = object["times"].map { $0.integer.flatMap { Int(exactly: $0) } ?? 0 }
            guard times ?? 1 > 0 else { throw ControlError("\"times\" is a number from 1.") }
            self = .on(fault, server: server, times: times)
        } else {
            self = .show
        }
    }
}
