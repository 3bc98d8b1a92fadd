// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue

struct TLV8Fuzzer: Fuzzer {
    func run(_ input: [UInt8]) {
        _ = try? TLV8.decode(input, .strict)
        guard let items = try? TLV8.decode(input, .lenient) else { return }
        for item in items { _ = item.integer }
        let bytes = TLV8.encode(items)
        promise(bytes.count <= input.count, "what was read needs no more room when written")
        promise((try? TLV8.decode(bytes, .strict)) == items, "what we write reads as it was, strictly")
        _ = PairingsRequest(input)
        _ = try? PairingsReply.list(input)
    }
}
