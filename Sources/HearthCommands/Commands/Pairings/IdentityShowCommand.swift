// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthIPC

/// `hearth identity show`.
enum IdentityShowCommand {
    static let definition = CommandDefinition(
        "show", "Print the word by which another hub can invite this one",
        discussion: ["It holds the identifier and the public key of this hub, nothing secret."],
        examples: [.init("hearth identity show", "Print the word for \"hearth pairing invite\"")],
        json: """
            {
              "identifier": "5B1D2C9E-3F64-4B0A-9C1D-7E8F90A1B2C3",
              "publicKey": "2bc8ad22…",
              "controller": "hearth-controller/5B1D2C9E-3F64-4B0A-9C1D-7E8F90A1B2C3/2bc8ad22…"
            }
            """
    ) { call async throws(CommandError) in
        let hub = try await call.connect()
        defer { hub.close() }
        let identity = try await hub.call(ShowIdentity())
        let word = ControllerCard(identity).text
        call.show(
            Document(identifier: identity.identifier, publicKey: identity.publicKey, controller: word), word)
        return .success
    }

    private struct Document: Encodable {
        let identifier: String
        let publicKey: String
        let controller: String
    }
}
