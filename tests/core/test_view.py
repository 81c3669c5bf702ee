"""Views as typed objects: what a viewer has not is None and unsaid, and the JSON reads back into the same object."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace

import pytest

from promised import MATCHES, positions
from triumvirate.core.options import Options
from triumvirate.core.plain import from_plain, plain, to_plain
from triumvirate.core.view import PlainView, View


@dataclass(slots=True)
class Card:
    name: str
    of: tuple[int, int]


@dataclass
class Hand(View):
    game: str
    options: Options
    seat: str | None
    phase: str
    cards: dict[str, list[Card | None]]
    mine: Card | None = None

    def left_out(self) -> tuple[str, ...]:
        return ("mine",) if self.seat is None else ()


def _hand(seat: str | None) -> Hand:
    cards = {"a": [Card("two", (1, 2)), None]}
    return Hand("cards", {}, seat, "play", cards, Card("three", (3, 4)) if seat else None)


@pytest.mark.parametrize(("game", "rules", "options"), MATCHES)
def test_a_view_read_from_its_json_is_the_same_view(game: str, rules: int, options: Options) -> None:
    seen = 0
    for number, table in enumerate(positions(game, rules, dict(options), 7)):
        if number % 25:
            continue
        for seat in (*table.seats, None):
            view = table.view(seat)
            assert View.from_json(json.loads(json.dumps(view.to_json()))) == view
            assert type(view) is not PlainView
            seen += 1
    assert seen


def test_what_a_viewer_has_not_reads_as_none_and_is_not_said() -> None:
    assert _hand(None).mine is None
    assert "mine" not in _hand(None).to_json()
    assert _hand("a").to_json()["mine"] == {"name": "three", "of": [3, 4]}
    assert replace(_hand(None), phase="over").to_json() == {**_hand(None).to_json(), "phase": "over"}


def test_facts_within_facts_become_plain_data_and_come_back() -> None:
    told = to_plain(_hand("a"))
    assert told["cards"] == {"a": [{"name": "two", "of": [1, 2]}, None]}
    assert from_plain(Hand, {**told, "unknown": 1}) == _hand("a")
    assert plain(list[Card], [Card("one", (0, 1))]) == [{"name": "one", "of": [0, 1]}]


def test_the_plain_facts_leave_out_whose_view_it_is() -> None:
    assert list(_hand("a").plain_facts()) == ["phase", "cards", "mine"]
    view = PlainView("unknown", {"a": 1}, "x", {"phase": "play"})
    assert view.plain_facts() == {"phase": "play"}
    assert View.from_json(view.to_json()) == view


def test_a_view_of_another_game_is_refused() -> None:
    with pytest.raises(AssertionError, match="cards"):
        PlainView.of(_hand("a"))
