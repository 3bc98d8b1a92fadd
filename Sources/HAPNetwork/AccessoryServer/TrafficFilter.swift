// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
package import HearthSystem

/// Stands between an accessory server and the network, to play a device that has faults.
///
/// There is one function for each place at which something can go wrong, from the announcement to the last byte; what a
/// filter does not care about passes as it is. All of them run on the server's event loop and do not wait.
package protocol TrafficFilter: Sendable {
    /// What is announced in place of the truth.
    func announcement(_ truth: Announced) -> Announced

    /// Whether a controller may connect while so many others are connected.
    func admits(whenOpen connections: Int) -> Bool

    /// The server that a controller reaches at this one's port. It must live on the same event loop.
    func recipient(insteadOf server: AccessoryServer) -> AccessoryServer

    /// Whether what a controller sent is heard at all.
    func hears(_ bytes: [UInt8]) -> Bool

    /// What to do with a request before it is carried out.
    func intercept(_ request: HTTPRequest, on server: isolated AccessoryServer) -> Interception

    /// How long the answer to a request is held back once it has been carried out.
    func delay(answering request: HTTPRequest) -> AnswerDelay

    /// The bytes of an answer, or of an event if `request` is nil.
    func serialize(
        _ response: HTTPResponse, answering request: HTTPRequest?, on server: isolated AccessoryServer
    ) -> [UInt8]

    /// Where an event is put into the packet of this answer, if one can be had.
    func eventPlace(answering request: HTTPRequest) -> EventPlace?

    /// How long messages are held back, to leave together with those that come meanwhile; nil for not at all. Answers of
    /// pairing never wait, for the connection may close behind them.
    var holdingTime: Duration? { get }

    /// How messages, sealed already, leave: one, or several that were held back.
    func packets(_ messages: [[UInt8]], on connection: UInt64) -> PacketPlan

    /// Whether public numbers of pair-setup begin with a zero byte. Quirk Q66.
    var drawsLeadingZero: Bool { get }
}

/// What discovery is told of an accessory server.
package struct Announced: Hashable, Sendable {
    package var port: UInt16
    /// nil for the machine's own.
    package var address: IPAddress?
    package var advertisement: AccessoryAdvertisement

    package init(port: UInt16, address: IPAddress? = nil, advertisement: AccessoryAdvertisement) {
        self.port = port
        self.address = address
        self.advertisement = advertisement
    }
}

/// What becomes of a request.
package enum Interception: Hashable, Sendable {
    case pass
    /// It is not carried out; this is the answer.
    case answer(HTTPResponse)
    /// It is not carried out; the connection closes.
    case close
}

/// When an answer leaves.
package enum AnswerDelay: Hashable, Sendable {
    case none
    case time(Duration)
    case forever
}

/// Where an event lies in a packet that it shares with an answer.
package enum EventPlace: Hashable, Sendable {
    case before
    case after
}

/// How bytes leave.
package struct PacketPlan: Hashable, Sendable {
    /// One write each.
    package var packets: [[UInt8]]
    /// Between two of them.
    package var pause: Duration = .zero
    /// Whether the connection is closed behind the last one.
    package var closesAtEnd = false

    package init(_ packets: [[UInt8]], pause: Duration = .zero, closesAtEnd: Bool = false) {
        self.packets = packets
        self.pause = pause
        self.closesAtEnd = closesAtEnd
    }
}
