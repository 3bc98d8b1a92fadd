// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue

/// What single models need and no other does.
///
/// Everything that can be asked of all accessories alike is no rule of a model: it belongs into the protocol.
struct ModelRule: Sendable {
    enum Treatment: Hashable, Sendable {
        /// Each characteristic is written in a request of its own.
        case writesSeparately
        /// Before a bool of this type is written, its opposite is.
        case writesOppositeFirst(TypeIdentifier)
    }

    /// How the manufacturer's name begins, in lower case; an accessory may write it otherwise.
    let manufacturer: String
    /// How the model's name begins, in lower case; nil for all of the manufacturer's.
    let model: String?
    let treatment: Treatment
    /// What goes wrong otherwise.
    let reason: String

    fileprivate func applies(toManufacturer manufacturer: String, model: String) -> Bool {
        manufacturer.begins(with: self.manufacturer) && self.model.map { model.begins(with: $0) } != false
    }
}

/// The rules of models, looked up by what an accessory says of itself. Source: quirks Q58 and Q59.
enum ModelRules {
    static let all = [
        ModelRule(
            manufacturer: "ecobee", model: nil, treatment: .writesSeparately,
            reason: "Q58: thermostats forget the hold when mode and temperature come in one request"),
        ModelRule(
            manufacturer: "ecobee", model: nil, treatment: .writesOppositeFirst(ecobeeClearHold),
            reason: "Q59: \"clear hold\" does nothing while the thermostat believes that it is on already"),
    ]

    /// The maker's own characteristic that ends a hold.
    private static let ecobeeClearHold = TypeIdentifier(high: 0x1B30_0BC2_CFFC_47FF, low: 0x89F9_BD6C_CF5F_2853)

    static func treatments(manufacturer: String, model: String) -> Set<ModelRule.Treatment> {
        Set(all.filter { $0.applies(toManufacturer: manufacturer, model: model) }.map(\.treatment))
    }
}

extension String {
    /// - Parameter word: in lower case; the case of this text does not count.
    fileprivate func begins(with word: String) -> Bool {
        utf8.starts(with: word.utf8) { (0x41...0x5A).contains($0) ? $0 | 0x20 == $1 : $0 == $1 }
    }
}
