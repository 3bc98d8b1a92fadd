// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

extension Array where Element: Identifiable {
    /// Appends an object unless one with its identifier is there already.
    mutating func appendIfNew(_ element: Element) -> Bool {
        guard !contains(where: { $0.id == element.id }) else { return false }
        append(element)
        return true
    }

    /// Removes the object with this identifier; false if there is none.
    mutating func remove(_ id: Element.ID) -> Bool {
        guard let index = firstIndex(where: { $0.id == id }) else { return false }
        remove(at: index)
        return true
    }

    /// Changes the object with this identifier in place; false if there is none.
    mutating func update(_ id: Element.ID, _ change: (inout Element) -> Void) -> Bool {
        guard let index = firstIndex(where: { $0.id == id }) else { return false }
        change(&self[index])
        return true
    }
}
