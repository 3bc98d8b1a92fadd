// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

extension Rule {
    static let advertised = Rule("advertisement.seen", "4", "Announce _hap._tcp with SRV, TXT and address records.")
    static let advertisedKeys = Rule(
        "advertisement.keys", "4", "Announce c#, ff, id, md, pv, s#, sf and ci in lower case, none of them empty.")
    static let advertisedID = Rule(
        "advertisement.device-id", "4", "Announce id as six bytes in upper-case hexadecimal, as in 7A:1C:3E:55:90:D2.")
    static let configurationNumber = Rule(
        "advertisement.configuration-number", "4", "Count c# from 1 to 65535, and up with each change of the database.")
    static let stateNumber = Rule("advertisement.state-number", "4", "Announce s#=1, always, on IP.")
    static let protocolVersion = Rule("advertisement.protocol-version", "4", "Announce pv=1.1.")
    static let statusFlags = Rule("advertisement.status-flags", "4", "Use bits 1, 2 and 4 of sf only.")
    static let featureFlags = Rule("advertisement.feature-flags", "4", "Use bits 1 and 2 of ff only.")
    static let category = Rule("advertisement.category", "4", "Announce one of the accessory categories of HAP as ci.")
    static let setupHash = Rule(
        "advertisement.setup-hash", "3", "Announce sh as base64 of the hash's first four bytes.")
    static let pairedFlag = Rule(
        "advertisement.paired", "4", "Clear bit 1 of sf once M6 has left, and announce the change.")
    static let unpairedFlag = Rule(
        "advertisement.unpaired", "9", "Set bit 1 of sf when no pairing is left, and announce the change.")
}
