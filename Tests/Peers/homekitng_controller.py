#!/usr/bin/env python3
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""A foreign controller (homekitng) that judges an accessory server; the same steps and output as controller.py."""
import argparse
import shlex
import subprocess
import time

from homekit.exceptions import AuthenticationError

from attributes import characteristics, find, readable
from dial_homekitng import Session
from judging import judged, report, wrong_code


def judge(options):
    session = Session(options.host, options.port)
    try:
        session.pair(wrong_code(options.code))
        raise RuntimeError("a wrong setup code was accepted")
    except AuthenticationError:
        report("wrong code")

    begin = time.perf_counter()
    pairing = session.pair(options.code)
    report("pair", milliseconds=round((time.perf_counter() - begin) * 1000, 1))

    accessories = pairing.list_accessories_and_characteristics()
    report("accessories", count=len(accessories), characteristics=sum(1 for _ in characteristics(accessories)))
    read(pairing, readable(accessories))
    target = find(accessories, "25")
    write(pairing, target)
    if options.change:
        event(pairing, target, options.change)

    entries = pairing.list_pairings()
    if len(entries) != 1 or entries[0]["permissions"] != 1:
        raise RuntimeError(f"unexpected pairings: {entries}")
    report("list", pairings=len(entries))
    if not pairing.identify():
        raise RuntimeError("nothing to identify")
    report("identify")
    session.unpair()
    report("unpair")


def read(pairing, ids):
    values = {}
    for start in range(0, len(ids), 40):
        values.update(pairing.get_characteristics(ids[start:start + 40]))
    failed = [str(key) for key in ids if values.get(key, {}).get("status", 0) != 0 or key not in values]
    if failed:
        raise RuntimeError(f"not read: {', '.join(failed)}")
    report("read", values=len(values))


def write(pairing, target):
    old = bool(pairing.get_characteristics([target])[target]["value"])
    refused = pairing.put_characteristics([(*target, not old)])
    if refused:
        raise RuntimeError(f"write refused: {refused}")
    new = bool(pairing.get_characteristics([target])[target]["value"])
    if new == old:
        raise RuntimeError("the written value did not stay")
    report("write", value=new)
    refused = pairing.put_characteristics([(*target, "nonsense")])
    if not refused:
        raise RuntimeError("a write of nonsense was accepted")
    report("refusal", status=[row["status"] for row in refused.values()])


def event(pairing, target, change):
    """homekitng subscribes and listens in one call, so the change is made when its subscription has been answered."""
    arrived = []
    put = pairing.session.put

    def put_and_change(*arguments):
        response = put(*arguments)
        subprocess.Popen(shlex.split(change), stdout=subprocess.DEVNULL)
        return response

    pairing.session.put = put_and_change
    refused = pairing.get_events([target], arrived.extend, max_events=1, max_seconds=10, idle_timeout=10)
    pairing.session.put = put
    values = [value for aid, iid, value in arrived if (aid, iid) == target]
    if refused or not values:
        raise RuntimeError(f"no event: {refused}")
    report("event", value=values[0])


def main():
    parser = argparse.ArgumentParser(description="Judges an accessory server with homekitng.")
    judged(parser, judge)


if __name__ == "__main__":
    main()
