// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// `import HomeKit` brings Foundation along, as on Apple's systems.
@_exported public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A completion handler that is told of an error, or nil for success.
public typealias HMErrorBlock = ((any Error)?) -> Void

extension Notification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The other spelling of `HMCharacteristicPropertySupportsEventNotification` that Swift programs meet on Apple's
    /// systems, where the importer takes the constant for a notification's name.
    public static let HMCharacteristicPropertySupportsEvent = Notification.Name(
        rawValue: HMCharacteristicPropertySupportsEventNotification)
}

/// The handler of every call that has nothing to tell but its success. Called on the main queue, once.
typealias CompletionHandler = @Sendable ((any Error)?) -> Void
