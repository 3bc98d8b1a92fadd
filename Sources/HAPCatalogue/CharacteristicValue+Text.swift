// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

extension CharacteristicValue {
    /// The value in plain signs: numbers without noise, `true`/`false`, text as it is, data in base64.
    package var plainText: String {
        switch self {
        case .bool(let flag): flag ? "true" : "false"
        case .integer(let number): String(number)
        case .double(let number): Self.plain(number)
        case .string(let text): text
        case .data(let bytes): Base64.encode(bytes)
        }
    }

    /// The number as a whole one, if it is finite and fits; rounded by `rule`.
    package func whole(_ rule: FloatingPointRoundingRule) -> Int128? {
        switch self {
        case .bool(let flag): flag ? 1 : 0
        case .integer(let number): number
        case .double(let number): number.rounded(rule).wholeNumber
        case .string, .data: nil
        }
    }

    private static func plain(_ number: Double) -> String {
        let text = number.denoised.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
