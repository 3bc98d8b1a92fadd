// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP

/// Recognises a setup code without holding it: what an accessory keeps whose code stands on its label alone.
///
/// Make it once, where the label is printed; the device gets salt and value. Whoever reads them cannot tell the code,
/// but could play the accessory, so keep them as you keep keys.
///
/// ```swift
/// let verifier = try SetupVerifier(setupCode: "XXX-XX-XXX")            // in the factory
/// options.setupVerifier = try SetupVerifier(salt: salt, value: value)  // in the device
/// ```
public struct SetupVerifier: Sendable, CustomStringConvertible {
    let kept: SRPVerifier

    /// Under a fresh salt.
    ///
    /// - Parameter setupCode: `XXX-XX-XXX`.
    /// - Throws: ``AccessoryError`` if it is none, or too simple to be allowed.
    public init(setupCode: String) throws(AccessoryError) {
        let code = try SetupCode(ofAccessory: setupCode)
        do {
            kept = try .make(for: code, using: .system)
        } catch {
            throw AccessoryError("The verifier could not be computed: \(error)")
        }
    }

    /// One that was made earlier.
    ///
    /// - Throws: ``AccessoryError`` if it can be none.
    public init(salt: [UInt8], value: [UInt8]) throws(AccessoryError) {
        guard let kept = SRPVerifier(stored: salt, value: value) else {
            throw AccessoryError("This is no verifier; take salt and value as SetupVerifier(setupCode:) gave them.")
        }
        self.kept = kept
    }

    /// 16 bytes.
    public var salt: [UInt8] { kept.salt }
    /// 384 bytes. A secret.
    public var value: [UInt8] { kept.value.bytes }

    /// Without the secret.
    public var description: String { "<setup verifier>" }
}

extension SetupCode {
    /// A code for an accessory: none of those that are forbidden.
    init(ofAccessory text: String) throws(AccessoryError) {
        do {
            try self.init(text)
        } catch {
            throw AccessoryError("The setup code cannot be used. \(error)")
        }
    }
}
