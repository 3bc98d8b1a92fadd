// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HearthSystem

/// One connection of a scripted accessory: takes requests apart, seals what goes out.
actor ScriptedConnection {
    nonisolated let number: UInt64
    private let stream: StreamConnection
    private var parser = HTTPMessageParser(side: .accessory)
    private var cipher: SessionCipher?
    private var verifying: PairVerifyAccessory
    /// Who is at the other end; nil before pair-verify.
    private(set) var controller: PairingIdentifier?

    init(_ stream: StreamConnection, number: UInt64, identity: AccessoryIdentity) {
        self.stream = stream
        self.number = number
        verifying = PairVerifyAccessory(identity: identity)
    }

    func close() async { await stream.close() }

    /// A request as it came.
    struct Arrival {
        let request: HTTPRequest
        /// The bytes of it, opened.
        let text: String
        /// How many reads of the connection it took.
        let pieces: Int
    }

    /// nil when the connection is over.
    func nextRequest() async -> Arrival? {
        var text: [UInt8] = []
        var pieces = 0
        while true {
            if case .request(let request)? = try? parser.next() {
                return Arrival(request: request, text: String(decoding: text, as: UTF8.self), pieces: pieces)
            }
            guard let bytes = try? await stream.read() else { return nil }
            guard let plaintext = try? open(bytes) else { return nil }
            parser.append(plaintext)
            text += plaintext
            pieces += 1
        }
    }

    private func open(_ bytes: [UInt8]) throws -> [UInt8] {
        try cipher?.open(bytes) ?? bytes
    }

    func send(_ bytes: [UInt8]) async {
        try? await stream.write(cipher?.seal(bytes) ?? bytes)
    }

    func verify(_ body: [UInt8], pairings: [PairingRecord]) -> PairVerifyAnswer {
        verifying.receive(body, pairings: pairings)
    }

    func secure(_ session: VerifiedSession) {
        cipher = try? SessionCipher(session.keys, role: .accessory)
        controller = session.controller.identifier
    }

    /// Sends both in one packet, the second part sealed with the new keys.
    func secure(_ session: VerifiedSession, sending plain: [UInt8], then sealed: [UInt8]) async {
        secure(session)
        guard let sealed = cipher?.seal(sealed) else { return }
        try? await stream.write(plain + sealed)
    }
}
