// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAPCatalogue

extension JSONValue {
    /// A characteristic's value as HAP writes it: bools as 1 and 0, data in base64; nil is null.
    ///
    /// Some accessories take bools only as numbers, none takes them only as words. Source: HAP reference 11 and 13;
    /// quirk Q32.
    package init(_ value: CharacteristicValue?) {
        switch value {
        case nil: self = .null
        case .bool(let flag)?: self = .integer(flag ? 1 : 0)
        case .integer(let number)?: self = .integer(number)
        case .double(let number)?: self = .double(number)
        case .string(let text)?: self = .string(text)
        case .data(let bytes)?: self = .string(Base64.encode(bytes))
        }
    }

    /// The value that lies nearest to the JSON, without knowing its format; nil for null, arrays and objects.
    var plainValue: CharacteristicValue? {
        switch self {
        case .bool(let flag): .bool(flag)
        case .integer(let number): .integer(number)
        case .double(let number): .double(number)
        case .string(let text): .string(text)
        case .null, .array, .object: nil
        }
    }
}

extension CharacteristicMetadata {
    /// The value in `json`, brought to the declared format: 0 and 1 become bools, whole floats integers, base64 data;
    /// floats lose the noise of single precision.
    ///
    /// What does not fit stays as it is and is reported; null is nil, for the value is unknown then.
    /// Source: quirks Q31, Q40 and Q63.
    package func value(
        decoding json: JSONValue, noting note: (Oddity.Kind) -> Void = { _ in }
    ) -> CharacteristicValue? {
        guard let plain = json.plainValue else {
            if json != .null { note(.valueNotOfFormat(format.rawValue)) }
            return nil
        }
        if let value = normalised(plain, note) { return value }
        note(.valueNotOfFormat(format.rawValue))
        return plain
    }

    private func normalised(_ plain: CharacteristicValue, _ note: (Oddity.Kind) -> Void) -> CharacteristicValue? {
        switch (format, plain) {
        case (.bool, .bool): plain
        case (.bool, .integer(let number)) where number == 0 || number == 1: .bool(number == 1)
        case (.bool, .double(let number)) where number == 0 || number == 1: .bool(number == 1)
        case (.float, .integer(let number)): .double(Double(whole: number))
        case (.float, .double(let number)): .double(number.denoised)
        case (.string, .string): plain
        case (.data, .string(let text)), (.tlv8, .string(let text)): bytes(of: text, note).map { .data($0) }
        case (_, .bool), (_, .integer), (_, .double): integer(plain, note).map { .integer($0) }
        default: nil
        }
    }

    private func integer(_ plain: CharacteristicValue, _ note: (Oddity.Kind) -> Void) -> Int128? {
        guard let range = format.integerRange else { return nil }
        let number: Int128? = if case .double(let value) = plain { value.wholeNumber } else { plain.whole(.down) }
        if let number, !range.contains(number) { note(.valueOutsideFormat) }
        return number
    }

    /// Lower-case digits only, and many, are taken for hexadecimal though they may be base64 as well; a TLV8 that is
    /// sound when read as base64 is base64.
    private func bytes(of text: String, _ note: (Oddity.Kind) -> Void) -> [UInt8]? {
        let base64 = Base64.decode(text)
        if let base64, format == .tlv8 ? base64.isWellFormedTLV8 : !text.looksHexadecimal { return base64 }
        if let hex = Hexadecimal.decode(text), base64 == nil || text.looksHexadecimal {
            note(.hexadecimalData)
            return hex
        }
        return base64 ?? Base64.decode(text, requiringPadding: false)
    }
}

extension String {
    fileprivate var looksHexadecimal: Bool {
        utf8.count >= 8 && utf8.count.isMultiple(of: 2)
            && utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }
}
