// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue

/// The rules of HAP that an accessory's author can break. Source: HAP reference 1 and 11.
extension Accessory {
    private static let textLimit = 64
    private static let bridgedLimit = 149

    func check() throws(AccessoryError) {
        try check(name, "The name of an accessory", atLeast: 1)
        try check(information.manufacturer, "The manufacturer of \(name)", atLeast: 1)
        try check(information.model, "The model of \(name)", atLeast: 1)
        try check(information.serialNumber, "The serial number of \(name)", atLeast: 2)
        try checkFirmware()
        for service in services { try check(service) }
        try checkServicesDiffer()
        try checkBridged()
    }

    private func check(_ text: String, _ what: String, atLeast minimum: Int) throws(AccessoryError) {
        guard (minimum...Self.textLimit).contains(text.utf8.count) else {
            throw AccessoryError("\(what) needs \(minimum) to \(Self.textLimit) bytes, and has \(text.utf8.count).")
        }
    }

    private func checkFirmware() throws(AccessoryError) {
        let parts = information.firmware.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count), parts.allSatisfy({ UInt32($0) != nil }) else {
            throw AccessoryError("The firmware of \(name) is \(information.firmware); make it like 1.2.3.")
        }
    }

    private func check(_ service: Service) throws(AccessoryError) {
        let present = service.characteristics.map(\.type)
        let title = Catalogue.service(service.type)?.displayName ?? service.type.hapForm
        guard Set(present).count == present.count else {
            throw AccessoryError("\(title) of \(name) has a characteristic twice; keep one.")
        }
        let missing = (Catalogue.service(service.type)?.required ?? []).filter { !present.contains($0) }
        guard missing.isEmpty else {
            let names = missing.map { Catalogue.characteristic($0)?.displayName ?? $0.hapForm }
            throw AccessoryError("\(title) of \(name) lacks \(names.joined(separator: ", ")); HAP requires it.")
        }
    }

    private func checkServicesDiffer() throws(AccessoryError) {
        let ids = services.compactMap { service in service.id.map { "\(service.type.hapForm) \($0)" } }
        guard Set(ids).count == ids.count else {
            throw AccessoryError("Two services of \(name) have the same id; make them differ.")
        }
        let cores = services.flatMap(\.characteristics).map(ObjectIdentifier.init)
        guard Set(cores).count == cores.count else {
            throw AccessoryError("Two services of \(name) share a characteristic; make one for each.")
        }
    }

    private func checkBridged() throws(AccessoryError) {
        guard bridged.count <= Self.bridgedLimit else {
            throw AccessoryError("A bridge has at most \(Self.bridgedLimit) accessories, and \(name) has more.")
        }
        guard bridged.isEmpty || category.number == AccessoryCategory.bridge else {
            throw AccessoryError("\(name) has accessories behind it; make its category .bridge.")
        }
        guard bridged.allSatisfy(\.bridged.isEmpty) else {
            throw AccessoryError("There is a bridge behind \(name); HAP knows one level only.")
        }
        guard Set(bridged.map(\.information.serialNumber)).count == bridged.count else {
            throw AccessoryError("Two accessories behind \(name) have the same serial number; make them differ.")
        }
    }
}
