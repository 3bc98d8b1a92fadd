// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue

/// A house in JSON: accessory servers with their accessories, services and characteristics by the catalogue's names.
///
/// ```json
/// { "servers": [ { "name": "Attic", "bridge": true, "accessories": [ { "name": "Attic Lamp", "services": [
///     { "type": "lightbulb", "characteristics": { "on": true, "brightness": { "value": 40, "min": 10 } } } ] } ] } ] }
/// ```
///
/// A server's `"setupCode"` is a code of its own, or `"displayed"`: a fresh one is then shown for every attempt to pair.
///
/// Instance ids go by the order of the file, so they stay when something is added at its end. Characteristics that a
/// service must have and the file leaves out are there with the plainest value.
package enum HouseDescription {
    /// Whether a file holds a house rather than one attribute database.
    static func isHouse(_ bytes: [UInt8]) -> Bool {
        (try? JSONReader.read(bytes))?.object?["servers"] != nil
    }

    /// - Throws: ``DescriptionError`` with the place in the file.
    static func plans(_ bytes: [UInt8]) throws(DescriptionError) -> [ServerPlan] {
        let file = try DescribedObject(bytes)
        try file.check(keys: ["servers"])
        var plans: [ServerPlan] = []
        var names: Set<CatalogueWord> = []
        for server in try file.objects("servers") {
            let plan = try plan(server)
            guard names.insert(CatalogueWord(plan.name)).inserted else {
                throw DescriptionError(at: server.place(of: "name"), "Another server has this name.")
            }
            plans.append(plan)
        }
        guard !plans.isEmpty else { throw DescriptionError(at: "servers", "There is no server.") }
        return plans
    }

    private static func plan(_ server: DescribedObject) throws(DescriptionError) -> ServerPlan {
        try server.check(keys: ["name", "model", "category", "bridge", "setupCode", "accessories"])
        let name = try server.requiredText("name")
        let model = try server.text("model")
        let described = try server.objects("accessories")
        let isBridge = try server.flag("bridge") ?? (described.count > 1)
        guard isBridge || described.count == 1 else {
            throw DescriptionError(at: server.place, "One accessory is expected, or \"bridge\": true.")
        }
        var accessories = isBridge ? [AccessoryBuilder(1, name: name, model: model ?? "Bridge").accessory] : []
        for (index, accessory) in described.enumerated() {
            let aid = UInt64(isBridge ? index + 2 : index + 1)
            accessories.append(try AccessoryDescription.accessory(accessory, aid: aid))
        }
        let database = AttributeDatabase(accessories: accessories)
        let category = try server.text("category", "A category of accessories") { Catalogue.category(named: $0) }
        var plan = ServerPlan(
            key: name, name: name, model: model ?? (isBridge ? "Bridge" : "Accessory"),
            category: category.map { UInt16($0.identifier) } ?? (isBridge ? Category.bridge : database.likelyCategory),
            database: database)
        plan.setup = try server.text("setupCode", "A setup code, XXX-XX-XXX, or \"displayed\"") { text in
            text == "displayed" ? .displayed : (try? SetupCode(text, allowingForbidden: true)).map { .code($0) }
        }
        return plan
    }
}
