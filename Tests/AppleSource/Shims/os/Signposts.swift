// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Marks for a profiler, of which there is none here: nothing is done with them.
public struct OSSignpostID: Hashable, Sendable {
    public static let exclusive = OSSignpostID()

    private init() {}
    public init(log: OSLog) {}
    public init(log: OSLog, object: AnyObject) {}
}

public enum OSSignpostType: Sendable { case begin, end, event }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_signpost(
    _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_signpost(
    _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
    _ format: StaticString, _ values: any CVarArg...
) {}
