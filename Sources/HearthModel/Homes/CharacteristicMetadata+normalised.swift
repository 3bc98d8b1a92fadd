// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAPCatalogue

extension CharacteristicMetadata {
    /// The same with its numbers as the format has them: whole ones for integers, fractions for floats.
    ///
    /// JSON does not tell 1 from 1.0, so this is the only form in which metadata comes back from the wire or the store
    /// as it went in. Numbers that JSON cannot hold are left out.
    package var normalised: CharacteristicMetadata {
        var copy = self
        copy.minimum = normalised(minimum)
        copy.maximum = normalised(maximum)
        copy.step = normalised(step)
        return copy
    }

    private func normalised(_ limit: CharacteristicValue?) -> CharacteristicValue? {
        switch limit {
        case .integer(let value):
            guard format != .float else { return .double(Double(value)) }
            return .integer(min(max(value, Int128(Int64.min)), Int128(UInt64.max)))
        case .double(let value):
            guard value.isFinite else { return nil }
            guard format != .float, let whole = Int128(exactly: value) else { return limit }
            return .integer(min(max(whole, Int128(Int64.min)), Int128(UInt64.max)))
        case .bool, .string, .data, nil:
            return limit
        }
    }
}

extension Accessory {
    /// The same with the metadata of all its characteristics in the form that survives the wire and the store.
    package var normalised: Accessory {
        var copy = self
        for service in copy.services.indices {
            for index in copy.services[service].characteristics.indices {
                let metadata = copy.services[service].characteristics[index].metadata
                copy.services[service].characteristics[index].metadata = metadata.normalised
            }
        }
        return copy
    }
}
