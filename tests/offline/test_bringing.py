"""Weights of one bot alone are fetched when it is to think; where they cannot be had another one thinks for it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from triumvirate.bots import find_bot
from triumvirate.bots.contract import Bot
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.offline import bringing, playing
from triumvirate.server.bots.turns import Turn

PACKED = "caesar-imperator.npz"


@pytest.fixture
def thinkers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[list[str]]:
    """Who thought; the imperator's weights are not here, and a recruit does the thinking of all."""
    found: list[str] = []

    def noted(game: str, bot: str) -> Bot:
        found.append(bot)
        return find_bot(game, "recruit")

    real = bringing.weights_of
    missing = tmp_path / "imperator.npz"
    monkeypatch.setattr(bringing, "weights_of", lambda game, bot: missing if real(game, bot) else None)
    monkeypatch.setattr(playing, "find_bot", noted)
    playing._has_all.cache_clear()
    yield found
    bringing.use(bringing.Bringing())
    playing._has_all.cache_clear()


def thinks(bot: str) -> None:
    table = Table.new(find_game("caesar"), seed=3)
    seat = table.deciders()[0]
    turn = Turn("me", "caesar", bot, seat, table.view(seat), table.legal(seat), 0)
    asyncio.run(playing.think_here(turn, False, 0.1))


def test_every_weight_that_a_bot_states_is_a_file_beside_it() -> None:
    file = bringing.weights_of("caesar", "imperator@400")
    assert file is not None
    assert file.is_file()
    assert file.stat().st_size < 3_000_000, "what a page fetches for one bot"
    assert bringing.weights_of("caesar", "legate") is None
    assert bringing.packed_as("caesar", "imperator@400") == PACKED


def test_weights_are_fetched_once_for_who_needs_them(thinkers: list[str]) -> None:
    fetched: list[str] = []

    async def bring(name: str, place: str) -> bool:
        fetched.append(name)
        Path(place).write_bytes(b"weights")
        return True

    bringing.use(bringing.Bringing(frozenset({PACKED}), bring))
    for bot in ("tribune", "imperator", "imperator"):
        thinks(bot)
    assert fetched == [PACKED]
    assert [bot for bot in thinkers if bot in ("tribune", "imperator")][-2:] == ["imperator", "imperator"]


def test_who_cannot_have_them_lets_the_strongest_other_think(thinkers: list[str]) -> None:
    async def bring(name: str, place: str) -> bool:
        raise OSError("no network")

    bringing.use(bringing.Bringing(frozenset({PACKED}), bring))
    assert playing.can_think("caesar", "imperator"), "it is offered: the network may come back"
    thinks("imperator")
    assert thinkers[-1] == "legate"


def test_a_page_whose_files_have_no_weights_does_not_offer_the_bot(thinkers: list[str]) -> None:
    bringing.use(bringing.Bringing(frozenset()))
    assert not playing.can_think("caesar", "imperator")
    assert playing.can_think("caesar", "legate")
