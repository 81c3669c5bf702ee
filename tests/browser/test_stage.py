"""The story of a match as the screen tells it: at every frame all that is shown belongs to one and the same entry."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from browser.frames import Told, Watched, faults, interrupted, misheard
from browser.hands import Person, Server

Make = Callable[..., Person]
WHOLE = 400  # decisions
# Against whom, so many decisions, so many steps back and forth, at which paces.
SHORT: dict[str, tuple[dict[str, object], int, int, tuple[str, ...]]] = {
    "caesar": ({"bot": "recruit", "side": "caesar"}, 4, 3, ("quick",)),
    "julius": ({"bot": "recruit", "side": "caesar"}, 4, 2, ("none",)),
    "rubico": ({"bot": "recruit", "options": {"players": 5}, "side": "p1"}, 6, 3, ("none",)),
}
# An early banner, an early end, a total of another entry, a late text twin, a late log.
PLANTED = {
    "document.querySelector('.boardbox').insertAdjacentHTML('beforeend', '<i class=\"reveal\"></i>')": "a banner",
    "document.querySelector('.mine').insertAdjacentHTML('beforeend', '<i class=\"ended\"></i>')": "the end is shown",
    "for (const b of document.querySelectorAll('.facts b, .status b')) b.textContent = '99'": "all is told, and",
    "document.querySelector('.side').insertAdjacentHTML('beforeend', '<i class=\"twin\"><p>99</p></i>')": "all is told, and",
    "[...document.querySelectorAll('.log li[data-entry]')].at(-1).classList.add('later')": "the log is not",
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
    watched.listens()
    assert watched.wrong == []
    assert watched.seen, "there were scenes"
    assert watched.heard, "something was read out"
    page = teller.page
    page.evaluate(
        "document.querySelector('.spoken').insertAdjacentHTML('beforeend', '<p id=ave data-entry=1>Ave!</p>')"
    )
    watched.listens()
    assert any("Ave!" in fault for fault in watched.wrong), "a sentence out of its place is heard"
    page.evaluate("document.querySelector('#ave').remove()")
    watched.wrong.clear()
    watched.reads("Text")
    watched.steps(steps)
    watched.reads("Log")
    for pace in paces:
        watched.replays(steps, pace)
    assert watched.wrong == []

    # The watch itself: whatever is early or late is noticed. It is the same for all games.
    for planted, what in PLANTED.items() if game == "caesar" else ():  # idle: as just said
        page.evaluate(planted)
        page.evaluate("() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))")
        watched.judge()
        assert any(fault.startswith(what) for fault in watched.wrong), planted
        watched.wrong.clear()


@pytest.mark.long
@pytest.mark.parametrize("game", LONG)
def test_whole_matches_are_told_in_their_order(server: Server, teller: Person, game: str) -> None:
    body, decisions, steps, paces = LONG[game]
    watched = Watched(teller, server, game, **body)
    watched.plays(decisions, any_of(2))
    watched.sees_the_end()
    assert watched.wrong == []
    watched.steps(steps)
    for pace in paces:
        watched.replays(steps, pace)
    assert watched.wrong == []


@pytest.mark.parametrize(
    ("fault", "what"),
    [
        ({"banners": ["3"]}, "a banner speaks of another entry"),
        ({"banners": [""]}, "a banner speaks of another entry"),
        ({"outcomes": [2]}, "a banner speaks of another entry"),
        ({"log": 2}, "the log is not where the board is"),
        ({"lines": ["went 1", "went 3"]}, "the log tells what is still to come"),
        ({"facts": {"tokens": 2, "closed": 0}}, "the board is that of another entry"),
        ({"facts": {"tokens": 1, "closed": 5}}, "the board is that of another entry"),
        ({"choices": 1}, "asked for a decision"),
        ({"ended": 1}, "the end is shown before"),
        ({"told": "2.2"}, "the table tells another entry"),
        ({"told": "all"}, "a banner stays"),
        ({"told": "all", "facts": {"tokens": 0, "closed": 0}}, "all is told, and it is not so"),
        ({"told": "all", "facts": {"tokens": 1, "closed": 0, "twin": [7]}}, "all is told, and it is not so"),
    ],
)
def test_what_is_early_or_late_would_be_noticed(fault: dict[str, Any], what: str) -> None:
    entries = [
        Told(n, ["went"] * 4, {"tokens": n, "closed": 0, "twin": [n]}, [f"went {i}" for i in range(4)])
        for n in range(3)
    ]
    rest = {"outcomes": [], "choices": 0, "ended": 0, "lines": ["went 0", "went 1"]}
    first = {"entry": 0, "told": "all", "log": 0, "facts": {"tokens": 0, "closed": 0, "twin": None}, "banners": []}
    frame = {"entry": 1, "told": "1.2", "log": 1, "banners": ["1"], "facts": {"tokens": 1, "closed": 0}}
    good = [{**first, **rest}, {**frame, **rest}]
    assert faults(good, entries, "caesar") == []
    assert any(found.startswith(what) for found in faults([good[0], {**good[1], **fault}], entries, "caesar"))


def test_a_turn_after_the_end_would_be_noticed() -> None:
    entries = [Told(n, ["ended"], {"turns": [], "tokens": 0, "closed": 0}, [""], is_over=n == 1) for n in range(2)]
    end = {"entry": 1, "told": "1.1", "log": -1, "lines": [], "banners": [], "outcomes": [], "choices": 0, "ended": 1}
    facts = {"tokens": 0, "closed": 0, "turns": []}
    assert faults([{**end, "facts": facts}], entries, "caesar") == []
    (fault,) = faults([{**end, "facts": {**facts, "turns": [0]}}], entries, "caesar")
    assert fault.startswith("the end is shown, and it is somebody's turn")


def test_an_entry_that_is_cut_short_would_be_noticed() -> None:
    entries = [Told(n, ["went"] * 4, {"tokens": n}, [""] * 4) for n in range(4)]
    assert interrupted(["1.2", "1.4", "2.4", "all", "3.1"], entries) == []
    assert interrupted(["1.2", "2.4"], entries) == ["1.2 before 2"]
    assert interrupted(["2.4", "1.4"], entries) == ["2.4 before 1"]


def test_a_sentence_out_of_its_place_would_be_noticed() -> None:
    entries = [Told(n, ["went", "came"], {}, [f"went {n}", f"came {n}"]) for n in range(3)]
    good = [
        {"number": 1, "text": "went 1", "entry": 1, "told": "1.1"},
        {"number": 1, "text": "came 1", "entry": 1, "told": "1.2"},
        {"number": 2, "text": "went 2", "entry": 2, "told": "all"},
        {"number": 2, "text": "came 2", "entry": 2, "told": "all"},
    ]
    assert misheard(good, entries) == []
    assert misheard(good[:3], entries), "one is missing"
    assert misheard([good[0], *good], entries), "one is told twice"
    assert misheard([good[1], good[0], *good[2:]], entries), "two have changed places"
    early = [good[0], {**good[1], "told": "1.1"}, *good[2:]]
    assert misheard(early, entries) == [f"heard too early: {early[1]}"]
    early = [*good[:2], {**good[2], "entry": 1}, good[3]]
    assert misheard(early, entries) == [f"heard too early: {early[2]}"]
