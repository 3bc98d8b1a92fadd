// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAPCatalogue

extension ValueComparison {
    /// Whether `value` compares so with `other`; nil if the two cannot be compared, as a text and a number.
    ///
    /// Numbers of all kinds and bools compare with each other; two that differ by less than a millionth are equal. Data
    /// has no order.
    package func holds(_ value: CharacteristicValue, _ other: CharacteristicValue) -> Bool? {
        if case .data(let left) = value, case .data(let right) = other {
            return self == .equalTo ? left == right : self == .notEqualTo ? left != right : nil
        }
        guard let order = value.order(with: other) else { return nil }
        switch self {
        case .lessThan: return order < 0
        case .lessThanOrEqualTo: return order <= 0
        case .greaterThan: return order > 0
        case .greaterThanOrEqualTo: return order >= 0
        case .equalTo: return order == 0
        case .notEqualTo: return order != 0
        }
    }
}

extension CharacteristicValue {
    /// Negative if it comes first, 0 if both are equal; nil if they cannot be compared.
    fileprivate func order(with other: CharacteristicValue) -> Int? {
        switch (self, other) {
        case (.integer(let left), .integer(let right)): return left < right ? -1 : left > right ? 1 : 0
        case (.string(let left), .string(let right)): return left < right ? -1 : left > right ? 1 : 0
        default:
            guard let left = measure, let right = other.measure, !left.isNaN, !right.isNaN else { return nil }
            guard abs(left - right) > 1e-6 * max(1, abs(left), abs(right)) else { return 0 }
            return left < right ? -1 : 1
        }
    }

    /// A number or bool as one number; nil for anything else.
    package var measure: Double? {
        switch self {
        case .bool(let flag): flag ? 1 : 0
        case .integer(let number): Double(number)
        case .double(let number): number
        case .string, .data: nil
        }
    }
}
