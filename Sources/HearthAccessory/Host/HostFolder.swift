// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPNetwork
internal import HearthSystem

/// Where a host keeps who it is, whom it is paired with, and which numbers it has given.
struct HostFolder {
    let stateFile: AccessoryServerFile
    private let numbersPath: String

    /// - Throws: `SystemError` if the folder can be neither found nor made.
    init(_ path: String) throws {
        try Folder.create(path)
        stateFile = AccessoryServerFile(path + "/state.json")
        numbersPath = path + "/numbers.json"
    }

    /// As stored, or fresh.
    ///
    /// - Parameter setup: takes the place of the stored code or verifier.
    func state(setup: SetupSecret?) throws -> AccessoryServerState {
        var state = try stateFile.load() ?? .generate()
        if let setup { state.setupSecret = setup }
        return state
    }

    func numbers() throws -> NumberBook {
        guard let bytes = try DurableFile.read(numbersPath) else { return NumberBook() }
        guard let book = NumberBook(encoded: bytes) else {
            throw AccessoryError("\(numbersPath) is damaged; remove it and pair again.")
        }
        return book
    }

    func save(_ book: NumberBook) throws {
        try DurableFile.write(book.encoded, to: numbersPath, mode: 0o600)
    }
}
