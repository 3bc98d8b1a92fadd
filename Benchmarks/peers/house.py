#!/usr/bin/env python3
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""aiohomekit with many accessory servers.

`house.py pair PAIRINGS` reads {"address": code, …} from standard input, pairs with each and writes the keys to the file.

`house.py run PAIRINGS` connects to all of them at once, reads each database, subscribes to all that sends events, reads
all that can be read, and prints {"live": nanoseconds of CLOCK_MONOTONIC, "begin": the same when its imports were done,
"values": how many}. It then stays until its standard input ends, so that its memory can be looked at.
"""
import asyncio
import json
import sys
import time

from controller import new_controller, pair

# Reads ask for one accessory at a time, as subscriptions do.
from itertools import groupby


async def pair_all(path):
    controller = new_controller()
    keys = []
    for address, code in json.load(sys.stdin).items():
        pairing = await pair(controller, address, code)
        keys.append(pairing.pairing_data)
    with open(path, "w", encoding="utf-8") as file:
        json.dump(keys, file)


def characteristics(accessories, permission):
    return [
        (accessory["aid"], characteristic["iid"]) for accessory in accessories for service in accessory["services"]
        for characteristic in service["characteristics"] if permission in characteristic["perms"]]


async def bring_to_life(pairing):
    accessories = await pairing.list_accessories_and_characteristics()
    await pairing.subscribe(characteristics(accessories, "ev"))
    values = {}
    for _, ids in groupby(characteristics(accessories, "pr"), key=lambda id: id[0]):
        values.update(await pairing.get_characteristics(list(ids)))
    return values


async def run(path):
    begin = time.monotonic_ns()
    controller = new_controller()
    with open(path, encoding="utf-8") as file:
        pairings = [controller.load_pairing(f"pairing {n}", data) for n, data in enumerate(json.load(file))]
    values = await asyncio.gather(*map(bring_to_life, pairings))
    live = time.monotonic_ns()
    print(json.dumps({"begin": begin, "live": live, "values": sum(map(len, values))}), flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    for pairing in pairings:
        await pairing.close()


if __name__ == "__main__":
    asyncio.run({"pair": pair_all, "run": run}[sys.argv[1]](sys.argv[2]))
