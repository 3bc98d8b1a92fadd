// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of all of HomeKit's errors.
public let HMErrorDomain: String = "HMErrorDomain"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Where an error of the old calls that add and remove users would list accessories that did not take part: dictionaries from
/// UUIDs to errors. Users of this hub are no accessory's business, so no error has it.
@available(*, deprecated, message: "No error has it; users are managed on the command line.")
public let HMUserFailedAccessoriesKey: String = "HMUserFailedAccessoriesKey"

/// What every call of HomeKit fails with.
///
/// Two errors are equal if their codes are; what the texts say may differ.
public struct HMError: CustomNSError, Hashable, Error {
    /// The error as Foundation's error object.
    public let _nsError: NSError

    /// Makes an error of one code. `userInfo` may hold a text under `NSLocalizedDescriptionKey`.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        _nsError = NSError(domain: HMErrorDomain, code: code.rawValue, userInfo: userInfo)
    }

    /// Wraps an error object whose domain is `HMErrorDomain`.
    public init(_nsError error: NSError) {
        precondition(error.domain == HMErrorDomain, "an HMError is made of an error of HMErrorDomain")
        _nsError = error
    }

    /// Which error it is.
    public var code: Code { Code(rawValue: _nsError.code) ?? .unexpectedError }

    /// What came with the error.
    public var userInfo: [String: Any] { _nsError.userInfo }

    /// The same as `HMErrorDomain`.
    public static var errorDomain: String { HMErrorDomain }

    /// The raw number.
    public var errorCode: Int { _nsError.code }

    /// What came with the error, and in any case its text.
    public var errorUserInfo: [String: Any] {
        userInfo.merging([NSLocalizedDescriptionKey: code.words]) { given, _ in given }
    }

    /// What went wrong, in words.
    public var localizedDescription: String {
        userInfo[NSLocalizedDescriptionKey] as? String ?? code.words
    }

    /// Whether both have the same code.
    public static func == (left: HMError, right: HMError) -> Bool { left.errorCode == right.errorCode }

    /// Hashes the code.
    public func hash(into hasher: inout Hasher) { hasher.combine(errorCode) }
}

extension HMError.Code {
    /// The old name of `noCompatibleHomeHub`.
    @available(*, deprecated, renamed: "noCompatibleHomeHub")
    public static var incompatibleHomeHub: HMError.Code { .noCompatibleHomeHub }

    /// Whether `error` is HomeKit's error with this code; lets code say `catch HMError.notFound`.
    public static func ~= (code: HMError.Code, error: any Error) -> Bool {
        if let error = error as? HMError { return error.code == code }
        let error = error as NSError
        return error.domain == HMErrorDomain && error.code == code.rawValue
    }
}

extension HMError {
    /// The old name of `noCompatibleHomeHub`.
    @available(*, deprecated, renamed: "noCompatibleHomeHub")
    public static var incompatibleHomeHub: Code { .noCompatibleHomeHub }
}
