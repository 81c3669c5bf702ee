"""How many files a process may have open: every connection is one, and the usual 1,024 are soon held by one visitor."""

from __future__ import annotations

import importlib

WANTED = 65_536
OTHERS = 256  # for the database, files of the page, bots, and what nobody thought of
FEWEST = 64


def raise_limit(wanted: int = WANTED) -> int:
    """Have as many as the system lets us, up to what is wanted; how many that is."""
    try:
        resource = importlib.import_module("resource")
    except ImportError:  # Windows counts them otherwise
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    most = wanted if hard == unlimited else min(wanted, hard)
    if soft == unlimited or soft >= most:
        return int(wanted if soft == unlimited else soft)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (ValueError, OSError):  # some systems let nobody have as many as they say
        return int(soft)
    return int(most)


def room_for_connections(files: int) -> int:
    """How many connections leave enough files for everything else."""
    return max(FEWEST, files - OTHERS)
