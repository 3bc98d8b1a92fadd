// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// The words of predicates: what a comparison's left side asks for. Sunrise and sunset are asked for by their own words,
// `HMSignificantEvent.sunrise.rawValue` and `sunset`. Source: behaviour section 13, "Structure visible to apps".

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key path by which a predicate names a characteristic.
public let HMCharacteristicKeyPath: String = "characteristic"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key path by which a predicate names the value of the characteristic it names beside.
public let HMCharacteristicValueKeyPath: String = "characteristicValue"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key path by which a predicate asks who is at home.
public let HMPresenceKeyPath: String = "presence"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key path by which a predicate asks for how many seconds the value it names beside has been so. An addition of Hearth.
public let HMCharacteristicDurationKeyPath: String = "characteristicDuration"
