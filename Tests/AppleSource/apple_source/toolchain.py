# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""The Swift compiler, as far as trying foreign sources needs it."""

import re
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

DIAGNOSTIC = re.compile(r"^(?P<path>[^:\n]+):(?P<line>\d+):\d+: error: (?P<text>.*)$")


class NotBuilt(Exception):
    """The project has not been built, so there is nothing to compile against."""


@dataclass(frozen=True)
class Complaint:
    """An error of the compiler."""

    path: Path
    line: int
    text: str


@dataclass
class Options:
    """What a project would say in its build settings."""

    language_mode: str = "5"
    default_isolation: str = ""
    definitions: list[str] = field(default_factory=list)
    has_swiftui: bool = False


class Toolchain:
    """Compiles against the module HomeKit of one debug build, and against the shims."""

    def __init__(self, build: Path, shim_folder: Path, options: Options):
        if not (build / "Modules" / "HomeKit.swiftmodule").exists():
            raise NotBuilt(f"{build} has no module HomeKit: run 'swift build', or name another --build-folder")
        self.build = build
        self.shim_folder = shim_folder
        self.options = options

    def search(self) -> list[str]:
        """Where modules are found."""
        maps = sorted(self.build.glob("*.build/module.modulemap"))
        words = ["-I", str(self.build / "Modules"), "-I", str(self.shim_folder)]
        if self.options.has_swiftui:
            words += ["-I", str(self.shim_folder / "optional")]
        return words + [word for path in maps for word in ("-Xcc", f"-fmodule-map-file={path}")]

    def settings(self, implicit: list[str]) -> list[str]:
        """What the sources are compiled with. `implicit` are modules that every file imports without saying so."""
        words = ["-swift-version", self.options.language_mode, "-suppress-warnings", "-Onone"]
        if self.options.default_isolation:
            words += ["-default-isolation", self.options.default_isolation]
        words += [word for name in self.options.definitions for word in ("-D", name)]
        for module in implicit:
            words += ["-Xfrontend", "-import-module", "-Xfrontend", module]
        return words

    def run(self, words: list[str], folder: Path | None = None) -> subprocess.CompletedProcess:
        return subprocess.run(["swiftc", *words], cwd=folder, capture_output=True, text=True, errors="replace")

    def imports(self, path: Path) -> list[str]:
        """The modules that a file imports on Linux, `#if` obeyed."""
        definitions = [word for name in self.options.definitions for word in ("-D", name)]
        words = ["-frontend", "-emit-imported-modules", str(path), "-module-name", "Foreign", "-o", "-"]
        result = self.run(words + self.search() + definitions)
        return sorted(set(result.stdout.split()))

    def missing(self, modules: set[str], scratch: Path) -> set[str]:
        """Those modules that do not exist here."""
        probe = scratch / "probe.swift"
        probe.write_text("".join(f"#if !canImport({name})\n#warning(\"{name}\")\n#endif\n" for name in sorted(modules)))
        result = self.run(["-typecheck", str(probe), *self.search()])
        return set(re.findall(r'warning: (\w+)$', result.stderr, re.MULTILINE))

    def check(self, files: list[Path], module: str, implicit: list[str]) -> list[Complaint]:
        """All errors of files that make up one module."""
        words = ["-typecheck", "-wmo", "-module-name", module, *entry(files), *self.settings(implicit), *self.search()]
        return complaints(self.run(words + [str(path) for path in files]), files)

    def emit(self, files: list[Path], module: str, implicit: list[str], folder: Path) -> list[Complaint]:
        """Compiles one module to objects in `folder`."""
        words = ["-c", "-wmo", "-module-name", module, *entry(files), *self.settings(implicit), *self.search()]
        return complaints(self.run(words + [str(path) for path in files], folder), files)

    def link(self, objects: list[Path], program: Path) -> str:
        """Links a program with HomeKit; tells what went wrong, or nothing."""
        words = ["-o", str(program), "-lresolv", *(str(path) for path in objects), *self.homekit_objects()]
        result = self.run(words)
        return result.stderr.strip() if result.returncode else ""

    def homekit_objects(self) -> list[str]:
        """The objects of HomeKit and of what it stands on, as an example program of this project links them."""
        listed = self.build / "NightTime.product" / "Objects.LinkFileList"
        if not listed.exists():
            raise NotBuilt(f"{listed} is missing: run 'swift build'")
        return [line for line in listed.read_text().split("\n") if line and "/NightTime.build/" not in line]


def entry(files: list[Path]) -> list[str]:
    """How the compiler finds the beginning of the program: a lone file may be a script."""
    lone = len(files) == 1 and files[0].name != "main.swift"
    has_main = lone and re.search(r"^\s*@(main|UIApplicationMain)\b", read(files[0]), re.MULTILINE)
    is_script = lone and not has_main and is_top_level(files[0])
    return [] if is_script or any(path.name == "main.swift" for path in files) else ["-parse-as-library"]


def is_top_level(path: Path) -> bool:
    """Whether a file seems to have statements outside of declarations."""
    statement = re.compile(r"^(RunLoop\.|dispatchMain\(|\w+(\.\w+)*\(.*\)|if |for |while |guard |try |await |Task )")
    return any(statement.match(line) for line in read(path).split("\n")) or read(path).startswith("#!")


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace")


def complaints(result: subprocess.CompletedProcess, files: list[Path]) -> list[Complaint]:
    """The errors in a compiler's output; one without a place is put to the first file."""
    found = []
    for line in result.stderr.split("\n"):
        if match := DIAGNOSTIC.match(line):
            found.append(Complaint(Path(match["path"]), int(match["line"]), match["text"]))
    if result.returncode and not found:
        text = next((line for line in result.stderr.split("\n") if "error:" in line), result.stderr.strip()[-300:])
        found.append(Complaint(files[0], 0, text))
    return found
