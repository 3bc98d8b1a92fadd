// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue

/// The JSON bodies of requests, answers and events.
struct BodyFuzzer: Fuzzer {
    private let ids = [CharacteristicID(aid: 1, iid: 10)]

    func run(_ input: [UInt8]) {
        if let rows = try? CharacteristicResponse(body: input, requested: ids) { _ = rows.readAnswer.serialized() }
        if let request = try? CharacteristicWriteRequest(body: input) { _ = request.httpRequest }
        if let timed = try? TimedWritePreparation(body: input) { _ = timed.body }
        _ = HAPStatus(body: input)?.description
        guard let value = try? JSONReader.read(input) else { return }
        let again = try? JSONReader.read(JSONWriter.write(value))
        promise(again != nil, "what we write we read")
    }
}
