# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""What aiohomekit's tests call their accessory server, played by hearth-simulator. run.py puts it in their folder."""
import json
import os
import pathlib
import shutil
import subprocess
import tempfile

# This test means to wait for the event, but its handler is called without values as soon as aiohomekit connects, and that
# is taken for it: what it sees depends on whether the event or the answer to the write comes first. Here the event does.
OPTIONS = {"test_receiving_events": ["--fault", "late=0.1"]}


class AccessoryServer:
    """One accessory, with the identity and the peers of a configuration file."""

    def __init__(self, config_file, _logger):
        self.identity = config_file
        self.port = json.loads(pathlib.Path(config_file).read_text(encoding="utf-8"))["host_port"]
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="hearth-server-"))
        self.process = None

    def add_accessory(self, accessory):
        """Starts the simulator with it, so that it serves before a test looks for its port."""
        if self.process:
            raise RuntimeError("one accessory is all that this can serve")
        database = {"name": accessory.name, "accessories": [accessory.to_accessory_and_service_list()]}
        house = self.folder / "accessory.json"
        house.write_text(json.dumps(database), encoding="utf-8")
        self.process = subprocess.Popen(
            [os.environ["HEARTH_SIMULATOR"], "serve", house, "--identity", self.identity, "--port", str(self.port),
             "--address", "127.0.0.1", "--no-advertise", "--json", "--state", self.folder / "state",
             "--control", self.folder / "control.sock", *OPTIONS.get(test_name().rpartition("::")[2], [])],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        if not self.process.stdout.readline():
            raise RuntimeError(f"hearth-simulator: {self.process.stderr.read()}")
        note_test()

    def serve_forever(self):
        """Called on a thread of its own; ends with the simulator, whose log it keeps from filling the pipe."""
        self.process.communicate()

    def shutdown(self):
        self.process.terminate()
        self.process.wait(10)
        shutil.rmtree(self.folder)


def test_name():
    return os.environ.get("PYTEST_CURRENT_TEST", "").split(" ")[0]


def note_test():
    """Keeps the name of the test, to tell which have had an accessory server."""
    with open(os.environ["HEARTH_SERVED"], "a", encoding="utf-8") as served:
        served.write(f"{test_name()}\n")
