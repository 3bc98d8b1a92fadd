// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Why a text is not a setup payload.
package enum SetupPayloadError: Error, Equatable, Sendable {
    /// It does not begin with `X-HM://`.
    case notAPayload
    /// Too short, or with characters that cannot be there.
    case malformed
    /// A version this code knows nothing of.
    case unknownVersion(UInt8)
    /// The setup code inside is none.
    case setupCode(SetupCodeError)
}

extension SetupPayloadError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notAPayload: "A setup payload begins with X-HM://; this text does not."
        case .malformed: "The setup payload is damaged; scan it again or type the setup code."
        case .unknownVersion(let version): "The setup payload has version \(version); only version 0 is known."
        case .setupCode(let error): error.description
        }
    }
}

/// What the QR code or NFC tag of an accessory says: `X-HM://` and 13 characters. Holds a secret, the setup code.
///
/// Source: HAP reference 3.
package struct SetupPayload: Sendable, Equatable {
    package struct Flags: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue & 0xF }

        /// Only on programmable tags: the accessory is taken.
        package static let paired = Flags(rawValue: 1)
        package static let ip = Flags(rawValue: 2)
        package static let bluetoothLE = Flags(rawValue: 4)
        package static let wifiProvisioning = Flags(rawValue: 8)
    }

    /// The accessory category as discovery's `ci` has it, 0 to 255.
    package let category: UInt8
    package let flags: Flags
    /// Nil on the tag of a paired accessory, which carries none.
    package let setupCode: SetupCode?
    /// Nil if the text ends before it.
    package let setupID: SetupID?

    package static let prefix = "X-HM://"
    private static let numberLength = 9

    package init(category: UInt8, flags: Flags, setupCode: SetupCode?, setupID: SetupID?) {
        self.category = category
        self.flags = flags
        self.setupCode = setupCode
        self.setupID = setupID
    }

    /// Reads the text of a QR code or tag; what follows the first 13 characters is passed over.
    package init(_ text: some StringProtocol, allowingForbiddenCode: Bool = false) throws(SetupPayloadError) {
        let text = text.uppercased()
        guard text.hasPrefix(Self.prefix) else { throw .notAPayload }
        let body = text.dropFirst(Self.prefix.count)
        let number = try Self.number(body.prefix(Self.numberLength))
        let version = UInt8(number >> 43 & 0x7)
        guard version == 0 else { throw .unknownVersion(version) }
        self.init(
            category: UInt8(number >> 31 & 0xFF),
            flags: Flags(rawValue: UInt8(number >> 27 & 0xF)),
            setupCode: try Self.code(UInt32(number & 0x7FF_FFFF), allowingForbidden: allowingForbiddenCode),
            setupID: try Self.setupID(body.dropFirst(Self.numberLength)))
    }

    private static func number(_ digits: some StringProtocol) throws(SetupPayloadError) -> UInt64 {
        guard digits.count == numberLength, digits.first != "+", digits.first != "-",
            let number = UInt64(digits, radix: 36), number < 1 << 46
        else { throw .malformed }
        return number
    }

    private static func code(_ number: UInt32, allowingForbidden: Bool) throws(SetupPayloadError) -> SetupCode? {
        guard number != 0 else { return nil }
        do {
            return try SetupCode(number: number, allowingForbidden: allowingForbidden)
        } catch {
            throw .setupCode(error)
        }
    }

    private static func setupID(_ rest: Substring) throws(SetupPayloadError) -> SetupID? {
        guard !rest.isEmpty else { return nil }
        guard let id = SetupID(rest.prefix(4)) else { throw .malformed }
        return id
    }

    /// The 46-bit number of the payload, version and reserved bits 0.
    package var number: UInt64 {
        UInt64(category) << 31 | UInt64(flags.rawValue) << 27 | UInt64(setupCode?.number ?? 0)
    }

    /// The text to print or encode, `X-HM://…`. A secret, since it holds the setup code.
    package var uri: String {
        let digits = String(number, radix: 36, uppercase: true)
        let padding = String(repeating: "0", count: Self.numberLength - digits.count)
        return Self.prefix + padding + digits + (setupID?.text ?? "0000")
    }
}

extension SetupPayload: CustomStringConvertible, CustomDebugStringConvertible {
    package var description: String { "X-HM://•••••••••\(setupID?.text ?? "")" }
    package var debugDescription: String { description }
}
