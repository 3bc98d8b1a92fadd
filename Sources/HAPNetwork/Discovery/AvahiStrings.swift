// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import CAvahi

/// Avahi's list of byte strings, in Swift's terms. The library keeps such lists in reverse order.
enum AvahiStrings {
    /// Calls the body with a list that lives for the call.
    static func withList<Result>(
        _ strings: [[UInt8]], _ body: (UnsafeMutablePointer<AvahiStringList>?) -> Result
    ) -> Result {
        let list = strings.reduce(nil as UnsafeMutablePointer<AvahiStringList>?) { list, string in
            avahi_string_list_add_arbitrary(list, string, string.count)
        }
        defer { avahi_string_list_free(list) }
        return body(list)
    }

    /// The list's strings in the order of the wire.
    static func strings(_ list: UnsafeMutablePointer<AvahiStringList>?) -> [[UInt8]] {
        sequence(first: list) { avahi_string_list_get_next($0) }.compactMap { entry -> [UInt8]? in
            guard let entry, let text = avahi_string_list_get_text(entry) else { return nil }
            return [UInt8](UnsafeBufferPointer(start: text, count: avahi_string_list_get_size(entry)))
        }.reversed()
    }
}
