// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
internal import HAPNetwork
internal import HearthSystem

/// One of the simulator's accessory servers.
struct SimulatedServer: Sendable {
    let plan: ServerPlan
    let server: AccessoryServer
    let faults = FaultPanel()
    let keeper: ValueKeeper

    /// - Parameter make: makes the server from how it is to behave, what it has, and where its state is kept.
    init(
        _ plan: ServerPlan, _ configuration: AccessoryServerConfiguration, stateFolder: String,
        _ make: (AccessoryServerConfiguration, AttributeDatabase, AccessoryServerFile) throws -> AccessoryServer
    ) throws {
        self.plan = plan
        keeper = ValueKeeper(path: "\(stateFolder)/\(plan.key).values.json")
        var configuration = configuration
        configuration.filter = faults
        server = try make(
            configuration, try keeper.restored(plan.database), AccessoryServerFile("\(stateFolder)/\(plan.key).json"))
    }

    /// Whether a person means it: by its name, loosely, or by its key.
    func isNamed(_ text: String) -> Bool {
        plan.key == text || CatalogueWord(plan.name) == CatalogueWord(text)
    }

    /// What its label says, once it listens.
    func card() async throws -> ServerCard {
        let address = try await server.listen()
        let state = await server.state
        return ServerCard(
            name: try await server.announcedName() ?? plan.name, address: address.address.description,
            port: address.port, deviceID: state.identity.deviceID.text, setupCode: await server.setupCode?.dashed,
            payload: await server.setupPayload?.uri, isCodeDisplayed: server.configuration.display != nil,
            category: plan.category, isPaired: !state.pairings.isEmpty,
            accessoryCount: plan.database.accessories.count)
    }
}
