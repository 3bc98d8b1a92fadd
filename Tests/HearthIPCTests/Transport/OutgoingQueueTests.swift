// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthTestSupport
import Testing

@testable import HearthIPC

@Suite struct OutgoingQueueTests {
    private static func line(_ count: Int) -> [UInt8] { [UInt8](repeating: 1, count: count) }

    @Test("lines that wait leave together, in order")
    func joinsLines() async {
        let queue = OutgoingQueue(limit: 100)
        for byte in [1, 2, 3] as [UInt8] { #expect(queue.append([byte, 0]) == .accepted) }
        #expect(await queue.next() == [1, 0, 2, 0, 3, 0])
        queue.end()
        #expect(await queue.next() == nil)
    }

    @Test("a chunk stays within its size, a longer line goes alone")
    func splitsChunks() async {
        let queue = OutgoingQueue(limit: .max)
        let half = OutgoingQueue.chunkSize / 2
        for count in [half, half, 1, OutgoingQueue.chunkSize * 2, 1] { _ = queue.append(Self.line(count)) }
        var sizes: [Int] = []
        for _ in 0..<4 { sizes.append(await queue.next()?.count ?? -1) }
        #expect(sizes == [half * 2, 1, OutgoingQueue.chunkSize * 2, 1])
    }

    @Test("a line is refused when more than the limit waits already, what is being written counts")
    func limits() async {
        let queue = OutgoingQueue(limit: 10)
        for _ in 0..<2 { #expect(queue.append(Self.line(5)) == .accepted) }
        #expect(await queue.next()?.count == 10)
        #expect(queue.append(Self.line(1)) == .accepted)
        #expect(queue.append(Self.line(1)) == .overrun)
        #expect(queue.append(Self.line(1)) == .ended)
        #expect(await queue.next() == nil)
    }

    @Test("a line longer than the limit leaves room for what follows it; a second one does not")
    func sparesOneLongLine() async {
        let queue = OutgoingQueue(limit: 10)
        #expect(queue.append(Self.line(50)) == .accepted)
        #expect(queue.append(Self.line(1)) == .accepted)
        #expect(await queue.next()?.count == 51)
        #expect(queue.append(Self.line(4)) == .accepted)
        #expect(queue.append(Self.line(50)) == .accepted)
        #expect(queue.append(Self.line(1)) == .overrun)
    }

    @Test("what has left counts no more")
    func forgetsWhatLeft() async {
        let queue = OutgoingQueue(limit: 10)
        for _ in 0..<100 {
            #expect(queue.append(Self.line(9)) == .accepted)
            #expect(await queue.next()?.count == 9)
        }
    }

    @Test("ending lets waiting lines leave, dropping does not")
    func ends() async {
        let kept = OutgoingQueue(limit: 10)
        _ = kept.append([1])
        kept.end()
        #expect(kept.append([2]) == .ended)
        #expect(await kept.next() == [1])
        #expect(await kept.next() == nil)
        let dropped = OutgoingQueue(limit: 10)
        _ = dropped.append([1])
        dropped.end(droppingLines: true)
        #expect(await dropped.next() == nil)
    }

    @Test("a cancelled wait ends")
    func cancels() async {
        let queue = OutgoingQueue(limit: 10)
        let waiting = Task { await queue.next() }
        waiting.cancel()
        #expect(await waiting.value == nil)
    }
}
