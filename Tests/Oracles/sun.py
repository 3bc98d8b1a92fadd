#!/usr/bin/env python3
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""Holds Hearth's sunrise and sunset against two independent implementations: PyEphem, which judges, and astral.

Places lie between 65° south and 65° north, days between 2020 and 2040. PyEphem computes the sun's place by VSOP87; like
Hearth it is asked when the centre of the sun is 50' below the horizon, without any refraction beside. astral uses about the
formulas of Hearth. Where it is more than a minute off PyEphem has to side with Hearth. Exit code 1 if

- a rise or set is more than 60 s off PyEphem's, or
- one of the two has the sun rise or set where the other has not, and the sun does not graze the horizon, or
- astral is more than 60 s off and PyEphem more than 30 s, or
- the next rise or set after some moment of the day is another one than PyEphem's.

    Tests/Oracles/sun.py [--days 10000] [--seed N] [--program .build/debug/TriggerDates]

Needs ephem and astral.
"""
import argparse
import math
import random
import statistics
import subprocess
import sys
from datetime import datetime, timedelta, timezone
from pathlib import Path

import astral
import astral.sun
import ephem

HERE = Path(__file__).resolve().parent
LIMIT, AGREEMENT = 60, 30
# Degrees of latitude, north and south, up to which times are promised.
TEMPERATE = 65
# Degrees: nearer than that to the horizon at its highest or lowest, the sun may rise or not.
GRAZING = 0.02
HORIZON = -50 / 60


def case(dice, latitudes=(-TEMPERATE, TEMPERATE)):
    """A place and a moment, which is near no midnight of the sun: so both mean the same day."""
    latitude, longitude = round(dice.uniform(*latitudes), 4), round(dice.uniform(-180, 180), 4)
    day = datetime(2020, 1, 1, tzinfo=timezone.utc) + timedelta(days=dice.randrange(21 * 365))
    return latitude, longitude, int(day.timestamp() + 43_200 - longitude * 240)


def observer(latitude, longitude):
    place = ephem.Observer()
    place.lat, place.lon = str(latitude), str(longitude)
    place.pressure, place.horizon = 0, "-0:50"
    return place


def seconds(date):
    return date.datetime().replace(tzinfo=timezone.utc).timestamp()


def altitude(place, moment):
    """How high the centre of the sun is, in degrees."""
    place.date = ephem.Date(datetime.fromtimestamp(moment, timezone.utc).replace(tzinfo=None))
    return math.degrees(ephem.Sun(place).alt)


def judged(latitude, longitude, noon):
    """Rise before noon and set after by PyEphem, None where there is none within half a day."""
    place = observer(latitude, longitude)
    times = []
    for find in (place.previous_rising, place.next_setting):
        place.date = ephem.Date(datetime.fromtimestamp(noon, timezone.utc).replace(tzinfo=None))
        try:
            found = seconds(find(ephem.Sun(), use_center=True))
        except (ephem.AlwaysUpError, ephem.NeverUpError):
            found = None
        times.append(found if found is not None and abs(found - noon) < 43_200 else None)
    return times


def grazes(latitude, longitude, noon):
    """Whether the sun at its highest or lowest is at the horizon, near enough for either answer."""
    place = observer(latitude, longitude)
    extremes = [altitude(place, moment) for moment in (noon - 43_200, noon, noon + 43_200)]
    return min(abs(height - HORIZON) for height in extremes) < GRAZING


def second_opinion(latitude, longitude, event, near):
    """The rise or set nearest to a moment by astral, None if it knows none."""
    place = astral.Observer(latitude, longitude, 0)
    find = astral.sun.sunrise if event == "sunrise" else astral.sun.sunset
    # By the sun's own time: astral loses events that are close to midnight of the zone it is asked in.
    zone = timezone(timedelta(minutes=round(longitude * 4)))
    try:
        return find(place, datetime.fromtimestamp(near, zone).date(), zone).timestamp()
    except ValueError:
        return None


def run(program, questions):
    done = subprocess.run([program], input="\n".join(questions) + "\n", stdout=subprocess.PIPE, text=True, check=True)
    lines = done.stdout.splitlines()
    if len(lines) != len(questions):
        sys.exit("the program did not answer every case")
    return lines


def answers(program, cases):
    for line in run(program, [f"sun {latitude} {longitude} {moment}" for latitude, longitude, moment in cases]):
        noon, rise, set_, _ = line.split()
        yield float(noon), [None if time == "-" else int(time) for time in (rise, set_)]


def misplaced(program, cases, dice):
    """Where the next rise or set after a moment is not PyEphem's: asked as triggers ask."""
    cases = [(*case[:2], case[2] + dice.randrange(-43_200, 43_200)) for case in cases]
    for event, find in ("sunrise", ephem.Observer.next_rising), ("sunset", ephem.Observer.next_setting):
        lines = run(program, [f"next {event} {latitude} {longitude} {after} 1" for latitude, longitude, after in cases])
        for (latitude, longitude, after), line in zip(cases, lines):
            place = observer(latitude, longitude)
            place.date = ephem.Date(datetime.fromtimestamp(after, timezone.utc).replace(tzinfo=None))
            judge = seconds(find(place, ephem.Sun(), use_center=True))
            # Within a minute of the event itself either may have it behind.
            if abs(int(line) - judge) > LIMIT and min(int(line), judge) - after > LIMIT:
                yield f"{event} at {latitude} {longitude} after {after}: Hearth {line}, PyEphem {judge:.0f}"


class Tally:
    """What was found: errors against PyEphem, and what is said about astral."""

    def __init__(self):
        self.errors, self.opinions, self.grazing, self.without, self.faults = [], [], 0, 0, []

    def take(self, case, event, noon, own, judge):
        latitude, longitude, _ = case
        where = f"{event} at {latitude} {longitude}, noon {datetime.fromtimestamp(noon, timezone.utc):%F %T}"
        if own is None and judge is None:
            self.without += 1
        elif own is not None and judge is not None:
            self.errors.append(abs(own - judge))
            if abs(latitude) <= TEMPERATE:
                self.compare(where, own, judge, second_opinion(latitude, longitude, event, own))
        elif grazes(latitude, longitude, noon):
            self.grazing += 1
        else:
            self.faults.append(f"{where}: Hearth {own}, PyEphem {judge}")

    def compare(self, where, own, judge, opinion):
        error = abs(own - judge)
        if error > LIMIT:
            self.faults.append(f"{where}: {error:.0f} s off PyEphem")
        if opinion is None or abs(opinion - own) <= LIMIT:
            return
        self.opinions.append((abs(opinion - own), error, where))
        if error > AGREEMENT:
            self.faults.append(f"{where}: astral {opinion - own:+.0f} s off, and PyEphem {judge - own:+.0f} s")


def ask(program, cases):
    tally = Tally()
    for asked, (noon, own) in zip(cases, answers(program, cases)):
        for event, mine, judge in zip(("sunrise", "sunset"), own, judged(asked[0], asked[1], noon)):
            tally.take(asked, event, noon, mine, judge)
    return tally


def report(temperate, polar, next_faults, days, seed):
    over = sum(error > LIMIT for error in temperate.errors)
    print(
        f"{days} place-days, {len(temperate.errors)} rises and sets, seed {seed}: {over} over {LIMIT} s from PyEphem, "
        f"worst {max(temperate.errors):.1f} s, median {statistics.median(temperate.errors):.1f} s")
    sided = sum(error <= AGREEMENT for _, error, _ in temperate.opinions)
    print(f"astral is more than {LIMIT} s off at {len(temperate.opinions)}; PyEphem sides with Hearth at {sided} of them")
    for off, error, where in sorted(temperate.opinions, reverse=True)[:10]:
        print(f"  {where}: astral {off:.0f} s off, PyEphem {error:.0f} s")
    print(
        f"nearer to the poles: {len(polar.errors)} rises and sets by both, median {statistics.median(polar.errors):.1f} s, "
        f"none by both {polar.without}, by one while the sun grazes the horizon {polar.grazing}")
    faults = temperate.faults + polar.faults + next_faults
    for fault in faults[:20]:
        print("DIFFERENT", fault)
    print(f"{len(faults)} differences")
    return faults


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--days", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=2_020_2040)
    parser.add_argument("--program", default=str(HERE.parent.parent / ".build/debug/TriggerDates"))
    options = parser.parse_args()
    dice = random.Random(options.seed)
    temperate = [case(dice) for _ in range(options.days)]
    poles = ((-89, -TEMPERATE), (TEMPERATE, 89))
    polar = [case(dice, dice.choice(poles)) for _ in range(options.days // 4)]
    tallies = [ask(options.program, cases) for cases in (temperate, polar)]
    next_faults = list(misplaced(options.program, temperate, dice))
    sys.exit(1 if report(*tallies, next_faults, options.days, options.seed) else 0)


if __name__ == "__main__":
    main()
