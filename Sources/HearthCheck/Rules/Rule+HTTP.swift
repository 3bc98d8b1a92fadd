// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

extension Rule {
    static let reachable = Rule("http.reachable", "10", "Answer HTTP/1.1 requests on the announced port.")
    static let unverifiedAccessories = Rule.unverified("accessories")
    static let unverifiedCharacteristics = Rule.unverified("characteristics")
    static let unverifiedPairings = Rule.unverified("pairings")
    static let framing = Rule("http.framing", "10", "Send Content-Length, or chunks, with each answer that has a body.")
    static let headerNames = Rule("http.header-names", "10", "Write header names in title case; some parsers want it.")
    static let requestHeaderNames = Rule("http.request-header-case", "10", "Compare header names without case.")
    static let splitRequest = Rule(
        "http.split-request", "10", "Read until the request is whole: TCP may cut it anywhere.")
    static let unknownPath = Rule("http.unknown-path", "10", "Answer 404, or 470 before pair-verify.")
    static let secondConnection = Rule(
        "connection.second", "1", "Serve at least eight connections at the same time.")
    static let interrupted = Rule(
        "connection.interrupted", "10", "Drop a connection that ends inside a request, and go on serving.")
    static let malformedPairing = Rule(
        "pair-setup.malformed", "6.3", "Answer HTTP 400 to a pairing message that is no sound TLV8.")

    private static func unverified(_ path: String) -> Rule {
        Rule("http.unverified-\(path)", "10", "Answer 470 to /\(path) before pair-verify.")
    }
}
