// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP

/// Frames sealed with the right key at the places that the input names, rubbish elsewhere; whole and in pieces.
struct FrameFuzzer: Fuzzer {
    private let keys: SessionKeys

    init() throws {
        keys = try SessionKeys(sharedSecret: SecretBytes([UInt8](repeating: 7, count: 32)))
    }

    func run(_ input: [UInt8]) {
        guard let stream = try? stream(input) else { return }
        let whole = open([stream[...]])
        let pieces = open(stream.pieces())
        promise(whole.text == pieces.text && whole.failed == pieces.failed, "pieces say what the whole says")
    }

    private func stream(_ input: [UInt8]) throws -> [UInt8] {
        var sealer = try SessionCipher(keys, role: .accessory)
        var bytes: [UInt8] = []
        for part in input.split(separator: 0xFE, maxSplits: 20, omittingEmptySubsequences: false) {
            if part.first == 0xFD { bytes += part.dropFirst() } else { bytes += sealer.seal(Array(part)) }
        }
        return bytes
    }

    private func open(_ pieces: [ArraySlice<UInt8>]) -> (text: [UInt8], failed: Bool) {
        var text: [UInt8] = []
        do {
            var cipher = try SessionCipher(keys, role: .controller)
            for piece in pieces { try cipher.opener.open(Array(piece), into: &text) }
            return (text, false)
        } catch {
            return (text, true)
        }
    }
}
