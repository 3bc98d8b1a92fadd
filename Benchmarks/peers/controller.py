#!/usr/bin/env python3
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""aiohomekit against one unpaired accessory; the same measurements and the same output as hearth-benchmark."""
import argparse
import asyncio
import collections
import contextlib
import json
import pathlib
import sys
import time

from aiohomekit import hkjson
from aiohomekit.exceptions import AuthenticationError
from aiohomekit.model import Accessories

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "Tests" / "Peers"))
from attributes import find, readable  # noqa: E402
from dial_aiohomekit import new_controller  # noqa: E402
from dial_aiohomekit import pair as pair_with  # noqa: E402

PRESS, BRIGHTNESS = "73", "8"


async def pair(controller, address, code):
    host, port = address.rsplit(":", 1)
    return await pair_with(controller, host, int(port), code)


class Measurement:
    """Times in milliseconds, one for each repetition: on the clock, and of this process on a processor.

    `begins` are the moments in nanoseconds since 1970, as the kernel stamps packets.
    """

    def __init__(self):
        self.begins, self.milliseconds, self.processor = [], [], []

    @contextlib.contextmanager
    def one(self):
        # The slow clock is read first, so that it is not part of what is measured.
        used = time.process_time()
        moment, begin = time.time_ns(), time.perf_counter()
        yield
        self.milliseconds.append((time.perf_counter() - begin) * 1000)
        self.begins.append(moment)
        self.processor.append((time.process_time() - used) * 1000)


async def timed(awaitable, into):
    with into.one():
        return await awaitable


async def pair_and_connect(controller, options):
    pairing = await pair(controller, options.address, options.code)
    await pairing._ensure_connected()
    return pairing


async def pairings(options, times):
    controller = new_controller()
    while True:
        try:
            pairing = await timed(pair_and_connect(controller, options), times)
        except AuthenticationError:
            # Now and then it and HAP-python do not agree on numbers that begin with a zero.
            continue
        if len(times.milliseconds) == options.pairings:
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


async def decodes(pairing, count, times):
    """From the bytes of the database to the model, without the accessory's part."""
    body = bytes((await pairing.connection.get("/accessories")).body)
    for _ in range(count):
        with times.one():
            Accessories.from_list(hkjson.loads(body)["accessories"])


async def measure(options):
    rows = collections.defaultdict(Measurement)
    pairing = await pairings(options, rows["pairing"])
    await verifications(pairing, options.verifications, rows["verification"])
    for _ in range(options.databases):
        accessories = await timed(pairing.list_accessories_and_characteristics(), rows["database"])
    await decodes(pairing, options.decodes, rows["decode"])
    brightness, everything = find(accessories, BRIGHTNESS), readable(accessories)
    for _ in range(options.reads):
        await timed(pairing.get_characteristics([brightness]), rows["read"])
    for number in range(options.writes):
        await timed(pairing.put_characteristics([(*brightness, 10 + number % 80)]), rows["write"])
    for _ in range(options.full_reads):
        await timed(pairing.get_characteristics(everything), rows["full_read"])
    results = {"readable": len(everything)}
    if options.presses:
        results["presses"] = await presses(pairing, find(accessories, PRESS), options.presses)
    await pairing.close()
    for row, times in rows.items():
        results |= {row: times.milliseconds, f"{row}_processor": times.processor, f"{row}_begins": times.begins}
    results["processor_ms"] = time.process_time() * 1000
    print(json.dumps(results), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("address", metavar="HOST:PORT")
    parser.add_argument("code")
    parser.add_argument("--pairings", type=int, default=5)
    parser.add_argument("--verifications", type=int, default=100)
    parser.add_argument("--databases", type=int, default=50)
    parser.add_argument("--decodes", type=int, default=0)
    parser.add_argument("--full-reads", type=int, default=0)
    parser.add_argument("--reads", type=int, default=500)
    parser.add_argument("--writes", type=int, default=200)
    parser.add_argument("--presses", type=int, default=100)
    asyncio.run(measure(parser.parse_args()))


if __name__ == "__main__":
    main()
