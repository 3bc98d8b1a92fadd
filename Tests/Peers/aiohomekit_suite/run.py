#!/usr/bin/env python3
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""Runs aiohomekit's own tests for IP pairing with hearth-simulator in the place of its accessory server.

  git clone https://github.com/Jc2k/aiohomekit && git -C aiohomekit checkout 4.0.0
  .venv/bin/pip install pytest==9.2.0 pytest-asyncio==1.5.0
  AIOHOMEKIT_CHECKOUT=aiohomekit .venv/bin/python Tests/Peers/aiohomekit_suite/run.py [PYTEST OPTION…]

It downloads nothing and takes nothing into the project: the tests are copied to a folder that is gone afterwards, with
`accessoryserver.py` of this folder instead of theirs, and run as they are, fixtures and keys included, with the
aiohomekit that this Python has. HEARTH_SIMULATOR names the program, by default the one in .build/debug. At the end it
tells which tests had an accessory server. Exit code: that of pytest.
"""
import argparse
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
# All that want an accessory server.
TESTS = ["test_ip_pairing.py", "test_ip_discovery.py", "test_controller.py", "test_main.py"]
SETTINGS = "[pytest]\nasyncio_mode = auto\nasyncio_default_fixture_loop_scope = function\n"


def prepare(checkout, folder):
    """Copies the tests with our accessory server."""
    tests = folder / "tests"
    tests.mkdir()
    for name in ["__init__.py", "conftest.py", *TESTS]:
        shutil.copy(checkout / "tests" / name, tests / name)
    shutil.copy(HERE / "accessoryserver.py", tests / "accessoryserver.py")
    (folder / "pytest.ini").write_text(SETTINGS, encoding="utf-8")


def run(folder, simulator, options):
    environment = {**os.environ, "HEARTH_SIMULATOR": str(simulator), "HEARTH_SERVED": str(folder / "served")}
    arguments = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-rA", "--tb=short", *options]
    return subprocess.run(arguments, cwd=folder, env=environment, check=False).returncode


def summarize(folder):
    served = folder / "served"
    names = sorted(set(served.read_text(encoding="utf-8").splitlines())) if served.exists() else []
    print(f"\n{len(names)} tests had hearth-simulator as their accessory server:", *names, sep="\n  ", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--checkout", type=pathlib.Path, default=os.environ.get("AIOHOMEKIT_CHECKOUT"),
        help="a checkout of aiohomekit; by default what AIOHOMEKIT_CHECKOUT names")
    parser.add_argument(
        "--simulator", type=pathlib.Path,
        default=os.environ.get("HEARTH_SIMULATOR", HERE.parents[2] / ".build/debug/hearth-simulator"))
    options, rest = parser.parse_known_args()
    if not options.checkout or not (pathlib.Path(options.checkout) / "tests" / "conftest.py").exists():
        parser.error("name a checkout of aiohomekit with --checkout or AIOHOMEKIT_CHECKOUT")
    with tempfile.TemporaryDirectory(prefix="hearth-aiohomekit-") as folder:
        folder = pathlib.Path(folder)
        prepare(pathlib.Path(options.checkout), folder)
        code = run(folder, pathlib.Path(options.simulator).resolve(), rest)
        summarize(folder)
    sys.exit(code)


if __name__ == "__main__":
    main()
