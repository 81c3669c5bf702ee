"""What all tests share."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from installed import install
from loops import in_own_loop

install()  # before any test module asks which games there are


# Files and folders whose tests take longest: begun first, so that the workers end together and nobody steals a browser.
DEAREST = (
    "browser",
    "faults",
    "examples",
    "server/operation/test_cluster.py",
    "server/routes/test_api_fuzz.py",
    "core/test_code_cache.py",
    "docs/test_pages.py",
    "toy",
    "model",
    "secrecy",
    "fuzz",
)
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The dearest first; all else stays in its order."""
    items.sort(key=_dearness)


def _dearness(item: pytest.Item) -> int:
    dear = (place for place, name in enumerate(DEAREST) if item.path.is_relative_to(HERE / name))
    return next(dear, len(DEAREST))


@pytest.fixture(scope="session", autouse=True)
def _commands_have_a_loop_of_their_own() -> Iterator[None]:
    """Commands call `asyncio.run`, as they may in a process of their own; in this one a browser's loop may be running."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(asyncio, "run", in_own_loop)
        yield
