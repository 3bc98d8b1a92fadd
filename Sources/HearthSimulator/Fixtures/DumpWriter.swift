// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP

/// Writes a dump's JSON as the product wrote it: compact, and `22.0` stays `22.0` where HAP would have `22`.
struct DumpWriter {
    private var bytes: [UInt8] = []

    static func write(_ value: JSONValue) -> [UInt8] {
        var writer = DumpWriter()
        writer.append(value)
        return writer.bytes
    }

    private mutating func append(_ value: JSONValue) {
        switch value {
        case .array(let elements):
            appendList("[", elements, "]") { $0.append($1) }
        case .object(let object):
            appendList("{", object.members, "}") { writer, member in
                writer.append(.string(member.key))
                writer.append(":")
                writer.append(member.value)
            }
        case .double(let number) where number.isFinite && number == number.rounded():
            bytes += JSONWriter.write(value)
            append(".0")
        default:
            bytes += JSONWriter.write(value)
        }
    }

    private mutating func appendList<Element>(
        _ start: String, _ elements: [Element], _ end: String, _ appendElement: (inout DumpWriter, Element) -> Void
    ) {
        append(start)
        for (index, element) in elements.enumerated() {
            if index > 0 { append(",") }
            appendElement(&self, element)
        }
        append(end)
    }

    private mutating func append(_ text: String) {
        bytes += text.utf8
    }
}
