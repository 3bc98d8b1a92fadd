// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension CalendarDescription {
    /// Describes a calendar of Foundation's, with its time zone.
    package init(_ calendar: Calendar) {
        let name = Self.identifiers.first { $0.value == calendar.identifier && !Self.aliases.contains($0.key) }?.key
        self.init(identifier: name ?? "gregorian", timeZone: calendar.timeZone.identifier)
    }

    /// Foundation's word for it; nil if no such calendar is known.
    package var foundationIdentifier: Calendar.Identifier? {
        Self.identifiers[identifier]
    }

    /// The calendar itself, in its time zone if it names a known one; nil if no such calendar is known.
    package var calendar: Calendar? {
        guard let identifier = foundationIdentifier else { return nil }
        var calendar = Calendar(identifier: identifier)
        if let zone = timeZone.flatMap(TimeZone.init(knownAs:)) { calendar.timeZone = zone }
        return calendar
    }

    /// Names that are understood but not written.
    private static let aliases: Set<String> = ["gregory", "ethioaa", "islamicc"]

    /// The names under which Foundation writes its calendars, and Unicode's where those differ.
    private static let identifiers: [String: Calendar.Identifier] = [
        "gregorian": .gregorian, "gregory": .gregorian, "iso8601": .iso8601, "buddhist": .buddhist,
        "chinese": .chinese, "coptic": .coptic, "ethiopic": .ethiopicAmeteMihret,
        "ethiopic-amete-alem": .ethiopicAmeteAlem, "ethioaa": .ethiopicAmeteAlem, "hebrew": .hebrew,
        "indian": .indian, "islamic": .islamic, "islamic-civil": .islamicCivil, "islamicc": .islamicCivil,
        "islamic-tbla": .islamicTabular, "islamic-umalqura": .islamicUmmAlQura, "japanese": .japanese,
        "persian": .persian, "roc": .republicOfChina,
    ]
}
