// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Whom a logged value may be shown to. Here everything is shown.
public struct OSLogPrivacy: Sendable {
    public enum Mask: Sendable { case hash, none }

    public static let `public` = OSLogPrivacy()
    public static let `private` = OSLogPrivacy()
    public static let sensitive = OSLogPrivacy()
    public static let auto = OSLogPrivacy()

    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// How a floating-point number is written.
public struct OSLogFloatFormatting: Sendable {
    let digits: Int?

    public static let fixed = OSLogFloatFormatting(digits: nil)
    public static func fixed(precision: Int, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(digits: precision)
    }
}

/// A message with values in it, each with whom it may be shown to.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation<Value>(
        _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        text += String(describing: value())
    }

    public mutating func appendInterpolation<Number: BinaryFloatingPoint & CVarArg>(
        _ value: @autoclosure () -> Number, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
    ) {
        text += format.digits.map { String(format: "%.\($0)f", value()) } ?? "\(value())"
    }
}
