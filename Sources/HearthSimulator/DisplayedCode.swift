// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP

/// What the display of a played accessory shows while a controller pairs. Holds a secret: the setup code.
package struct DisplayedCode: Sendable, Equatable {
    /// Of the server, as its plan has it.
    package let server: String
    package let display: SetupCodeDisplay

    /// For programs: `{"event":"setupCode","name":…,"code":…}` with the code, then with null and how the attempt ended:
    /// `paired`, `wrongCode` or `abandoned`.
    package var json: JSONValue {
        var object: JSONObject = ["event": .string("setupCode"), "name": .string(server)]
        switch display {
        case .show(let code): object.append("code", .string(code.dashed))
        case .takeDown(let ending):
            object.append("code", .null)
            object.append("ended", .string(ending.rawValue))
        }
        return .object(object)
    }

    /// For people.
    package var text: String {
        switch display {
        case .show(let code): "\(server): setup code \(code.dashed)\n"
        case .takeDown(.paired): "\(server): paired\n"
        case .takeDown(.wrongCode): "\(server): wrong setup code; the next attempt gets another one\n"
        case .takeDown(.abandoned): "\(server): pairing given up; the setup code is no longer valid\n"
        }
    }
}
