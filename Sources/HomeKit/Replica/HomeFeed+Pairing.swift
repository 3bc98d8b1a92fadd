// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthIPC
internal import HearthModel

extension HomeFeed {
    /// As long as a person may need to find and type a setup code.
    private static let pairingLimit = Duration.seconds(300)

    /// Asks the hub to pair an accessory; what it brings is taken over before `completion` runs.
    ///
    /// - Parameter object: stands for the accessory from then on, if it is that one.
    func pair(
        _ request: AddAccessory, as object: HMAccessory? = nil,
        _ completion: @escaping @Sendable (Result<AccessoryAdded, HMError>) -> Void
    ) {
        withSetupAgent { done in
            link.send(request, within: Self.pairingLimit) { result in
                done()
                switch result {
                case .success(let added):
                    if added.accessory == object?.id { object?.join(request.home, through: self) }
                    self.take(added.commit, isOurs: true) { completion(.success(added)) }
                case .failure(let error): completion(.failure(HMError(error)))
                }
            }
        }
    }

    /// Lets this process be asked for the setup code while `act` is under way, if a person sits at its terminal.
    private func withSetupAgent(_ act: (_ done: @escaping @Sendable () -> Void) -> Void) {
        guard let agent else { return act {} }
        if agent.begin() { link.send(RegisterSetupAgent(isOn: true)) { _ in } }
        act {
            if agent.end() { self.link.send(RegisterSetupAgent(isOn: false)) { _ in } }
        }
    }
}
