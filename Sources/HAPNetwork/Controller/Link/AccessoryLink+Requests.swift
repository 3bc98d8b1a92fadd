// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
package import HAP
internal import HAPCatalogue
internal import HearthSystem

extension AccessoryLink {
    /// Reads characteristics from the accessory.
    ///
    /// While a connection is being made it waits for that; while there is none and a pause is on it fails at once.
    /// Cancelling it once it is under way closes the connection, which is then made anew. Quirk Q5.
    /// Changes that the answer brings are told through ``updates`` as well.
    ///
    /// - Returns: one result per id, in the order asked.
    /// - Throws: ``LinkFailure`` when nothing could be read at all.
    package func read(_ ids: [CharacteristicID]) async throws(LinkFailure) -> [CharacteristicResult] {
        let session = try await usableSession()
        do throws(LinkFailure) {
            return try await read(ids, over: session)
        } catch .session(.notAuthorized) {
            // Verify anew, repeat a read once. Quirk Q21.
            return try await read(ids, over: try await usableSession(otherThan: session))
        }
    }

    private func read(
        _ ids: [CharacteristicID], over session: AccessorySession
    ) async throws(LinkFailure) -> [CharacteristicResult] {
        let known = ids.filter { knowledge.plan.characteristics[$0] != nil }
        var readings = try await fetch(known, over: session, .read)
        let busy = known.filter { readings[$0]?.failure?.isBusy == true }
        let missing = known.filter { readings[$0] == .failure(.noAnswer) }
        if !busy.isEmpty { try await pauseForBusy() }
        if !busy.isEmpty || !missing.isEmpty {
            readings.merge(try await fetch(busy + missing, over: session, .read)) { $1 }
        }
        return ids.map { CharacteristicResult(id: $0, result: readings[$0] ?? .failure(.unknownCharacteristic)) }
    }

    /// Writes characteristics in one request, so that power and level, or hue and saturation, arrive together.
    ///
    /// Values are brought to the declared format and step first; what lies outside the limits is refused unsent. Where a
    /// characteristic wants a timed write, all of the request is one. A written value counts as current from then on.
    ///
    /// - Returns: one result per row, in order; its value is what the accessory answered, or what was written.
    /// - Throws: ``LinkFailure`` when it is unknown whether anything was written.
    package func write(_ writes: [CharacteristicWrite]) async throws(LinkFailure) -> [CharacteristicResult] {
        let session = try await usableSession()
        var results = Array(repeating: WriteResult.failure(.unknownCharacteristic), count: writes.count)
        var rows: [(place: Int, row: CharacteristicWriteRequest.Row, value: CharacteristicValue)] = []
        for (place, write) in writes.enumerated() {
            guard let attributes = knowledge.plan.characteristics[write.id] else { continue }
            do {
                let value = try attributes.metadata.prepared(write.value)
                let row = CharacteristicWriteRequest.Row(
                    write.id, value: value, authData: write.authorizationData, wantsResponse: write.wantsResponse)
                rows.append((place, row, value))
            } catch {
                results[place] = .failure(.invalidValue(error))
            }
        }
        try await put(rows, over: session, into: &results)
        let busy = rows.filter { results[$0.place].failure?.isBusy == true }
        if !busy.isEmpty {
            try await pauseForBusy()
            try await put(busy, over: session, into: &results)
        }
        return zip(writes, results).map { CharacteristicResult(id: $0.id, result: $1) }
    }

    private typealias WriteResult = Result<CharacteristicValue?, CharacteristicFailure>

    private func put(
        _ rows: [(place: Int, row: CharacteristicWriteRequest.Row, value: CharacteristicValue)],
        over session: AccessorySession, into results: inout [WriteResult]
    ) async throws(LinkFailure) {
        guard !rows.isEmpty else { return }
        let preparation = preparation(for: rows.map(\.row.id))
        let request = CharacteristicWriteRequest(rows: rows.map(\.row), pid: preparation?.pid)
        let answer = try await ask(
            request.httpRequest, for: request.ids, after: preparation?.httpRequest, over: session, .write)
        var written: [(CharacteristicID, CharacteristicValue)] = []
        var lost: Set<UInt64> = []
        for (place, row, value) in rows {
            if let failure = answer.writeFailure(of: row.id) {
                results[place] = .failure(failure)
                if failure.isUnreachable { lost.insert(row.id.aid) }
            } else {
                let current = self.value(of: row.id, in: answer) ?? value
                results[place] = .success(current)
                written.append((row.id, current))
            }
        }
        takeWritten(written, at: answer.order)
        accessories(heardOf: [], lost: lost.subtracting(written.map(\.0.aid)))
    }

    /// The announcement of a timed write, if one of the characteristics wants it. Source: HAP reference 13.
    private func preparation(for ids: [CharacteristicID]) -> TimedWritePreparation? {
        let isWanted = ids.contains { knowledge.plan.characteristics[$0]?.permissions.contains(.timedWrite) ?? false }
        guard isWanted else { return nil }
        // 48 bits, since some accessories read numbers as floats, and never zero, which some take for none.
        let pid = controller.random.draw(6).reduce(UInt64(0)) { $0 << 8 | UInt64($1) } | 1
        return TimedWritePreparation(timeToLive: controller.timing.timedWrite, pid: pid)
    }

    private func pauseForBusy() async throws(LinkFailure) {
        let range = controller.timing.busyRetry
        let part = Double(controller.random.number(below: 1001)) / 1000
        do {
            try await controller.clock.sleep(for: range.lowerBound + (range.upperBound - range.lowerBound) * part)
        } catch {
            throw .session(.cancelled)
        }
    }

    /// Makes an accessory show which one it is.
    ///
    /// - Parameter aid: the accessory server itself, or one behind the bridge.
    package func identify(_ aid: UInt64 = 1) async throws(LinkFailure) -> CharacteristicResult {
        _ = try await usableSession()
        let id = knowledge.plan.identifyCharacteristic(of: aid) ?? CharacteristicID(aid: aid, iid: 0)
        let results = try await write([CharacteristicWrite(id, .bool(true))])
        return results.first ?? CharacteristicResult(id: id, result: .failure(.unknownCharacteristic))
    }
}
