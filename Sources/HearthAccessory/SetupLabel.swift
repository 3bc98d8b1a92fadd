// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What to print on an accessory, or to show beside it: where it is, and how to pair with it. May hold a secret: the
/// setup code.
public struct SetupLabel: Hashable, Sendable, CustomStringConvertible {
    /// As announced.
    public let name: String
    public let port: UInt16
    /// The device id, as in `7A:1C:3E:55:90:D2`.
    public let deviceID: String
    /// `XXX-XX-XXX`, for people to type; nil if only its verifier is kept, or if the accessory has a display.
    public let setupCode: String?
    /// `X-HM://…`, for a QR code or an NFC tag; nil without a code.
    public let payload: String?
    /// Whether the accessory shows a fresh code for every attempt to pair.
    public let isCodeDisplayed: Bool
    /// Whether a controller has paired with it; then the code is of no use.
    public let isPaired: Bool

    package init(
        name: String, port: UInt16, deviceID: String, setupCode: String?, payload: String?, isCodeDisplayed: Bool,
        isPaired: Bool
    ) {
        self.name = name
        self.port = port
        self.deviceID = deviceID
        self.setupCode = setupCode
        self.payload = payload
        self.isCodeDisplayed = isCodeDisplayed
        self.isPaired = isPaired
    }

    /// For people: the code, and as a QR code in characters too.
    public var description: String { text(asTerminal: false) }

    /// - Parameter isTerminal: adds colours, so that the QR code can be scanned whatever the terminal's own are.
    public func text(asTerminal isTerminal: Bool) -> String {
        "\(name) is on port \(port), id \(deviceID)\n" + instructions(asTerminal: isTerminal)
    }

    /// How to pair with it, line by line.
    package func instructions(asTerminal isTerminal: Bool) -> String {
        guard !isPaired else { return "  paired already\n" }
        guard let setupCode, let payload else {
            return isCodeDisplayed
                ? "  a setup code is shown when a controller begins to pair\n"
                : "  the setup code stands on its label\n"
        }
        var lines = ["  setup code \(setupCode), payload \(payload)"]
        if let code = QRCode(payload) {
            lines.append("")
            lines += code.lines(forTerminal: isTerminal).map { "  " + $0 }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
