// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue

/// Reads one characteristic of a database and fills in what it leaves out.
struct CharacteristicDecoder {
    private let object: JSONObject
    private let type: TypeIdentifier
    private let definition: CharacteristicDefinition?
    private(set) var oddities: [Oddity.Kind] = []

    init(object: JSONObject, type: TypeIdentifier) {
        self.object = object
        self.type = type
        definition = Catalogue.characteristic(type)
    }

    mutating func characteristic(iid: UInt64) -> CharacteristicAttributes {
        let metadata = metadata()
        var found: [Oddity.Kind] = []
        let value = object["value"].flatMap { metadata.value(decoding: $0) { found.append($0) } }
        oddities += found
        return CharacteristicAttributes(
            iid: iid, type: type, permissions: permissions(), metadata: metadata,
            description: object["description"]?.string, value: value)
    }

    /// Without permissions: Apple's, else reading if there is a value and writing if there is none. Source: quirk Q36.
    private mutating func permissions() -> CharacteristicPermissions {
        guard let entries = object["perms"]?.array else {
            oddities.append(.permissionsGuessed)
            return definition?.permissions ?? (object["value"] == nil ? .write : .read)
        }
        var permissions: CharacteristicPermissions = []
        for word in entries.compactMap(\.string) {
            guard let permission = CharacteristicPermissions(word: word) else {
                oddities.append(.unknownPermission(word))
                continue
            }
            permissions.insert(permission)
        }
        return permissions
    }

    private mutating func metadata() -> CharacteristicMetadata {
        var metadata = CharacteristicMetadata(format: format(), unit: object["unit"]?.string)
        metadata.maximumLength = length("maxLen")
        metadata.maximumDataLength = length("maxDataLen")
        metadata.validValues = validValues()
        readLimits(into: &metadata)
        dropImpossibleValues(from: &metadata)
        if let definition, metadata.format.isLike(definition.metadata.format) {
            metadata.fill(from: definition.metadata)
        }
        return metadata
    }

    /// A length of nothing is none. Source: quirk Q43.
    private mutating func length(_ key: String) -> Int? {
        guard let length = object[key]?.integer.flatMap({ Int(exactly: $0) }) else { return nil }
        if length > 0 { return length }
        oddities.append(.impossibleLimits)
        return nil
    }

    /// Of the values that a device offers, those that its format and limits do not allow are none; if that leaves none,
    /// it offers no list. Source: quirk Q43.
    private mutating func dropImpossibleValues(from metadata: inout CharacteristicMetadata) {
        guard let offered = metadata.validValues else { return }
        let low = metadata.minimum?.number ?? -.infinity
        let high = metadata.maximum?.number ?? .infinity
        let possible = offered.filter { value in
            metadata.format.integerRange?.contains(Int128(value)) == true && low <= Double(value)
                && Double(value) <= high
        }
        metadata.validValues = possible.isEmpty ? nil : possible
        if possible.count < offered.count { oddities.append(.impossibleLimits) }
    }

    /// Without a known format: Apple's, else the one that the value suggests. Source: quirk Q35.
    private mutating func format() -> CharacteristicFormat {
        if let declared = object["format"]?.string.flatMap({ CharacteristicFormat(rawValue: $0.lowercased()) }) {
            return declared
        }
        let format = definition?.metadata.format ?? guessedFormat
        oddities.append(.formatGuessed(format.rawValue))
        return format
    }

    private var guessedFormat: CharacteristicFormat {
        switch object["value"] {
        case .bool?: .bool
        case .integer(let number)?:
            CharacteristicFormat.int.integerRange?.contains(number) == true ? .int : number < 0 ? .float : .uint64
        case .double?: .float
        case nil, .null?, .string?, .array?, .object?: .string
        }
    }

    /// `valid-values`, else `valid-values-range` as one pair or several.
    private func validValues() -> [Int]? {
        if let list = object["valid-values"]?.array {
            let values = list.compactMap { $0.integer.flatMap { Int(exactly: $0) } }
            return values.isEmpty ? nil : Array(Set(values)).sorted()
        }
        guard let range = object["valid-values-range"]?.array else { return nil }
        let pairs = range.first?.array == nil ? [range] : range.compactMap(\.array)
        let values = Set(pairs.flatMap(Self.values(ofPair:)))
        return values.isEmpty ? nil : values.sorted()
    }

    /// Such values are small numbers; anything else is no list of values.
    private static func values(ofPair pair: [JSONValue]) -> [Int] {
        let ends = pair.compactMap { $0.integer.flatMap { UInt8(exactly: $0) }.map(Int.init) }
        guard pair.count == 2, ends.count == 2, ends[0] <= ends[1] else { return [] }
        return Array(ends[0]...ends[1])
    }
}

extension CharacteristicDecoder {
    /// Limits of numbers; those that contradict each other, the value or the format are dropped.
    /// Source: quirks Q41, Q43 and Q44.
    private mutating func readLimits(into metadata: inout CharacteristicMetadata) {
        let format = metadata.format
        guard format == .float || format.integerRange != nil else { return }
        metadata.step = limit("minStep", format).flatMap { ($0.number ?? 0) > 0 ? $0 : nil }
        metadata.minimum = limit("minValue", format)
        metadata.maximum = limit("maxValue", format)
        if let range = format.integerRange { dropLimits(outside: range, from: &metadata) }
        guard let low = metadata.minimum?.number, let high = metadata.maximum?.number else { return }
        if let step = metadata.step?.number, low < high, step > high - low {
            metadata.step = nil
            oddities.append(.impossibleLimits)
        }
        let value = object["value"]?.plainValue?.number ?? low
        if low > high || low == high && value != low {
            metadata.minimum = nil
            metadata.maximum = nil
            oddities.append(.impossibleLimits)
        }
    }

    private func limit(_ key: String, _ format: CharacteristicFormat) -> CharacteristicValue? {
        switch object[key] {
        case .integer(let number)?: format == .float ? .double(Double(whole: number)) : .integer(number)
        case .double(let number)?:
            number.wholeNumber.flatMap { format == .float ? nil : .integer($0) } ?? .double(number.denoised)
        default: nil
        }
    }

    private mutating func dropLimits(outside range: ClosedRange<Int128>, from metadata: inout CharacteristicMetadata) {
        if let minimum = metadata.minimum?.whole(.up), !range.contains(minimum) {
            metadata.minimum = nil
            oddities.append(.impossibleLimits)
        }
        if let maximum = metadata.maximum?.whole(.down), !range.contains(maximum) {
            metadata.maximum = nil
            oddities.append(.impossibleLimits)
        }
    }
}

extension CharacteristicFormat {
    /// The same, or another width of integer.
    fileprivate func isLike(_ other: Self) -> Bool {
        self == other || integerRange != nil && other.integerRange != nil
    }
}

extension CharacteristicMetadata {
    /// Takes over what is missing, as far as it does not contradict what is there.
    fileprivate mutating func fill(from defaults: CharacteristicMetadata) {
        unit = unit ?? defaults.unit
        maximumLength = maximumLength ?? defaults.maximumLength
        step = step ?? defaults.step
        let low = minimum ?? defaults.minimum
        let high = maximum ?? defaults.maximum
        if let bottom = low?.number, let top = high?.number, bottom > top { return }
        minimum = low
        maximum = high
    }
}
