// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Everything Apple defines: services, characteristics and categories, to look up by type or by name.
///
/// It gives names and defaults; what a device says of itself always comes first. Source: HAP reference 11.
package enum Catalogue {
    package static let services: [ServiceDefinition] = {
        var list: [ServiceDefinition] = []
        appendServices(to: &list)
        return list
    }()

    package static let characteristics: [CharacteristicDefinition] = {
        var list: [CharacteristicDefinition] = []
        appendCharacteristics1(to: &list)
        appendCharacteristics2(to: &list)
        appendCharacteristics3(to: &list)
        return list
    }()

    package static let categories: [CategoryDefinition] = {
        var list: [CategoryDefinition] = []
        appendCategories(to: &list)
        return list
    }()

    private static let servicesByType = index(services, by: \.type)
    private static let characteristicsByType = index(characteristics, by: \.type)
    private static let servicesByName = names(
        services.map { ($0, [$0.name, $0.displayName], $0.homeKitConstant) }, prefix: "HMServiceType")
    private static let characteristicsByName = names(
        characteristics.map { ($0, [$0.name, $0.displayName], $0.homeKitConstant) }, prefix: "HMCharacteristicType")
    private static let categoriesByName = names(
        categories.map { ($0, [$0.name, $0.displayName], $0.homeKitConstant) }, prefix: "HMAccessoryCategoryType")

    /// The service of this type; nil for types that Apple does not define.
    package static func service(_ type: TypeIdentifier) -> ServiceDefinition? {
        servicesByType[type]
    }

    /// The characteristic of this type; nil for types that Apple does not define.
    package static func characteristic(_ type: TypeIdentifier) -> CharacteristicDefinition? {
        characteristicsByType[type]
    }

    /// The category with this number; nil for unknown ones.
    package static func category(_ identifier: Int) -> CategoryDefinition? {
        categories.first { $0.identifier == identifier }
    }

    /// The service a person means: by name, by words or by HomeKit's constant with or without `HMServiceType`,
    /// compared loosely.
    package static func service(named name: String) -> ServiceDefinition? {
        servicesByName[CatalogueWord(name)]
    }

    /// The characteristic a person means: "on", "power state", "lock-target-state", "HMCharacteristicTypeHue".
    package static func characteristic(named name: String) -> CharacteristicDefinition? {
        characteristicsByName[CatalogueWord(name)]
    }

    /// The category a person means: "bridge", "garage door opener", "HMAccessoryCategoryTypeFan".
    package static func category(named name: String) -> CategoryDefinition? {
        categoriesByName[CatalogueWord(name)]
    }

    private static func index<Definition>(
        _ list: [Definition], by type: (Definition) -> TypeIdentifier
    ) -> [TypeIdentifier: Definition] {
        Dictionary(list.map { (type($0), $0) }) { first, _ in first }
    }

    /// Names go before constants, so that a constant never hides the entry that is really called so.
    private static func names<Definition>(
        _ entries: [(definition: Definition, names: [String], constant: String?)], prefix: String
    ) -> [CatalogueWord: Definition] {
        var result: [CatalogueWord: Definition] = [:]
        for entry in entries {
            for name in entry.names { result[CatalogueWord(name)] = entry.definition }
        }
        for entry in entries {
            guard let constant = entry.constant else { continue }
            for name in [constant, String(constant.dropFirst(prefix.count))] where result[CatalogueWord(name)] == nil {
                result[CatalogueWord(name)] = entry.definition
            }
        }
        return result
    }
}
