// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
internal import HearthAccessory

/// What stands on an accessory server's label, and where it answers. Holds a secret: the setup code.
package struct ServerCard: Hashable, Sendable {
    /// As announced.
    package let name: String
    package let address: String
    package let port: UInt16
    package let deviceID: String
    /// `XXX-XX-XXX`; nil if no code stands on the label, or nobody here knows it.
    package let setupCode: String?
    /// `X-HM://…`; nil without a code.
    package let payload: String?
    /// Whether a code is shown for every attempt to pair.
    package let isCodeDisplayed: Bool
    package let category: UInt16
    package let isPaired: Bool
    package let accessoryCount: Int

    /// For programs.
    package var json: JSONValue {
        .object([
            "name": .string(name), "address": .string(address), "port": .integer(Int128(port)),
            "id": .string(deviceID), "code": setupCode.map { .string($0) } ?? .null,
            "payload": payload.map { .string($0) } ?? .null, "display": .bool(isCodeDisplayed),
            "category": .integer(Int128(category)), "paired": .bool(isPaired),
            "accessories": .integer(Int128(accessoryCount)),
        ])
    }

    /// For people: the QR code too, as long as it is of use.
    package func text(asTerminal isTerminal: Bool) -> String {
        let count = accessoryCount == 1 ? "1 accessory" : "\(accessoryCount) accessories"
        let label = SetupLabel(
            name: name, port: port, deviceID: deviceID, setupCode: setupCode, payload: payload,
            isCodeDisplayed: isCodeDisplayed, isPaired: isPaired)
        return "\(name): \(count) on port \(port), id \(deviceID)\n" + label.instructions(asTerminal: isTerminal)
    }
}
