// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// How a passphrase is given: in a file, on standard input, or at the terminal, where it does not show. Never on the
/// command line, which other users of the machine can see.
enum PassphraseOptions {
    static let file = OptionDefinition(
        "passphrase-file", "FILE", "Read the passphrase from the first line of a file; \"-\" is standard input.")

    /// - Parameter repeated: whether it is asked for twice, so that a slip does not lock the file for good.
    static func value(_ call: CommandCall, repeated: Bool) async throws(CommandError) -> String {
        if let path = call.arguments[file] {
            let line = path == "-" ? await call.console.readLine() : try SecretFile.firstLine(of: path)
            guard let line, !line.isEmpty else { throw .failed("There is no passphrase in \(path).") }
            return line
        }
        guard call.console.canAsk else {
            throw call.usage(.conflict("There is no terminal to ask at; give the passphrase with --passphrase-file."))
        }
        let first = try await ask("Passphrase: ", call)
        if repeated, try await ask("Once more: ", call) != first { throw .failed("The two passphrases differ.") }
        return first
    }

    private static func ask(_ question: String, _ call: CommandCall) async throws(CommandError) -> String {
        let line = await call.console.readSecret(asking: question)
        guard let line, !line.isEmpty else { throw .failed("No passphrase was given.") }
        return line
    }
}
