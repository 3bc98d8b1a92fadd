// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Cuts a stream of bytes into messages, however the bytes come in.
///
/// Only lengths end a body; without any there is none. Names in any case, bare line feeds, blank lines between
/// messages and chunks are understood. After an error the parser gives the same error for ever.
/// Source: HAP reference 10; quirks Q14–Q18.
///
///     parser.append(bytes)
///     while let message = try parser.next() { … }
package struct HTTPMessageParser: Sendable {
    /// The side on which the parser sits.
    package enum Side: Sendable {
        /// Reads responses and events.
        case controller
        /// Reads requests.
        case accessory
    }

    package struct Limits: Sendable {
        /// Bytes of first line and fields, and likewise of the lines around chunks.
        package var header = 16 * 1024
        package var body: Int

        package init(body: Int) { self.body = body }
    }

    private enum State {
        case head
        case body(HTTPMessageHead, length: Int)
        case chunked(HTTPMessageHead, HTTPChunkDecoder)
        case failed(HTTPMessageError)
    }

    package let side: Side
    package let limits: Limits
    private var state = State.head
    private var buffer = ByteQueue()

    /// Without `limits`: 16 KiB of header; bodies of 4 MiB for responses, 1 MiB for requests.
    package init(side: Side, limits: Limits? = nil) {
        self.side = side
        self.limits = limits ?? Limits(body: side == .controller ? 4 << 20 : 1 << 20)
    }

    /// Whether part of a message has come in and the rest is missing.
    package var isInsideMessage: Bool {
        isInsideBody || buffer.count > 0
    }

    package mutating func append(_ bytes: [UInt8]) {
        if case .failed = state { return }
        buffer.append(bytes)
    }

    /// Gives back what has come in behind the last message, as if it had never been appended.
    ///
    /// For a stream that stops being HTTP there.
    package mutating func takeRest() -> [UInt8] {
        precondition(!isInsideBody, "part of the message is used up already")
        return buffer.take(buffer.count) ?? []
    }

    private var isInsideBody: Bool {
        if case .head = state { false } else { true }
    }

    /// The next whole message; nil until more bytes come.
    package mutating func next() throws(HTTPMessageError) -> HTTPMessage? {
        do throws(HTTPMessageError) {
            while true {
                switch state {
                case .head:
                    guard let head = try readHead() else { return nil }
                    state = try bodyState(after: head)
                case .body(let head, let length):
                    guard let body = buffer.take(length) else { return nil }
                    state = .head
                    return head.message(body: body)
                case .chunked(let head, var decoder):
                    // Taken out of the state first, so that the decoder's body is not copied.
                    state = .head
                    let isDone = try decoder.decode(from: &buffer)
                    guard isDone else {
                        state = .chunked(head, decoder)
                        return nil
                    }
                    return head.message(body: decoder.body)
                case .failed(let error):
                    throw error
                }
            }
        } catch {
            state = .failed(error)
            throw error
        }
    }

    private mutating func readHead() throws(HTTPMessageError) -> HTTPMessageHead? {
        buffer.dropLineBreaks()
        guard let bytes = try buffer.takeHead(limit: limits.header) else { return nil }
        return try HTTPMessageHead(bytes, side: side)
    }

    private func bodyState(after head: HTTPMessageHead) throws(HTTPMessageError) -> State {
        if head.isChunked { return .chunked(head, HTTPChunkDecoder(limits: limits)) }
        let length = try head.contentLength()
        guard length <= limits.body else { throw .bodyTooLarge(limit: limits.body) }
        return .body(head, length: length)
    }
}
