// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import HearthIPC
import HearthModel

/// What became of one read or write, as JSON.
struct ResultView: Encodable {
    struct Failure: Encodable {
        let code: String
        let message: String
    }

    let accessory: NameView?
    let service: String?
    let iid: UInt64
    let characteristic: String?
    let value: CharacteristicValue?
    let text: String?
    /// True if the value is only the last known one; absent otherwise.
    let isStale: Bool?
    let error: Failure?

    init(_ result: CharacteristicResult, in snapshot: HubSnapshot, isStale: Bool) {
        let place = snapshot.place(of: result.characteristic)
        accessory = place.map { NameView($0.accessory) }
        service = place?.service.displayName
        iid = result.characteristic.iid
        characteristic = place?.characteristic.displayName
        value = result.value
        text = result.value.flatMap { place?.text($0) }
        self.isStale = isStale ? true : nil
        error = result.error.map { Failure(code: $0.code.rawValue, message: $0.message) }
    }
}

/// Results of one request to several characteristics.
struct Results {
    let results: [CharacteristicResult]
    let snapshot: HubSnapshot
    /// Whether the accessories were not asked: the values are the last known ones.
    var areCached = false

    private struct Document: Encodable {
        let results: [ResultView]
    }

    var json: some Encodable {
        Document(results: results.map { ResultView($0, in: snapshot, isStale: isStale($0)) })
    }

    /// Whether a value may not hold any more.
    func isStale(_ result: CharacteristicResult) -> Bool {
        areCached && result.value != nil && snapshot.isStale(result.characteristic)
    }

    var failures: [CharacteristicResult] { results.filter { $0.error != nil } }

    /// Shows what became of each; as text, one line for each that went well: `Desk Lamp, Brightness: 40%`. The others
    /// are in the error that follows.
    func show(in call: CommandCall) {
        guard !call.isJSON else { return call.printJSON(json) }
        for result in results where result.error == nil { call.print(line(result)) }
    }

    /// Success, or an error that says how many failed.
    func exitCode(_ verb: String) throws(CommandError) -> ExitCode {
        guard !failures.isEmpty else { return .success }
        let lines = failures.map { "  \(name($0)): \($0.error?.message ?? "")" }.joined(separator: "\n")
        guard failures.count < results.count else { throw .failed("Could not \(verb):\n\(lines)") }
        throw .partlyFailed("Could not \(verb) \(failures.count) of \(results.count):\n\(lines)")
    }

    private func line(_ result: CharacteristicResult) -> String {
        let text = snapshot.place(of: result.characteristic)?.text(result.value)
        return "\(name(result)): \(text ?? result.value?.plainText ?? "–")"
    }

    private func name(_ result: CharacteristicResult) -> String {
        guard let place = snapshot.place(of: result.characteristic) else {
            return "\(result.characteristic.accessory) iid \(result.characteristic.iid)"
        }
        return place.names.joined(separator: ", ")
    }
}
