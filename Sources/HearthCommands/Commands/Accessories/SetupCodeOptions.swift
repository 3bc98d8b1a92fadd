// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// The ways in which a setup code is given on the command line.
enum SetupCodeOptions {
    static let code = OptionDefinition(
        "code", "CODE", "The setup code, 123-45-678; \"-\" reads it from standard input.")
    static let codeFile = OptionDefinition("code-file", "FILE", "Read the setup code from a file.")

    /// The code that was given; nil if none was.
    static func value(_ call: CommandCall) async throws(CommandError) -> SetupCodeText? {
        let text: String?
        if let value = call.arguments[code] {
            text = value == "-" ? await call.console.readLine() : value
        } else if let file = call.arguments[codeFile] {
            text = try SecretFile.firstLine(of: file)
        } else {
            return nil
        }
        guard let setupCode = text.flatMap({ SetupCodeText($0) }) else {
            throw call.usage(.invalidValue(what: "The setup code", expected: "eight digits, as in 123-45-678"))
        }
        return setupCode
    }
}
