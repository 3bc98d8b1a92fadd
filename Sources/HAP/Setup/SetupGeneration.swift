// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAPCatalogue

extension SetupCode {
    /// A fresh code; each allowed one is equally likely.
    package static func generate(using random: RandomBytes) -> SetupCode {
        while true {
            if let code = try? SetupCode(number: random.number(below: count)) { return code }
        }
    }
}

extension SetupID {
    /// A fresh id; each is equally likely.
    package static func generate(using random: RandomBytes) -> SetupID {
        while true {
            let characters = (0..<4).map { _ in alphabet[Int(random.number(below: UInt32(alphabet.count)))] }
            if let id = SetupID(String(characters)) { return id }
        }
    }
}
