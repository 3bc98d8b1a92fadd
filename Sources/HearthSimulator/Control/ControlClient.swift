// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
internal import HearthSystem

/// Asks a running simulator.
package enum ControlClient {
    private static let limit: Duration = .seconds(10)

    /// Sends one request and waits for its answer.
    ///
    /// - Throws: ``ControlError``, also if no simulator runs there.
    package static func ask(_ request: ControlRequest, at path: String) async throws(ControlError) -> JSONValue {
        let line: [UInt8]
        do throws(SocketError) {
            line = try await exchange(JSONWriter.write(request.json) + [UInt8(ascii: "\n")], at: path)
        } catch {
            throw ControlError(
                "No simulator answers on \(path): \(error). Start one, or name its socket with --control.")
        }
        guard let answer = (try? JSONReader.read(line))?.object, let isDone = answer["ok"]?.bool else {
            throw ControlError("What answers on \(path) is no simulator.")
        }
        guard isDone else {
            throw ControlError(
                answer["error"]?.string ?? "The simulator refused.",
                candidates: answer["candidates"]?.array?.compactMap(\.string) ?? [])
        }
        return answer["result"] ?? .null
    }

    private static func exchange(_ bytes: [UInt8], at path: String) async throws(SocketError) -> [UInt8] {
        let loop = EventLoop(label: "hearth.simulator.control")
        let connection = try await StreamConnection.connect(toUnixSocket: path, on: loop, within: limit)
        try await connection.write(bytes, within: limit)
        var answer: [UInt8] = []
        while answer.last != UInt8(ascii: "\n"), let more = try await connection.read(within: limit) { answer += more }
        await connection.close()
        return answer
    }
}
