// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPNetwork
import Testing

@Suite("A TXT record")
struct TXTRecordTests {
    @Test("folds keys, keeps the first of equal ones, and takes absent and empty values for missing")
    func reading() {
        let record = TXTRecord(
            strings: ["ID=aa", "id=bb", "md", "pv=", "=x", "", "sh=a=b=="].map { Array($0.utf8) })
        #expect(record["id"] == "aa")
        #expect(record["Id"] == "aa")
        #expect(record["md"] == nil)
        #expect(record["pv"] == nil)
        #expect(record[""] == nil)
        #expect(record["sh"] == "a=b==")
    }

    @Test(
        "survives bytes that are not text", arguments: [[0xFF], [0x3D], [0x00, 0x3D, 0x01], [0x61, 0x3D, 0xFF, 0xFE]])
    func hostile(bytes: [UInt8]) {
        let record = TXTRecord(strings: [bytes])
        #expect(record["a"] == (bytes.first == 0x61 ? "\u{FFFD}\u{FFFD}" : nil))
    }

    @Test("writes what it was told, in order, and removes what is set to nil")
    func writing() {
        var record = TXTRecord()
        record["c#"] = "1"
        record["md"] = "Lamp"
        record["C#"] = "2"
        record["sh"] = "x"
        record["sh"] = nil
        #expect(record.strings == ["c#=2", "md=Lamp"].map { Array($0.utf8) })
        #expect(TXTRecord(strings: record.strings) == record)
    }

    @Test("cuts a value that does not fit at a character")
    func longValue() {
        var record = TXTRecord()
        record["md"] = String(repeating: "é", count: 200)
        #expect(record.strings[0].count == 255)
        #expect(record.strings[0] == Array(("md=" + String(repeating: "é", count: 126)).utf8))
        record["md"] = "x" + String(repeating: "é", count: 200)
        #expect(record.strings[0].count == 254)
    }
}
