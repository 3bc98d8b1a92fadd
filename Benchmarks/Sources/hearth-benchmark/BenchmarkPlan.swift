// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
internal import HearthSystem

/// What to measure, and how often.
struct BenchmarkPlan {
    let address: SocketAddress
    let setupCode: SetupCode
    private(set) var counts = [
        "--pairings": 5, "--verifications": 100, "--databases": 50, "--decodes": 0, "--reads": 500, "--writes": 200,
        "--full-reads": 0, "--presses": 100,
    ]

    struct Mistake: Error, CustomStringConvertible {
        let description: String
    }

    init(_ words: ArraySlice<String>) throws {
        var rest = words
        guard let place = rest.popFirst(), let address = SocketAddress(place), let code = rest.popFirst() else {
            throw Mistake(description: "It needs HOST:PORT and the setup code.")
        }
        self.address = address
        setupCode = try SetupCode(code)
        while let name = rest.popFirst() {
            guard counts[name] != nil, let count = rest.popFirst().flatMap({ Int($0) }),
                count >= (name == "--pairings" ? 1 : 0)
            else {
                throw Mistake(
                    description: "\(name) is not known, or wants a number; there is no less than one pairing.")
            }
            counts[name] = count
        }
    }

    func count(_ name: String) -> Int { counts["--\(name)"] ?? 0 }
}
