// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
internal import HearthSystem

extension AccessoryLink {
    /// Takes the rows of an answer to a read or of an event: values, presses, accessories that come and go.
    ///
    /// - Returns: the value of each row, in the format that the database declares.
    @discardableResult
    func take(
        _ rows: [CharacteristicResponse.Row], at order: UInt64, _ cause: CharacteristicChange.Cause
    ) -> [CharacteristicValue?] {
        var changes: [CharacteristicChange] = []
        var heardOf: [UInt64] = []
        var lost: Set<UInt64> = []
        var search = CharacteristicTable.Search(in: knowledge.plan.characteristics)
        let values = rows.map { row -> CharacteristicValue? in
            let id = row.id
            guard let attributes = search.find(id) else {
                databaseIsDoubtful(id)
                return nil
            }
            guard row.status.isSuccess else {
                if row.status.isUnreachable { lost.insert(id.aid) }
                takeRefusal(row)
                return nil
            }
            if id.aid != heardOf.last { heardOf.append(id.aid) }
            guard let json = row.value else { return nil }
            let value = attributes.metadata.value(decoding: json) { logOnce("\(id): \($0)") }
            guard !attributes.holdsKeys else { return value }
            if let change = change(of: id, attributes, to: value, at: order, cause) { changes.append(change) }
            return value
        }
        accessories(heardOf: heardOf, lost: lost.subtracting(heardOf))
        report(changes)
        return values
    }

    private func takeRefusal(_ row: CharacteristicResponse.Row) {
        if row.status == .resourceDoesNotExist, tending.deniedIDs.insert(row.id).inserted {
            databaseIsDoubtful(row.id)
        }
        correctPermissions(of: row.id, after: .status(row.status))
    }

    private func change(
        of id: CharacteristicID, _ attributes: PlannedCharacteristic, to value: CharacteristicValue?, at order: UInt64,
        _ cause: CharacteristicChange.Cause
    ) -> CharacteristicChange? {
        guard attributes.sendsPresses else {
            guard knowledge.values.take(value, of: id, at: order) else { return nil }
            return CharacteristicChange(id: id, value: value, cause: cause)
        }
        // Reading a button is no press, and neither is null. Quirk Q55.
        guard cause == .event, value != nil else { return nil }
        return CharacteristicChange(id: id, value: value, cause: cause, isPress: true)
    }

    /// Our own write worked, and no event will come of it. Source: HAP reference 14 and 18.
    func takeWritten(_ values: [(CharacteristicID, CharacteristicValue)], at order: UInt64) {
        let changes = values.compactMap { id, value -> CharacteristicChange? in
            let attributes = knowledge.plan.characteristics[id]
            guard let attributes, attributes.permissions.contains(.read), !attributes.holdsKeys,
                knowledge.values.take(value, of: id, at: order)
            else { return nil }
            return CharacteristicChange(id: id, value: value, cause: .write)
        }
        accessories(heardOf: values.map(\.0.aid), lost: [])
        report(changes)
    }

    /// Tells the owner, or keeps it until the owner was told that the accessory is reachable; then values are part of
    /// the snapshot.
    func report(_ changes: [CharacteristicChange]) {
        guard !changes.isEmpty else { return }
        if machine.state.isConnected {
            publish(.changed(changes))
        } else {
            tending.earlyPresses += changes.filter(\.isPress)
        }
    }

    /// An accessory is lost only if nothing good is heard of it in the same message. Quirk Q65.
    func accessories(heardOf: [UInt64], lost: Set<UInt64>) {
        guard !lost.isEmpty || !knowledge.unreachableAccessories.isEmpty else { return }
        let returned = knowledge.unreachableAccessories.intersection(heardOf)
        let gone = lost.subtracting(knowledge.unreachableAccessories)
        guard !returned.isEmpty || !gone.isEmpty else { return }
        knowledge.unreachableAccessories.subtract(returned)
        knowledge.unreachableAccessories.formUnion(gone)
        tending.returnedAccessories.formUnion(returned)
        if !returned.isEmpty { tending.alarm.ring() }
        guard machine.state.isConnected else { return }
        for aid in returned.sorted() { publish(.accessory(aid: aid, isReachable: true)) }
        for aid in gone.sorted() { publish(.accessory(aid: aid, isReachable: false)) }
    }

    /// The database has changed without a new `c#`: it names what we do not know, or denies what we do. Quirks Q46 and
    /// Q53.
    private func databaseIsDoubtful(_ id: CharacteristicID) {
        logOnce("\(id) is only in one of its database and ours")
        let isDue = tending.lastReread.map { timeline.now - $0 >= controller.timing.databaseRereadPause } ?? true
        guard isDue, knowledge.database != nil else { return }
        tending.lastReread = timeline.now
        tending.wantsDatabase = true
        tending.alarm.ring()
    }

    /// An accessory that does not say what may be done with a characteristic says so by refusing. Quirk Q36.
    func correctPermissions(of id: CharacteristicID, after failure: CharacteristicFailure) {
        guard case .status(let status) = failure, knowledge.correctPermissions(of: id, after: status) else { return }
        logOnce("\(id): its permissions were guessed, and corrected by its refusal (\(status.code))")
        if case .reachable(let address) = machine.state { publish(.databaseChanged(snapshot(at: address))) }
    }
}
