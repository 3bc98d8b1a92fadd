// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel
import Testing

@testable import HomeKit

@Suite("HMError")
struct HMErrorTests {
    @Test(
        "B18.1 B18.2: raw values are Apple's",
        arguments: [
            (HMError.Code.unexpectedError, -1), (.alreadyExists, 1), (.notFound, 2), (.accessoryPairingFailed, 18),
            (.recurrenceTooSmall, 42), (.homeAccessNotAuthorized, 47), (.dateMustBeOnSpecifiedBoundaries, 70),
            (.noHomeHub, 91), (.objectWithSimilarNameExists, 95), (.homeUpgradeRequired, 105),
        ])
    func rawValues(code: HMError.Code, value: Int) {
        #expect(code.rawValue == value)
        #expect(HMError.Code(rawValue: value) == code)
    }

    @Test("B18.1: 94 and 0 are no codes", arguments: [0, 94, 106])
    func gaps(value: Int) {
        #expect(HMError.Code(rawValue: value) == nil)
    }

    @Test("B18.3: catch patterns find the code, in HMError and in NSError")
    func patterns() {
        func caught(_ error: any Error) -> String {
            do { throw error } catch HMError.notFound { return "not found" } catch { return "other" }
        }
        #expect(caught(HMError(.notFound)) == "not found")
        #expect(caught(NSError(domain: HMErrorDomain, code: 2)) == "not found")
        #expect(caught(NSError(domain: "elsewhere", code: 2)) == "other")
        #expect(caught(HMError(.alreadyExists)) == "other")
    }

    @Test("B4.8 B18.3: it bridges to NSError with domain, code and text")
    func bridging() {
        let error = HMError(.noHomeHub, userInfo: [NSLocalizedDescriptionKey: "start it"]) as any Error as NSError
        #expect(error.domain == HMErrorDomain)
        #expect(error.code == 91)
        #expect(error.localizedDescription == "start it")
        #expect((HMError(.notFound) as any Error).localizedDescription == HMError.Code.notFound.words)
        #expect(HMError(_nsError: NSError(domain: HMErrorDomain, code: 32)).code == .homeWithSimilarNameExists)
    }

    @Test("every code of the hub has its HomeKit error")
    func translation() throws {
        let source = try #require(
            URL(string: "../../Sources/HearthModel/HubError.swift", relativeTo: URL(filePath: #filePath)))
        let text = try String(contentsOf: source, encoding: .utf8)
        let names = text.matches(of: /static let (\w+) = Self\(rawValue: "(\w+)"\)/).map { String($0.2) }
        #expect(names.count > 50)
        for name in names {
            let error = HMError(HubError(HubError.Code(rawValue: name), "because of \(name)"))
            #expect("\(error.code)" == name)
            #expect(error.localizedDescription == "because of \(name)")
        }
    }

    @Test("a code that only a newer hub knows is a generic error with its text")
    func unknown() {
        let error = HMError(HubError(HubError.Code(rawValue: "tomorrowsError"), "new"))
        #expect(error.code == .genericError)
        #expect(error.localizedDescription == "new")
    }
}
