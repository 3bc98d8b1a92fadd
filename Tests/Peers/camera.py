#!/usr/bin/env python3
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""A camera that HAP-python serves, on 127.0.0.1 alone: a foreign accessory for Hearth's tests.

It sends no pictures. When it is ready it prints one JSON line: {"port", "code", "id"}; then a line for each stream that a
controller starts, with what was negotiated as HAP-python understands it, {"started": {…}}, and for each end, {"stopped": ID}.
"""
import argparse
import json

from pyhap import camera
from pyhap.accessory_driver import AccessoryDriver

OPTIONS = {
    "video": {
        "codec": {
            "profiles": [camera.VIDEO_CODEC_PARAM_PROFILE_ID_TYPES[name] for name in ("BASELINE", "MAIN")],
            "levels": [camera.VIDEO_CODEC_PARAM_LEVEL_TYPES[name] for name in ("TYPE3_1", "TYPE4_0")],
        },
        "resolutions": [[320, 240, 15], [1280, 720, 30], [640, 360, 30]],
    },
    "audio": {"codecs": [{"type": "AAC-eld", "samplerate": 16}, {"type": "OPUS", "samplerate": 24}]},
    "srtp": True,
    "address": "127.0.0.1",
}


def tell(message):
    print(json.dumps(message, default=lambda value: value.hex() if isinstance(value, bytes) else str(value)), flush=True)


class Camera(camera.Camera):
    async def start_stream(self, session_info, stream_config):
        tell({"started": {key: value for key, value in stream_config.items() if key != "audio_backchannel"}})
        return True

    async def stop_stream(self, session_info):
        tell({"stopped": session_info["id"]})


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--state", required=True, help="file that keeps the pairing; made if absent")
    options = parser.parse_args()
    code = "031-45-154"
    driver = AccessoryDriver(
        address="127.0.0.1", port=options.port, persist_file=options.state, pincode=code.encode(), advertise=False,
        interface_choice=["127.0.0.1"])
    driver.add_accessory(Camera(OPTIONS, driver, "Foreign Camera"))
    driver.loop.call_later(0.2, tell, {"port": options.port, "code": code, "id": driver.state.mac})
    driver.start()


if __name__ == "__main__":
    main()
