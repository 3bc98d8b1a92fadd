// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
internal import HAPNetwork
internal import HearthSystem

extension Walk {
    /// Writes what was read just before, and nothing else.
    func checkWrites() async {
        guard let database else { return }
        guard !options.isReadOnly else {
            return tell(Rule.writeSame.notTested("Nothing was written, as asked (--read-only)."))
        }
        let groups = SafeWrites(database).groups
        if groups.isEmpty {
            tell(Rule.writeSame.notTested("It has nothing that is safe to write: no light, outlet or fan."))
        }
        for group in groups { await writeSame(group) }
        await checkReadOnly(database)
        await checkTimedWrite(groups.first)
    }

    private func writeSame(_ group: SafeWrites.Group) async {
        guard let request = await sameValues(group), let answer = await ask(request.httpRequest, .writeSame) else {
            return tell(Rule.writeSame.notTested("A value to write back could not be read."))
        }
        tell(RowRules(ids: request.ids, response: answer).write(.writeSame, "A write of \(group.words)"))
    }

    /// A request that writes the values a group has right now; nil if one of them cannot be had.
    func sameValues(_ group: SafeWrites.Group) async -> CharacteristicWriteRequest? {
        guard let answer = try? await ask(CharacteristicReadRequest(ids: group.ids).httpRequest),
            let rows = try? CharacteristicResponse(body: answer.body, requested: group.ids)
        else { return nil }
        let values = group.characteristics.compactMap { characteristic -> CharacteristicWriteRequest.Row? in
            let id = CharacteristicID(aid: group.aid, iid: characteristic.iid)
            guard let row = rows[id], row.status.isSuccess, let json = row.value,
                let value = characteristic.metadata.value(decoding: json)
            else { return nil }
            return CharacteristicWriteRequest.Row(id, value: value)
        }
        return values.count == group.ids.count ? CharacteristicWriteRequest(rows: values) : nil
    }

    /// Writes a maker's or model's name as it stands: an accessory that took it would have changed nothing.
    private func checkReadOnly(_ database: AttributeDatabase) async {
        guard let id = SafeWrites.readOnly(in: database), let value = database[id]?.value else {
            return tell(Rule.writeReadOnly.notTested("Nothing that can only be read is safe to write."))
        }
        let request = CharacteristicWriteRequest(rows: [.init(id, value: value)])
        await refusal(request.httpRequest, [id], .readOnly, .writeReadOnly, "A write of what can only be read")
    }

    private func checkTimedWrite(_ group: SafeWrites.Group?) async {
        let pid = controller.random.draw(4).reduce(UInt64(1)) { $0 << 8 | UInt64($1) }
        let preparation = TimedWritePreparation(timeToLive: .seconds(5), pid: pid)
        guard let answer = await ask(preparation.httpRequest, .prepare) else { return }
        guard answer.isSuccess, HAPStatus(body: answer.body)?.isSuccess ?? false else {
            return tell(Rule.prepare.broken("PUT /prepare is answered HTTP \(answer.status) without status 0."))
        }
        tell(Rule.prepare.works("PUT /prepare is answered with status 0."))
        guard let group, var request = await sameValues(group) else {
            return tell(Rule.timedWrite.notTested("It has nothing that is safe to write."))
        }
        request.pid = pid
        guard let answer = await ask(preparation.httpRequest, .prepare), answer.isSuccess,
            let written = await ask(request.httpRequest, .timedWrite)
        else { return }
        tell(RowRules(ids: request.ids, response: written).write(.timedWrite, "A timed write of \(group.words)"))
        await checkUnprepared(request)
    }

    /// The pid was used up by the write before.
    private func checkUnprepared(_ request: CharacteristicWriteRequest) async {
        await refusal(
            request.httpRequest, request.ids, .invalidValue, .timedWriteUnprepared,
            "A timed write with a pid that was used before")
    }
}

extension SafeWrites.Group {
    /// `On, Brightness of accessory 2`.
    var words: String { characteristics.map(\.type.name).joined(separator: ", ") + " of accessory \(aid)" }
}
