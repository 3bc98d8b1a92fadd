// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue

extension TypeNames {
    /// What a type that Apple does not define is called, if its maker says nothing.
    static let custom = "Custom"

    /// The English name of a kind of service; nil for a maker's own.
    static func service(_ type: TypeIdentifier) -> String? {
        services[type.fullForm] ?? Catalogue.service(type)?.displayName
    }

    /// The English name of a kind of characteristic; nil for a maker's own.
    static func characteristic(_ type: TypeIdentifier) -> String? {
        characteristics[type.fullForm] ?? Catalogue.characteristic(type)?.displayName
    }
}
