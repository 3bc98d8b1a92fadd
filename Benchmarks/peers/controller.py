#!/usr/bin/env python3
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""aiohomekit against one unpaired accessory; the same measurements and the same output as hearth-benchmark."""
import argparse
import asyncio
import json
import time

from aiohomekit.characteristic_cache import CharacteristicCacheMemory
from aiohomekit.controller.ip.controller import IpController
from aiohomekit.controller.ip.discovery import IpDiscovery
from aiohomekit.model.categories import Categories
from aiohomekit.model.feature_flags import FeatureFlags
from aiohomekit.model.status_flags import StatusFlags
from aiohomekit.zeroconf import HomeKitService

PRESS = "00000073-0000-1000-8000-0026BB765291"
BRIGHTNESS = "00000008-0000-1000-8000-0026BB765291"


class NoZeroconf:
    """Stands where the controller expects a browser of services."""

    zeroconf = None


def service(address):
    host, port = address.rsplit(":", 1)
    return HomeKitService(
        name="bench", id="00:00:00:00:00:00", model="bench", feature_flags=FeatureFlags(0),
        status_flags=StatusFlags(1), config_num=1, state_num=1, category=Categories.LIGHTBULB, protocol_version="1.1",
        type="_hap._tcp.local.", address=host, addresses=[host], port=int(port))


def new_controller():
    return IpController(CharacteristicCacheMemory(), NoZeroconf())


async def pair(controller, address, code):
    """The pairing, not yet connected for use: aiohomekit pairs on a connection of its own and closes it."""
    discovery = IpDiscovery(controller, service(address))
    finish = await discovery.async_start_pairing("bench")
    return await finish(code)


async def timed(awaitable, into):
    begin = time.perf_counter()
    result = await awaitable
    into.append((time.perf_counter() - begin) * 1000)
    return result


def find(accessories, kind):
    return next(
        (accessory["aid"], characteristic["iid"]) for accessory in accessories for part in accessory["services"]
        for characteristic in part["characteristics"] if characteristic["type"] == kind)


async def pair_and_connect(controller, options):
    pairing = await pair(controller, options.address, options.code)
    await pairing._ensure_connected()
    return pairing


async def pairings(options, results):
    controller = new_controller()
    times = results["pairing"] = []
    while True:
        pairing = await timed(pair_and_connect(controller, options), times)
        if len(times) == options.pairings:
            return pairing
        await pairing.remove_pairing(pairing.pairing_data["iOSPairingId"])
        await pairing.close()


async def verifications(pairing, count, times):
    for _ in range(count):
        await close(pairing)
        await timed(pairing._ensure_connected(), times)


async def close(pairing):
    await pairing.close()
    # It is meant to be closed for good; these let it connect again.
    pairing.connection.closing = pairing.connection.closed = False


async def presses(pairing, key, count):
    arrivals, enough = [], asyncio.Event()

    def arrived(changes):
        now = time.monotonic_ns()
        if key in changes and changes[key].get("value") is not None:
            arrivals.append([now, int(changes[key]["value"])])
            if len(arrivals) == count:
                enough.set()

    await pairing.subscribe([key])
    stop = pairing.dispatcher_connect(arrived)
    print(json.dumps({"waiting": "presses"}), flush=True)
    await asyncio.wait_for(enough.wait(), 120)
    stop()
    return arrivals


async def measure(options):
    results = {"verification": [], "database": [], "read": [], "write": []}
    pairing = await pairings(options, results)
    await verifications(pairing, options.verifications, results["verification"])
    for _ in range(options.databases):
        accessories = await timed(pairing.list_accessories_and_characteristics(), results["database"])
    brightness = find(accessories, BRIGHTNESS)
    for _ in range(options.reads):
        await timed(pairing.get_characteristics([brightness]), results["read"])
    for number in range(options.writes):
        await timed(pairing.put_characteristics([(*brightness, 10 + number % 80)]), results["write"])
    results["presses"] = await presses(pairing, find(accessories, PRESS), options.presses)
    await pairing.close()
    results["processor_ms"] = time.process_time() * 1000
    print(json.dumps(results), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("address", metavar="HOST:PORT")
    parser.add_argument("code")
    parser.add_argument("--pairings", type=int, default=5)
    parser.add_argument("--verifications", type=int, default=100)
    parser.add_argument("--databases", type=int, default=50)
    parser.add_argument("--reads", type=int, default=500)
    parser.add_argument("--writes", type=int, default=200)
    parser.add_argument("--presses", type=int, default=100)
    asyncio.run(measure(parser.parse_args()))


if __name__ == "__main__":
    main()
