// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthSystem
import Testing

@Suite("An endpoint")
struct EndpointTests {
    @Test("is read from names and addresses alike")
    func reading() {
        #expect(Endpoint("lamp.local:8080") == Endpoint(host: "lamp.local", port: 8080))
        #expect(Endpoint("[::1]:80") == Endpoint(host: "::1", port: 80))
        #expect(Endpoint("[::1]:80")?.description == "[::1]:80")
        #expect(Endpoint("lamp") == nil)
        #expect(Endpoint(":80") == nil)
        #expect(Endpoint("lamp:http") == nil)
    }

    @Test("is looked up")
    func lookUp() async throws {
        #expect(try await Endpoint(host: "127.0.0.1", port: 80).addresses() == [SocketAddress(.loopback, port: 80)])
        #expect(try await Endpoint(host: "localhost", port: 80).addresses().contains { $0.address.isLoopback })
    }

    @Test("whose host is unknown says so")
    func unknown() async throws {
        // `.invalid` is reserved for this (RFC 6761); an over-long label does not even reach the network.
        let host = String(repeating: "x", count: 64) + ".invalid"
        let error = await #expect(throws: SocketError.self) { try await Endpoint(host: host, port: 80).addresses() }
        #expect(error?.description.contains(host) == true)
    }
}
