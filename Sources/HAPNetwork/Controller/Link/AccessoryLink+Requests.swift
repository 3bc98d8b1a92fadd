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
        var search = CharacteristicTable.Search(in: knowledge.plan.characteristics)
        let known = ids.filter { search.find($0) != nil }
        var results = try await fetch(known, over: session, .read)
        let busy = results.filter { $0.result.failure?.isBusy == true }.map(\.id)
        let missing = results.filter(\.isMissing).map(\.id)
        if !busy.isEmpty { try await pauseForBusy() }
        if !busy.isEmpty || !missing.isEmpty {
            results += try await fetch(busy + missing, over: session, .read)
        }
        if results.elementsEqual(ids, by: { $0.id == $1 }) { return results }
        let lastOfEach = Dictionary(results.map { ($0.id, $0) }) { $1 }
        return ids.map { lastOfEach[$0] ?? CharacteristicResult(id: $0, result: .failure(.unknownCharacteristic)) }
    }

    func pauseForBusy() async throws(LinkFailure) {
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
