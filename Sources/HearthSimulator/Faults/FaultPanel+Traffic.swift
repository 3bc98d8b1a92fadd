// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
internal import HAPNetwork
internal import HearthSystem

extension FaultPanel: TrafficFilter {
    func announcement(_ truth: Announced) -> Announced {
        var announced = truth
        if let partner { announced.port = partner.port }
        if let port = number(of: .announceStalePort) { announced.port = UInt16(clamping: port) }
        if has(.announceUnspecified) { announced.address = .any }
        return announced
    }

    func admits(whenOpen connections: Int) -> Bool {
        guard let limit = number(of: .refuseConnections), connections >= limit else { return true }
        acted(.refuseConnections)
        return false
    }

    func recipient(insteadOf server: AccessoryServer) -> AccessoryServer {
        partner?.server ?? server
    }

    func hears(_ bytes: [UInt8]) -> Bool { !has(.silent) }

    func intercept(_ request: HTTPRequest, on server: isolated AccessoryServer) -> Interception {
        if isIdle { return .pass }
        if let point = PairingPoint(request) { return intercept(point) }
        return refusesBooleans(of: request, on: server) ? .answer(Self.refusal) : .pass
    }

    private func intercept(_ point: PairingPoint) -> Interception {
        if let message = number(of: .dropInVerify), point == (message == 3 ? .verifyM4 : .verifyM2) {
            acted(.dropInVerify)
            return .close
        }
        guard case .pairingError(point, let code)? = value(of: .pairingError) else { return .pass }
        acted(.pairingError)
        return .answer(point.reply(code))
    }

    /// A device that cannot read a value refuses all of the request.
    private static let refusal = HTTPResponse.json(HAPStatus.invalidValue.body, status: 400)

    /// Whether a written boolean is of the kind that the device does not take. Quirk Q32.
    private func refusesBooleans(of request: HTTPRequest, on server: isolated AccessoryServer) -> Bool {
        guard has(.trueOnlyBooleans) || has(.oneOnlyBooleans), request.method == "PUT",
            let write = try? CharacteristicWriteRequest(body: request.body)
        else { return false }
        let values = write.rows.filter { server.isBoolean($0.id) }.compactMap(\.value)
        let refused = values.first { value in
            if case .bool = value { has(.oneOnlyBooleans) } else { has(.trueOnlyBooleans) }
        }
        guard refused != nil else { return false }
        acted(has(.oneOnlyBooleans) ? .oneOnlyBooleans : .trueOnlyBooleans)
        return true
    }

    func delay(answering request: HTTPRequest) -> AnswerDelay {
        if has(.noAnswer), !request.path.hasPrefix("/pair-") {
            acted(.noAnswer)
            return .forever
        }
        guard let delay = seconds(of: .late) else { return .none }
        acted(.late)
        return .time(delay)
    }

    func eventPlace(answering request: HTTPRequest) -> EventPlace? {
        guard let fault = [Fault.eventBeforeAnswer, .eventAfterAnswer].first(where: has) else { return nil }
        acted(fault)
        return fault == .eventBeforeAnswer ? .before : .after
    }

    var drawsLeadingZero: Bool { has(.leadingZeroSRP) }

    var holdingTime: Duration? { seconds(of: .gluePackets) }

    func packets(_ messages: [[UInt8]], on connection: UInt64) -> PacketPlan {
        let bytes = messages.reduce(into: []) { $0 += $1 }
        if messages.count > 1, has(.gluePackets) { acted(.gluePackets) }
        if isIdle { return PacketPlan([bytes]) }
        if has(.silent) { return PacketPlan([]) }
        if let limit = number(of: .dropAtByte) {
            let before = count(bytes.count, on: connection)
            if before + bytes.count >= limit {
                acted(.dropAtByte)
                return PacketPlan([Array(bytes.prefix(max(limit - before, 0)))], closesAtEnd: true)
            }
        }
        guard let size = number(of: .splitPackets), bytes.count > 1 else { return PacketPlan([bytes]) }
        acted(.splitPackets)
        return PacketPlan(pieces(of: bytes, size: size), pause: Self.pauseBetweenPackets)
    }

    /// So that the kernel does not put them together again.
    private static let pauseBetweenPackets: Duration = .milliseconds(2)

    private func pieces(of bytes: [UInt8], size: Int) -> [[UInt8]] {
        guard size > 0 else {
            let cut = nextCut(of: bytes.count)
            return [Array(bytes[..<cut]), Array(bytes[cut...])]
        }
        return stride(from: 0, to: bytes.count, by: size).map { start in
            Array(bytes[start..<min(start + size, bytes.count)])
        }
    }
}

extension AccessoryServer {
    func isBoolean(_ id: CharacteristicID) -> Bool { attributes[id]?.metadata.format == .bool }
}
