"""What gets faults, and which tests stand for it. Found by folder, so that a file that moves is found where it is."""

from __future__ import annotations

import os
import shutil
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = ROOT / "src/triumvirate"
WEB = ROOT / "web"


@dataclass(frozen=True)
class Area:
    """Some folders of sources, without some of their parts, the tests run for them, and the share that must be caught."""

    folders: tuple[str, ...]
    tests: tuple[str, ...]
    share: float
    without: tuple[str, ...] = ()

    def files(self) -> list[Path]:
        """Its files of Python text."""
        found = (path for folder in self.folders for path in SOURCES.glob(folder) if path.suffix == ".py")
        return sorted(
            path for path in found if not set(path.relative_to(SOURCES).with_suffix("").parts) & set(self.without)
        )


# What only runs beside another program: where that is not installed its tests cannot run, and nothing could be said of it.
BESIDE = {
    "psql": ("postgres",),
    "redis-server": ("redis_bus", "shared_limits"),
    "haproxy": ("__main__", "ensemble", "services", "family"),
}


def not_here() -> tuple[str, ...]:
    """The modules whose other program is not installed on this machine."""
    found = f"/usr/sbin:/usr/local/sbin:{os.environ.get('PATH', '')}"
    return tuple(
        module for program, modules in BESIDE.items() if not shutil.which(program, path=found) for module in modules
    )


# Pictures are looked at (browser and board tests compare whole drawings); what runs compiled alone is held against the
# python engine by `triumvirate verify` and the tests of the environments, which a fault in one text cannot tell apart.
DRAWN = ("board", "terminal", "mini", "svg", "pieces")
COMPILED = (
    "compiled",
    "encode",
    "glance",
    "policy",
    "quick",
    "suppose",
    "dealing",
    "outlook",
    "campaign",
    "native_bits",
    "cuda_bits",
    "cuda_calls",
    "cuda_tables",
    "generator",
)
# The loader itself: it has compiled all that is alive before a fault could be put into it.
ENGINE = ("engine", "code_cache", "numba_cache", "batch")
AREAS = {
    "games": Area(("games/**/*.py",), ("tests/games", "tests/reference", "tests/book"), 0.95, (*DRAWN, *COMPILED)),
    "core": Area(("core/**/*.py",), ("tests/core", "tests/protocol"), 0.95, (*COMPILED, *ENGINE)),
    "server": Area(
        ("server/**/*.py",), ("tests/server", "tests/model", "tests/twins"), 0.85, ("migrations", *not_here())
    ),
}
# The client: components are looked at by the browser's tests; modules that only draw, by nobody's arithmetic. Its share is
# told; none is asked for yet.
CLIENT_SHARE = 0.0
CLIENT_WITHOUT = ("outline", "icons", "map", "motion", "rules", "words")
# Whole matches beside second models of the rules: dear, and the sharpest of all, so they are asked however long others took.
REFEREES = ("tests/reference/", "tests/model/")
# Tests that hold the rules against kept data: whoever makes the data anew would bless a fault, so they are asked last.
KEPT_DATA = (
    "test_kept_matches",
    "test_vectors",
    "test_action_tables",
    "test_kept_facts",
    "playthrough",
    "perft",
    "pinned",
)
