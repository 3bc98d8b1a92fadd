// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue

/// Where the actions, triggers and service groups of a home have to point after an accessory server was described anew.
///
/// An action is meant for a device and for a kind of characteristic. Where the numbers of either have changed it follows;
/// where it would reach something else it is lost. Source: HAP reference 17 (compare by aid, iid and type); quirk Q48.
struct ActionTargets {
    private let known: [Accessory.ID: Accessory]
    /// What each known accessory is now; those that are gone are missing.
    private var present: [Accessory.ID: Accessory] = [:]
    /// Accessories whose number another device has now.
    private var lost: Set<Accessory.ID> = []

    init(from known: [Accessory], to described: [Accessory], _ shifts: AIDShifts) {
        self.known = Dictionary(known.map { ($0.id, $0) }) { first, _ in first }
        let byAID = Dictionary(known.map { ($0.aid, $0) }) { first, _ in first }
        for accessory in described {
            if let origin = shifts.origins[accessory.aid] {
                present[origin.id] = accessory
            } else if let old = byAID[accessory.aid], !shifts.strangers.contains(accessory.aid) {
                present[old.id] = accessory
            }
        }
        let taken = Set(shifts.origins.keys).union(shifts.strangers)
        lost = Set(taken.compactMap { byAID[$0]?.id }.filter { present[$0] == nil })
    }

    /// Those that still have something to do, each pointing to what it was meant for.
    func redirected(_ actions: [Action]) -> [Action] {
        var seen: [CharacteristicReference: Set<Double>] = [:]
        return actions.compactMap { action in
            guard let target = redirected(action.characteristic),
                seen[target, default: []].insert(action.delay).inserted
            else { return nil }
            return Action(
                id: action.id, characteristic: target, targetValue: action.targetValue, delay: action.delay)
        }
    }

    /// The service that a member of a service group is now; nil if something else has its number.
    func redirected(_ reference: ServiceReference) -> ServiceReference? {
        guard let old = known[reference.accessory] else { return reference }
        if lost.contains(old.id) { return nil }
        guard let new = present[old.id] else { return reference }
        guard let iid = Self.iid(ofService: reference.iid, of: old, in: new) else { return nil }
        return ServiceReference(accessory: id(at: new.aid) ?? new.id, iid: iid)
    }

    /// The characteristic that one is now; nil if something else has its number.
    func redirected(_ reference: CharacteristicReference) -> CharacteristicReference? {
        guard let old = known[reference.accessory] else { return reference }
        if lost.contains(old.id) { return nil }
        guard let new = present[old.id], let iid = Self.iid(of: reference.iid, of: old, in: new) else {
            return present[old.id] == nil ? reference : nil
        }
        return CharacteristicReference(accessory: id(at: new.aid) ?? new.id, iid: iid)
    }

    private func id(at aid: UInt64) -> Accessory.ID? { known.values.first { $0.aid == aid }?.id }

    private static func iid(ofService iid: UInt64, of old: Accessory, in new: Accessory) -> UInt64? {
        guard let type = old.service(iid)?.type, new.service(iid)?.type != type else { return iid }
        let candidates = new.services.filter { $0.type == type }
        if candidates.count == 1 { return candidates[0].iid }
        return new.service(iid) == nil ? iid : nil
    }

    /// The number that a characteristic has now; nil if something else has its number. One that is not described any more
    /// keeps its number: it may come back.
    private static func iid(of iid: UInt64, of old: Accessory, in new: Accessory) -> UInt64? {
        guard let (service, type) = old.kind(of: iid) else { return iid }
        if let kind = new.kind(of: iid), kind.type == type { return iid }
        let candidates = new.services.filter { $0.type == service }.flatMap(\.characteristics).filter {
            $0.type == type
        }
        if candidates.count == 1 { return candidates[0].iid }
        return new.characteristic(iid) == nil ? iid : nil
    }
}

extension Accessory {
    /// The types of a characteristic and of the service it is in.
    fileprivate func kind(of iid: UInt64) -> (service: TypeIdentifier, type: TypeIdentifier)? {
        for service in services {
            if let found = service.characteristics.first(where: { $0.iid == iid }) { return (service.type, found.type) }
        }
        return nil
    }
}
