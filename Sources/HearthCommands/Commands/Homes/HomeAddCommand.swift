// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// `hearth home add`.
enum HomeAddCommand {
    private static let name = CommonArguments.newName

    static let definition = CommandDefinition(
        "add", "Make a home", discussion: ["The first home becomes the primary one."], positionals: [name],
        examples: [.init("hearth home add \"My Home\"", "Make a home")], json: CommandCall.mutationJSON
    ) { call async throws(CommandError) in
        try await call.change { _ throws(CommandError) in
            let name = call.arguments.text(name)
            return Wanted(AddHome(name: name), nil, "Home \"\(name)\" added.")
        }
    }
}
