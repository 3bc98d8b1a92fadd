// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import Testing

@testable import HAP

/// Messages of one negotiation, written out by hand.
enum StreamSamples {
    static let session = StreamSessionID((0..<16).map { UInt8($0) })
    static let key = [UInt8](repeating: 0xAA, count: 16)
    static let salt = [UInt8](repeating: 0xBB, count: 14)

    static func protection(_ tag: UInt8) -> [UInt8] { [tag, 37, 1, 1, 0, 2, 16] + key + [3, 14] + salt }

    /// 192.0.2.7, ports 50000 and 50002.
    static let address: [UInt8] =
        [3, 22, 1, 1, 0, 2, 9] + Array("192.0.2.7".utf8) + [3, 2, 0x50, 0xC3, 4, 2, 0x52, 0xC3]

    static let request: [UInt8] = [1, 16] + Array(0..<16) + address + protection(4) + protection(5)

    static let response: [UInt8] =
        [1, 16] + Array(0..<16) + [2, 1, 0] + address + protection(4) + protection(5)
        + [6, 4, 0x78, 0x56, 0x34, 0x12, 7, 4, 1, 0, 0, 0]
}

@Suite("Setup Endpoints")
struct SetupEndpointsTests {
    private let keys = SRTPParameters(suite: .aes128, key: StreamSamples.key, salt: StreamSamples.salt)
    private let address = StreamAddress(host: "192.0.2.7", isIPv6: false, videoPort: 50_000, audioPort: 50_002)

    @Test("a request is written byte by byte, and read")
    func request() throws {
        let request = SetupEndpointsRequest(
            session: try #require(StreamSamples.session), controller: address, video: keys, audio: keys)
        #expect(request.encoded == StreamSamples.request)
        #expect(SetupEndpointsRequest(StreamSamples.request) == request)
    }

    @Test("a response is written byte by byte, and read")
    func response() throws {
        let response = SetupEndpointsResponse(
            session: StreamSamples.session, status: .success,
            endpoints: .init(accessory: address, video: keys, audio: keys, videoSource: 0x1234_5678, audioSource: 1))
        #expect(response.encoded == StreamSamples.response)
        #expect(SetupEndpointsResponse(StreamSamples.response) == response)
    }

    @Test(
        "a camera that is busy, fails or was not asked says no more than that",
        arguments: [
            ([2, 1, 1], SetupEndpointsResponse.Status.busy), ([2, 1, 2], .error),
        ] as [([UInt8], SetupEndpointsResponse.Status)])
    func refusals(bytes: [UInt8], status: SetupEndpointsResponse.Status) {
        #expect(SetupEndpointsResponse(bytes) == SetupEndpointsResponse(session: nil, status: status))
    }

    @Test("every shorter message is no request")
    func truncated() {
        for count in 0..<StreamSamples.request.count {
            #expect(SetupEndpointsRequest(Array(StreamSamples.request.prefix(count))) == nil)
        }
    }

    @Test("keys have to fit their suite; without protection there are none")
    func keyLengths() throws {
        func parsed(_ bytes: [UInt8]) throws -> SRTPParameters? { SRTPParameters(try TLV8Group(bytes)) }
        #expect(try parsed([1, 1, 0, 2, 2, 1, 2, 3, 1, 9]) == nil)
        #expect(try parsed([1, 1, 1, 2, 16] + StreamSamples.key + [3, 14] + StreamSamples.salt) == nil)
        #expect(try parsed([1, 1, 2, 2, 0, 3, 0]) == SRTPParameters(suite: .none, key: [], salt: []))
        #expect(try parsed([1, 1, 2]) == SRTPParameters(suite: .none, key: [], salt: []))
        #expect(try parsed([1, 1, 9]) == nil)
    }

    @Test("an address may end with a zero byte, and be of the other family")
    func addresses() throws {
        let bytes: [UInt8] = [1, 1, 1, 2, 4] + Array("::1".utf8) + [0, 3, 2, 1, 0, 4, 2, 2, 0]
        let address = StreamAddress(try TLV8Group(bytes))
        #expect(address == StreamAddress(host: "::1", isIPv6: true, videoPort: 1, audioPort: 2))
    }
}
