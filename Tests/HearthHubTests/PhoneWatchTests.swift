// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthHub
import Testing

@Suite("Whether a phone is there")
struct PhoneWatchTests {
    /// A look at a time, what it brings, and the news.
    typealias Look = (at: Int, PhoneSign, Bool?)

    private static let now = PhoneSign.seen(ago: .zero)

    private func run(_ looks: [Look], wasHere: Bool?, leaveDelay: Int = 300) {
        var (watch, isHere, last) = (PhoneWatch(), wasHere, Int?.none)
        for (time, sign, expected) in looks {
            let news = watch.take(
                sign, after: last.map { .seconds(time - $0) }, wasHere: isHere, leaveDelay: .seconds(leaveDelay))
            #expect(news == expected, "at \(time)")
            (isHere, last) = (news ?? isHere, time)
        }
    }

    @Test("a sign is coming home at once, and is told once")
    func comes() {
        run([(0, .silent, nil), (10, Self.now, true), (20, Self.now, nil)], wasHere: false)
        run([(0, Self.now, true), (30, Self.now, nil)], wasHere: nil)
        run([(0, Self.now, nil)], wasHere: true)
    }

    @Test("silence is leaving when it has lasted as long as it may, and not a second before")
    func leaves() {
        let looks = stride(from: 0, through: 270, by: 30).map { Look($0, .silent, nil) }
        for wasHere in [true, nil] {
            run(looks + [(299, .silent, nil), (300, .silent, false), (330, .silent, nil)], wasHere: wasHere)
        }
        run(looks + [(299, Self.now, nil), (330, .silent, nil), (570, .silent, nil)], wasHere: true)
    }

    @Test("after a start of the hub nobody has left because nothing has been heard yet")
    func start() {
        run([(5_000, .silent, nil), (5_030, .silent, nil)], wasHere: true, leaveDelay: 60)
        run([(5_000, .silent, nil), (5_060, .silent, false)], wasHere: true, leaveDelay: 60)
    }

    @Test("without a delay the first silence is leaving")
    func noDelay() {
        run([(0, .silent, false), (1, Self.now, true), (2, .silent, false)], wasHere: true, leaveDelay: 0)
    }

    @Test("a sign counts from when it was, and an old one not again")
    func age() {
        // Seen at 70, told at 90: 60 seconds later it has gone.
        run(
            [
                (30, Self.now, nil), (60, Self.now, nil), (90, .seen(ago: .seconds(20)), nil), (120, .silent, nil),
                (129, .silent, nil), (130, .silent, false),
            ], wasHere: true, leaveDelay: 60)
        // What was seen before the phone had gone does not bring it back.
        run(
            [
                (0, Self.now, nil), (10, .silent, nil), (20, .silent, false), (30, .seen(ago: .seconds(30)), nil),
                (40, .seen(ago: .seconds(10)), true),
            ], wasHere: true, leaveDelay: 20)
        run([(0, .seen(ago: .seconds(40)), true), (10, .seen(ago: .seconds(50)), nil)], wasHere: false)
    }

    @Test("while the hub itself is not on the network nobody leaves")
    func untold() {
        let away = stride(from: 30, through: 3_000, by: 30).map { Look($0, .untold, nil) }
        run(
            [(0, .silent, nil)] + away + [(3_030, .silent, nil), (3_060, .silent, false)], wasHere: true, leaveDelay: 60
        )
    }

    @Test("a time in which the hub was suspended counts as one pause, not as silence")
    func suspension() {
        run(
            [(0, Self.now, nil), (100_000, .silent, nil), (100_030, Self.now, nil)], wasHere: true)
        run([(0, Self.now, nil), (100_000, .silent, nil), (100_239, .silent, nil)], wasHere: true)
    }

    @Test("every way of three looks: the phone is there exactly if a sign is younger than the delay")
    func exhaustive() {
        let signs: [PhoneSign] = [Self.now, .seen(ago: .seconds(7)), .silent, .untold]
        for wasHere in [true, false, nil] as [Bool?] {
            for first in signs {
                for second in signs {
                    for third in signs { check([first, second, third], wasHere) }
                }
            }
        }
    }

    /// A look every 10 seconds with a delay of 15: the time of the last sign is kept by hand.
    private func check(_ signs: [PhoneSign], _ wasHere: Bool?) {
        var (watch, isHere, silence) = (PhoneWatch(), wasHere, 0)
        for (index, sign) in signs.enumerated() {
            let gap = index == 0 ? 0 : 10
            var expected = isHere
            switch sign {
            case .seen(let age):
                silence = index == 0 ? 0 : Int(age.components.seconds)
                expected = true
            case .silent:
                silence += gap
                if silence >= 15 { expected = false }
            case .untold: break
            }
            let news = watch.take(
                sign, after: index == 0 ? nil : .seconds(10), wasHere: isHere, leaveDelay: .seconds(15))
            #expect(
                news == (expected == isHere ? nil : expected), "\(signs) \(String(describing: wasHere)) at \(index)")
            isHere = news ?? isHere
        }
    }
}
