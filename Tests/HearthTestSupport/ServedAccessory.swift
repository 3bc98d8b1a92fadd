// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
internal import HAPCatalogue
package import HAPNetwork
package import HearthSystem

/// An accessory server in this process, which writes down the requests that reach it.
package final class ServedAccessory: Sendable {
    package let server: AccessoryServer
    package let address: SocketAddress
    private let task: Task<Void, any Error>
    private let requests = Recorder<CharacteristicWriteRequest>()

    /// - Parameter behaviour: in place of one that takes everything; then no requests are written down.
    package init(
        _ database: AttributeDatabase, state: AccessoryServerState? = nil, port: UInt16 = 0,
        behaviour: (any AccessoryBehaviour)? = nil
    ) async throws {
        let configuration = AccessoryServerConfiguration(
            name: "Thing", model: "T-1", category: 5, address: SocketAddress(.loopback, port: port))
        let fresh = try AccessoryServerState.generate(setupCode: try SetupCode("482-06-913"))
        let server = AccessoryServer(
            configuration, database: database, state: state ?? fresh, store: Forgetful(),
            behaviour: behaviour ?? Recording(requests: requests), eventLoop: EventLoop(label: "accessory under test"))
        self.server = server
        address = try await server.listen()
        task = Task { try await server.run() }
    }

    deinit { task.cancel() }

    /// What was written, one list for each request; subscriptions do not count.
    package var writes: [[CharacteristicID]] {
        requests.elements.map { $0.rows.filter { $0.value != nil }.map(\.id) }.filter { !$0.isEmpty }
    }

    /// The values that were written, in order.
    package var values: [(id: CharacteristicID, value: JSONValue)] {
        requests.elements.flatMap(\.rows).compactMap { row in row.value.map { (row.id, $0) } }
    }

    /// Ends it, and gives back what it would find when it starts again.
    package func stop() async -> AccessoryServerState {
        task.cancel()
        _ = await task.result
        return await server.state
    }

    private struct Forgetful: AccessoryServerStore {
        func save(_ state: AccessoryServerState) {}
    }

    private struct Recording: AccessoryBehaviour {
        let requests: Recorder<CharacteristicWriteRequest>

        func answered(
            _ request: CharacteristicWriteRequest, with response: CharacteristicResponse,
            for controller: PairingIdentifier, on server: isolated AccessoryServer
        ) {
            requests.record(request)
        }
    }
}
