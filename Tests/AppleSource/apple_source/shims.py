# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""Small stand-ins for modules of Apple's that common model code imports and Linux does not have."""

import fcntl
import shutil
import subprocess
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "Shims"

# In the order in which they are built: a shim may stand on those before it.
NAMES = ["os", "OSLog", "Combine", "CoreGraphics", "FoundationExtras", "PromiseKit"]

# Built like these, but only used if asked for: a stand-in without what most files want of the module.
OPTIONAL = ["SwiftUI"]

# Apple's Foundation and HomeKit bring these along, so files that import neither still use them. Observation is no shim:
# Swift has it on Linux, but there it has to be imported.
IMPLICIT = ["Combine", "FoundationExtras", "Observation"]


class ShimFailed(Exception):
    """A shim of ours does not compile."""


def build(into: Path) -> list[Path]:
    """Builds all shims that have changed, the optional ones to a folder below; returns the objects of the others."""
    into.mkdir(parents=True, exist_ok=True)
    with open(into / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        renewed = False
        for name in NAMES:
            renewed = compile_one(name, into, into, renewed) or renewed
        for name in OPTIONAL:
            compile_one(name, into, into / "optional", renewed)
    return [into / f"{name}.o" for name in NAMES]


def compile_one(name: str, others: Path, into: Path, is_forced: bool) -> bool:
    """Builds one shim if it has changed, or one below it has; tells whether it did."""
    into.mkdir(exist_ok=True)
    sources = sorted((FOLDER / name).glob("*.swift"))
    target = into / f"{name}.o"
    newest = max(path.stat().st_mtime for path in sources)
    if not is_forced and target.exists() and target.stat().st_mtime > newest:
        return False
    words = ["swiftc", "-swift-version", "5", "-parse-as-library", "-wmo", "-module-name", name, "-I", str(others), "-c",
             "-o", str(target), "-emit-module", "-emit-module-path", str(into / f"{name}.swiftmodule")]
    if (FOLDER / name / "include").is_dir():
        shutil.copytree(FOLDER / name / "include", into / name, dirs_exist_ok=True)
        words.append("-import-underlying-module")
    result = subprocess.run(words + [str(path) for path in sources], capture_output=True, text=True)
    if result.returncode:
        raise ShimFailed(f"the shim {name} does not compile:\n{result.stderr}")
    return True
