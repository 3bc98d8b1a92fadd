// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP

/// What can be asked of a running simulator. On the control socket it is one JSON object a line.
package enum ControlRequest: Hashable, Sendable {
    case list
    /// Nil for all characteristics of the accessory.
    case get(accessory: String, characteristic: String?)
    case set(accessory: String, characteristic: String, value: String)
    /// `button` counts from 1; `kind` is single, double or long.
    case press(accessory: String, button: Int, kind: String)
    /// Changes a value little by little.
    case drift(accessory: String, characteristic: String, value: String, over: Duration)
    case log
    case fault(FaultRequest)

    package var json: JSONValue {
        var object = JSONObject()
        switch self {
        case .list: object.append("command", .string("list"))
        case .log: object.append("command", .string("log"))
        case .fault(let request):
            object.append("command", .string("fault"))
            request.write(to: &object)
        case .get(let accessory, let characteristic):
            object.append("command", .string("get"))
            object.append("accessory", .string(accessory))
            object.append("characteristic", characteristic.map { .string($0) })
        case .set(let accessory, let characteristic, let value):
            object.append("command", .string("set"))
            object.append("accessory", .string(accessory))
            object.append("characteristic", .string(characteristic))
            object.append("value", .string(value))
        case .drift(let accessory, let characteristic, let value, let time):
            object.append("command", .string("drift"))
            object.append("accessory", .string(accessory))
            object.append("characteristic", .string(characteristic))
            object.append("value", .string(value))
            object.append("over", .string(time.words))
        case .press(let accessory, let button, let kind):
            object.append("command", .string("press"))
            object.append("accessory", .string(accessory))
            object.append("button", .integer(Int128(button)))
            object.append("kind", .string(kind))
        }
        return .object(object)
    }

    /// - Throws: ``ControlError`` that says what is missing.
    package init(_ json: JSONValue?) throws(ControlError) {
        guard let object = json?.object, let command = object["command"]?.string else {
            throw ControlError("A request is a JSON object with a \"command\".")
        }
        switch command {
        case "list": self = .list
        case "log": self = .log
        case "fault": self = .fault(try FaultRequest(object))
        case "get":
            self = .get(accessory: try object.text("accessory"), characteristic: object["characteristic"]?.string)
        case "set":
            self = .set(
                accessory: try object.text("accessory"), characteristic: try object.text("characteristic"),
                value: try object.text("value"))
        case "drift":
            guard let time = Duration(words: try object.text("over")) else {
                throw ControlError("\"over\" is a duration such as 30s, 10m or 1h.")
            }
            self = .drift(
                accessory: try object.text("accessory"), characteristic: try object.text("characteristic"),
                value: try object.text("value"), over: time)
        case "press":
            self = .press(
                accessory: try object.text("accessory"),
                button: object["button"]?.integer.flatMap { Int(exactly: $0) } ?? 1,
                kind: object["kind"]?.string ?? "single")
        default: throw ControlError("There is no command \"\(command)\".")
        }
    }
}

extension JSONObject {
    /// Text, or a number or bool in its words.
    fileprivate func text(_ key: String) throws(ControlError) -> String {
        switch self[key] {
        case .string(let text)?: return text
        case .integer(let number)?: return String(number)
        case .double(let number)?: return String(number)
        case .bool(let flag)?: return flag ? "true" : "false"
        default: throw ControlError("\"\(key)\" is missing.")
        }
    }
}
