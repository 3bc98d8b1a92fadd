// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import HAP

/// Feeds one input to a decoder. A trap, a report of a sanitizer or a broken promise is a finding.
protocol Fuzzer: Sendable {
    func run(_ input: [UInt8])
}

enum Fuzzers {
    static let all: [(name: String, make: @Sendable () throws -> any Fuzzer)] = [
        ("tlv8", { TLV8Fuzzer() }),
        ("frames", { try FrameFuzzer() }),
        ("responses", { MessageFuzzer(side: .controller) }),
        ("requests", { MessageFuzzer(side: .accessory) }),
        ("database", { DatabaseFuzzer() }),
        ("bodies", { BodyFuzzer() }),
        ("setup", { SetupFuzzer() }),
        ("pair-setup-accessory", { try PairSetupAccessoryFuzzer() }),
        ("pair-setup-controller", { try PairSetupControllerFuzzer() }),
        ("pair-verify", { try PairVerifyFuzzer() }),
        ("camera", { CameraFuzzer() }),
    ]

    static func named(_ name: String) -> any Fuzzer {
        guard let entry = all.first(where: { $0.name == name }), let fuzzer = try? entry.make() else {
            let names = all.map(\.name).joined(separator: ", ")
            print("Usage: hearth-fuzz NAME [OPTIONS] CORPUS…, where NAME is one of: \(names)")
            exit(2)
        }
        return fuzzer
    }
}

/// A promise that every input has to keep.
func promise(_ holds: Bool, _ promise: StaticString) {
    precondition(holds, "broken promise: \(promise)")
}

/// The input with its first byte, which chooses a case.
struct Choice {
    let number: Int
    let rest: [UInt8]

    init(_ input: [UInt8], of count: Int) {
        number = Int(input.first ?? 0) % count
        rest = Array(input.dropFirst())
    }
}

extension [UInt8] {
    /// Pieces whose lengths follow from the bytes themselves.
    func pieces() -> [ArraySlice<UInt8>] {
        var pieces: [ArraySlice<UInt8>] = []
        var rest = self[...]
        while let first = rest.first {
            let piece = rest.prefix(1 + Int(first & 15))
            pieces.append(piece)
            rest = rest.dropFirst(piece.count)
        }
        return pieces
    }
}
