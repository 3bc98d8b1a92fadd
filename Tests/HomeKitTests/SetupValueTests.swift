// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import HomeKit

@Suite("Set-up values")
struct SetupValueTests {
    private static let valid = "X-HM://0052TAVR5HRTH"

    @Test(
        "B15.1: a payload is made of a valid X-HM:// URL only",
        arguments: [
            (valid, true), ("x-hm://0052TAVR5HRTH", true), ("X-HM://0052TAVR5", true),
            ("https://example.com/0052TAVR5HRTH", false), ("X-HM://", false), ("X-HM://0052TAV", false),
            ("X-HM://0052TAVR5!RTH", false), ("X-HM://ZZZZZZZZZHRTH", false), ("0052TAVR5HRTH", false),
        ])
    func payload(text: String, isValid: Bool) throws {
        let url = URL(string: text)
        #expect((HMAccessorySetupPayload(url: url) != nil) == isValid)
        let token = HMAccessoryOwnershipToken(data: Data(repeating: 1, count: 32))
        let withToken = try HMAccessorySetupPayload(url: #require(url), ownershipToken: token)
        #expect((withToken != nil) == isValid && withToken?.ownershipToken === (isValid ? token : nil))
    }

    @Test("behaviour section 15: no URL is no payload, and nothing of a payload can be read")
    func secret() throws {
        let none: URL? = nil
        #expect(HMAccessorySetupPayload(url: none) == nil)
        let payload = try #require(HMAccessorySetupPayload(url: URL(string: Self.valid)))
        #expect(!String(describing: payload).contains("0052TAVR5"))
    }

    @Test(
        "B15.1: an ownership token of too few bytes is none",
        arguments: [(0, false), (15, false), (16, true)])
    func token(count: Int, isValid: Bool) {
        #expect((HMAccessoryOwnershipToken(data: Data(count: count)) != nil) == isValid)
    }

    @MainActor
    @Test("a manufacturer's answer has a URL where one is required, and a valid one")
    func answers() async throws {
        let house = try await House()
        let token = try #require(HMAccessoryOwnershipToken(data: Data(repeating: 1, count: 32)))
        let accessory = try #require(house.home.accessories.first)
        let url = try #require(URL(string: Self.valid))
        for isRequired in [true, false] {
            let request = HMAddAccessoryRequest(
                home: house.home, accessory: accessory, requiresSetupPayloadURL: isRequired)
            #expect(request.home === house.home && request.accessoryName == accessory.name)
            #expect((request.makePayload(ownershipToken: token) == nil) == isRequired)
            #expect(request.makePayload(url: url, ownershipToken: token)?.ownershipToken === token)
            #expect(request.makePayload(url: try #require(URL(string: "X-HM://")), ownershipToken: token) == nil)
        }
    }

    @Test("B15.3: all of a request is optional, and a copy is changed by itself")
    func request() throws {
        let request = HMAccessorySetupRequest()
        #expect(request.homeUniqueIdentifier == nil && request.payload == nil)
        #expect(request.suggestedRoomUniqueIdentifier == nil && request.suggestedAccessoryName == nil)
        let (home, room) = (UUID(), UUID())
        request.homeUniqueIdentifier = home
        request.suggestedRoomUniqueIdentifier = room
        request.suggestedAccessoryName = "Lamp"
        request.payload = HMAccessorySetupPayload(url: URL(string: Self.valid))
        let copy = try #require(request.copy() as? HMAccessorySetupRequest)
        request.homeUniqueIdentifier = nil
        request.suggestedAccessoryName = "Fan"
        #expect(copy !== request && copy.homeUniqueIdentifier == home)
        #expect(copy.suggestedRoomUniqueIdentifier == room && copy.suggestedAccessoryName == "Lamp")
        #expect(copy.payload === request.payload && copy.payload != nil)
    }

    @Test("a result is copied with its values")
    func result() throws {
        let (home, accessories) = (UUID(), [UUID(), UUID()])
        let result = HMAccessorySetupResult(home: home, accessories: accessories)
        let copy = try #require(result.copy() as? HMAccessorySetupResult)
        #expect(copy.homeUniqueIdentifier == home && copy.accessoryUniqueIdentifiers == accessories)
    }
}
