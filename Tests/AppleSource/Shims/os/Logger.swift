// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_exported import os

/// How serious a message is.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    public static let `default` = OSLogType(0)
    public static let info = OSLogType(1)
    public static let debug = OSLogType(2)
    public static let error = OSLogType(16)
    public static let fault = OSLogType(17)

    fileprivate var word: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "notice"
        }
    }
}

/// A subsystem's log, for `os_log`.
public final class OSLog: NSObject, Sendable {
    public static let `default` = OSLog(subsystem: "", category: "")
    public static let disabled = OSLog(subsystem: "", category: "", isEnabled: false)

    fileprivate let name: String
    fileprivate let isEnabled: Bool

    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, isEnabled: true)
    }

    private init(subsystem: String, category: String, isEnabled: Bool) {
        name = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
        self.isEnabled = isEnabled
    }

    public func isEnabled(type: OSLogType) -> Bool { isEnabled }

    fileprivate func write(_ type: OSLogType, _ text: String) {
        guard isEnabled else { return }
        FileHandle.standardError.write(Data("\(type.word) \(name): \(text)\n".utf8))
    }
}

/// Writes to the standard error output.
public struct Logger: Sendable {
    private let log: OSLog

    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    public init(_ log: OSLog) { self.log = log }
    public init() { log = .default }

    public func log(_ message: OSLogMessage) { log.write(.default, message.text) }
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message.text) }
    public func notice(_ message: OSLogMessage) { log.write(.default, message.text) }
    public func trace(_ message: OSLogMessage) { log.write(.debug, message.text) }
    public func debug(_ message: OSLogMessage) { log.write(.debug, message.text) }
    public func info(_ message: OSLogMessage) { log.write(.info, message.text) }
    public func warning(_ message: OSLogMessage) { log.write(.error, message.text) }
    public func error(_ message: OSLogMessage) { log.write(.error, message.text) }
    public func critical(_ message: OSLogMessage) { log.write(.fault, message.text) }
    public func fault(_ message: OSLogMessage) { log.write(.fault, message.text) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message with `printf`'s placeholders.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ values: any CVarArg...
) {
    log.write(type, filled(message, values))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message with `printf`'s placeholders.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ values: any CVarArg...
) {
    log.write(type, filled(message, values))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ type: OSLogType = .default, _ message: OSLogMessage) { OSLog.default.write(type, message.text) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ type: OSLogType, log: OSLog, _ message: OSLogMessage) { log.write(type, message.text) }

/// Who may see a value is said in braces, which only Apple's systems know.
private func filled(_ message: StaticString, _ values: [any CVarArg]) -> String {
    let format = "\(message)".replacing("%{public}", with: "%").replacing("%{private}", with: "%")
    return String(format: format, arguments: values)
}
