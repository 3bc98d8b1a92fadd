# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""Tries the files of one module and says of each whether it compiles as it is."""

import re
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from . import shims
from .toolchain import Complaint, Toolchain, read

NEEDS_MODULE = "needs a module"
UNCHANGED = "unchanged"
WITH_SHIMS = "unchanged, with shims"
NEEDS_FILES = "needs files that were not tried"
FAILS = "does not compile"


@dataclass
class Verdict:
    """What came of one file."""

    path: Path
    outcome: str
    shims: list[str] = field(default_factory=list)
    modules: list[str] = field(default_factory=list)
    errors: list[Complaint] = field(default_factory=list)
    origins: list[str] = field(default_factory=list)
    is_built: bool = False

    @property
    def is_good(self) -> bool:
        return self.outcome in (UNCHANGED, WITH_SHIMS)


@dataclass
class Trial:
    """One module: its files, what came of them, and the objects of those that make up a whole by themselves."""

    name: str
    verdicts: list[Verdict]
    objects: list[Path] = field(default_factory=list)


def try_module(name: str, files: list[Path], toolchain: Toolchain, folder: Path) -> Trial:
    """Compiles all files that can be compiled here as one module called `name`, with objects in `folder`.

    A file that fails because one that needs a module was not tried is told apart: stand-ins for what it misses can be
    given with it.
    """
    imports = {path: toolchain.imports(path) for path in files}
    with tempfile.TemporaryDirectory() as scratch:
        missing = toolchain.missing({module for modules in imports.values() for module in modules}, Path(scratch))
    blocked = {path: sorted(missing & set(imports[path])) for path in files if missing & set(imports[path])}
    rest = [path for path in files if path not in blocked]
    verdicts = {path: Verdict(path, NEEDS_MODULE, modules=modules) for path, modules in blocked.items()}
    implicit, plain, helped = compare(toolchain, rest, name)
    for path in rest:
        verdicts[path] = judge(path, imports[path], plain, helped, list(blocked))
    built, objects = build(toolchain, [path for path in rest if verdicts[path].is_good], name, implicit, folder)
    for path in built:
        verdicts[path].is_built = True
    return Trial(name, [verdicts[path] for path in files], objects)


Errors = dict[Path, list[Complaint]]


def compare(toolchain: Toolchain, files: list[Path], name: str) -> tuple[list[str], Errors, Errors]:
    """The errors without and with the modules that Apple's Foundation brings along."""
    plain = by_file(toolchain.check(files, name, [])) if files else {}
    if not plain:
        return [], {}, {}
    return shims.IMPLICIT, plain, by_file(toolchain.check(files, name, shims.IMPLICIT))


def by_file(complaints: list[Complaint]) -> Errors:
    errors: Errors = {}
    for complaint in complaints:
        errors.setdefault(complaint.path, []).append(complaint)
    return errors


def judge(path: Path, imports: list[str], plain: Errors, helped: Errors, blocked: list[Path]) -> Verdict:
    """What came of a file whose modules all exist."""
    used = [module for module in imports if module in shims.NAMES + shims.OPTIONAL]
    if path in helped:
        origins = [place for complaint in helped[path] if (place := origin(complaint, blocked))]
        outcome = NEEDS_FILES if origins else FAILS
        return Verdict(path, outcome, used, errors=helped[path], origins=sorted(set(origins)))
    if path in plain:
        used += [f"{module} (implied)" for module in shims.IMPLICIT if module not in used]
    return Verdict(path, WITH_SHIMS if used else UNCHANGED, used)


def origin(complaint: Complaint, blocked: list[Path]) -> str:
    """The file that declares what is missed, if that is one that could not be tried."""
    missed = re.search(r"cannot find (?:type )?'(\w+)'", complaint.text)
    if not missed:
        return ""
    declared = re.compile(rf"\b(class|struct|enum|protocol|actor|typealias|func|let|var)\s+{missed[1]}\b")
    return next((str(path) for path in blocked if declared.search(read(path))), "")


def build(
    toolchain: Toolchain, files: list[Path], name: str, implicit: list[str], folder: Path
) -> tuple[list[Path], list[Path]]:
    """Compiles as many files as make up a whole, taking out what misses something until the rest needs nothing."""
    while files:
        complaints = toolchain.emit(files, name, implicit, folder)
        if not complaints:
            return files, sorted(folder.glob("*.o"))
        failing = {complaint.path for complaint in complaints}
        rest = [path for path in files if path not in failing]
        files = rest if len(rest) < len(files) else []
    return [], []
