"""The story of a match as the screen tells it: at every frame all that is shown belongs to one and the same entry."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from browser.frames import Told, Watched, faults, interrupted
from browser.hands import Person, Server

Make = Callable[..., Person]
WHOLE = 400  # decisions
# Against whom, so many decisions, so many steps back and forth, at which paces.
SHORT: dict[str, tuple[dict[str, object], int, int, tuple[str, ...]]] = {
    "caesar": ({"bot": "recruit", "side": "caesar"}, 5, 3, ("quick",)),
    "julius": ({"bot": "recruit", "side": "caesar"}, 6, 3, ("none",)),
    "rubico": ({"bot": "recruit", "options": {"players": 5}, "side": "p1"}, 6, 3, ("none",)),
}
LONG = {game: (body, WHOLE, 12, ("none", "quick", "normal", "slow")) for game, (body, *_) in SHORT.items()}


@pytest.fixture
def teller(person: Make) -> Person:
    return person("watcher", reduced_motion="no-preference", pace="quick")


def any_of(seed: int) -> Callable[[list[str]], str]:
    """Somebody who does anything that is allowed."""
    return random.Random(seed).choice


@pytest.mark.parametrize("game", SHORT)
def test_a_match_is_told_in_its_order_live_in_replay_and_step_by_step(
    server: Server, teller: Person, game: str
) -> None:
    body, decisions, steps, paces = SHORT[game]
    watched = Watched(teller, server, game, **body)
    watched.plays(decisions, any_of(1))
    for _ in range(40):
        if watched.seen:
            break
        watched.plays(1, any_of(1))
    assert watched.wrong == []
    assert watched.seen, "there were scenes"
    watched.steps(steps)
    for pace in paces:
        watched.replays(steps, pace)
    assert watched.wrong == []

    # The watch itself: an early banner and a late log are noticed.
    page = teller.page
    for planted, what in (
        ("document.querySelector('.boardbox').insertAdjacentHTML('beforeend', '<i class=\"reveal\"></i>')", "a banner"),
        ("[...document.querySelectorAll('.log li[data-entry]')].at(-1).classList.add('later')", "the log is not"),
    ):
        page.evaluate(planted)
        page.evaluate("() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))")
        watched.judge()
        assert any(fault.startswith(what) for fault in watched.wrong)
        watched.wrong.clear()


@pytest.mark.long
@pytest.mark.parametrize("game", LONG)
def test_whole_matches_are_told_in_their_order(server: Server, teller: Person, game: str) -> None:
    body, decisions, steps, paces = LONG[game]
    watched = Watched(teller, server, game, **body)
    watched.plays(decisions, any_of(2))
    teller.page.wait_for_selector(".ended")
    assert watched.wrong == []
    watched.entries.clear()  # an open end tells all entries once more, by the numbers of the record
    teller.page.evaluate("[window.seen.splice(0), window.scenes.splice(0)]")
    watched.steps(steps)
    for pace in paces:
        watched.replays(steps, pace)
    assert watched.wrong == []


@pytest.mark.parametrize(
    ("fault", "what"),
    [
        ({"banners": ["3"]}, "a banner speaks of another entry"),
        ({"log": 2}, "the log is not where the board is"),
        ({"facts": [2, 0]}, "the board is that of another entry"),
        ({"facts": [1, 5]}, "the board is that of another entry"),
        ({"choices": 1}, "asked for a decision"),
        ({"told": "2.2"}, "the table tells another entry"),
        ({"told": "all"}, "a banner stays"),
        ({"told": "all", "facts": [0, 0]}, "all is told, and the board is not so"),
    ],
)
def test_what_is_early_or_late_would_be_noticed(fault: dict[str, Any], what: str) -> None:
    entries = [Told(n, 4, [n, 0], True) for n in range(3)]
    frame = {"entry": 1, "told": "1.2", "log": 1, "banners": ["1"], "facts": [1, 0], "choices": 0, "ended": 0}
    good = [{**frame, "entry": 0, "told": "all", "log": 0, "facts": [0, 0], "banners": []}, frame]
    assert faults(good, entries) == []
    assert any(found.startswith(what) for found in faults([good[0], {**frame, **fault}], entries))


def test_an_entry_that_is_cut_short_would_be_noticed() -> None:
    entries = [Told(n, 4, [n], True) for n in range(4)]
    assert interrupted(["1.2", "1.4", "2.4", "all", "3.1"], entries) == []
    assert interrupted(["1.2", "2.4"], entries) == ["1.2 before 2"]
    assert interrupted(["2.4", "1.4"], entries) == ["2.4 before 1"]
