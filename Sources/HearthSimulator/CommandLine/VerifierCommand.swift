// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue

/// `hearth-simulator verifier [CODE]`.
enum VerifierCommand {
    static let syntax = CommandSyntax(
        "verifier", ["[XXX-XX-XXX]"], "Print what an accessory keeps instead of its setup code",
        discussion:
            "Prints salt and verifier as a JSON object whose members go into the file of serve --identity in place of "
            + "\"setupCode\": the code then stands on the label alone. Without a code one is drawn and told beside it.",
        options: [])

    static func run(_ call: ParsedCommand, _ environment: ToolEnvironment) throws {
        let given = try call.operands.first.map { text throws(UsageError) in
            guard let code = try? SetupCode(text) else {
                throw UsageError("A setup code is eight digits such as XXX-XX-XXX, and not too simple.")
            }
            return code
        }
        let code = given ?? .generate(using: .system)
        let verifier = try SRPVerifier.make(for: code, using: .system)
        let members: JSONObject = [
            "setupSalt": .string(Hexadecimal.encode(verifier.salt)),
            "setupVerifier": .string(Hexadecimal.encode(verifier.value.bytes)),
        ]
        environment.writeOutput(String(decoding: JSONWriter.write(.object(members)), as: UTF8.self) + "\n")
        if given == nil { environment.writeMessage("For the label: setup code \(code.dashed)\n") }
    }
}
