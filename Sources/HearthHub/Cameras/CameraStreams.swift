// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HAP
internal import HAPCatalogue
package import HAPNetwork
package import HearthIPC
package import HearthModel
package import HearthSystem

/// The live streams of all cameras, each for the program that has asked for it: it ends when that program says so or goes,
/// when the camera ends it or is gone, and with the accessory.
///
/// The hub only arranges a stream; pictures and sound go from the camera straight to the program.
package actor CameraStreams {
    private struct Stream: Sendable {
        let client: Client.ID
        let accessory: Accessory.ID
        let notify: @Sendable (HubNotification) -> Void
        /// Where it runs, once it is known.
        var management: StreamManagement?
        /// Once it runs.
        var negotiation: StreamNegotiation?
        /// Whether the camera has said that it is in use.
        var wasInUse = false
        /// Whether its program wishes it no more while it is still being arranged.
        var isStopping = false
        /// Who waits for its end.
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    /// For arranging a stream, all requests together.
    private static let limit = Duration.seconds(30)

    private let registry: HomeRegistry
    private let links: AccessoryLinks
    private let controller: Controller
    private let log: Logger
    private var streams: [CameraStream.ID: Stream] = [:]

    package init(registry: HomeRegistry, links: AccessoryLinks, controller: Controller, log: Logger) {
        self.registry = registry
        self.links = links
        self.controller = controller
        self.log = log
    }

    /// How many there are, those being arranged included.
    package var count: Int { streams.count }

    // MARK: - Starting

    /// Arranges a stream.
    ///
    /// - Parameters:
    ///   - client: whose it is; it has to be connected.
    ///   - notify: told if the stream ends unasked after it has started.
    package func start(
        _ request: StartCameraStream, for client: Client.ID, notify: @escaping @Sendable (HubNotification) -> Void
    ) async throws(HubError) -> CameraStream {
        guard streams[request.stream] == nil else {
            throw HubError(.alreadyExists, "There is a stream of this identifier already.")
        }
        streams[request.stream] = Stream(client: client, accessory: request.accessory, notify: notify)
        do throws(HubError) {
            guard await registry.isConnected(client) else { throw .streamStopped }
            let agreed = try await arrange(request)
            log.info("stream \(request.stream) of \(request.accessory) runs")
            return CameraStream(agreed)
        } catch {
            forget(request.stream)
            log.notice("no stream of \(request.accessory): \(error.message)")
            throw error
        }
    }

    /// Tries what the camera has, one after the other, until one is free.
    private func arrange(_ request: StartCameraStream) async throws(HubError) -> NegotiatedStream {
        guard (1...8192).contains(request.width), (1...8192).contains(request.height) else {
            throw HubError(.invalidParameter, "A picture is 1 to 8192 pixels wide and high.")
        }
        guard request.videoPort != 0, request.audioPort != 0 else {
            throw HubError(.invalidParameter, "Nothing arrives at port 0; leave the port out to have one found.")
        }
        var failure = HubError(StreamFailure.busy)
        for management in try await managements(of: request.accessory) where claim(management, for: request.stream) {
            do throws(HubError) {
                return try await arrange(request, with: management)
            } catch {
                guard error.code == .accessoryIsBusy else { throw error }
                failure = error
            }
        }
        throw failure
    }

    private func managements(of id: Accessory.ID) async throws(HubError) -> [StreamManagement] {
        let accessory = try await registry.database.usableAccessory(id)
        guard accessory.services.contains(where: { $0.type == ServiceType.cameraRTPStreamManagement }) else {
            throw HubError(.operationNotSupported, "\(accessory.name) has no camera.")
        }
        guard let link = await links.link(to: accessory) else { throw .notLinked }
        return StreamManagement.all(of: accessory, over: link)
    }

    /// Returns false if another stream of this hub has it.
    private func claim(_ management: StreamManagement, for id: CameraStream.ID) -> Bool {
        let isFree = !streams.contains { $0.key != id && $0.value.management?.place == management.place }
        if isFree { streams[id]?.management = management }
        return isFree
    }

    private func arrange(
        _ request: StartCameraStream, with management: StreamManagement
    ) async throws(HubError) -> NegotiatedStream {
        do {
            return try await withDeadline(Self.limit, clock: controller.clock) {
                try await self.negotiate(request, with: management)
            }
        } catch let error as HubError {
            throw error
        } catch is DeadlineExceeded {
            throw HubError(.operationTimedOut, "The camera has not set up a stream in time; try again.")
        } catch {
            throw .streamStopped
        }
    }

    private func negotiate(
        _ request: StartCameraStream, with management: StreamManagement
    ) async throws -> NegotiatedStream {
        let receiver = try await ReceivingPorts(for: request, over: management.link)
        let wish = StreamNegotiation.Wish(
            session: StreamSessionID(request.stream), controller: receiver.address, width: UInt16(request.width),
            height: UInt16(request.height))
        var negotiation = StreamNegotiation(wish, random: controller.random)
        do throws(HubError) {
            return try await follow(&negotiation, of: request.stream, with: management)
        } catch {
            await end(&negotiation, with: management)
            throw error
        }
    }

    /// Carries out what the negotiation wants, until the stream runs.
    private func follow(
        _ negotiation: inout StreamNegotiation, of id: CameraStream.ID, with management: StreamManagement
    ) async throws(HubError) -> NegotiatedStream {
        var order = negotiation.start()
        while true {
            switch order {
            case .readCapabilities: order = negotiation.receive(try await management.capabilities())
            case .writeEndpoints(let bytes):
                order = negotiation.endpointsWritten(answer: try await management.writeEndpoints(bytes))
            case .readEndpoints: order = negotiation.receive(endpoints: try await management.endpoints())
            case .writeSelection(let bytes):
                try await management.writeSelection(bytes)
                order = negotiation.selectionWritten()
            case .succeed(let stream):
                streams[id]?.negotiation = negotiation
                return stream
            case .finish: throw .streamStopped
            case .fail(let failure): throw HubError(failure)
            }
            guard streams[id]?.isStopping == false else { throw .streamStopped }
        }
    }

    /// Tells the camera that a stream is over, if it knows of it. One that does not answer has ended it already.
    private func end(_ negotiation: inout StreamNegotiation, with management: StreamManagement) async {
        guard case .writeSelection(let bytes) = negotiation.stop() else { return }
        do throws(HubError) {
            try await management.writeSelection(bytes)
        } catch {
            log.notice("\(management.accessory.id) could not be told of the end of a stream: \(error.message)")
        }
    }

    private func forget(_ id: CameraStream.ID) {
        for waiting in streams.removeValue(forKey: id)?.waiting ?? [] { waiting.resume() }
    }
}

// MARK: - Ending

extension CameraStreams {
    /// Ends a stream, wherever it stands; the camera knows when this returns.
    ///
    /// - Throws: `notFound` if there is none, or it is another program's.
    package func stop(_ id: CameraStream.ID, for client: Client.ID) async throws(HubError) {
        guard streams[id]?.client == client else {
            throw HubError(.notFound, "There is no such stream; it may have ended.")
        }
        await stop(id)
    }

    /// A program is gone: its streams end.
    package func stopAll(of client: Client.ID) async {
        await withDiscardingTaskGroup { group in
            for (id, stream) in streams where stream.client == client { group.addTask { await self.stop(id) } }
        }
    }

    private func stop(_ id: CameraStream.ID) async {
        guard var negotiation = streams[id]?.negotiation, let management = streams[id]?.management else {
            return await untilAbandoned(id)
        }
        streams[id]?.negotiation = nil
        streams[id]?.isStopping = true
        await end(&negotiation, with: management)
        forget(id)
    }

    /// Has whoever arranges a stream, or ends it already, give it up.
    private func untilAbandoned(_ id: CameraStream.ID) async {
        guard streams[id] != nil else { return }
        streams[id]?.isStopping = true
        await withCheckedContinuation { streams[id]?.waiting.append($0) }
    }

    /// A stream is over on the camera's side. One that is being arranged fails by itself.
    private func lose(_ id: CameraStream.ID, _ error: HubError) {
        guard let stream = streams[id], stream.negotiation != nil else { return }
        log.notice("stream \(id) of \(stream.accessory) has ended: \(error.message)")
        forget(id)
        stream.notify(.streamEnded(id, error))
    }
}

// MARK: - Following the cameras

extension CameraStreams {
    /// Ends streams whose cameras are gone or have ended them, until it is cancelled.
    package func run() async {
        let (_, commits) = await registry.follow()
        let events = await registry.followLive()
        await withDiscardingTaskGroup { group in
            group.addTask {
                for await commit in commits where commit.changes.contains(where: \.removesAccessories) {
                    await self.loseRemoved()
                }
            }
            for await event in events { take(event) }
            group.cancelAll()
        }
    }

    private func loseRemoved() async {
        let database = await registry.database
        for (id, stream) in streams where database.accessory(stream.accessory) == nil {
            lose(id, HubError(.notFound, "The camera was removed from the home."))
        }
    }

    private func take(_ event: LiveEvent) {
        switch event {
        case .reachability(let states):
            let lost = Set(states.filter { !$0.isReachable }.map(\.accessory))
            for (id, stream) in streams where lost.contains(stream.accessory) {
                lose(id, HubError(.accessoryNotReachable, "The camera does not answer any more."))
            }
        case .values(let states):
            for state in states {
                guard case .data(let bytes) = state.value, let status = StreamingStatus(bytes) else { continue }
                for (id, stream) in streams where stream.management?.status == state.characteristic {
                    take(status, of: id)
                }
            }
        }
    }

    /// That a stream is not in use any more says something only if it was.
    private func take(_ status: StreamingStatus, of id: CameraStream.ID) {
        switch status {
        case .inUse: streams[id]?.wasInUse = true
        case .available, .unavailable:
            guard streams[id]?.wasInUse == true else { return }
            lose(id, HubError(.operationCancelled, "The camera has ended the stream."))
        }
    }
}

extension StreamSessionID {
    /// The stream's identifier, as the camera is to know it.
    fileprivate init(_ stream: CameraStream.ID) {
        let uuid = stream.uuid.uuid
        let bytes = withUnsafeBytes(of: uuid) { Array($0) }
        guard let id = StreamSessionID(bytes) else { preconditionFailure("a UUID has 16 bytes") }
        self = id
    }
}
