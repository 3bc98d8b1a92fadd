// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
package import HearthSystem

/// Who we are towards accessories, and what our side of the conversations runs on.
package struct Controller: Sendable {
    package let identity: ControllerIdentity
    /// The loop on which sessions and links live.
    package let eventLoop: EventLoop
    /// Measures every time limit and pause.
    package let clock: any Clock<Duration>
    package let random: RandomBytes
    package let timing: ControllerTiming
    package let logger: Logger

    package init(
        identity: ControllerIdentity, eventLoop: EventLoop, clock: any Clock<Duration> = ContinuousClock(),
        random: RandomBytes = .system, timing: ControllerTiming = ControllerTiming(),
        logger: Logger = Logger(subsystem: "accessories")
    ) {
        self.identity = identity
        self.eventLoop = eventLoop
        self.clock = clock
        self.random = random
        self.timing = timing
        self.logger = logger
    }
}
