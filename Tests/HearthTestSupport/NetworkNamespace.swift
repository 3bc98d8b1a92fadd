// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A machine's network of its own, made by the kernel (`ip netns`). It is removed, with the cables that end in it, when
/// the last reference goes.
///
/// Needs root and iproute2.
package final class NetworkNamespace: Sendable {
    /// `ip` did not do what it was told.
    package struct Refused: Error, CustomStringConvertible {
        package let description: String
    }

    /// Whether this process may make any and run programs in them: root may not in most containers.
    package static let isAllowed: Bool = {
        guard geteuid() == 0, let namespace = try? NetworkNamespace("try") else { return false }
        let command = namespace.command("true", [])
        let process = try? ChildProcess(command[0], Array(command.dropFirst()))
        return process?.waitForEndWithoutSuspending() == .exited(0)
    }()

    /// Of this process alone, so that test runs do not meet.
    package let name: String

    /// Makes one in which only the loopback is up.
    ///
    /// - Throws: ``Refused``, or `ChildProcess.StartFailed` without iproute2.
    package init(_ label: String) throws {
        name = "hearth-\(getpid())-\(label)-\(String(UInt32.random(in: 0...UInt32.max), radix: 36))"
        try Self.ip(["netns", "add", name])
        try ip("link", "set", "lo", "up")
    }

    deinit { _ = try? Self.ip(["netns", "delete", name]) }

    /// Runs `ip` in here.
    ///
    /// - Returns: what it has written.
    /// - Throws: as `init`.
    @discardableResult
    package func ip(_ words: String...) throws -> String { try Self.ip(["-n", name] + words) }

    @discardableResult
    private static func ip(_ words: [String]) throws -> String {
        let process = try ChildProcess("ip", words)
        guard process.waitForEndWithoutSuspending() == .exited(0) else {
            throw Refused(description: "ip \(words.joined(separator: " ")): \(process.errors)")
        }
        return process.output
    }

    /// What runs a program in here. It becomes that program, so that signals reach it.
    package func command(_ program: String, _ arguments: [String]) -> [String] {
        ["ip", "netns", "exec", name, program] + arguments
    }

    /// Lays a cable (a veth pair) to another machine. On both it ends in an interface of this name, which has an address
    /// and is up.
    ///
    /// - Parameters:
    ///   - address: with its prefix length, such as `10.77.0.1/24`.
    ///   - otherAddress: that of the other end.
    package func connect(
        to other: NetworkNamespace, as interface: String, _ address: String, _ otherAddress: String
    ) throws {
        try Self.ip([
            "link", "add", "name", interface, "netns", name, "type", "veth", "peer", "name", interface, "netns",
            other.name,
        ])
        for (end, address) in [(self, address), (other, otherAddress)] {
            try end.ip("address", "add", address, "dev", interface)
            try end.ip("link", "set", interface, "up")
        }
    }
}
