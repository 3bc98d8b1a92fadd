// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthSystem

/// `hearth check`.
enum CheckCommand {
    private static let target = Positional(
        "ACCESSORY", "Its name or device id as announced on the network, or its address, HOST:PORT.")
    private static let readOnly = OptionDefinition("read-only", "Write no value, not even the one just read.")
    private static let identify = OptionDefinition("identify", "Also make the device show itself.")
    private static let interface = OptionDefinition("interface", "NAME", "Search this network interface only.")
    private static let seconds = OptionDefinition("seconds", "N", "How long to search for a name; 10 if not given.")

    static let definition = CommandDefinition(
        "check", "Check an accessory against the HomeKit Accessory Protocol",
        discussion: [
            "Walks an accessory that nobody has paired through the protocol and tells what violates the specification, what is merely odd, what works and what was not tested. No hub is needed, and none hears of it.",
            "With the setup code it pairs, and removes that pairing at the end, also after a failure or Control-C. Only if the program is killed does the pairing stay; then the accessory must be reset.",
            "Values are written to lights, outlets and fans alone, and only the value just read; never to locks, doors, alarms or heating.",
            "A violation makes the exit code 6.",
        ],
        positionals: [target],
        options: [SetupCodeOptions.code, SetupCodeOptions.codeFile, readOnly, identify, interface, seconds],
        examples: [
            .init("hearth check \"Acme Lamp\"", "Check what needs no pairing"),
            .init("hearth check 192.168.1.20:51826 --code -", "Check everything; the code comes from standard input"),
            .init("hearth check \"Acme Lamp\" --code-file code.txt --json", "For a program"),
        ],
        json: """
            {
              "accessory": {
                "name": "Acme Lamp",
                "deviceID": "7A:1C:3E:55:90:D2",
                "address": "192.168.1.20:51826"
              },
              "counts": {"violation": 0, "oddity": 1, "works": 40, "notTested": 3},
              "findings": [
                {
                  "severity": "oddity",
                  "id": "http.header-names",
                  "message": "Header names are in lower case.",
                  "source": "quirk Q14",
                  "advice": "Write header names in title case; some parsers want it."
                }
              ]
            }
            """,
        action: run)

    private struct Document: Encodable {
        struct Counts: Encodable {
            let violation: Int
            let oddity: Int
            let works: Int
            let notTested: Int

            init(_ findings: [FindingView]) {
                func count(_ severity: FindingView.Severity) -> Int { findings.count { $0.severity == severity } }
                (violation, oddity) = (count(.violation), count(.oddity))
                (works, notTested) = (count(.works), count(.notTested))
            }

            var words: String {
                "\(violation) violation\(violation == 1 ? "" : "s"), \(oddity) oddit\(oddity == 1 ? "y" : "ies"), "
                    + "\(works) works, \(notTested) not tested"
            }
        }

        let accessory: CheckedView
        let counts: Counts
        let findings: [FindingView]

        var text: String {
            let who = [accessory.name, accessory.deviceID, accessory.address].compactMap(\.self)
            return "\n\(who.joined(separator: ", ")): \(counts.words)."
        }
    }

    private static func run(_ call: CommandCall) async throws(CommandError) -> ExitCode {
        let request = CheckRequest(
            target: call.arguments.text(target), setupCode: try await SetupCodeOptions.value(call)?.code,
            isReadOnly: call.arguments.has(readOnly), identifies: call.arguments.has(identify),
            interface: call.arguments[interface], searchLimit: try searchLimit(call))
        let findings = Guarded<[FindingView]>([])
        let accessory: CheckedView
        do throws(CheckFailure) {
            accessory = try await call.environment.check(request) { finding in
                findings.withLock { $0.append(finding) }
                if !call.isJSON { call.print(finding.text(call.style)) }
            }
        } catch {
            throw explain(error, request.target)
        }
        let all = findings.withLock { $0 }
        let document = Document(accessory: accessory, counts: .init(all), findings: all)
        call.show(document, document.text)
        return document.counts.violation > 0 ? .violation : .success
    }

    private static func explain(_ failure: CheckFailure, _ name: String) -> CommandError {
        let kind = NamedKind("accessory", "on the network")
        return switch failure {
        case .notFound(let seen):
            .notFound(
                kind: kind, name: name, suggestions: Suggestion.nearest(to: name, among: seen),
                note: seen.isEmpty ? "Nothing was seen at all. Is it switched on and on this network?" : nil)
        case .ambiguous(let candidates):
            .ambiguous(kind: kind, name: name, candidates: candidates, advice: "Say which by its device id.")
        case .failed(let text): .failed(text)
        }
    }

    private static func searchLimit(_ call: CommandCall) throws(CommandError) -> Duration {
        guard let text = call.arguments[seconds] else { return .seconds(10) }
        guard let number = Double(text), number > 0, number <= 3600 else {
            throw call.usage(.invalidValue(what: "--seconds", expected: "a number above 0 and up to 3600"))
        }
        return .milliseconds(Int64(number * 1000))
    }
}
