// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NotificationCenter {
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
        AnyPublisher { receive, _ in
            let receive = UncheckedBox(value: receive)
            let observer = self.addObserver(forName: name, object: object, queue: nil) { receive.value($0) }
            return AnyCancellable { self.removeObserver(observer) }
        }
    }
}

/// Begins when it is told to.
public protocol ConnectablePublisher: Publisher {
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Begins with its first subscriber.
    public func autoconnect() -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive, complete in
            let link = attach(receive, complete)
            let source = connect()
            return AnyCancellable {
                link.cancel()
                source.cancel()
            }
        }
    }
}

extension Timer {
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        public typealias Output = Date
        public typealias Failure = Never

        // Locks for itself.
        private let audience = Audience<Date, Never>()
        private let interval: TimeInterval
        private let runLoop: RunLoop
        private let mode: RunLoop.Mode

        init(_ interval: TimeInterval, _ runLoop: RunLoop, _ mode: RunLoop.Mode) {
            self.interval = interval
            self.runLoop = runLoop
            self.mode = mode
        }

        public func connect() -> any Cancellable {
            let timer = Timer(timeInterval: interval, repeats: true) { [audience] _ in audience.send(Date()) }
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            AnyPublisher { self.audience.add(($0, $1)) }.receive(subscriber: subscriber)
        }
    }

    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher {
        TimerPublisher(interval, runLoop, mode)
    }
}
