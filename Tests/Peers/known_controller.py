#!/usr/bin/env python3
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""A foreign controller (aiohomekit) that has paired before: it verifies, reads, writes and lists pairings.

Reads a pairing, as aiohomekit stores it, from standard input; prints one JSON line with what it found.
"""
import asyncio
import json
import sys

from aiohomekit.characteristic_cache import CharacteristicCacheMemory
from aiohomekit.controller.ip.controller import IpController


class NoZeroconf:
    """Stands where the controller expects a browser of services."""

    zeroconf = None


async def visit(data):
    controller = IpController(CharacteristicCacheMemory(), NoZeroconf())
    pairing = controller.load_pairing("known", data)
    accessories = await pairing.list_accessories_and_characteristics()
    target = next(
        (accessory["aid"], characteristic["iid"]) for accessory in accessories for service in accessory["services"]
        for characteristic in service["characteristics"]
        if characteristic["type"].upper().split("-")[0].lstrip("0") == "25")
    refused = await pairing.put_characteristics([(*target, True)])
    value = (await pairing.get_characteristics([target]))[target]["value"]
    peers = [entry["pairingId"] for entry in await pairing.list_pairings()]
    await pairing.close()
    return {"accessories": len(accessories), "refused": len(refused), "value": bool(value), "peers": peers}


print(json.dumps(asyncio.run(asyncio.wait_for(visit(json.load(sys.stdin)), 30))), flush=True)
