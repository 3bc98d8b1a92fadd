# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""The programs that are measured, each ended by the one who started it."""
import contextlib
import json
import os
import pathlib
import socket
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parent
CODE = "482-06-913"
# Below those that the kernel gives to outgoing connections.
FIRST_PORT, SECOND_PORT = 23000, 24000

sys.path.insert(0, str(ROOT / "Tests" / "Peers"))
from jsonrpc_client import Hub  # noqa: E402


def end(process):
    for gentle in (True, False):
        if process.poll() is None:
            process.terminate() if gentle else process.kill()
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(10)


@contextlib.contextmanager
def running(arguments, log, **options):
    """A process that is over when the block is."""
    begin = time.monotonic_ns()
    with open(log, "ab") as messages:
        process = subprocess.Popen(
            [str(a) for a in arguments], stdout=subprocess.PIPE, stderr=messages, text=True, **options)
    process.begin = begin
    try:
        yield process
    finally:
        end(process)
        process.stdout.close()
        if process.stdin:
            process.stdin.close()


def wait_for(what, is_there, limit=60):
    end_of_patience = time.monotonic() + limit
    while not is_there():
        if time.monotonic() > end_of_patience:
            raise TimeoutError(f"{what} did not come up")
        time.sleep(0.005)


def memory(pid):
    """Resident memory now and at its highest, in MB of 1,000,000 bytes."""
    lines = dict(line.split(":", 1) for line in pathlib.Path(f"/proc/{pid}/status").read_text().splitlines())
    return {name: int(lines[key].split()[0]) * 1024 / 1e6 for name, key in (("now", "VmRSS"), ("peak", "VmHWM"))}


def processor_time(pid):
    """User and system time used so far, in milliseconds."""
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return sum(map(int, fields[11:13])) * 1000 / os.sysconf("SC_CLK_TCK")


def answers_at(port):
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 0.2):
        return True
    return False


@contextlib.contextmanager
def simulator(program, folder, files, announced=False, first_port=FIRST_PORT):
    """hearth-simulator with some files, one accessory server each; `addresses` in the order of the files."""
    arguments = [
        program, "serve", *files, "--address", "127.0.0.1", "--port", first_port, "--json", "--code", CODE,
        "--state", f"{folder}/simulator", "--control", f"{folder}/simulator.sock",
        *(["--interface", "lo"] if announced else ["--no-advertise"])]
    with running(arguments, f"{folder}/log") as process:
        cards = [process.stdout.readline() for _ in files]
        process.addresses = [f"127.0.0.1:{json.loads(card)['port']}" for card in cards]
        yield process


@contextlib.contextmanager
def hub(program, folder, discovers=False):
    """hearthd; its socket may not be there yet."""
    socket_path = f"{folder}/hub.sock"
    pathlib.Path(socket_path).unlink(missing_ok=True)
    arguments = [
        program, "--state", f"{folder}/hub", "--socket", socket_path,
        *(["--interface", "lo"] if discovers else ["--no-discovery"])]
    with running(arguments, f"{folder}/log") as process:
        process.socket_path = socket_path
        yield process


def connected(process):
    """A connection to the hub, as soon as it takes one."""
    found = []

    def connects():
        if process.poll() is not None:
            raise RuntimeError("the hub has ended")
        with contextlib.suppress(ConnectionError, FileNotFoundError):
            found.append(Hub(process.socket_path, name="benchmark", timeout=120))
        return found

    wait_for("the hub", connects)
    return found[0]
