// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthIPC
import HearthModel
import HearthTestSupport
import Testing

@testable import HearthCommands

struct PairingCommandTests {
    private static let key = String(repeating: "a7", count: 32)
    private static let guest = "hearth-controller/A0B5C1D7-22F3-4E18-8B6C-9D0E1F2A3B4C/\(key)"
    private static let invitation =
        "hearth-invitation/AA:00:00:00:00:30/\(String(repeating: "d2", count: 32))/192.0.2.7:51826"

    private let hub = FakeHub()

    @Test("words for controllers and invitations come back as they went, damaged ones do not")
    func cards() throws {
        let card = try #require(ControllerCard(Self.guest))
        #expect(card.text == Self.guest && card.identifier == "A0B5C1D7-22F3-4E18-8B6C-9D0E1F2A3B4C")
        let odd = ControllerCard(ControllerDescription(identifier: "a/b c", publicKey: Self.key))
        #expect(ControllerCard(odd.text) == odd)
        let word = try #require(InvitationText(Self.invitation))
        #expect(word.text == Self.invitation && word.invitation.address == "192.0.2.7:51826")
        let nowhere = InvitationText(AccessoryInvitation(deviceID: "A", publicKey: Self.key, address: nil))
        #expect(InvitationText(nowhere.text) == nowhere)
        let sixth = InvitationText(AccessoryInvitation(deviceID: "A", publicKey: Self.key, address: "[fe80::1%eth0]:1"))
        #expect(InvitationText(sixth.text) == sixth)
        for damaged in [
            "", "hello", "hearth-controller/", "hearth-controller/X", "hearth-controller//\(Self.key)",
            "hearth-invitation/\(Self.key)", String(Self.guest.dropLast()), String(Self.guest.dropLast(2)),
            "hearth-invitation/A/\(Self.key)/b/c",
        ] {
            #expect(ControllerCard(damaged) == nil && InvitationText(damaged) == nil, "\(damaged)")
        }
    }

    @Test("the list says who may do what and which one is this hub")
    func list() async {
        hub.withState {
            $0.pairings.append(
                ControllerPairing(identifier: "GUEST", publicKey: Self.key, isAdmin: false, isOwn: false))
        }
        let outcome = await Terminal(hub).run("pairing", "list", "Acme Bridge")
        #expect(outcome.code == .success)
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[1].contains("(this hub)") && lines[1].contains("administer"))
        #expect(lines[2].hasPrefix("GUEST") && lines[2].contains("use"))
    }

    @Test("an invited controller may use the accessory, with --admin administer it; the word alone is the output")
    func invite() async {
        for words in [[], ["--admin"]] {
            let outcome = await Terminal(hub).run(["pairing", "invite", "Acme Bridge", Self.guest] + words)
            #expect(outcome.output == Self.invitation + "\n")
            #expect(outcome.messages.contains("hearth pair --invitation"))
            let added = hub.withState { $0.pairings.last }
            #expect(added?.identifier == "A0B5C1D7-22F3-4E18-8B6C-9D0E1F2A3B4C" && added?.publicKey == Self.key)
            #expect(added?.isAdmin == !words.isEmpty)
        }
        let cut = await Terminal(hub).run("pairing", "invite", "Acme Bridge", String(Self.guest.dropLast(3)))
        #expect(cut.code == .usage && cut.messages.contains("hearth identity show"))
    }

    @Test("a controller is removed by its identifier or its word; an unknown one is not found")
    func remove() async {
        for text in ["A0B5C1D7-22F3-4E18-8B6C-9D0E1F2A3B4C", Self.guest] {
            _ = await Terminal(hub).run("pairing", "invite", "Acme Bridge", Self.guest)
            #expect(await Terminal(hub).run("pairing", "remove", "Acme Bridge", text).code == .success)
            #expect(hub.withState { $0.pairings.count } == 1)
        }
        #expect(await Terminal(hub).run("pairing", "remove", "Acme Bridge", "X").code == .notFound)
    }

    @Test("an invitation adds the accessory without code or search; with a code it makes no sense")
    func join() async {
        hub.withState { $0.newcomers = [House.light(80, "New Lamp", House.id(10))] }
        let outcome = await Terminal(hub).run("pair", "--invitation", Self.invitation)
        #expect(outcome.code == .success, "\(outcome.messages)")
        #expect(hub.withState { $0.methods } == ["database.open", "accessory.add"])
        for words in [["--code", "123-45-678"], ["Acme Lamp"], ["--payload", "X-HM://0023ISYWY7OSX"]] {
            let refused = await Terminal(hub).run(["pair", "--invitation", Self.invitation] + words)
            #expect(refused.code == .usage)
        }
        #expect(await Terminal(hub).run("pair", "--invitation", "hello").code == .usage)
    }

    @Test("what identity show prints is what invite takes")
    func identity() async throws {
        let outcome = await Terminal(hub).run("identity", "show")
        let card = try #require(ControllerCard(outcome.output.trimmingCharacters(in: .newlines)))
        #expect(card.identifier == FakeHub.identity.identifier && card.publicKey == FakeHub.identity.publicKey)
    }

    @Test("an export asks for the passphrase twice, writes for the owner alone, and replaces no file")
    func export() async throws {
        let scratch = try ScratchFolder()
        let path = scratch.file("hub.identity")
        let slip = await Terminal(hub, input: ["one passphrase", "another one"], isTerminal: true)
            .run("identity", "export", path)
        #expect(slip.code == .failed && !FileManager.default.fileExists(atPath: path))
        let outcome = await Terminal(hub, input: ["one passphrase", "one passphrase"], isTerminal: true)
            .run("identity", "export", path)
        #expect(outcome.code == .success && !(outcome.output + outcome.messages).contains("one passphrase"))
        #expect(hub.withState { $0.exportPassphrase } == "one passphrase")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "sealed")
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
        #expect(mode?.intValue == 0o600)
        let again = await Terminal(hub, input: ["one passphrase", "one passphrase"], isTerminal: true)
            .run("identity", "export", path)
        #expect(again.code == .failed && again.messages.contains("already"))
    }

    @Test("an import reads file and passphrase, and says how to replace an identity that is in use")
    func importing() async throws {
        let scratch = try ScratchFolder()
        let (path, secret) = (scratch.file("hub.identity"), scratch.file("secret"))
        try Data("paired".utf8).write(to: URL(fileURLWithPath: path))
        try Data("one passphrase\nmore".utf8).write(to: URL(fileURLWithPath: secret))
        let words = ["identity", "import", path, "--passphrase-file", secret]
        let refused = await Terminal(hub).run(words)
        #expect(refused.code == .failed && refused.messages.contains("--replace"))
        let outcome = await Terminal(hub).run(words + ["--replace"])
        #expect(outcome.code == .success && outcome.output.contains("Start it again"))
        let request = hub.withState { $0.identity }
        #expect(request?.document == "paired" && request?.passphrase == "one passphrase")
        #expect(await Terminal(hub).run("identity", "import", path).code == .usage, "there is nobody to ask")
        let missing = await Terminal(hub).run("identity", "import", scratch.file("none"), "--passphrase-file", secret)
        #expect(missing.code == .failed)
    }
}
