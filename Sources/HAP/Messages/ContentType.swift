// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// The types of bodies that HAP uses. Source: HAP reference 10.
package enum ContentType {
    package static let hapJSON = "application/hap+json"
    package static let pairingTLV8 = "application/pairing+tlv8"
    package static let octetStream = "application/octet-stream"
    package static let jpeg = "image/jpeg"
}
