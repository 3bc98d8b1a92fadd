// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@testable import HearthCheck

/// The walk over real sockets, against accessories that do one thing wrong.
@Suite(.serialized)
struct ConformanceCheckTests {
    /// Checks an accessory with its setup code.
    private static func findings(
        of accessory: ScriptedAccessory, _ change: (inout ConformanceCheck.Options) -> Void = { _ in }
    ) async throws -> [Finding] {
        var options = ConformanceCheck.Options()
        options.setupCode = accessory.setupCode
        change(&options)
        let check = try ConformanceCheck(options, eventLoop: EventLoop(label: "check"))
        let findings = Guarded<[Finding]>([])
        try await check.run(on: Target(addresses: [accessory.address])) { finding in
            findings.withLock { $0.append(finding) }
        }
        return findings.withLock { $0 }
    }

    private static func accessory(_ script: @escaping ScriptedAccessory.Script) async throws -> ScriptedAccessory {
        let accessory = try ScriptedAccessory()
        await accessory.follow(script)
        try await accessory.start()
        return accessory
    }

    struct Wrong: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let id: String
        let severity: Finding.Severity
        let script: ScriptedAccessory.Script

        init(
            _ description: String, _ id: String, _ severity: Finding.Severity,
            _ script: @escaping ScriptedAccessory.Script
        ) {
            (testDescription, self.id, self.severity, self.script) = (description, id, severity, script)
        }

        /// Answers requests of this kind with something else.
        static func answering(
            _ method: String, _ path: String, _ response: HTTPResponse, _ id: String, _ severity: Finding.Severity
        ) -> Wrong {
            Wrong("\(method) \(path) with \(response.status)", id, severity) { request, usual in
                request.method == method && request.path == path && usual.status != 470
                    ? .response(response) : .usual
            }
        }
    }

    @Test(
        "what is wrong is found, and the pairing is removed all the same",
        arguments: [
            Wrong("everybody is served", "http.unverified-accessories", .violation) { request, usual in
                request.path == "/accessories" && usual.status == 470
                    ? .response(.json(AttributeDatabase.lamp.encoded())) : .usual
            },
            Wrong("401 instead of 470", "http.unverified-accessories", .oddity) { _, usual in
                usual.status == 470 ? .response(HTTPResponse(status: 401)) : .usual
            },
            Wrong("header names in lower case", "http.header-names", .oddity) { _, usual in
                usual.status == 470
                    ? .pieces([Array("HTTP/1.1 470 No\r\ncontent-length: 0\r\n\r\n".utf8)]) : .usual
            },
            .answering("GET", "/accessories", .json(Array("{".utf8)), "database.answer", .violation),
            .answering("GET", "/accessories", HTTPResponse(status: 500), "database.answer", .violation),
            .answering("GET", "/characteristics", .noContent, "read.one", .oddity),
            .answering("PUT", "/characteristics", HTTPResponse(status: 500), "write.same-value", .violation),
            .answering("PUT", "/prepare", HTTPResponse(status: 404), "write.prepare", .violation),
            Wrong("the session dies with each read", "read.one", .violation) { request, _ in
                request.path == "/characteristics" && request.method == "GET" ? .close : .usual
            },
            Wrong("the list of pairings is empty", "pairings.list", .violation) { request, _ in
                request.path == "/pairings" && request.body == PairingsRequest.list.encoded
                    ? .response(.tlv8(PairingMessage(state: 2).encoded)) : .usual
            },
        ])
    func wrong(one: Wrong) async throws {
        let accessory = try await Self.accessory(one.script)
        let findings = try await Self.findings(of: accessory)
        #expect(findings.contains { $0.id == one.id && $0.severity == one.severity }, "\(findings)")
        #expect(findings.contains { $0.id == "pairings.remove" && $0.severity == .works })
        #expect(await !accessory.isPaired)
        await accessory.stop()
    }

    /// An accessory that serves one connection may close a new one, for it has not noticed yet that the last is gone.
    @Test("a connection that was closed without an answer is judged when it is so again")
    func closedOnce() async throws {
        let closed = Guarded(0)
        let accessory = try await Self.accessory { request, usual in
            guard usual.status == 470, request.path == "/accessories" else { return .usual }
            return closed.withLock { count in
                count += 1
                return count.isMultiple(of: 2) ? .usual : .close
            }
        }
        let findings = try await Self.findings(of: accessory)
        #expect(closed.withLock { $0 } > 6)
        for id in ["http.reachable", "http.unverified-accessories", "http.split-request", "connection.interrupted"] {
            #expect(findings.contains { $0.id == id && $0.severity == .works }, "\(id)")
        }
        #expect(findings.contains { $0.id == "connection.second" && $0.severity == .works })
        await accessory.stop()
    }

    @Test("with --read-only nothing is written but the end of the pairing and subscriptions")
    func readOnly() async throws {
        let accessory = try await Self.accessory { _, _ in .usual }
        let findings = try await Self.findings(of: accessory) { $0.isReadOnly = true }
        #expect(findings.contains { $0.id == "write.same-value" && $0.severity == .notTested })
        let writes = await accessory.requests.filter { $0.method == "PUT" && $0.path == "/characteristics" }
        #expect(!writes.isEmpty)
        for write in writes {
            #expect(try CharacteristicWriteRequest(body: write.body).rows.allSatisfy { $0.value == nil })
        }
        await accessory.stop()
    }

    @Test("what is written is what was read")
    func writesNothingNew() async throws {
        let accessory = try await Self.accessory { _, _ in .usual }
        await accessory.setValue(.integer(37), of: CharacteristicID(aid: 1, iid: 11))
        _ = try await Self.findings(of: accessory)
        #expect(await accessory.database[CharacteristicID(aid: 1, iid: 11)]?.value == .integer(37))
        #expect(await accessory.database[CharacteristicID(aid: 1, iid: 10)]?.value == .bool(false))
        let rows = try await accessory.requests.filter { $0.method == "PUT" && $0.path == "/characteristics" }
            .flatMap { try CharacteristicWriteRequest(body: $0.body).rows }
        #expect(rows.contains { $0.value == .integer(37) })
        #expect(!rows.contains { $0.id.iid == 2 }, "Identify was not asked for")
        await accessory.stop()
    }

    @Test("a stopped check has removed its pairing when it returns")
    func cancelled() async throws {
        let gate = Gate()
        let accessory = try await Self.accessory { request, usual in
            guard request.path == "/accessories", usual.status == 200 else { return .usual }
            await gate.open()
            return .silence
        }
        let run = Task { try await Self.findings(of: accessory) }
        await gate.wait()
        #expect(await accessory.isPaired)
        run.cancel()
        let findings = try await run.value
        #expect(await !accessory.isPaired)
        #expect(!findings.contains { $0.severity == .violation && $0.id.hasPrefix("database") }, "\(findings)")
        await accessory.stop()
    }

    @Test("an accessory that is paired is not touched, and the refusal is right")
    func paired() async throws {
        let owner = try ControllerIdentity.generate(using: .system)
        let record = PairingRecord(
            identifier: owner.identifier, publicKey: owner.signingKey.publicKey, isAdmin: true)
        let accessory = try ScriptedAccessory(pairedWith: [record])
        try await accessory.start()
        let findings = try await Self.findings(of: accessory)
        #expect(findings.contains { $0.id == "pair-setup.refusal" && $0.severity == .works })
        #expect(!findings.contains { $0.id.hasPrefix("read") })
        #expect(await accessory.isPaired)
        await accessory.stop()
    }

    @Test("without a code nothing is paired")
    func withoutCode() async throws {
        let accessory = try await Self.accessory { _, _ in .usual }
        let findings = try await Self.findings(of: accessory) { $0.setupCode = nil }
        #expect(findings.last?.id == "pair-setup.messages")
        #expect(findings.last?.severity == .notTested)
        #expect(await accessory.requests == [])
        await accessory.stop()
    }

    @Test("nobody there is no finding but an error")
    func unreachable() async throws {
        let accessory = try ScriptedAccessory()
        await accessory.stop()
        await #expect(throws: ConformanceCheck.Unreachable.self) { try await Self.findings(of: accessory) }
    }
}
