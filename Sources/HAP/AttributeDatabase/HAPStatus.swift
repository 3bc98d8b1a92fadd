// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What an accessory says of one row, or of a whole request. Source: HAP reference 15.
package struct HAPStatus: Error, Hashable, Sendable {
    /// 0, or a negative number; unknown ones are kept. Source: quirk Q30.
    package let code: Int

    /// Positive numbers count as negative. Source: quirk Q29.
    package init(code: Int) {
        self.code = code == .min ? .max * -1 : -abs(code)
    }

    package static let success = Self(code: 0)
    package static let insufficientPrivileges = Self(code: -70401)
    package static let unableToCommunicate = Self(code: -70402)
    package static let busy = Self(code: -70403)
    package static let readOnly = Self(code: -70404)
    package static let writeOnly = Self(code: -70405)
    package static let notificationNotSupported = Self(code: -70406)
    package static let outOfResources = Self(code: -70407)
    package static let timedOut = Self(code: -70408)
    package static let resourceDoesNotExist = Self(code: -70409)
    package static let invalidValue = Self(code: -70410)
    package static let insufficientAuthorization = Self(code: -70411)
    package static let notAllowedInCurrentState = Self(code: -70412)

    package var isSuccess: Bool { code == 0 }

    /// Whether the code is one that HAP defines.
    package var isKnown: Bool { code == 0 || (-70412 ... -70401).contains(code) }
}

extension HAPStatus {
    /// `{"status":-70401}`.
    package var body: [UInt8] {
        JSONWriter.write(.object(["status": json]))
    }

    /// The status in a body like `{"status":0}`; nil if there is none.
    package init?(body: [UInt8]) {
        guard let object = try? JSONReader.readObject(body) else { return nil }
        self.init(json: object["status"])
    }

    init?(json: JSONValue?) {
        guard let number = json?.integer, let code = Int(exactly: number) else { return nil }
        self.init(code: code)
    }

    var json: JSONValue { .integer(Int128(code)) }
}

extension HAPStatus: CustomStringConvertible {
    /// Cause and next step, for a person.
    package var description: String {
        isSuccess ? "Success." : "\(cause) \(nextStep) (HAP \(code))"
    }

    /// What went wrong, as a sentence.
    package var cause: String {
        switch self {
        case .success: "Nothing went wrong."
        case .insufficientPrivileges: "The accessory wants an administrator for this."
        case .unableToCommunicate: "The accessory does not reach the device."
        case .busy: "The accessory is busy."
        case .readOnly: "This value can only be read."
        case .writeOnly: "This value can only be written."
        case .notificationNotSupported: "The accessory does not report changes of this value."
        case .outOfResources: "The accessory has run out of memory."
        case .timedOut: "The device did not answer the accessory in time."
        case .resourceDoesNotExist: "The accessory no longer has this value."
        case .invalidValue: "The accessory does not accept this value."
        case .insufficientAuthorization: "The accessory wants authorization for this."
        case .notAllowedInCurrentState: "The accessory does not allow this right now."
        default: "The accessory gave an answer that HAP does not define."
        }
    }

    /// What the person can do about it, as a sentence.
    package var nextStep: String {
        switch self {
        case .success: "Nothing is to be done."
        case .insufficientPrivileges: "Pair again, or ask whoever paired it first."
        case .unableToCommunicate, .timedOut: "See that the device has power and is in reach, then try again."
        case .busy: "Try again in a moment."
        case .readOnly: "Choose a value that can be written."
        case .writeOnly: "Write it without reading it."
        case .notificationNotSupported: "Read it from time to time."
        case .outOfResources: "Switch the accessory off and on again."
        case .resourceDoesNotExist: "Read the accessory's list of services again."
        case .invalidValue: "Choose a value within its limits."
        case .insufficientAuthorization: "Set the authorization data in the maker's app, or pair again."
        case .notAllowedInCurrentState: "Look at the device, and try again later."
        default: "Try again; if it stays so, restart the accessory."
        }
    }
}
