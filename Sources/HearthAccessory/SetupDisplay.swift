// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP

/// What an accessory with a display does while a controller pairs with it: every attempt has a setup code of its own.
public enum SetupDisplay: Sendable, Hashable {
    /// Show this code, `XXX-XX-XXX`: its owner is about to be asked for it. A secret until it is taken down.
    case show(setupCode: String)
    /// Take the code down; it is of no use any more.
    case takeDown(Ending)

    /// How the attempt ended.
    public enum Ending: Sendable, Hashable {
        /// A controller has paired.
        case paired
        /// Somebody typed another code.
        case wrongCode
        /// The controller went away or began anew, or the attempt came to nothing otherwise.
        case abandoned
    }

    init(_ display: SetupCodeDisplay) {
        self =
            switch display {
            case .show(let code): .show(setupCode: code.dashed)
            case .takeDown(.paired): .takeDown(.paired)
            case .takeDown(.wrongCode): .takeDown(.wrongCode)
            case .takeDown(.abandoned): .takeDown(.abandoned)
            }
    }
}
