// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// A compound predicate as HomeKit hands it out. Foundation's own for Linux does not print what is inside, and a copy of
/// it is no compound any more.
final class TravellingCompoundPredicate: NSCompoundPredicate {
    override init(type: NSCompoundPredicate.LogicalType, subpredicates: [NSPredicate]) {
        super.init(type: type, subpredicates: subpredicates)
    }

    required init?(coder: NSCoder) { nil }

    override var predicateFormat: String { description }

    override var description: String {
        let parts = subpredicates.map { part in
            part is NSCompoundPredicate ? "(\(part.description))" : part.description
        }
        switch compoundPredicateType {
        case .not: return "NOT " + (parts.first ?? "")
        case .and: return parts.isEmpty ? "TRUEPREDICATE" : parts.joined(separator: " AND ")
        case .or: return parts.isEmpty ? "FALSEPREDICATE" : parts.joined(separator: " OR ")
        }
    }

    override func copy(with zone: NSZone?) -> Any { self }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCompoundPredicate else { return false }
        return compoundPredicateType == other.compoundPredicateType && subpredicates == other.subpredicates
    }

    override var hash: Int { subpredicates.count }
}
