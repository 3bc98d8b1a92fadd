// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
package import HAPCatalogue
internal import HAPNetwork
package import HearthSystem

/// A walk of one accessory server through the protocol, as a controller of its own: no hub takes part.
///
/// It pairs if it is given the setup code, and removes that pairing at the end, also after a failure or when its task is
/// cancelled. It writes only values that it has just read, to lights, outlets and fans; and shows the device only if
/// told to.
package struct ConformanceCheck: Sendable {
    package struct Options: Sendable {
        /// nil checks only what needs no pairing.
        package var setupCode: SetupCode?
        /// Writes no value at all.
        package var isReadOnly = false
        /// Makes the device blink or beep.
        package var identifies = false

        package init() {}
    }

    /// Which device it was.
    package struct Subject: Hashable, Sendable {
        /// As announced; nil if it was not seen.
        package var name: String?
        package var deviceID: String?
        /// Where it answered.
        package var address: String
    }

    /// The accessory takes no connection.
    package struct Unreachable: Error, Hashable, Sendable {
        package let reason: String
    }

    private let options: Options
    private let controller: Controller

    /// - Parameter eventLoop: where its connections live.
    /// - Throws: if the system gives no random numbers or keys.
    package init(_ options: Options, eventLoop: EventLoop) throws(CryptoError) {
        self.options = options
        var timing = ControllerTiming()
        timing.connect = .seconds(5)
        timing.request = .seconds(12)
        controller = Controller(
            identity: try .generate(using: .system), eventLoop: eventLoop, timing: timing,
            logger: Logger(subsystem: "check", level: .error))
    }

    /// Tells each finding as it is found.
    ///
    /// Once cancelled it looks no further, removes its pairing and returns.
    ///
    /// - Throws: ``Unreachable``.
    package func run(
        on target: Target, report: @escaping @Sendable (Finding) -> Void
    ) async throws(Unreachable) {
        try await Walk(to: target, options, as: controller, report: report).run()
    }
}
