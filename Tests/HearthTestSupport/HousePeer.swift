// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
package import HAPCatalogue
package import HearthSystem

/// A house of accessories served by a foreign implementation, HAP-python (`Tests/Peers/house.py`), as a process of its
/// own on 127.0.0.1.
///
/// It needs the Python environment that `make peers` makes in `.venv`.
package actor HousePeer {
    package nonisolated let address: SocketAddress
    package nonisolated let deviceID: DeviceID
    package nonisolated let setupCode: SetupCode
    package nonisolated let process: ChildProcess
    private let control: SocketAddress
    private let folder: ScratchFolder
    private let options: [String]
    private let eventLoop = EventLoop(label: "house peer")

    private struct Unusable: Error {}

    /// Starts the house, unpaired, and waits until it serves.
    ///
    /// - Parameters:
    ///   - isSingle: one desk lamp instead of a bridge with twelve accessories.
    ///   - isAdvertised: whether it is announced on the loopback.
    package init(isSingle: Bool = false, isAdvertised: Bool = false) async throws {
        try await self.init(
            on: Self.freePort(), in: ScratchFolder(),
            (isSingle ? ["--single"] : []) + (isAdvertised ? ["--advertise"] : []))
    }

    /// Starts a house again that has ended, with its pairings.
    ///
    /// - Parameter isMoved: whether it gets another port.
    package init(again house: HousePeer, isMoved: Bool = false) async throws {
        let port = isMoved ? try await Self.freePort() : house.address.port
        try await self.init(on: port, in: house.folder, house.options)
    }

    private init(on port: UInt16, in folder: ScratchFolder, _ options: [String]) async throws {
        let process = try ChildProcess(
            try PeerPython.path(),
            [PeerPython.script("house.py"), "--port", "\(port)", "--state", folder.file("state")] + options)
        try await process.waitForOutput(containing: "\"control\":", within: .seconds(30))
        let line = process.output.split(separator: "\n").last { $0.hasPrefix("{") }
        let ready = try JSONReader.read(Array((line ?? "").utf8)).object
        guard let controlPort = ready?["control"]?.identifier.flatMap(UInt16.init(exactly:)),
            let deviceID = ready?["id"]?.string.flatMap({ DeviceID($0) }), let code = ready?["code"]?.string
        else { throw Unusable() }
        self.folder = folder
        self.options = options
        self.process = process
        self.deviceID = deviceID
        setupCode = try SetupCode(code)
        address = SocketAddress(.loopback, port: port)
        control = SocketAddress(.loopback, port: controlPort)
    }

    /// A port that nobody listens on.
    package static func freePort() async throws -> UInt16 {
        let listener = try StreamListener.listen(
            on: SocketAddress(.loopback, port: 0), eventLoop: EventLoop(label: "free port"))
        await listener.close()
        return listener.localAddress?.port ?? 0
    }

    /// Every PUT with values that arrived, in order, each a list of rows.
    package func requests() async throws -> [[JSONObject]] {
        try await ask(.get("/requests")).array?.map { $0.array?.compactMap(\.object) ?? [] } ?? []
    }

    /// The value of an accessory's characteristic, by their names; nil if there is none.
    package func value(of characteristic: String, in accessory: String) async throws -> JSONValue? {
        try await ask(.get("/values")).object?[accessory]?.object?[characteristic]
    }

    /// Somebody's hand changes a value.
    package func change(_ characteristic: String, of accessory: String, to value: JSONValue) async throws {
        let wish: JSONObject = [
            "accessory": .string(accessory), "characteristic": .string(characteristic), "value": value,
        ]
        _ = try await ask(.post("/change", body: JSONWriter.write(.object(wish))))
    }

    private func ask(_ request: HTTPRequest) async throws -> JSONValue {
        let connection = try await StreamConnection.connect(to: control, on: eventLoop)
        try await connection.write(request.serialized(host: "127.0.0.1"))
        var parser = HTTPMessageParser(side: .controller)
        while let bytes = try await connection.read(within: .seconds(10)) {
            parser.append(bytes)
            guard case .response(let response)? = try parser.next() else { continue }
            await connection.close()
            return try JSONReader.read(response.body)
        }
        throw Unusable()
    }
}
