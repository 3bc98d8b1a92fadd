// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
internal import HearthSystem

/// A JSON object of a file that a person wrote, which knows where in the file it stands.
struct DescribedObject {
    let place: String
    private let object: JSONObject

    /// The object that is all of a file.
    init(_ bytes: [UInt8]) throws(DescriptionError) {
        let json: JSONValue
        do throws(JSONError) {
            json = try JSONReader.read(bytes)
        } catch {
            throw DescriptionError(at: "", "This is no JSON: \(error.words)")
        }
        guard let object = json.object else { throw DescriptionError(at: "", "A JSON object is expected.") }
        self.init(object, at: "")
    }

    private init(_ object: JSONObject, at place: String) {
        self.object = object
        self.place = place
    }

    /// Refuses keys that nobody knows: they are mistyped.
    func check(keys: [String]) throws(DescriptionError) {
        for member in object.members where !keys.contains(member.key) {
            throw DescriptionError(
                at: place, "There is no \"\(member.key)\" here; possible: \(keys.joined(separator: ", ")).")
        }
    }

    func has(_ key: String) -> Bool { object[key] != nil }

    var members: [(key: String, value: JSONValue)] { object.members.map { ($0.key, $0.value) } }

    func place(of key: String) -> String { place.isEmpty ? key : "\(place).\(key)" }

    private func value<Value>(
        _ key: String, _ expected: String, _ read: (JSONValue) -> Value?
    ) throws(DescriptionError) -> Value? {
        guard let json = object[key] else { return nil }
        guard let value = read(json) else { throw DescriptionError(at: place(of: key), "\(expected) is expected.") }
        return value
    }

    private func required<Value>(_ key: String, _ value: Value?) throws(DescriptionError) -> Value {
        guard let value else { throw DescriptionError(at: place, "\"\(key)\" is missing.") }
        return value
    }

    func text(_ key: String) throws(DescriptionError) -> String? {
        try value(key, "Text") { $0.string.flatMap { $0.isEmpty ? nil : $0 } }
    }

    func requiredText(_ key: String) throws(DescriptionError) -> String { try required(key, try text(key)) }

    func flag(_ key: String) throws(DescriptionError) -> Bool? { try value(key, "true or false") { $0.bool } }

    func number(_ key: String, _ range: ClosedRange<Int128>) throws(DescriptionError) -> Int128? {
        try value(key, "A number from \(range.lowerBound) to \(range.upperBound)") { json in
            json.integer.flatMap { range.contains($0) ? $0 : nil }
        }
    }

    /// Of which a form is wanted.
    func text<Value>(
        _ key: String, _ expected: String, _ read: (String) -> Value?
    ) throws(DescriptionError) -> Value? {
        try value(key, expected) { $0.string.flatMap(read) }
    }

    /// Hexadecimal digits for so many bytes.
    func bytes(_ key: String, count: Int) throws(DescriptionError) -> [UInt8]? {
        try text(key, "\(2 * count) hexadecimal digits") { text in
            Hexadecimal.decode(text).flatMap { $0.count == count ? $0 : nil }
        }
    }

    func object(_ key: String) throws(DescriptionError) -> DescribedObject? {
        try value(key, "An object in braces") { $0.object }.map { DescribedObject($0, at: place(of: key)) }
    }

    func objects(_ key: String) throws(DescriptionError) -> [DescribedObject] {
        guard let array = try value(key, "A list in brackets", { $0.array }) else { return [] }
        var objects: [DescribedObject] = []
        for (index, element) in array.enumerated() {
            let place = "\(place(of: key))[\(index)]"
            guard let object = element.object else {
                throw DescriptionError(at: place, "An object in braces is expected.")
            }
            objects.append(DescribedObject(object, at: place))
        }
        return objects
    }
}

extension JSONError {
    fileprivate var words: String {
        switch self {
        case .empty: "the file is empty."
        case .unexpectedEnd: "it ends too early."
        case .unexpectedByte(_, let offset): "something is out of place at byte \(offset)."
        case .invalidNumber(let offset): "there is a broken number at byte \(offset)."
        case .invalidUTF8(let offset): "there is text that is not UTF-8 at byte \(offset)."
        case .tooDeep(_, let offset): "it is nested too deep at byte \(offset)."
        }
    }
}
