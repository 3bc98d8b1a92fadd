#!/usr/bin/env python3
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""A foreign controller (aiohomekit) that judges an accessory server.

Dials the address directly, so no multicast is needed. Each step prints one JSON line, {"step": …, "ok": true, …}; the
exit code is 0 if all went well. With --change, that command is run to change a value at the accessory; the event it
causes must arrive.
"""
import argparse
import asyncio
import json
import shlex
import sys
import time

from aiohomekit.characteristic_cache import CharacteristicCacheMemory
from aiohomekit.controller.ip.controller import IpController
from aiohomekit.controller.ip.discovery import IpDiscovery
from aiohomekit.exceptions import AuthenticationError
from aiohomekit.model.categories import Categories
from aiohomekit.model.feature_flags import FeatureFlags
from aiohomekit.model.status_flags import StatusFlags
from aiohomekit.zeroconf import HomeKitService


class NoZeroconf:
    """Stands where the controller expects a browser of services."""

    zeroconf = None


def report(step, **details):
    print(json.dumps({"step": step, "ok": True, **details}), flush=True)


def characteristics(accessories):
    for accessory in accessories:
        for service in accessory["services"]:
            for characteristic in service["characteristics"]:
                yield accessory["aid"], characteristic


def find(accessories, short):
    """The first characteristic of one of Apple's types, in any spelling."""
    for aid, characteristic in characteristics(accessories):
        if characteristic["type"].upper().split("-")[0].lstrip("0") == short:
            return aid, characteristic["iid"]
    return None


async def judge(options):
    controller = IpController(CharacteristicCacheMemory(), NoZeroconf())
    service = HomeKitService(
        name="accessory", id=options.id, model="any", feature_flags=FeatureFlags(0), status_flags=StatusFlags(1),
        config_num=1, state_num=1, category=Categories.OTHER, protocol_version="1.1", type="_hap._tcp.local.",
        address=options.host, addresses=[options.host], port=options.port)
    wrong = "111-22-333" if options.code != "111-22-333" else "111-22-334"
    try:
        finish = await IpDiscovery(controller, service).async_start_pairing("wrong")
        await finish(wrong)
        raise RuntimeError("a wrong setup code was accepted")
    except AuthenticationError:
        report("wrong code")

    begin = time.perf_counter()
    finish = await IpDiscovery(controller, service).async_start_pairing("peer")
    pairing = await finish(options.code)
    report("pair", milliseconds=round((time.perf_counter() - begin) * 1000, 1))

    accessories = await pairing.list_accessories_and_characteristics()
    report("accessories", count=len(accessories), characteristics=sum(1 for _ in characteristics(accessories)))

    readable = [(aid, c["iid"]) for aid, c in characteristics(accessories) if "pr" in c["perms"]]
    values = {}
    for start in range(0, len(readable), 40):
        values.update(await pairing.get_characteristics(readable[start:start + 40]))
    failed = [str(key) for key in readable if values.get(key, {}).get("status", 0) != 0 or key not in values]
    if failed:
        raise RuntimeError(f"not read: {', '.join(failed)}")
    report("read", values=len(values))

    target = find(accessories, "25")
    if target is None:
        raise RuntimeError("nothing to switch")
    old = bool((await pairing.get_characteristics([target]))[target]["value"])
    refused = await pairing.put_characteristics([(*target, not old)])
    if refused:
        raise RuntimeError(f"write refused: {refused}")
    new = bool((await pairing.get_characteristics([target]))[target]["value"])
    if new == old:
        raise RuntimeError("the written value did not stay")
    report("write", value=new)

    refused = await pairing.put_characteristics([(*target, "nonsense")])
    if not refused:
        raise RuntimeError("a write of nonsense was accepted")
    report("refusal", status=[row["status"] for row in refused.values()])

    if options.change:
        await events(pairing, target, options)

    entries = await pairing.list_pairings()
    if len(entries) != 1 or entries[0]["permissions"] != 1:
        raise RuntimeError(f"unexpected pairings: {entries}")
    report("list", pairings=len(entries))
    await pairing.identify()
    report("identify")
    await pairing.remove_pairing(pairing.pairing_data["iOSPairingId"])
    report("unpair")
    await pairing.close()


async def events(pairing, target, options):
    arrived = asyncio.get_running_loop().create_future()

    def on_change(changes):
        if target in changes and not arrived.done():
            arrived.set_result((time.perf_counter(), changes[target].get("value")))

    await pairing.subscribe([target])
    stop = pairing.dispatcher_connect(on_change)
    begin = time.perf_counter()
    process = await asyncio.create_subprocess_exec(*shlex.split(options.change), stdout=asyncio.subprocess.DEVNULL)
    if await process.wait() != 0:
        raise RuntimeError("the change could not be made")
    moment, value = await asyncio.wait_for(arrived, 10)
    stop()
    report("event", value=value, milliseconds=round((moment - begin) * 1000, 1))


def main():
    parser = argparse.ArgumentParser(description="Judges an accessory server with aiohomekit.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--code", required=True)
    parser.add_argument("--id", default="00:00:00:00:00:00", help="device id; any will do when dialling directly")
    parser.add_argument("--change", help="a command that changes the first On characteristic at the accessory")
    options = parser.parse_args()
    try:
        asyncio.run(asyncio.wait_for(judge(options), 60))
    except Exception as error:  # noqa: BLE001  the judge reports whatever went wrong
        print(json.dumps({"step": "failed", "ok": False, "error": f"{type(error).__name__}: {error}"}), flush=True)
        sys.exit(1)


if __name__ == "__main__":
    main()
