// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP

/// What a filter says nothing of passes as it is.
extension TrafficFilter {
    package func announcement(_ truth: Announced) -> Announced { truth }

    package func admits(whenOpen connections: Int) -> Bool { true }

    package func recipient(insteadOf server: AccessoryServer) -> AccessoryServer { server }

    package func hears(_ bytes: [UInt8]) -> Bool { true }

    package func intercept(_ request: HTTPRequest, on server: isolated AccessoryServer) -> Interception { .pass }

    package func delay(answering request: HTTPRequest) -> AnswerDelay { .none }

    package func serialize(
        _ response: HTTPResponse, answering request: HTTPRequest?, on server: isolated AccessoryServer
    ) -> [UInt8] {
        request == nil ? response.serializedAsEvent() : response.serialized()
    }

    package func eventPlace(answering request: HTTPRequest) -> EventPlace? { nil }

    package var holdingTime: Duration? { nil }

    package func packets(_ messages: [[UInt8]], on connection: UInt64) -> PacketPlan {
        PacketPlan([Array(messages.joined())])
    }

    package var drawsLeadingZero: Bool { false }
}
