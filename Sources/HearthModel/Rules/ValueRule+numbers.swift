// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue

extension ValueRule {
    static func integer(
        _ value: CharacteristicValue, _ metadata: CharacteristicMetadata
    ) throws(HubError) -> Int128 {
        let range = metadata.format.integerRange ?? 0...0
        let wish = try whole(value, metadata.format)
        let low = max(metadata.minimum?.wholeNumber ?? range.lowerBound, range.lowerBound)
        let high = min(metadata.maximum?.wholeNumber ?? range.upperBound, range.upperBound)
        guard low <= high else {
            // The device contradicts itself: what the format can hold is all there is to go by.
            try check(wish, in: range)
            return try checkedAgainstValidValues(wish, metadata)
        }
        if metadata.format != .int { try check(wish, in: low...high) }
        let inside = min(max(wish, low), high)
        guard metadata.validValues == nil, let step = metadata.step?.wholeNumber, step > 1 else {
            return try checkedAgainstValidValues(inside, metadata)
        }
        let steps = (inside - low + step / 2) / step
        let stepped = low + steps * step
        return stepped <= high ? stepped : stepped - step
    }

    static func float(
        _ value: CharacteristicValue, _ metadata: CharacteristicMetadata
    ) throws(HubError) -> Double {
        guard let wish = value.number, wish.isFinite, !value.isBool else { throw wrongType(.float) }
        let low = metadata.minimum?.number ?? -.greatestFiniteMagnitude
        let high = metadata.maximum?.number ?? .greatestFiniteMagnitude
        guard low <= high else { return wish }
        let inside = min(max(wish, low), high)
        guard let step = metadata.step?.number, step > 0 else { return inside }
        let start = metadata.minimum?.number ?? 0
        let stepped = onStep(inside, step: step, from: start)
        return stepped > high ? onStep(high - step / 2, step: step, from: start) : max(stepped, low)
    }

    /// The nearest step. Tenths and the like are counted in whole tenths, so that 21.3 stays 21.3 to the last bit.
    private static func onStep(_ value: Double, step: Double, from start: Double) -> Double {
        let steps = ((value - start) / step).rounded()
        let result = start + steps * step
        guard result.isFinite else { return value }
        let perUnit = (1 / step).rounded()
        guard perUnit >= 1, perUnit <= 1_000_000, abs(perUnit * step - 1) < 1e-9,
            abs((start * perUnit).rounded() - start * perUnit) < 1e-6
        else { return result }
        return (result * perUnit).rounded() / perUnit
    }

    private static func whole(
        _ value: CharacteristicValue, _ format: CharacteristicFormat
    ) throws(HubError) -> Int128 {
        switch value {
        case .bool(let flag): return flag ? 1 : 0
        case .integer(let number): return number
        case .double(let number):
            guard let whole = Int128(exactly: number.rounded()) else { throw wrongType(format) }
            return whole
        case .string, .data: throw wrongType(format)
        }
    }

    private static func check(_ wish: Int128, in range: ClosedRange<Int128>) throws(HubError) {
        if wish < range.lowerBound {
            throw HubError(.valueLowerThanMinimum, "The value must be at least \(range.lowerBound).")
        }
        if wish > range.upperBound {
            throw HubError(.valueHigherThanMaximum, "The value must be at most \(range.upperBound).")
        }
    }

    private static func checkedAgainstValidValues(
        _ value: Int128, _ metadata: CharacteristicMetadata
    ) throws(HubError) -> Int128 {
        guard let valid = metadata.validValues, !valid.isEmpty, !valid.contains(where: { Int128($0) == value }) else {
            return value
        }
        let list = valid.map(String.init).joined(separator: ", ")
        throw HubError(.invalidParameter, "The value must be one of \(list).")
    }
}

extension CharacteristicValue {
    /// The number behind a bool, an integer or a float, without its fraction; nil for text, data and what is no number.
    var wholeNumber: Int128? {
        switch self {
        case .bool(let value): value ? 1 : 0
        case .integer(let value): value
        case .double(let value): Int128(exactly: value.rounded(.towardZero))
        case .string, .data: nil
        }
    }

    fileprivate var isBool: Bool {
        if case .bool = self { true } else { false }
    }
}
