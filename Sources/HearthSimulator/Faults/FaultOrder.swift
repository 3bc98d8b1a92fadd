// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP

/// A fault that was ordered, with what it takes.
package struct FaultOrder: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
        case none
        case number(Int)
        case seconds(Double)
        /// Another server's name; nil for the next one.
        case server(String?)
        case pairingError(PairingPoint, PairingErrorCode)
    }

    package let fault: Fault
    package let value: Value
    /// How many more times it acts; nil for ever.
    package var times: Int?

    package init(_ fault: Fault, _ value: Value, times: Int? = nil) {
        self.fault = fault
        self.value = value
        self.times = times
    }

    /// Reads `NAME` or `NAME=VALUE`.
    ///
    /// - Throws: ``ControlError`` that says what is possible.
    package init(_ text: String, times: Int? = nil) throws(ControlError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let fault = Fault(rawValue: parts.first ?? "") else {
            throw ControlError(
                "There is no fault \"\(parts.first ?? "")\".", candidates: Fault.allCases.map(\.rawValue))
        }
        guard times == nil || fault.isCounted else {
            throw ControlError("\(fault.rawValue) lasts until it is turned off; it takes no number of times.")
        }
        self.init(fault, try Self.value(parts.dropFirst().first, for: fault), times: times)
    }

    private static func value(_ text: String?, for fault: Fault) throws(ControlError) -> Value {
        switch fault.definition.parameter {
        case .none:
            guard text == nil else { throw ControlError("\(fault.rawValue) takes no value.") }
            return .none
        case .number(let name, let range, let standard):
            guard let number = text == nil ? standard : text.flatMap({ Int($0) }), range.contains(number) else {
                throw ControlError(
                    "\(name) of \(fault.rawValue) is a number from \(range.lowerBound) to \(range.upperBound).")
            }
            return .number(number)
        case .seconds(let standard):
            guard let seconds = text == nil ? standard : text.flatMap({ Double($0) }), (0.001...86_400) ~= seconds
            else {
                throw ControlError("\(fault.rawValue) takes seconds, at most those of a day.")
            }
            return .seconds(seconds)
        case .server: return .server(text)
        case .pairingError: return try pairingError(text ?? "")
        }
    }

    private static func pairingError(_ text: String) throws(ControlError) -> Value {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard let point = PairingPoint(rawValue: parts[0]) else {
            throw ControlError(
                "A step and an error are wanted, such as \"setup-m4:busy\"; there is no step \"\(parts[0])\".",
                candidates: PairingPoint.allCases.map(\.rawValue))
        }
        guard parts.count == 2, let code = PairingErrorCode.allCases.first(where: { $0.word == parts[1] }) else {
            throw ControlError(
                "\"\(text)\" lacks one of the errors of pairing.", candidates: PairingErrorCode.allCases.map(\.word))
        }
        return .pairingError(point, code)
    }

    /// As it can be ordered again.
    package var text: String {
        switch value {
        case .none, .server(nil): fault.rawValue
        case .number(let number): "\(fault.rawValue)=\(number)"
        case .seconds(let seconds): "\(fault.rawValue)=\(JSONValue.double(seconds).text)"
        case .server(let name?): "\(fault.rawValue)=\(name)"
        case .pairingError(let point, let code): "\(fault.rawValue)=\(point.rawValue):\(code.word)"
        }
    }
}

extension JSONValue {
    fileprivate var text: String { String(decoding: JSONWriter.write(self), as: UTF8.self) }
}
