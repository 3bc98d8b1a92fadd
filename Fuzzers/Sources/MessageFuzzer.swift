// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP

struct MessageFuzzer: Fuzzer {
    let side: HTTPMessageParser.Side

    func run(_ input: [UInt8]) {
        let whole = parse([input[...]])
        let pieces = parse(input.pieces())
        promise(whole == pieces, "pieces say what the whole says")
        for case .request(let request) in whole.messages { _ = CharacteristicReadRequest(query: request.query) }
    }

    private struct Outcome: Equatable {
        var messages: [HTTPMessage] = []
        var error: HTTPMessageError?
    }

    private func parse(_ pieces: [ArraySlice<UInt8>]) -> Outcome {
        var parser = HTTPMessageParser(side: side)
        var outcome = Outcome()
        do throws(HTTPMessageError) {
            for piece in pieces {
                parser.append(Array(piece))
                while let message = try parser.next() { outcome.messages.append(message) }
            }
        } catch {
            outcome.error = error
        }
        return outcome
    }
}
