// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

extension Rule {
    static let databaseAnswer = Rule(
        "database.answer", "11", "Answer GET /accessories with 200, application/hap+json and one JSON object.")
    static let databaseEntries = Rule(
        "database.entries", "11", "Give each entry a type that is a UUID and an aid or iid above 0.")
    static let databaseIDs = Rule(
        "database.ids", "11", "Use each aid once, and each iid once among services and characteristics together.")
    static let databaseLinks = Rule("database.links", "11", "Link only to other services of the same accessory.")
    static let databaseFormats = Rule(
        "database.formats", "11", "Declare one of HAP's formats with each characteristic.")
    static let databasePermissions = Rule(
        "database.permissions", "11", "Declare perms with pr, pw, ev, aa, tw, wr and hd only; tw and wr need pw.")
    static let databaseLimits = Rule(
        "database.limits", "11", "Declare limits that fit the format, with the minimum below the maximum.")
    static let databaseValues = Rule("database.values", "11", "Send values of the declared format and range.")
    static let databaseData = Rule("database.data", "11", "Write data and tlv8 in base64.")
    static let valuePresence = Rule(
        "database.value-presence", "11", "Send a value with what can be read, and none, not even null, with all else.")
    static let rootAccessory = Rule(
        "database.root", "11", "Serve the device or bridge itself as the accessory of aid 1.")
    static let informationService = Rule(
        "database.information", "11", "Begin each accessory with the service Accessory Information (3E) of iid 1.")
    static let informationCharacteristics = Rule(
        "database.information-characteristics", "11",
        "Give Identify, Manufacturer, Model, Name, Serial Number and Firmware Revision to each accessory.")
    static let informationValues = Rule(
        "database.information-values", "11",
        "Keep Manufacturer and Name to 64 bytes, Model to 1-64, Serial Number to 2-64, Firmware Revision to x.y.z.")
    static let requiredCharacteristics = Rule(
        "database.required-characteristics", "11", "Give each service the characteristics that it must have.")
    static let cataloguePermissions = Rule(
        "database.apple-permissions", "11", "Give Apple's characteristics the permissions that Apple defines.")
    static let catalogueFormats = Rule(
        "database.apple-formats", "11", "Give Apple's characteristics the formats that Apple defines.")
    static let primaryService = Rule("database.primary", "11", "Mark at most one service of an accessory as primary.")
    static let protocolInformation = Rule(
        "database.protocol", "11", "Give accessory 1 the service Protocol Information (A2) with Version 1.1.0.")
    static let databaseSize = Rule("database.size", "1", "Serve at most 150 accessories, the bridge among them.")
}
