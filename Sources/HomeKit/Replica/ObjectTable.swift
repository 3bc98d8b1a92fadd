// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthModel

/// The objects handed out so far.
///
/// Objects of things in the database are kept, since a program may have set a delegate and hold no reference itself; the
/// others are remembered for as long as somebody holds them.
struct ObjectTable: Sendable {
    private struct Weak: Sendable {
        weak var object: (any HomeObject)?
    }

    private var present: [ObjectKey: any HomeObject] = [:]
    private var departed: [ObjectKey: Weak] = [:]
    private var isKeeping = true

    /// The object that is kept for a thing in the database.
    func present(_ key: ObjectKey) -> (any HomeObject)? {
        present[key]
    }

    /// The object of a thing that was in the database once, or of any after nothing is kept any more.
    func remembered(_ key: ObjectKey, isPresent: Bool) -> (any HomeObject)? {
        isPresent && isKeeping ? nil : departed[key]?.object
    }

    mutating func insert(_ object: any HomeObject, at key: ObjectKey, isPresent: Bool) {
        if isPresent && isKeeping {
            present[key] = object
        } else {
            departed[key] = Weak(object: object)
        }
    }

    /// Lets go of the objects whose things are no longer in the database.
    mutating func release(from old: LastState, isGone: (ObjectKey) -> Bool) {
        for (key, object) in present where isGone(key) {
            object.leave(old)
            present[key] = nil
            departed[key] = Weak(object: object)
        }
        // When nothing is kept, present and departed are not told apart; one that has left before does so once.
        for (key, weak) in departed where !isKeeping && isGone(key) { weak.object?.leave(old) }
        departed = departed.filter { $0.value.object != nil }
    }

    /// Keeps nothing alive any more: the manager is going. What the program holds goes on.
    mutating func releaseAll() {
        isKeeping = false
        for (key, object) in present { departed[key] = Weak(object: object) }
        present = [:]
    }
}
