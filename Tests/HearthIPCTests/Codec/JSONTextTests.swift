// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthIPC
import HearthModel
import Testing

@Suite struct JSONTextTests {
    static let accessory = "0B1D5C0E-8F0A-4A6C-9F3E-0123456789AB"

    static let faults: [(String, String)] = [
        (#"{}"#, "params.writes is missing"),
        (#"{"writes":1}"#, "params.writes must be a list"),
        (#"{"writes":null}"#, "params.writes must not be null"),
        (#"{"writes":[{"value":1}]}"#, "params.writes[0].characteristic is missing"),
        (
            #"{"writes":[{"characteristic":{"accessory":"\#(accessory)","iid":1}}]}"#,
            "params.writes[0].value is missing"
        ),
        (
            #"{"writes":[{"characteristic":{"accessory":"\#(accessory)","iid":"x"},"value":1}]}"#,
            "params.writes[0].characteristic.iid must be a number"
        ),
    ]

    @Test("parameters that do not fit name the field", arguments: faults)
    func namesField(text: String, message: String) {
        let error = #expect(throws: JSONRPCError.self) { try JSONText(text).decode(WriteCharacteristics.self) }
        #expect(error?.code == .invalidParameters)
        #expect(error?.message == message)
        #expect(error?.hubError.code == .invalidParameter)
    }

    @Test("an identifier that is none names the field")
    func namesIdentifier() {
        let error = #expect(throws: JSONRPCError.self) {
            try JSONText(#"{"home":"kitchen"}"#).decode(RemoveHome.self)
        }
        #expect(error?.code == .invalidParameters)
        #expect(error?.message.hasPrefix("params.home") == true)
    }

    @Test(
        "parameters that are no JSON are a parse error",
        arguments: [#"{"name":tru}"#, #"{"name":"a]}"#, #"{"name" "a"}"#])
    func refusesNoJSON(text: String) {
        let error = #expect(throws: JSONRPCError.self) { try JSONText(text).decode(AddHome.self) }
        #expect(error?.code == .parseError)
    }

    @Test("dates are seconds since 1970")
    func writesDates() throws {
        let schedule = TimerSchedule(fireDate: Date(timeIntervalSince1970: 1_800_000_000))
        let text = try JSONText(encoding: schedule)
        #expect(text.description == #"{"fireDate":1800000000}"#)
        #expect(try text.decode(TimerSchedule.self) == schedule)
    }

    @Test("64-bit numbers are exact")
    func keepsLargeNumbers() throws {
        let reference = CharacteristicReference(accessory: .init(UUID()), iid: .max)
        let state = CharacteristicState(reference, value: .integer(Int128(UInt64.max)))
        #expect(try JSONText(encoding: state).decode(CharacteristicState.self) == state)
    }

    @Test("a float that JSON cannot hold costs nothing else", arguments: [Double.infinity, -.infinity, .nan])
    func survivesOddFloats(value: Double) throws {
        let reference = CharacteristicReference(accessory: .init(UUID()), iid: 9)
        let text = try JSONText(encoding: CharacteristicState(reference, value: .double(value)))
        #expect(try text.decode(CharacteristicState.self).characteristic == reference)
    }
}
