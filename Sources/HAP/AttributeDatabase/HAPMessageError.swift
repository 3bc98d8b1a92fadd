// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Why a body of HAP JSON cannot be used at all. A single odd entry is never a reason.
package enum HAPMessageError: Error, Hashable, Sendable {
    case json(JSONError)
    /// The JSON is sound but lacks what matters.
    case missing(String)
}

extension HAPMessageError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .json(let error): error.description
        case .missing(let what): "The accessory's JSON has no \(what)."
        }
    }
}

extension JSONReader {
    /// The object in `body`.
    static func readObject(_ body: [UInt8]) throws(HAPMessageError) -> JSONObject {
        do throws(JSONError) {
            if case .object(let object) = try read(body) { return object }
        } catch {
            throw .json(error)
        }
        throw .missing("object")
    }

    /// Goes through the object in `body`; `member` reads a name, the colon and a value.
    static func readObject(
        _ body: [UInt8], _ member: (inout JSONReader) throws(JSONError) -> Void
    ) throws(HAPMessageError) {
        let isObject: Bool
        do throws(JSONError) {
            isObject = try read(body) { (reader) throws(JSONError) in
                guard reader.isNext(UInt8(ascii: "{")) else {
                    _ = try reader.value()
                    return false
                }
                try reader.readMembers(member)
                return true
            }
        } catch {
            throw .json(error)
        }
        guard isObject else { throw .missing("object") }
    }
}
