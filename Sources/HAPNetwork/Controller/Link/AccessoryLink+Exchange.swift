// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
internal import HearthSystem

extension AccessoryLink {
    /// What became of each characteristic of a read.
    typealias Readings = [CharacteristicID: Result<CharacteristicValue?, CharacteristicFailure>]

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

    /// Reads, accessory by accessory, and takes what the answers say. Each id at most once. Quirks Q49 and Q50.
    func fetch(
        _ ids: [CharacteristicID], over session: AccessorySession, _ priority: RequestPriority,
        within limit: Duration? = nil
    ) async throws(LinkFailure) -> Readings {
        var readings: Readings = [:]
        for request in CharacteristicReadRequest.requests(for: ids) {
            let answer = try await ask(
                request.httpRequest, for: request.ids, over: session, priority, within: limit)
            take(answer.response.rows, at: answer.order, .read)
            for id in request.ids {
                readings[id] = answer.readFailure(of: id).map { .failure($0) } ?? .success(value(of: id, in: answer))
            }
        }
        return readings
    }

    func value(of id: CharacteristicID, in answer: RowAnswer) -> CharacteristicValue? {
        guard let json = answer.response[id]?.value else { return nil }
        return knowledge.plan.characteristics[id]?.metadata.value(decoding: json)
    }
}
