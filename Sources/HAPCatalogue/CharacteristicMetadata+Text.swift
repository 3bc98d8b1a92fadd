// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

extension CharacteristicMetadata {
    /// The value a person means by `text`: `on`, `40`, `40%`, `21.5 °C`, `locked`, base64 or hex for data.
    ///
    /// Limits are not checked here, that is what `prepared(_:outOfRange:)` is for.
    package func value(from text: String, type: TypeIdentifier?) throws(ValueTextError) -> CharacteristicValue {
        let trimmed = text.trimmingBlanks
        let vocabulary = ValueVocabulary(type: type, metadata: self)
        if let value = understood(trimmed, original: text, vocabulary) { return value }
        throw ValueTextError(text: text, allowed: allowedTexts(vocabulary))
    }

    /// `value` as a person reads it: `on`, `40%`, `21.5 °C`, `locked`.
    package func text(for value: CharacteristicValue, type: TypeIdentifier?) -> String {
        switch value {
        case .bool(let flag): return boolText(flag, type)
        case .integer(let number):
            let word = Int(exactly: number).flatMap { ValueVocabulary(type: type, metadata: self).word(for: $0) }
            return word ?? value.plainText + unitSuffix
        case .double: return value.plainText + unitSuffix
        case .string, .data: return value.plainText
        }
    }

    private func understood(
        _ trimmed: String, original: String, _ vocabulary: ValueVocabulary
    ) -> CharacteristicValue? {
        switch format {
        case .bool: return Self.bool(trimmed).map { .bool($0) }
        case .uint8, .uint16, .uint32, .uint64, .int:
            return vocabulary.value(for: trimmed).map { .integer(Int128($0)) } ?? integer(trimmed)
        case .float: return Double(decimal: withoutUnit(trimmed)).map { .double($0) }
        case .string: return .string(original)
        case .data, .tlv8: return data(trimmed).map { .data($0) }
        case .array, .dictionary: return nil
        }
    }

    private func integer(_ text: String) -> CharacteristicValue? {
        let digits = withoutUnit(text)
        if let number = Int128(digits) { return .integer(number) }
        return Double(decimal: digits).flatMap { Int128(exactly: $0) }.map { .integer($0) }
    }

    /// Hex needs `0x` or must not be base64 as well, for many hex texts are.
    private func data(_ text: String) -> [UInt8]? {
        if text.lowercased().hasPrefix("0x") { return Hexadecimal.decode(text.dropFirst(2)) }
        return Base64.decode(text) ?? Hexadecimal.decode(text)
    }

    private func allowedTexts(_ vocabulary: ValueVocabulary) -> [String] {
        switch format {
        case .bool: ["on", "off"]
        case .uint8, .uint16, .uint32, .uint64, .int:
            vocabulary.words.isEmpty ? [rangeText("a whole number")] : vocabulary.words
        case .float: [rangeText("a number")]
        case .string: ["any text"]
        case .data, .tlv8: ["base64", "hexadecimal digits after 0x"]
        case .array, .dictionary: ["nothing: this format cannot be written"]
        }
    }

    private func rangeText(_ kind: String) -> String {
        switch (minimum?.plainText, maximum?.plainText) {
        case (let low?, let high?): "\(kind) from \(low) to \(high)\(unitSuffix)"
        case (let low?, nil): "\(kind) from \(low)\(unitSuffix)"
        case (nil, let high?): "\(kind) up to \(high)\(unitSuffix)"
        case (nil, nil): kind
        }
    }

    private func boolText(_ flag: Bool, _ type: TypeIdentifier?) -> String {
        let isQuestion = type.map(Self.questions.contains) ?? true
        return isQuestion ? (flag ? "yes" : "no") : (flag ? "on" : "off")
    }

    /// Bools that ask whether something is so; the others switch something.
    private static let questions: Set<TypeIdentifier> = [
        CharacteristicType.motionDetected, CharacteristicType.obstructionDetected, CharacteristicType.outletInUse,
        CharacteristicType.statusActive, CharacteristicType.reachable, CharacteristicType.identify,
        CharacteristicType.holdPosition, CharacteristicType.metricsBufferFullState,
    ]

    private static func bool(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "on", "true", "yes", "1": true
        case "off", "false", "no", "0": false
        default: nil
        }
    }
}

extension CharacteristicMetadata {
    /// The unit as it stands behind a number.
    private var unitSuffix: String {
        switch unit {
        case nil, "": ""
        case "celsius"?: " °C"
        case "fahrenheit"?: " °F"
        case "percentage"?: "%"
        case "arcdegrees"?: "°"
        case "lux"?: " lx"
        case "seconds"?: " s"
        case "micrograms/m^3"?: " µg/m³"
        case let other?: " \(other)"
        }
    }

    private var unitSpellings: [String] {
        let own = [unitSuffix.trimmingBlanks, unit ?? ""].filter { !$0.isEmpty }
        return switch unit {
        case "celsius"?: own + ["°", "C", "degrees"]
        case "arcdegrees"?: own + ["degrees"]
        case "percentage"?: own + ["percent"]
        case "lux"?: own + ["lux"]
        case "seconds"?: own + ["sec", "second"]
        default: own + ["%"]
        }
    }

    /// A percent sign is understood everywhere, other units where they belong.
    private func withoutUnit(_ text: String) -> String {
        let lower = text.lowercased()
        for spelling in unitSpellings + ["%"] where lower.hasSuffix(spelling.lowercased()) {
            return String(text.dropLast(spelling.count)).trimmingBlanks
        }
        return text
    }
}

extension Double {
    /// A finite decimal number with a point or a comma.
    fileprivate init?(decimal text: String) {
        guard let number = Double(text.replacing(",", with: ".")), number.isFinite,
            text.allSatisfy({ $0.isNumber || "+-.,eE".contains($0) })
        else { return nil }
        self = number
    }
}

extension String {
    fileprivate var trimmingBlanks: String {
        let tail = drop { $0.isWhitespace }
        return String(tail.reversed().drop { $0.isWhitespace }.reversed())
    }
}
