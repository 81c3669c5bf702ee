"""What all tests share."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from installed import install
from loops import in_own_loop

install()  # before any test module asks which games there are


@pytest.fixture(scope="session", autouse=True)
def _commands_have_a_loop_of_their_own() -> Iterator[None]:
    """Commands call `asyncio.run`, as they may in a process of their own; in this one a browser's loop may be running."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(asyncio, "run", in_own_loop)
        yield
