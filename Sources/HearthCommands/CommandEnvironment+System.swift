// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import HearthIPC
import HearthModel
import HearthSystem

extension CommandEnvironment {
    /// The world as it is.
    package static func system(check: @escaping AccessoryCheck) -> CommandEnvironment {
        CommandEnvironment(
            variables: ProcessInfo.processInfo.environment, console: SystemConsole(), connect: connectToHub,
            check: check,
            now: { Date() }, calendar: MachineTimeZone().calendar, makeID: { UUID() },
            userID: { UnixUser.id(named: $0) })
    }

    private static let connectToHub: HubConnect = { socketPath, handlers async throws(HubError) in
        try await HubClient.connect(
            to: socketPath, as: "hearth", deliverOn: DispatchQueue(label: "hearth.hub"), handlers: handlers)
    }
}
