// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
internal import HearthSystem

extension AccessoryLink {
    /// One request and its answer, whatever the status.
    func send(
        _ request: HTTPRequest, over session: AccessorySession, _ priority: RequestPriority,
        within limit: Duration? = nil
    ) async throws(LinkFailure) -> Received<HTTPResponse> {
        do {
            let answer = try await session.send(request, priority: priority, within: limit)
            answered(over: session)
            return answer
        } catch {
            throw .session(error)
        }
    }

    /// One request for rows; a prepared write goes right after its preparation.
    func ask(
        _ request: HTTPRequest, for ids: [CharacteristicID], after preparation: HTTPRequest? = nil,
        over session: AccessorySession, _ priority: RequestPriority, within limit: Duration? = nil
    ) async throws(LinkFailure) -> RowAnswer {
        let answer: Received<HTTPResponse>
        if let preparation {
            do {
                answer = try await session.send(preparation, then: request, priority: priority)
            } catch {
                throw .session(error)
            }
            answered(over: session)
        } else {
            answer = try await send(request, over: session, priority, within: limit)
        }
        do {
            return try RowAnswer(answer, requested: ids)
        } catch {
            // Whoever sends nonsense is to begin anew. Quirk Q25.
            await session.close()
            throw .malformed(error)
        }
    }

    /// An answer proves that the accessory is there after all.
    private func answered(over session: AccessorySession) {
        guard case .notAnswering = machine.state, session === self.session else { return }
        machine.becameReachable(at: session.address)
        tellState()
    }

    /// Reads as much at a time as the accessory server has shown to take, and takes what the answers say. Quirks Q49
    /// and Q50.
    ///
    /// - Returns: what became of each, once, accessory by accessory.
    @discardableResult
    func fetch(
        _ ids: [CharacteristicID], over session: AccessorySession, _ priority: RequestPriority,
        within limit: Duration? = nil
    ) async throws(LinkFailure) -> [CharacteristicResult] {
        var results: [CharacteristicResult] = []
        var rest = ids.uniqueByAccessory[...]
        while !rest.isEmpty {
            let request = CharacteristicReadRequest(takingFrom: &rest, upTo: knowledge.readSpan.limit)
            let answer = try await ask(request, over: session, priority, within: limit)
            if request.isBold, answer.isShort {
                take(answer.response.rows, at: answer.order, .read)
                rest = (request.ids + rest)[...]
                continue
            }
            // What somebody waits for is no occasion to try how much an accessory takes.
            if priority == .background { knowledge.readSpan.mayGrow(after: request, isLast: rest.isEmpty) }
            let values = take(answer.response.rows, at: answer.order, .read)
            results += request.ids.enumerated().lazy.map { place, id in
                CharacteristicResult(id: id, result: answer.reading(at: place, values))
            }
        }
        return results
    }

    /// One read, from whose outcome the span learns.
    private func ask(
        _ request: CharacteristicReadRequest, over session: AccessorySession, _ priority: RequestPriority,
        within limit: Duration?
    ) async throws(LinkFailure) -> RowAnswer {
        let begin = timeline.now
        do {
            let answer = try await ask(request.httpRequest, for: request.ids, over: session, priority, within: limit)
            if answer.isShort {
                knowledge.readSpan.failed(request)
            } else {
                knowledge.readSpan.answered(request, after: timeline.now - begin)
            }
            return answer
        } catch {
            if error.blamesAccessory { knowledge.readSpan.failed(request) }
            throw error
        }
    }

    /// In the format that the database declares.
    func value(of row: CharacteristicResponse.Row?) -> CharacteristicValue? {
        guard let row, let json = row.value else { return nil }
        return knowledge.plan.characteristics[row.id]?.metadata.value(decoding: json)
    }
}
