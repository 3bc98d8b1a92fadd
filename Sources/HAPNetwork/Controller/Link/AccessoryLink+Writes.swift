// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
internal import HearthSystem

extension AccessoryLink {
    /// A row of a write on its way, with its place among those asked for.
    private struct WriteRow {
        let place: Int
        let attributes: PlannedCharacteristic
        let row: CharacteristicWriteRequest.Row
        let value: CharacteristicValue
    }

    private typealias WriteResult = Result<CharacteristicValue?, CharacteristicFailure>

    /// Writes characteristics in one request, so that power and level, or hue and saturation, arrive together. Quirk Q60.
    ///
    /// Values are brought to the declared format and step first; what lies outside the limits is refused unsent. Where a
    /// characteristic wants a timed write, all of the request is one. A written value counts as current from then on.
    /// Only where ``ModelRules`` say so does it take more than one request.
    ///
    /// - Returns: one result per row, in order; its value is what the accessory answered, or what was written.
    /// - Throws: ``LinkFailure`` when it is unknown whether anything was written.
    package func write(_ writes: [CharacteristicWrite]) async throws(LinkFailure) -> [CharacteristicResult] {
        let session = try await usableSession()
        var results = Array(repeating: WriteResult.failure(.unknownCharacteristic), count: writes.count)
        var rows: [WriteRow] = []
        for (place, write) in writes.enumerated() {
            guard let attributes = knowledge.plan.characteristics[write.id] else { continue }
            do {
                let value = try attributes.metadata.prepared(write.value)
                let row = CharacteristicWriteRequest.Row(
                    write.id, value: value, authData: write.authorizationData, wantsResponse: write.wantsResponse)
                rows.append(WriteRow(place: place, attributes: attributes, row: row, value: value))
            } catch {
                results[place] = .failure(.invalidValue(error))
            }
        }
        for part in parts(of: rows) { try await put(part, over: session, into: &results) }
        let busy = rows.filter { results[$0.place].failure?.isBusy == true }
        if !busy.isEmpty {
            try await pauseForBusy()
            for part in parts(of: busy) { try await put(part, over: session, into: &results) }
        }
        return zip(writes, results).map { CharacteristicResult(id: $0.id, result: $1) }
    }

    /// The requests that rows make: one, but for accessories with rules of their own.
    private func parts(of rows: [WriteRow]) -> [[WriteRow]] {
        var common: [WriteRow] = []
        var single: [[WriteRow]] = []
        for row in rows {
            let treatments = knowledge.treatments(of: row.row.id.aid)
            guard !treatments.isEmpty else {
                common.append(row)
                continue
            }
            let opposite = opposite(of: row, treatments)
            if let opposite { single.append([opposite]) }
            if opposite != nil || treatments.contains(.writesSeparately) {
                single.append([row])
            } else {
                common.append(row)
            }
        }
        return (common.isEmpty ? [] : [common]) + single
    }

    /// What is written before a row, so that the accessory notices it. Quirk Q59.
    private func opposite(of row: WriteRow, _ treatments: Set<ModelRule.Treatment>) -> WriteRow? {
        guard case .bool(let flag) = row.value, treatments.contains(.writesOppositeFirst(row.attributes.type)) else {
            return nil
        }
        return WriteRow(
            place: row.place, attributes: row.attributes,
            row: CharacteristicWriteRequest.Row(row.row.id, value: .bool(!flag)), value: .bool(!flag))
    }

    private func put(
        _ rows: [WriteRow], over session: AccessorySession, into results: inout [WriteResult]
    ) async throws(LinkFailure) {
        let preparation = preparation(for: rows)
        let request = CharacteristicWriteRequest(rows: rows.map(\.row), pid: preparation?.pid)
        let answer = try await ask(
            request.httpRequest, for: request.ids, after: preparation?.httpRequest, over: session, .write)
        var written: [(CharacteristicID, CharacteristicValue)] = []
        var lost: Set<UInt64> = []
        for (place, item) in rows.enumerated() {
            let id = item.row.id
            if let failure = answer.writeFailure(at: place) {
                results[item.place] = .failure(failure)
                if failure.isUnreachable { lost.insert(id.aid) }
                correctPermissions(of: id, after: failure)
            } else {
                let current = value(of: answer.row(at: place)) ?? item.value
                results[item.place] = .success(current)
                written.append((id, current))
            }
        }
        takeWritten(written, at: answer.order)
        if !lost.isEmpty { accessories(heardOf: [], lost: lost.subtracting(written.map(\.0.aid))) }
    }

    /// The announcement of a timed write, if one of the characteristics wants it. Source: HAP reference 13.
    private func preparation(for rows: [WriteRow]) -> TimedWritePreparation? {
        guard rows.contains(where: { $0.attributes.permissions.contains(.timedWrite) }) else { return nil }
        // 48 bits, since some accessories read numbers as floats, and never zero, which some take for none.
        let pid = controller.random.draw(6).reduce(UInt64(0)) { $0 << 8 | UInt64($1) } | 1
        return TimedWritePreparation(timeToLive: controller.timing.timedWrite, pid: pid)
    }
}
