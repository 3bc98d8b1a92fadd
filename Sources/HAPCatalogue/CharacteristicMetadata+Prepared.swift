// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

extension CharacteristicMetadata {
    /// HAP's limit for strings that declare none, in bytes of UTF-8. Source: HAP reference 11.
    package static let defaultMaximumLength = 64
    /// HAP's limit for data that declares none, in bytes.
    package static let defaultMaximumDataLength = 2_097_152

    /// `value` as it goes to the device: of the declared format, within the limits, on the declared step.
    ///
    /// Steps are counted from the minimum and the last one that fits is the top; a step of 0 or none means no
    /// rounding. Bools and 0/1 stand for each other. Source: HAP reference 13; quirks Q41, Q42 and Q44.
    package func prepared(
        _ value: CharacteristicValue, outOfRange: OutOfRange = .refused
    ) throws(ValueError) -> CharacteristicValue {
        switch format {
        case .bool: .bool(try bool(value))
        case .uint8, .uint16, .uint32, .uint64, .int: .integer(try integer(value, outOfRange))
        case .float: .double(try double(value, outOfRange))
        case .string: .string(try string(value))
        case .data, .tlv8: .data(try data(value))
        case .array, .dictionary: throw .wrongType(expected: format)
        }
    }

    private func bool(_ value: CharacteristicValue) throws(ValueError) -> Bool {
        switch value {
        case .bool(let flag): return flag
        case .integer(0), .double(0): return false
        case .integer(1), .double(1): return true
        default: throw .wrongType(expected: format)
        }
    }

    private func string(_ value: CharacteristicValue) throws(ValueError) -> String {
        guard case .string(let text) = value else { throw .wrongType(expected: format) }
        let limit = maximumLength ?? Self.defaultMaximumLength
        guard text.utf8.count <= limit else { throw .stringTooLong(maximum: limit) }
        return text
    }

    private func data(_ value: CharacteristicValue) throws(ValueError) -> [UInt8] {
        guard case .data(let bytes) = value else { throw .wrongType(expected: format) }
        let limit = maximumDataLength ?? Self.defaultMaximumDataLength
        guard bytes.count <= limit else { throw .dataTooLong(maximum: limit) }
        guard format != .tlv8 || bytes.isWellFormedTLV8 else { throw .invalidData }
        return bytes
    }
}

extension CharacteristicMetadata {
    private func integer(_ value: CharacteristicValue, _ outOfRange: OutOfRange) throws(ValueError) -> Int128 {
        let wanted = try wholeNumber(value, isRounded: outOfRange == .clamped)
        guard let range = integerLimits else { throw .wrongType(expected: format) }
        let limited = Swift.min(Swift.max(wanted, range.lowerBound), range.upperBound)
        if outOfRange == .refused {
            guard wanted >= range.lowerBound else { throw .belowMinimum(.integer(range.lowerBound)) }
            guard wanted <= range.upperBound else { throw .aboveMaximum(.integer(range.upperBound)) }
        }
        let result = onGrid(limited, in: range)
        guard validValues?.contains(where: { Int128($0) == result }) != false else {
            throw .notAllowed(allowed: validValues ?? [])
        }
        return result
    }

    private func wholeNumber(_ value: CharacteristicValue, isRounded: Bool) throws(ValueError) -> Int128 {
        switch value {
        case .bool(let flag): return flag ? 1 : 0
        case .integer(let number): return number
        case .double(let number):
            guard number.isFinite else { throw .wrongType(expected: format) }
            guard let whole = (isRounded ? number.rounded() : number).wholeNumber else {
                throw .wrongType(expected: format)
            }
            return whole
        case .string, .data: throw .wrongType(expected: format)
        }
    }

    /// Declared limits cut to what the format can hold; limits that contradict each other count as none.
    private var integerLimits: ClosedRange<Int128>? {
        guard let range = format.integerRange else { return nil }
        let low = Swift.max(minimum.flatMap { $0.whole(.up) } ?? range.lowerBound, range.lowerBound)
        let high = Swift.min(maximum.flatMap { $0.whole(.down) } ?? range.upperBound, range.upperBound)
        return low <= high ? low...high : range
    }

    private func onGrid(_ value: Int128, in range: ClosedRange<Int128>) -> Int128 {
        guard let step = step?.whole(.toNearestOrEven), step > 1 else { return value }
        let origin = minimum == nil ? Swift.max(range.lowerBound, 0) : range.lowerBound
        guard value >= origin, range.upperBound >= origin else { return value }
        let top = (range.upperBound - origin) / step
        return origin + Swift.min((value - origin + step / 2) / step, top) * step
    }
}

extension CharacteristicMetadata {
    private func double(_ value: CharacteristicValue, _ outOfRange: OutOfRange) throws(ValueError) -> Double {
        let wanted = try realNumber(value)
        var low = minimum?.number?.denoised ?? -.greatestFiniteMagnitude
        var high = maximum?.number?.denoised ?? .greatestFiniteMagnitude
        if low > high { (low, high) = (-.greatestFiniteMagnitude, .greatestFiniteMagnitude) }
        if outOfRange == .refused {
            guard wanted >= low else { throw .belowMinimum(.double(low)) }
            guard wanted <= high else { throw .aboveMaximum(.double(high)) }
        }
        return onGrid(Swift.min(Swift.max(wanted, low), high), from: minimum == nil ? 0 : low, to: high)
    }

    private func realNumber(_ value: CharacteristicValue) throws(ValueError) -> Double {
        switch value {
        case .integer(let number): return Double(whole: number)
        case .double(let number) where number.isFinite: return number.denoised
        case .double: throw .wrongType(expected: format)
        case .bool, .string, .data: throw .wrongType(expected: format)
        }
    }

    private func onGrid(_ value: Double, from origin: Double, to top: Double) -> Double {
        guard let step = step?.number?.denoised, step > 0, step.isFinite else { return value }
        let last = ((top - origin) / step + 1e-9).rounded(.down)
        let result = origin + Swift.min(((value - origin) / step).rounded(), last) * step
        guard result.isFinite else { return value }
        return result.rounded(decimals: Swift.max(step.decimals, origin.decimals))
    }
}
