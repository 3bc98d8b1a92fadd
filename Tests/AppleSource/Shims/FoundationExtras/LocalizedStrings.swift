// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension String {
    /// A text to be translated. Without the app's tables it stays as it is written.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        let text: String

        public init(_ value: String) { text = value }
        public init(stringLiteral value: String) { text = value }
    }

    public init(
        localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = key.text
    }

    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = defaultValue.text
    }

    public init(localized resource: LocalizedStringResource) { self = resource.key }
}

/// A text that is translated where it is shown.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
    public let key: String

    public init(stringLiteral value: String) { key = value }
    public init(_ value: String.LocalizationValue) { key = value.text }
}
