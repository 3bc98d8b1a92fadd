# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""aiohomekit that dials an address instead of looking for an accessory by multicast."""
from aiohomekit.characteristic_cache import CharacteristicCacheMemory
from aiohomekit.controller.ip.controller import IpController
from aiohomekit.controller.ip.discovery import IpDiscovery
from aiohomekit.model.categories import Categories
from aiohomekit.model.feature_flags import FeatureFlags
from aiohomekit.model.status_flags import StatusFlags
from aiohomekit.zeroconf import HomeKitService


class NoZeroconf:
    """Stands where the controller expects a browser of services."""

    zeroconf = None


def new_controller():
    return IpController(CharacteristicCacheMemory(), NoZeroconf())


def discovery(controller, host, port, device_id="00:00:00:00:00:00"):
    """What finding an unpaired accessory there would have given; any device id will do."""
    return IpDiscovery(controller, HomeKitService(
        name="accessory", id=device_id, model="any", feature_flags=FeatureFlags(0), status_flags=StatusFlags(1),
        config_num=1, state_num=1, category=Categories.OTHER, protocol_version="1.1", type="_hap._tcp.local.",
        address=host, addresses=[host], port=port))


async def pair(controller, host, port, code):
    """The pairing, not yet connected for use: aiohomekit pairs on a connection of its own and closes it."""
    finish = await discovery(controller, host, port).async_start_pairing("peer")
    return await finish(code)


async def read_all(pairing, ids, at_once=40):
    values = {}
    for start in range(0, len(ids), at_once):
        values.update(await pairing.get_characteristics(ids[start:start + at_once]))
    return values
