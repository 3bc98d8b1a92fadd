// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HearthSystem

extension AccessoryServer {
    var isPaired: Bool { !pairings.isEmpty }

    /// One step of pair-setup; what it changes is durable when this returns. Source: HAP reference 6.3.
    func pairSetup(_ body: [UInt8], on connection: UInt64, isSecured: Bool) -> PairSetupAnswer {
        defer { updateDisplay() }
        setup.drawsLeadingZero = configuration.filter?.drawsLeadingZero ?? false
        let answer = setup.receive(
            body, on: connection, at: timeline.now, isPaired: isPaired, isSecured: isSecured)
        guard !answer.store.isEmpty else { return answer }
        let (oldState, oldPairings) = (state, pairings)
        for item in answer.store {
            switch item {
            case .failedAttempts(let count): state.failedAttempts = count
            case .pairing(let record): pairings.insert(record)
            }
        }
        if let failure = storePairings() {
            logger.error("\(configuration.name) could not store a pairing: \(failure)")
            (state, pairings) = (oldState, oldPairings)
            return setup.storingFailed(answer)
        }
        if answer.becomesPaired { logger.notice("\(configuration.name) is paired now") }
        return answer
    }

    /// Has the display show and take down what pair-setup wants.
    func updateDisplay() {
        for order in setup.takeDisplayOrders() { configuration.display?(order) }
    }

    /// One request to `/pairings`. What it changes is durable when this returns.
    func managePairings(_ body: [UInt8], by controller: PairingIdentifier) -> PairingsAnswer {
        let (oldState, oldPairings) = (state, pairings)
        let answer = pairings.receive(body, from: controller)
        guard answer.changed else { return answer }
        if let failure = storePairings() {
            logger.error("\(configuration.name) could not store its pairings: \(failure)")
            (state, pairings) = (oldState, oldPairings)
            return answer.replacedByFailure
        }
        return answer
    }

    private func storePairings() -> (any Error)? {
        state.pairings = pairings.records
        do {
            try store.save(state)
            return nil
        } catch {
            return error
        }
    }

    /// To call when the reply to a change of the pairings has left. The asker's connection goes last.
    /// Source: HAP reference 9.
    func finish(_ answer: PairingsAnswer, for asker: ControllerConnection) {
        let gone = Set(answer.closeConnectionsOf)
        let affected = connections.values.filter { connection in
            connection.assumeIsolated { $0.controller.map { gone.contains($0.identifier) } ?? false }
        }
        for connection in affected where connection !== asker { close(connection) }
        if affected.contains(where: { $0 === asker }) { close(asker) }
        guard answer.becomesUnpaired else { return }
        logger.notice("\(configuration.name) is no longer paired")
        updateAdvertisement()
    }
}

extension PairSetupAccessory {
    /// As an accessory server with this state begins.
    init(of state: AccessoryServerState, _ configuration: AccessoryServerConfiguration, random: RandomBytes) {
        self.init(
            identity: state.identity, secret: configuration.display == nil ? state.setupSecret : nil,
            failedAttempts: state.failedAttempts, random: random)
    }
}

extension PairingsAnswer {
    /// What to send when the change could not be stored.
    fileprivate var replacedByFailure: PairingsAnswer {
        var answer = self
        answer.changed = false
        answer.body = PairingMessage(state: 2, error: .unknown).encoded
        answer.closeConnectionsOf = []
        answer.becomesUnpaired = false
        return answer
    }
}
