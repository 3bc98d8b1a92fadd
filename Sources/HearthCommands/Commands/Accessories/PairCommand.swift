// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthIPC
import HearthModel

/// `hearth pair`.
enum PairCommand {
    private static let name = Positional(
        "NAME", .optional,
        "The accessory's name or id as \"hearth discover\" shows it; not needed if only one is free.")
    private static let address = OptionDefinition(
        "address", "HOST:PORT", "Where the accessory is, if the search does not reach it.")
    private static let code = SetupCodeOptions.code
    private static let codeFile = SetupCodeOptions.codeFile
    private static let payload = OptionDefinition(
        "payload", "X-HM://…", "What the QR code says; the code is in it, and which accessory is meant.")
    private static let invitation = OptionDefinition(
        "invitation", "WORD", "What \"hearth pairing invite\" printed on the hub that has the accessory; needs no code."
    )
    private static let room = OptionDefinition("room", "ROOM", "The room it goes into.")
    private static let seconds = OptionDefinition("seconds", "N", "How long to search for it; 30 if not given.")

    static let definition = CommandDefinition(
        "pair", "Add an accessory to the home",
        discussion: [
            "Without a code or payload you are asked for the setup code: eight digits on the device or its papers. Other users of this machine can see the command line of a program; --code - and --code-file keep the code off it.",
            "With a bridge come the accessories behind it; --room is for the bridge alone.",
        ],
        positionals: [name], options: [address, code, codeFile, payload, invitation, room, seconds],
        examples: [
            .init("hearth pair \"Acme Lamp\"", "Pair a lamp; asks for the code"),
            .init("hearth pair \"Acme Lamp\" --room Kitchen --code - < code.txt", "With the code from a file"),
            .init("hearth pair --address 192.168.1.20:51826", "Pair an accessory that the search does not reach"),
            .init("hearth pair --payload X-HM://0023ISYWY7OSX", "Pair with what the QR code says"),
            .init(
                "hearth pair --invitation hearth-invitation/7A:1C:3E:55:90:D2/d23d…/192.168.1.20:51826",
                "Add an accessory that another hub shares"),
        ],
        json: """
            {
              "revision": 12,
              "accessory": {"id": "6F0C…", "name": "Acme Bridge"},
              "home": {"id": "0B6D…", "name": "My Home"},
              "room": {"id": "A1B2…", "name": "Kitchen"},
              "added": [{"id": "6F0C…", "name": "Acme Bridge"}, {"id": "7A11…", "name": "Acme Lamp"}]
            }
            """,
        action: run)

    private struct Report: Encodable {
        var revision: Revision
        let accessory: NameView
        let home: NameView
        var room: NameView?
        let added: [NameView]
    }

    /// Pairing may wait for a person who looks for the code.
    private static let limit = Duration.seconds(600)

    private static func run(_ call: CommandCall) async throws(CommandError) -> ExitCode {
        let (setupCode, payload) = try await secret(call)
        let question = SetupQuestion(call)
        let hub = try await call.connect { await question.ask($0) }
        defer { hub.close() }
        let home = try (try await hub.snapshot()).home(call.homeName)
        let room = try call.arguments[room].map { name throws(CommandError) in try home.room(named: name) }
        let request = try await request(to: home, setupCode, payload, call, hub)
        let added = try await Patience(call.console, around: question).while { () async throws(CommandError) in
            try await hub.call(request, within: limit)
        }
        return try await finish(added, home, room, hub, call)
    }

    private static func request(
        to home: Home, _ setupCode: SetupCodeText?, _ payload: String?, _ call: CommandCall, _ hub: HubSession
    ) async throws(CommandError) -> AddAccessory {
        if let invited = try invited(call, to: home) {
            call.note("Adding the accessory that another hub shares …")
            return invited
        }
        let device = try await device(call, hub, isNeeded: call.arguments[address] == nil && payload == nil)
        if setupCode == nil, payload == nil { try await registerAgent(call, hub) }
        call.note("Pairing with \(device?.name ?? call.arguments[address] ?? "the accessory of the QR code") …")
        return AddAccessory(
            home: home.id, deviceID: device?.deviceID, address: call.arguments[address], setupCode: setupCode?.code,
            setupPayload: payload)
    }

    /// What an invitation asks for; nil without one.
    private static func invited(_ call: CommandCall, to home: Home) throws(CommandError) -> AddAccessory? {
        guard let word = call.arguments[invitation] else { return nil }
        guard call.arguments[name] == nil, !call.arguments.has(code), !call.arguments.has(codeFile),
            !call.arguments.has(payload)
        else { throw call.usage(.conflict("An invitation says which accessory is meant and needs no code.")) }
        guard let invitation = InvitationText(word)?.invitation else {
            let expected = "the whole word that \"hearth pairing invite\" prints"
            throw call.usage(.invalidValue(what: "--invitation", expected: expected))
        }
        return AddAccessory(
            home: home.id, deviceID: invitation.deviceID, address: call.arguments[address] ?? invitation.address,
            accessoryKey: invitation.publicKey)
    }

    /// Puts it into its room and tells what was added.
    private static func finish(
        _ added: AccessoryAdded, _ home: Home, _ room: Room?, _ hub: HubSession, _ call: CommandCall
    ) async throws(CommandError) -> ExitCode {
        let all = added.commit.changes.compactMap { change -> Accessory? in
            if case .accessoryAdded(let accessory, _) = change { accessory } else { nil }
        }
        let main = all.first { $0.id == added.accessory }.map { NameView($0) }
        var report = Report(
            revision: added.commit.revision,
            accessory: main ?? NameView(id: added.accessory.description, name: ""),
            home: NameView(home), added: all.map { NameView($0) })
        if let room {
            report.revision = try await assign(added.accessory, to: room, home, hub)
            report.room = NameView(room)
        }
        call.show(report, text(report))
        return .success
    }

    private static func assign(
        _ accessory: Accessory.ID, to room: Room, _ home: Home, _ hub: HubSession
    ) async throws(CommandError) -> Revision {
        do {
            return try await hub.mutate(AssignAccessory(home: home.id, accessory: accessory, room: room.id)).revision
        } catch {
            throw .partlyFailed("It is paired, but could not be put into \(room.name): \(error.message)")
        }
    }

    private static func text(_ report: Report) -> String {
        let place = report.room.map { "\($0.name), " } ?? ""
        let head = "Added \"\(report.accessory.name)\" to \(place)\(report.home.name)."
        let others = report.added.filter { $0.id != report.accessory.id }.map { "  " + $0.name }
        guard !others.isEmpty else { return head }
        return ([head, "With it came \(others.count):"] + others).joined(separator: "\n")
    }
}

extension PairCommand {
    /// The setup code or payload from the command line.
    private static func secret(_ call: CommandCall) async throws(CommandError) -> (SetupCodeText?, String?) {
        guard call.arguments[name].flatMap({ SetupCodeText($0) }) == nil else {
            throw call.usage(.conflict("A setup code is not a name; give it with --code."))
        }
        let given = [code, codeFile, payload].filter { call.arguments.has($0) }
        guard given.count <= 1 else {
            throw call.usage(.conflict("Only one of --code, --code-file and --payload makes sense."))
        }
        if let text = call.arguments[payload] {
            guard text.uppercased().hasPrefix("X-HM://") else {
                throw call.usage(.invalidValue(what: "--payload", expected: "a text that begins with X-HM://"))
            }
            return (nil, text)
        }
        return (try await SetupCodeOptions.value(call), nil)
    }

    private static func registerAgent(_ call: CommandCall, _ hub: HubSession) async throws(CommandError) {
        if call.console.canAsk {
            _ = try await hub.call(RegisterSetupAgent(isOn: true))
        } else {
            call.note("There is no terminal to ask for the setup code: waiting for another setup agent. Or use --code.")
        }
    }

    /// The accessory that was named; nil if the hub is told by other means which one.
    private static func device(
        _ call: CommandCall, _ hub: HubSession, isNeeded: Bool
    ) async throws(CommandError) -> DiscoveredAccessory? {
        guard let name = call.arguments[name] else {
            return isNeeded ? try await onlyFree(call, hub) : nil
        }
        guard call.arguments[address] == nil else {
            throw call.usage(.conflict("Either NAME or --address says which accessory is meant, not both."))
        }
        call.note("Searching for \"\(name)\" …")
        let found = try await hub.search(for: try searchLimit(call, usual: 30), settling: call.environment.settling) {
            !$0.resolver.matches(name).isEmpty
        }
        return try Search(found).resolver.resolve(name)
    }

    private static func onlyFree(_ call: CommandCall, _ hub: HubSession) async throws(CommandError)
        -> DiscoveredAccessory
    {
        let kind = NamedKind("free accessory", "on the network")
        call.note("Searching for accessories …")
        let found = try await hub.search(for: try searchLimit(call, usual: 5)).filter { !$0.isPaired }
        guard let only = found.first else {
            throw .notFound(
                kind: kind, name: "", suggestions: [],
                note: "Is it switched on and on this network? See: hearth discover")
        }
        guard found.count == 1 else {
            throw .ambiguous(
                kind: kind, name: "", candidates: Search(found).resolver.candidates.map(\.description),
                advice: "Say which: hearth pair NAME")
        }
        return only
    }

    private static func searchLimit(_ call: CommandCall, usual: Int) throws(CommandError) -> Duration {
        guard let text = call.arguments[seconds] else { return .seconds(usual) }
        guard let number = Double(text), number >= 0, number <= 3600 else {
            throw call.usage(.invalidValue(what: "--seconds", expected: "a number from 0 to 3600"))
        }
        return .milliseconds(Int64(number * 1000))
    }
}
