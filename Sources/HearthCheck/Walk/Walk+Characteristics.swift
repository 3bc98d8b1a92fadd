// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
internal import HAPNetwork
internal import HearthSystem

extension Walk {
    func checkDatabase() async {
        guard let answer = await ask(.get("/accessories"), .databaseAnswer) else { return }
        guard answer.status == 200 else {
            return tell(Rule.databaseAnswer.broken("GET /accessories is answered HTTP \(answer.status)."))
        }
        var oddities: [Oddity] = []
        do throws(HAPMessageError) {
            let database = try AttributeDatabase(decoding: answer.body, noting: &oddities)
            self.database = database
            tell(
                answer.contentType?.lowercased() == ContentType.hapJSON
                    ? Rule.databaseAnswer.works("The attribute database is read.")
                    : Rule.databaseAnswer.odd("The attribute database is not declared as application/hap+json."))
            tell(NeedlessCommas.finding(answer.body, .databaseAnswer))
            tell(OddityRules(oddities: oddities).findings)
            tell(RawDatabaseRules(answer.body).findings)
            tell(DatabaseRules(database: database).findings)
        } catch {
            tell(Rule.databaseAnswer.broken("The attribute database cannot be read: \(error)"))
        }
    }

    func checkReads() async {
        guard let database else { return tell(Rule.readOne.notTested("There is no attribute database.")) }
        let readable = Self.readable(in: database)
        if let first = readable.first { tell(await read([first], .readOne, database)) }
        await readAll(readable, database)
        await checkUnknown(database)
        await checkWriteOnly(database)
    }

    /// What can be read at any time without a side effect. Quirks Q55 and Q57.
    private static func readable(in database: AttributeDatabase) -> [CharacteristicID] {
        let writeFirst: Set = [
            CharacteristicType.selectedRTPStreamConfiguration, CharacteristicType.setupEndpoints,
            CharacteristicType.setupDataStreamTransport, TypeIdentifier(apple: 0x138),
        ]
        return database.characteristics.filter { _, attributes in
            attributes.permissions.contains(.read) && !writeFirst.contains(attributes.type)
                && !(Catalogue.characteristic(attributes.type)?.sendsEventsAtOnce ?? false)
        }.map(\.id)
    }

    /// One finding for all requests together, unless one fails.
    private func readAll(_ ids: [CharacteristicID], _ database: AttributeDatabase) async {
        let requests = CharacteristicReadRequest.requests(for: ids)
        var isSound = true
        for request in requests {
            let findings = await read(request.ids, .readMany, database)
            tell(findings.filter { $0.severity != .works })
            isSound = isSound && findings.contains { $0.severity == .works }
        }
        guard isSound, !ids.isEmpty else { return }
        tell(Rule.readMany.works("All \(ids.count) values are read, in \(requests.count) requests."))
    }

    private func read(_ ids: [CharacteristicID], _ rule: Rule, _ database: AttributeDatabase) async -> [Finding] {
        guard let answer = await ask(CharacteristicReadRequest(ids: ids).httpRequest, rule) else { return [] }
        return RowRules(ids: ids, response: answer).read(rule, from: database)
    }

    private func checkUnknown(_ database: AttributeDatabase) async {
        let aid = database.accessories.first?.aid ?? 1
        let used = Set(database.characteristics.map(\.id))
        let free = (60_000...60_999).map { CharacteristicID(aid: aid, iid: $0) }.first { !used.contains($0) }
        guard let free else { return }
        await refusal(
            CharacteristicReadRequest(ids: [free]).httpRequest, [free], .resourceDoesNotExist, .readUnknown,
            "A read of an id that is not there")
    }

    private func checkWriteOnly(_ database: AttributeDatabase) async {
        let id = database.characteristics.first {
            !$0.attributes.permissions.contains(.read) && $0.attributes.permissions.contains(.write)
        }?.id
        guard let id else { return tell(Rule.readWriteOnly.notTested("Nothing can only be written.")) }
        await refusal(
            CharacteristicReadRequest(ids: [id]).httpRequest, [id], .writeOnly, .readWriteOnly,
            "A read of what can only be written")
    }

    func refusal(
        _ request: HTTPRequest, _ ids: [CharacteristicID], _ status: HAPStatus, _ rule: Rule, _ what: String
    ) async {
        guard let answer = await ask(request, rule) else { return }
        tell(RowRules(ids: ids, response: answer).refusal(status, rule, what))
    }
}
