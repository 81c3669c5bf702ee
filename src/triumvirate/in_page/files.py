"""Where a game's WebAssembly file is kept: beside its native code, under a digest of all that went into it.

`python -m triumvirate.in_page.files` builds those of all games that are not there, and names them.
"""

from __future__ import annotations

import hashlib
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path

from triumvirate.bots.registry import rosters_for
from triumvirate.core import texts, wasm_bits
from triumvirate.core.closure import digest_of
from triumvirate.core.code_cache import home
from triumvirate.core.game import Game
from triumvirate.core.lazy import Lazy
from triumvirate.games import find_game, game_names
from triumvirate.in_page import building

HERE = Path(__file__).parent
MAKERS = (HERE / "building.py", HERE / "exports.py", Path(wasm_bits.__file__))
BUILDER = 3 << 30  # bytes that one may take
MODULES = ("rules", "playout", "search.grow", "analysis.tries")


def file_of(game: Game) -> Path:
    """The file of a game, or of a form of it, as its text is now; whether it is built or not."""
    makers = [version("numba"), version("llvmlite"), building.FEATURES, *(file.read_text() for file in MAKERS)]
    offered = [one for roster in rosters_for(game.name) for part in roster.compiled for one in part.offered]
    digest = hashlib.blake2b(repr(offered).encode(), digest_size=10)
    for place in sorted({one.takes.place.partition(":")[0] for one in offered if isinstance(one.takes, Lazy)}):
        digest.update(Path(texts.locate(place) or "").read_bytes())
    for module in dict.fromkeys([*MODULES, *(one.module for one in offered)]):
        digest.update(digest_of(game.text, module, " ".join(makers)).encode())
    return home(game.text) / f"wasm-{digest.hexdigest()}.wasm"


def built_file(game: Game) -> Path:
    """The same, built now where nobody has."""
    file = file_of(game)
    if not file.is_file():
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh = file.with_suffix(f".{os.getpid()}")
        building.build(game.name, fresh, game.form.name if game.form else "")
        fresh.replace(file)
    return file


def at_once() -> int:
    """As many as there are cores and memory for."""
    memory = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    return max(1, min(os.cpu_count() or 1, memory // BUILDER))


if __name__ == "__main__":
    games = [find_game(name) for name in game_names()]
    if not all(file_of(game).is_file() for game in games):
        print("building WebAssembly for tables in the page (once for each change of the rules)", file=sys.stderr)
    with ThreadPoolExecutor(at_once()) as builders:  # each is built by a process of its own
        for built in builders.map(built_file, games):
            print(built.name)
