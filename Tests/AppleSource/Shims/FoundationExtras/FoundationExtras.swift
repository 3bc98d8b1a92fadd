// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// What Foundation has on Apple's systems and lacks on Linux, as far as code that talks to HomeKit uses it.
// Foundation itself is not brought along: what HomeKit declares in its place must not meet it by a second way.
import Foundation
// URLSession and its kin are a module of their own on Linux.
@_exported import FoundationNetworking

/// Nothing is released late without Objective-C's runtime.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

extension FileManager {
    /// There are no containers that apps share.
    public func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? { nil }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }
