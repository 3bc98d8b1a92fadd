// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthSystem
import HearthTestSupport
import Testing

/// On the loopback, in a group that nobody else uses.
@Suite("A receiver of multicast", .timeLimit(.minutes(1)))
struct MulticastReceiverTests {
    let loop = EventLoop(label: "test")
    let group = SocketAddress(IPAddress(ipv4: 0xEFFF_4854), port: .random(in: 40_000...60_000))

    @Test("hears each packet with its sender, as does every other receiver of the group")
    func everyoneHears() async throws {
        let (one, other) = (Recorder<Heard>(), Recorder<Heard>())
        let receivers = [try receiver(one), try receiver(other)]
        for receiver in receivers { receiver.listen(on: try loopback()) }
        for number in UInt8(0)..<100 {
            try MulticastSender.send([number], to: group, fromPort: 5353)
        }
        let expected = (UInt8(0)..<100).map { Heard([$0], SocketAddress(.loopback, port: 5353)) }
        try await eventually("both hear everything") { one.elements.count == 100 && other.elements.count == 100 }
        #expect(one.elements == expected && other.elements == expected)
        withExtendedLifetime(receivers) {}
    }

    @Test("hears only while it listens on the interface, though another receiver does, and nothing sent to the host")
    func onlyWhereItListens() async throws {
        let (steady, changing) = (Recorder<Heard>(), Recorder<Heard>())
        let receivers = [try receiver(steady), try receiver(changing)]
        receivers[0].listen(on: try loopback())
        try await send(1, heardBy: steady)
        receivers[1].listen(on: try loopback().union([UInt32.max]))
        try MulticastSender.send([0], to: SocketAddress(.loopback, port: group.port), fromPort: 5353)
        try await send(2, heardBy: steady)
        try await send(3, heardBy: changing)
        receivers[1].listen(on: [])
        try await send(4, heardBy: steady)
        receivers[1].listen(on: try loopback())
        try await send(5, heardBy: changing)
        receivers[1].close()
        receivers[1].close()
        #expect(changing.elements.map(\.bytes) == [[2], [3], [5]])
    }

    private struct Heard: Hashable {
        let bytes: [UInt8]
        let sender: SocketAddress

        init(_ bytes: [UInt8], _ sender: SocketAddress) {
            self.bytes = bytes
            self.sender = sender
        }
    }

    private func receiver(_ recorder: Recorder<Heard>) throws -> MulticastReceiver {
        try MulticastReceiver(group, on: loop) { recorder.record(Heard(Array($0), $1)) }
    }

    private func loopback() throws -> Set<UInt32> {
        Set(try NetworkInterface.all().filter(\.isLoopback).map(\.index))
    }

    private func send(_ byte: UInt8, heardBy recorder: Recorder<Heard>) async throws {
        try MulticastSender.send([byte], to: group, fromPort: 5353)
        try await eventually("\(byte) is heard") { recorder.elements.last?.bytes == [byte] }
    }
}
