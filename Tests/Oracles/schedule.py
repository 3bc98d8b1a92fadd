#!/usr/bin/env python3
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""Holds the dates of Hearth's triggers against two independent implementations: Python (zoneinfo, dateutil) and java.time.

Cases are aimed at every change of the clocks from 2020 to 2040 in every zone of the installed tz database, and drawn at
random beside them; the same seed makes the same cases. Exit code 1 if any date differs: the case is printed.

    Tests/Oracles/schedule.py [--quick] [--seed N] [--program .build/debug/TriggerDates]

Needs python-dateutil; without `java` its half is left out, and that is said.
"""
import argparse
import bisect
import itertools
import os
import random
import shutil
import subprocess
import sys
import threading
from datetime import datetime, timedelta, timezone
from pathlib import Path
from zoneinfo import ZoneInfo

from dateutil import rrule
from dateutil.relativedelta import relativedelta

HERE = Path(__file__).resolve().parent
DATABASE = Path("/usr/share/zoneinfo")
EPOCH = datetime(1970, 1, 1)
DAY = 86_400
UNITS = (31_556_952, 2_629_746, 7 * DAY, DAY, 3_600, 60)


# The oracle: what the dates are.


def wall(zone, instant):
    """What the clock on the wall shows."""
    return datetime.fromtimestamp(instant, zone).replace(tzinfo=None)


def instant(zone, shown):
    """When it shows that: the first time if it does so twice, the moment of the jump if it never does."""
    found = int(shown.replace(tzinfo=zone, fold=0).timestamp())
    if wall(zone, found) == shown:
        return found
    jump = int(shown.replace(tzinfo=zone, fold=1).timestamp())
    offset = datetime.fromtimestamp(jump, zone).utcoffset()
    return bisect.bisect_left(
        range(found + 1), True, lo=jump, key=lambda t: datetime.fromtimestamp(t, zone).utcoffset() != offset)


def occurrence(zone, first, every, number):
    """The first date plus `number` intervals at once: months and days on the wall, then hours as they pass."""
    years, months, weeks, days, hours, minutes = (part * number for part in every)
    start = first
    if years or months or weeks or days:
        start = instant(zone, wall(zone, first) + relativedelta(years=years, months=months, weeks=weeks, days=days))
    return start + hours * 3_600 + minutes * 60


def timer(zone, first, *rest):
    every, (after, count) = rest[:6], rest[6:]
    zone = ZoneInfo(zone)
    nominal = sum(part * length for part, length in zip(every, UNITS))
    number = max(0, int((after - first) // nominal) - 2)
    while number > 0 and occurrence(zone, first, every, number) > after:
        number -= 1
    dates = []
    while len(dates) < count:
        date = occurrence(zone, first, every, number)
        if date > after:
            dates.append(date)
            after = date
        number += 1
    return dates


def calendar(zone, month, day, hour, minute, weekdays, after, count):
    zone = ZoneInfo(zone)
    if month and hour is None and minute is None:
        day = day or 1
    rule = rrule.rrule(
        rrule.YEARLY if month else rrule.MONTHLY if day else rrule.DAILY,
        dtstart=(wall(zone, after) - timedelta(days=2)).replace(hour=0, minute=0, second=0), bymonth=month,
        bymonthday=day or (range(1, 32) if month else None),
        byhour=range(24) if hour is None and minute is not None else hour or 0, byminute=minute or 0, bysecond=0,
        until=wall(zone, after) + timedelta(days=100 * 366))
    dates = []
    for shown in rule:
        date = instant(zone, shown)
        if date <= after or (weekdays and wall(zone, date).isoweekday() % 7 + 1 not in weekdays):
            continue
        dates.append(date)
        after = date
        if len(dates) == count:
            break
    return dates


# Cases: what is asked.


def zones():
    """All names in the database but those of the machine's own zone and of the copies with leap seconds."""
    files = [path for path in DATABASE.rglob("*") if path.is_file()]
    names = [path.relative_to(DATABASE) for path in files if path.read_bytes()[:4] == b"TZif"]
    return sorted(str(n) for n in names if n.parts[0] not in ("right", "posix", "localtime", "posixrules"))


def changes(name, cache={}):
    """The changes of its clocks from 2020 to 2040: when, and the offsets before and after."""
    content = (DATABASE / name).read_bytes()
    if content not in cache:
        zone = ZoneInfo(name)
        offset = lambda t: datetime.fromtimestamp(t, zone).utcoffset()
        start, end = (int(datetime(year, 1, 1, tzinfo=timezone.utc).timestamp()) for year in (2020, 2041))
        found, after = [], offset(start)
        for day in range(start, end, DAY):
            before, after = after, offset(day + DAY)
            if before != after:
                moment = bisect.bisect_right(
                    range(day + DAY), False, lo=day, key=lambda t: offset(t) != before)
                found.append((moment, int(before.total_seconds()), int(after.total_seconds())))
        cache[content] = found
    return cache[content]


def around(name, change, dice):
    """Cases about one change: wall times before it, in its gap or overlap, at both ends, and after."""
    zone = ZoneInfo(name)
    moment, before, after = change
    low, high = sorted((moment + before, moment + after))
    shown = [low - 60, low, low + 60, dice.randrange(low, high, 60), high - 60, high, high + 60]
    for seconds in shown:
        time = EPOCH + timedelta(seconds=seconds)
        mixed = (0, 0, dice.choice((0, 0, 1)), dice.randint(1, 9), dice.randint(0, 9), dice.choice((0, 5, 30)))
        monthly = (dice.choice((0, 0, 1)), dice.randint(1, 14), 0, dice.choice((0, 0, 3)), 0, 0)
        for every, count in (((0, 0, 0, 1, 0, 0), 4), ((0, 0, 1, 0, 0, 0), 3), (mixed, 4), (monthly, 3)):
            length = sum(part * unit for part, unit in zip(every, UNITS))
            back = dice.randint(1, 3)
            start = relativedelta(years=every[0], months=every[1], weeks=every[2], days=every[3]) * -back
            first = instant(zone, time + start) - (every[4] * 3_600 + every[5] * 60) * back
            yield "timer", name, first, *every, moment - dice.choice((1, 60, DAY, length, length * 2)), count
        hour, minute = (time.hour, time.minute)
        days = "".join(sorted(dice.sample("1234567", dice.randint(1, 6))))
        yield from (
            ("calendar", name, None, None, hour, minute, None, moment - dice.choice((1, 60, DAY)), 3),
            ("calendar", name, None, None, None, minute, None, moment - 3_600 * dice.randint(1, 3), 4),
            ("calendar", name, time.month, time.day, hour, minute, None, moment - DAY * dice.randint(1, 30), 1),
            ("calendar", name, None, None, hour, minute, days, moment - DAY * dice.randint(1, 8), 2))
    for every in ((0, 0, 0, 0, dice.randint(1, 36), 0), (0, 0, 0, 0, dice.choice((0, 1, 25)), dice.randint(5, 59))):
        length = every[4] * 3_600 + every[5] * 60
        first = moment - dice.randint(2, 400) * length + dice.choice((-60, 0, 60, 1_800))
        yield "timer", name, first, *every, moment - length * 2, 5


def anywhere(name, dice):
    """A case drawn at random: five minutes to five weeks, now and then years."""
    first = 1_577_836_800 + dice.randrange(0, 20 * 366 * DAY, 60)
    after = first + dice.randrange(-30 * DAY, 5 * 366 * DAY)
    if dice.random() < 0.3:
        leap = dice.random() < 0.2
        month = 2 if leap else dice.choice((None, None, dice.randint(1, 12)))
        day = 29 if leap else dice.choice((None, 31, 30, 29, 1, dice.randint(1, 28)))
        hour, minute = dice.choice((None, dice.randint(0, 23))), dice.choice((None, 0, dice.randint(0, 59)))
        if (month, day, hour, minute) != (None,) * 4:
            days = dice.choice((None, None, "".join(sorted(dice.sample("1234567", dice.randint(1, 6))))))
            return "calendar", name, month, day, hour, minute, days, after, 4 if days is None else 2
    minutes = round(5 * (5 * 7 * 288) ** dice.random())
    every = dice.choice((
        (0, 0, 0, 0, 0, minutes), (0, 0, 0, 0, minutes // 60, minutes % 60), (0, 0, 0, dice.randint(1, 35), 0, 0),
        (0, 0, dice.randint(1, 5), 0, 0, 0), (0, 0, dice.randint(0, 3), dice.randint(0, 13), dice.randint(0, 23), 5),
        (0, dice.randint(1, 30), 0, 0, 0, 0), (dice.randint(0, 4), dice.randint(1, 11), 0, dice.randint(0, 40), 0, 0)))
    return "timer", name, first, *every, after, 5


def cases(names, quick, dice):
    """All cases in order, and how many clock changes they are aimed at."""
    asked, aimed = [], 0
    for name in names:
        chosen = changes(name)
        if quick:
            chosen = dice.sample(chosen, min(1, len(chosen)))
        aimed += len(chosen)
        for change in chosen:
            asked.extend(around(name, change, dice))
        asked.extend(anywhere(name, dice) for _ in range(4 if quick else 60))
    return asked, aimed


# Asking all three.


def line(case):
    return " ".join("-" if word is None else str(word) for word in case)


def own(case):
    kind, *rest = case
    if kind == "timer":
        return timer(*rest)
    rest[5] = [int(digit) for digit in rest[5]] if rest[5] else None
    return calendar(*rest)


class Program(threading.Thread):
    """A program that is asked all cases while Python finds its own answers."""

    def __init__(self, command, text):
        super().__init__()
        self.command, self.text, self.answers = command, text, None
        self.start()

    def run(self):
        done = subprocess.run(self.command, input=self.text, stdout=subprocess.PIPE, text=True)
        if done.returncode == 0:
            self.answers = [[int(word) for word in answer.split()] for answer in done.stdout.splitlines()]

    def result(self, count):
        self.join()
        if self.answers is None or len(self.answers) != count:
            sys.exit(f"{self.command[0]} failed, or did not answer every case")
        return self.answers


def differences(title, asked, expected, answers):
    """Prints where Hearth differs, at most ten times, and counts."""
    wrong = [(case, e, a) for case, e, a in zip(asked, expected, answers) if e != a]
    for case, e, a in wrong[:10]:
        show = lambda dates: ", ".join(f"{wall(ZoneInfo(case[1]), d)} ({d})" for d in dates)
        print(f"DIFFERENT {line(case)}\n  {title}: {show(e)}\n  Hearth: {show(a)}")
    count = sum(sum(x != y for x, y in itertools.zip_longest(e, a)) for _, e, a in wrong)
    print(f"{count} differences from {title}")
    return count


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="one change of each zone, some seconds")
    parser.add_argument("--seed", type=int, default=2_020_2040)
    parser.add_argument("--program", default=str(HERE.parent.parent / ".build/debug/TriggerDates"))
    options = parser.parse_args()
    names = zones()
    if not names:
        sys.exit("there is no tz database: install tzdata")
    asked, aimed = cases(names, options.quick, random.Random(options.seed))
    text = "".join(line(case) + "\n" for case in asked)
    hearth = Program([options.program], text)
    java = Program(["java", str(HERE / "Schedule.java")], text) if shutil.which("java") else None
    expected = [own(case) for case in asked]
    answers = hearth.result(len(asked))
    dates = sum(map(len, expected))
    print(f"{len(names)} zones, {aimed} clock changes, {len(asked)} cases, {dates} dates, seed {options.seed}")
    count = differences("Python", asked, expected, answers)
    if java:
        count += differences("Java", asked, java.result(len(asked)), answers)
    else:
        print("java is not installed: its half was left out")
    sys.exit(1 if count else 0)


if __name__ == "__main__":
    main()
