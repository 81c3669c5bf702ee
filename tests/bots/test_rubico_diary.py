"""The diaries of RUBICO: every sentence is read back from its words and held against what the seat computed from its views."""

from __future__ import annotations

import random
import re

import pytest

from some import some
from triumvirate.bots import find_bot
from triumvirate.bots.diary import Diary, Page, diaries
from triumvirate.bots.rubico.beliefs import beliefs_of, evenly
from triumvirate.bots.rubico.insight import minding
from triumvirate.bots.rubico.suspicion import suspicion
from triumvirate.bots.speech import sentence
from triumvirate.core.table import Table
from triumvirate.games import find_game

LEVELS = {"p2": "tribune", "p3": "legate", "p4": "tribune", "p5": "imperator"}
NAMES = {"p1": "Anna", "p2": "Bea", "p3": "Carlo", "p4": "Dina", "p5": "Ezio"}
SEAT = {name: seat for seat, name in NAMES.items()}


def played(seed: int) -> Table:
    table, rng = Table.new(find_game("rubico"), {"players": 5}, seed=seed), random.Random(seed)
    while not table.is_over():
        seat = rng.choice(table.deciders())
        bot = find_bot("rubico", LEVELS.get(seat, "recruit"))
        table.act(seat, bot.choose(table.view(seat), table.legal(seat), 0.1, rng.getrandbits(20)).action)
    return table


@pytest.fixture(scope="module")
def tables() -> list[Table]:
    return [played(seed) for seed in (1, 2)]


def read_back(words: str, keys: list[str]) -> tuple[str, dict[str, str]]:
    """The sentence's key and facts, from its words alone."""
    for key in keys:
        parts = re.split(r"\{(\w+)\}", sentence("rubico", key, "en"))
        pattern = "".join(re.escape(part) if i % 2 == 0 else f"(?P<{part}>.+)" for i, part in enumerate(parts))
        if found := re.fullmatch(pattern, words):
            return key, found.groupdict()
    raise AssertionError(words)


def percents(view, seat: str, level: str, as_all: bool = False) -> dict[str, int]:
    """As the level computes it, asked here by another way than the diary asks."""
    if level == "tribune":
        return {other: round(100 * doubt) for other, doubt in suspicion(view, as_all).items()}
    found = beliefs_of(view, as_all, minding if level == "imperator" and not as_all else evenly)
    return {f"p{n + 1}": round(100 * doubt) for n, doubt in enumerate(found.doubts)}


def test_every_sentence_is_true_of_what_was_computed(tables: list[Table]) -> None:
    short = "knew lied true trust doubt table accused.own accused.fellow accused trusted.own trusted.fellow trusted"
    keys = [f"diary.{key}" for key in [*short.split(), "saw", "used", "choice"]]
    seen: set[str] = set()
    for table in tables:
        for diary in diaries(table, LEVELS):
            for page in diary.pages if diary.bot else ():
                for line in page.lines:
                    key, facts = read_back(line.said("rubico", "en", NAMES), keys)
                    check(table, diary, page, key, facts)
                    seen.add(key)
                    assert line.said("rubico", "it", NAMES) != line.said("rubico", "en", NAMES)
    assert {"diary.lied", "diary.true", "diary.doubt", "diary.knew", "diary.table"} <= seen


def check(table: Table, diary: Diary, page: Page, key: str, facts: dict[str, str]) -> None:
    seat, view = diary.seat, table.view_at(page.entry, diary.seat)
    roles = table.view(None).roles
    past = next(one for one in table.view(None).history if one["round"] == page.round)
    about = SEAT.get(facts.get("seat", ""), "")
    if key == "diary.lied":
        row = view.rows[seat][int(facts["place"]) - 1]
        assert (row.said, row.face) == (facts["said"].lower(), facts["face"].lower())
        assert row.said != row.face
    elif key == "diary.true":
        assert all(card.said in (None, "?", card.face) for card in view.rows[seat])
    elif key == "diary.table":
        assert int(facts["percent"]) == percents(view, seat, diary.bot, as_all=True)[seat]
    elif key == "diary.knew":
        assert {SEAT[name] for name in facts["seat"].split(" and ")} == {s for s, r in roles.items() if r == "senate"}
    elif key in ("diary.doubt", "diary.trust", "diary.accused", "diary.trusted"):
        assert int(facts["percent"]) == percents(view, seat, diary.bot)[about] == page.doubts[about]
    if key.startswith(("diary.accused", "diary.trusted")):
        assert past["words"][seat].about == about
        assert past["words"][seat].word == ("accuse" if "accused" in key else "trust")
    if key.endswith((".own", ".fellow")):
        assert roles[about] == ("senate" if key.endswith("fellow") else "caesar")


def test_a_person_s_page_says_what_could_have_been_known_and_nothing_later(tables: list[Table]) -> None:
    for table in some(tables):
        own = next(diary for diary in diaries(table, LEVELS) if diary.seat == "p1")
        assert own.bot == ""
        assert [page.round for page in own.pages] == list(range(1, len(own.pages) + 1))
        for page in own.pages:
            view = table.view_at(page.entry, "p1")
            assert view.round == page.round
            assert page.doubts == {s: d for s, d in percents(view, "p1", "imperator").items() if s != "p1"}
            for line in page.lines:
                assert line.key == "diary.could"
                facts = dict(line.facts)
                assert page.doubts[str(facts["seat"])] >= facts["percent"]


def test_a_match_that_runs_and_a_game_without_diaries_have_none() -> None:
    assert diaries(Table.new(find_game("rubico"), {}, seed=1), LEVELS) == ()
    assert diaries(Table.new(find_game("caesar"), {}, seed=1), {}) == ()
