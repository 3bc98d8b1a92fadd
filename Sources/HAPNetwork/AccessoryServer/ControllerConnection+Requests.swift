// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HearthSystem

extension ControllerConnection {
    /// An answer and what is to be done once its last byte has left.
    struct Reply {
        enum Next {
            case nothing
            /// From the next byte on, both directions are sealed.
            case secure(VerifiedSession)
            /// Discovery says that the accessory is paired. Quirk Q88.
            case becomePaired
            case changePairings(PairingsAnswer)
        }

        let response: HTTPResponse
        var next = Next.nothing

        init(_ response: HTTPResponse, then next: Next = .nothing) {
            self.response = response
            self.next = next
        }

        static func status(_ status: Int, _ code: HAPStatus) -> Reply {
            Reply(.json(code.body, status: status))
        }
    }

    func reply(to request: HTTPRequest) async -> Reply {
        switch AccessoryRoute(request, isSecured: isSecured) {
        case .identify: await identify()
        case .pairSetup: await pairSetup(request.body)
        case .pairVerify: await pairVerify(request.body)
        case .pairings: await pairings(request.body)
        case .accessories: await accessories()
        case .readCharacteristics: await read(request.query)
        case .writeCharacteristics: await write(request.body)
        case .prepare: prepare(request.body)
        case .resource: await resource(request.body)
        case .refused(status: 470): .status(470, .insufficientAuthorization)
        case .refused(let status): .status(status, .resourceDoesNotExist)
        }
    }

    func complete(_ reply: Reply) async {
        switch reply.next {
        case .nothing: break
        case .secure(let session):
            controller = session.controller
            cipher = try? SessionCipher(session.keys, role: .accessory)
            // What came in the clear behind M3 must not count as sealed; and while M4 was on its way, the pairing may
            // have been removed.
            let record = await server.pairings[session.controller.identifier]
            if cipher == nil || parser.isInsideMessage || record?.publicKey != session.controller.publicKey {
                close()
            }
        case .becomePaired: await server.updateAdvertisement()
        case .changePairings(let answer): await server.finish(answer, for: self)
        }
    }

    private func identify() async -> Reply {
        guard await !server.isPaired else { return .status(400, .insufficientPrivileges) }
        await server.identify()
        return Reply(.noContent)
    }

    private func pairSetup(_ body: [UInt8]) async -> Reply {
        let answer = await server.pairSetup(body, on: number, isSecured: isSecured)
        return Reply(
            .pairing(answer.body, status: answer.status), then: answer.becomesPaired ? .becomePaired : .nothing)
    }

    private func pairVerify(_ body: [UInt8]) async -> Reply {
        let answer = verification.receive(body, pairings: await server.pairings.records)
        return Reply(.pairing(answer.body, status: answer.status), then: answer.session.map { .secure($0) } ?? .nothing)
    }

    private func pairings(_ body: [UInt8]) async -> Reply {
        guard let controller else { return .status(470, .insufficientAuthorization) }
        let answer = await server.managePairings(body, by: controller.identifier)
        return Reply(.pairing(answer.body, status: answer.status), then: .changePairings(answer))
    }

    private func accessories() async -> Reply {
        guard let controller else { return .status(470, .insufficientAuthorization) }
        return large(.json(await server.accessoriesBody(for: number, of: controller.identifier)))
    }

    private func large(_ response: HTTPResponse) -> Reply {
        var response = response
        response.chunkSize = server.configuration.chunkSize
        return Reply(response)
    }

    private func read(_ query: Substring) async -> Reply {
        guard let controller, let request = CharacteristicReadRequest(query: query) else {
            return .status(400, .invalidValue)
        }
        guard !request.ids.isEmpty else { return Reply(.noContent) }
        return Reply(await server.read(request, for: number, of: controller.identifier).readAnswer)
    }

    private func write(_ body: [UInt8]) async -> Reply {
        guard let controller, let request = try? CharacteristicWriteRequest(body: body), request.skippedRows == 0 else {
            return .status(400, .invalidValue)
        }
        let isTimed = timedWrite.take(pid: request.pid, at: server.timeline.now)
        let response = await server.write(request, isTimed: isTimed, by: controller.identifier, on: self)
        return Reply(response.writeAnswer)
    }

    private func prepare(_ body: [UInt8]) -> Reply {
        guard let preparation = try? TimedWritePreparation(body: body) else { return .status(400, .invalidValue) }
        timedWrite.prepare(preparation, at: server.timeline.now)
        return .status(200, .success)
    }

    private func resource(_ body: [UInt8]) async -> Reply {
        guard let request = try? ResourceRequest(body: body) else { return .status(400, .invalidValue) }
        do throws(HAPStatus) {
            let image = try await server.image(request)
            return large(HTTPResponse(status: 200, contentType: ContentType.jpeg, body: image))
        } catch {
            return .status(error == .resourceDoesNotExist ? 404 : 207, error)
        }
    }
}

extension HTTPResponse {
    /// A pairing message, or a bare status if there is none.
    fileprivate static func pairing(_ body: [UInt8], status: Int) -> HTTPResponse {
        body.isEmpty ? HTTPResponse(status: status) : .tlv8(body, status: status)
    }
}
