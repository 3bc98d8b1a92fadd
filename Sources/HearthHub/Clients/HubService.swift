// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
package import HearthIPC
internal import HearthModel
internal import HearthSystem

/// Answers what clients ask, each request by the part of the hub that it is about.
package struct HubService: Sendable {
    private let parts: HubParts
    private let errands: Errands

    package init(parts: HubParts, errands: Errands) {
        self.parts = parts
        self.errands = errands
    }

    /// Who hears of clients that come and go.
    package var observer: HubListener.Observer {
        HubListener.Observer(
            opened: { connection in await parts.registry.connect(Client(connection, ofHubOf: parts.registry.owner)) },
            closed: { connection in
                await parts.registry.disconnect(connection.id)
                await parts.board.search(false, for: connection.id) { _ in }
                await parts.agents.unregister(connection.id)
                errands.begin { await parts.streams.stopAll(of: connection.id) }
            })
    }

    /// The table of all that can be asked.
    package var dispatcher: HubDispatcher {
        var dispatcher = HubDispatcher()
        addDatabase(to: &dispatcher)
        addDiscovery(to: &dispatcher)
        addAccessories(to: &dispatcher)
        addCameras(to: &dispatcher)
        addPairings(to: &dispatcher)
        addTraces(to: &dispatcher)
        dispatcher.beside(HubStatusRequest.self) { _, _ in await parts.status() }
        return dispatcher
    }

    private func addDatabase(to dispatcher: inout HubDispatcher) {
        dispatcher.mutations { wish, reply in
            await parts.registry.commit(wish, for: reply.connection.id) { reply.answer(with: $0) }
        }
        dispatcher.inOrder(OpenDatabase.self) { request, reply in
            await parts.registry.open(request, for: reply.connection.id) { reply.succeed($0) }
        }
        dispatcher.inOrder(SubscribeCharacteristics.self) { request, reply in
            guard await isAllowed(request.need, reply) else { return }
            reply.succeed(await parts.registry.subscribe(request, for: reply.connection.id))
        }
    }

    private func addDiscovery(to dispatcher: inout HubDispatcher) {
        dispatcher.inOrder(Discover.self) { request, reply in
            guard await isAllowed(request.need, reply) else { return }
            let connection = reply.connection
            reply.succeed(Done())
            await parts.board.search(request.isOn, for: connection.id) { connection.send($0) }
        }
        dispatcher.inOrder(RegisterSetupAgent.self) { request, reply in
            guard await isAllowed(request.need, reply) else { return }
            let connection = reply.connection
            if request.isOn {
                await parts.agents.register(connection.id) { question in
                    try? await connection.ask(question, within: SetupAgents.patience)
                }
            } else {
                await parts.agents.unregister(connection.id)
            }
            reply.succeed(Done())
        }
    }

    private func addAccessories(to dispatcher: inout HubDispatcher) {
        dispatcher.inOrder(ReadCharacteristics.self) { request, reply in
            guard await isAllowed(request.need, reply) else { return }
            errands.begin { await parts.control.read(request.characteristics) { reply.succeed($0) } }
        }
        dispatcher.inOrder(WriteCharacteristics.self) { request, reply in
            guard await isAllowed(request.need, reply) else { return }
            let turn = parts.control.turn(for: request.writes)
            errands.begin {
                await parts.control.write(request.writes, for: reply.connection.id, in: turn) { reply.succeed($0) }
            }
        }
        addErrand(ExecuteActionSet.self, to: &dispatcher) { request, reply throws(HubError) in
            try await parts.runner.run(request.actionSet, in: request.home, for: reply.connection.id) {
                reply.succeed($0)
            }
        }
        addErrand(AddAccessory.self, to: &dispatcher) { request, reply throws(HubError) in
            try await parts.pairer.add(request, for: reply.connection.id) { reply.succeed($0) }
        }
        addErrand(RefreshAccessory.self, to: &dispatcher) { request, reply throws(HubError) in
            try await parts.control.refresh(request.accessory)
            reply.succeed(Done())
        }
        addErrand(IdentifyAccessory.self, to: &dispatcher) { request, reply throws(HubError) in
            try await parts.identify(request.accessory)
            reply.succeed(Done())
        }
    }

    private func addCameras(to dispatcher: inout HubDispatcher) {
        dispatcher.beside(TakeSnapshot.self) { request, connection throws(HubError) in
            try await parts.registry.check(request.need, by: connection.id)
            return try await parts.snapshots.take(request, for: connection.id)
        }
        dispatcher.beside(ShowRecentSnapshot.self) { request, connection throws(HubError) in
            try await parts.registry.check(request.need, by: connection.id)
            return RecentSnapshot(snapshot: try await parts.snapshots.recent(request.accessory))
        }
        addErrand(StartCameraStream.self, to: &dispatcher) { request, reply throws(HubError) in
            let connection = reply.connection
            reply.succeed(
                try await parts.streams.start(request, for: connection.id) { connection.send($0) })
        }
        dispatcher.inOrder(StopCameraStream.self) { request, reply in
            errands.begin {
                do throws(HubError) {
                    try await parts.streams.stop(request.stream, for: reply.connection.id)
                    reply.succeed(Done())
                } catch {
                    reply.fail(error)
                }
            }
        }
    }

    private func addTraces(to dispatcher: inout HubDispatcher) {
        dispatcher.beside(ListTraces.self) { request, connection throws(HubError) in
            try await parts.registry.traces(request, for: connection.id)
        }
        dispatcher.beside(ShowAgenda.self) { request, connection throws(HubError) in
            try await parts.registry.visibleAgenda(for: connection.id).answer(request)
        }
        addErrand(TestTrigger.self, to: &dispatcher) { request, reply throws(HubError) in
            reply.succeed(TriggerTested(trace: try await parts.triggers.test(request)))
        }
    }

    private func addPairings(to dispatcher: inout HubDispatcher) {
        dispatcher.beside(ListPairings.self) { request, connection throws(HubError) in
            try await parts.registry.check(request.need, by: connection.id)
            return try await parts.pairings.list(request.accessory)
        }
        addErrand(AddPairing.self, to: &dispatcher) { request, reply throws(HubError) in
            reply.succeed(try await parts.pairings.add(request))
        }
        addErrand(RemovePairing.self, to: &dispatcher) { request, reply throws(HubError) in
            try await parts.pairings.remove(request)
            reply.succeed(Done())
        }
        dispatcher.beside(FindAccessory.self) { request, connection throws(HubError) in
            try await parts.keys.find(request, for: connection.id)
        }
        dispatcher.beside(ShowIdentity.self) { _, _ in parts.identity.description }
        dispatcher.beside(ExportIdentity.self) { request, connection throws(HubError) in
            try await parts.registry.check(request.need, by: connection.id)
            return try await parts.identity.export(request)
        }
        addErrand(ImportIdentity.self, to: &dispatcher) { request, reply throws(HubError) in
            reply.succeed(try await parts.identity.adopt(request))
        }
    }

    /// Fails the reply if the client may not ask for this.
    private nonisolated(nonsending) func isAllowed(_ need: AccessNeed, _ reply: HubReply<some Codable & Sendable>) async
        -> Bool
    {
        do throws(HubError) {
            try await parts.registry.check(need, by: reply.connection.id)
            return true
        } catch {
            reply.fail(error)
            return false
        }
    }

    private func addErrand<Request: RestrictedRequest>(
        _ type: Request.Type, to dispatcher: inout HubDispatcher,
        _ errand: @escaping @Sendable (Request, HubReply<Request.Answer>) async throws(HubError) -> Void
    ) {
        dispatcher.inOrder(type) { request, reply in
            errands.begin {
                do throws(HubError) {
                    try await parts.registry.check(request.need, by: reply.connection.id)
                    try await errand(request, reply)
                } catch {
                    reply.fail(error)
                }
            }
        }
    }
}

extension HubReply {
    func answer(with result: Result<Answer, HubError>) {
        switch result {
        case .success(let answer): succeed(answer)
        case .failure(let error): fail(error)
        }
    }
}
