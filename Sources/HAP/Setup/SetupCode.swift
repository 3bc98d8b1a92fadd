// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Why a text is not a usable setup code. The code itself is not part of it.
package enum SetupCodeError: Error, Equatable, Sendable {
    /// Not eight digits, dashes and blanks aside.
    case malformed
    /// One of the twelve codes nobody may use, such as eight equal digits.
    case forbidden
}

extension SetupCodeError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .malformed: "A setup code has eight digits, as in XXX-XX-XXX; look at the accessory or its manual."
        case .forbidden: "This setup code is too simple to be allowed; say so explicitly if the device really has it."
        }
    }
}

/// The eight digits that prove to an accessory that its owner is asking. A secret: prints as dots.
///
/// Source: HAP reference 3.
package struct SetupCode: Sendable, Hashable {
    /// The eight digits as a number, leading zeros dropped. A setup payload carries this.
    package let number: UInt32

    private static let count: UInt32 = 100_000_000
    private static let sequences: Set<UInt32> = [12_345_678, 87_654_321]

    /// Reads a code as people write it: `XXX-XX-XXX`, without dashes, or with blanks.
    ///
    /// - Parameter allowingForbidden: hobby accessories use codes such as 111-11-111; only the user can say so.
    package init(_ text: some StringProtocol, allowingForbidden: Bool = false) throws(SetupCodeError) {
        let digits = text.unicodeScalars.filter { $0 != "-" && $0 != " " }
        guard digits.count == 8, digits.allSatisfy({ ("0"..."9").contains($0) }) else { throw .malformed }
        let number = digits.reduce(UInt32(0)) { $0 * 10 + ($1.value - 0x30) }
        try self.init(number: number, allowingForbidden: allowingForbidden)
    }

    /// - Parameter number: below 100,000,000, or `SetupCodeError.malformed` is thrown.
    package init(number: UInt32, allowingForbidden: Bool = false) throws(SetupCodeError) {
        guard number < Self.count else { throw .malformed }
        guard allowingForbidden || !Self.isForbidden(number) else { throw .forbidden }
        self.number = number
    }

    private init(unchecked number: UInt32) {
        self.number = number
    }

    /// A fresh code; each allowed one is equally likely.
    package static func generate(using random: RandomBytes) -> SetupCode {
        while true {
            let number = random.number(below: count)
            if !isForbidden(number) { return SetupCode(unchecked: number) }
        }
    }

    /// Whether this is one of the twelve codes that accessories must not have.
    package var isForbidden: Bool { Self.isForbidden(number) }

    private static func isForbidden(_ number: UInt32) -> Bool {
        number % 11_111_111 == 0 || sequences.contains(number)
    }

    /// `XXX-XX-XXX`, for labels and for SRP, where the dashes belong to the password. A secret.
    package var dashed: String {
        var digits = String(number)
        digits = String(repeating: "0", count: 8 - digits.count) + digits
        return "\(digits.prefix(3))-\(digits.dropFirst(3).prefix(2))-\(digits.suffix(3))"
    }
}

extension SetupCode: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    package var description: String { "•••-••-•••" }
    package var debugDescription: String { description }
    package var customMirror: Mirror { Mirror(self, children: [:]) }
}
