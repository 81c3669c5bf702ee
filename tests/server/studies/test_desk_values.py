"""Studies over a keeper that is a dict: what is written, what two at once see, and what stays at hand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from server.rows import some_people
from triumvirate.core.errors import TriumvirateError
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.server.errors import Conflict, Forbidden, NotFound, TooLarge
from triumvirate.server.requests import NewStudy, NoteOn
from triumvirate.server.studies import desk
from triumvirate.server.studies.desk import A_NODE, TRIES, StudyDesk
from triumvirate.server.studies.rows import StudyRow

CATO, LIVIA = some_people("cato", "livia").values()


class Kept:
    """Studies by their ids; `beaten` is how many times somebody else is faster."""

    def __init__(self) -> None:
        self.rows: dict[str, StudyRow] = {}
        self.beaten = self.changed = 0

    async def find(self, study: str) -> StudyRow | None:
        row = self.rows.get(study)
        return replace(row) if row else None

    async def of_match(self, person: str, match: str) -> StudyRow | None:
        return next((row for row in self.rows.values() if (row.person, row.source) == (person, match)), None)

    async def of_person(self, person: str) -> list[tuple[StudyRow, int]]:
        return [(row, len(row.tree)) for row in self.rows.values() if row.person == person]

    async def count(self, person: str) -> int:
        return len(await self.of_person(person))

    async def add(self, row: StudyRow) -> None:
        self.rows[row.id] = row

    async def change(self, row: StudyRow, **columns: Any) -> bool:
        self.changed += 1
        if self.beaten:
            self.beaten -= 1
            return False
        self.rows[row.id] = replace(self.rows[row.id], version=row.version + 1, **columns)
        return True

    async def drop(self, study: str) -> None:
        del self.rows[study]


class Room:
    """A desk, and how long the work was said to be."""

    def __init__(self, has_limits: bool = True) -> None:
        self.kept, self.sizes = Kept(), list[int]()
        ids = iter(f"s{number}" for number in range(1000))
        keeper: Any = SimpleNamespace(now=lambda: 5, new_id=lambda: next(ids))
        self.desk: Any = StudyDesk(keeper, self.kept, None, None, self._run, has_limits)  # type: ignore[arg-type]

    async def _run(self, work: Callable[[], Any], size: int = 0) -> Any:
        self.sizes.append(size)
        return work()

    def do(self, what: str, *given: Any, **more: Any) -> Any:
        return asyncio.run(getattr(self.desk, what)(*given, **more))

    def begin(self, person: Any = CATO, **body: Any) -> str:
        return str(self.do("begin", person, NewStudy(**body or {"game": "caesar"})).study.id)

    def try_first(self, study: str, move: int = 0) -> int:
        """Whoever decides does the first thing there is."""
        choice = self.do("board", study, move, None, CATO, "en").legal[0]
        return int(self.do("act", study, move, CATO, None, choice.action, False).number)


@pytest.fixture
def room() -> Room:
    return Room()


def test_a_study_from_an_empty_board_begins_before_its_set_up_is_told_and_one_of_a_position_behind_it(
    room: Room,
) -> None:
    assert room.do("show", room.begin(), CATO).offset == 0
    position = Table.new(find_game("caesar"), seed=3).position_text()
    assert room.do("show", room.begin(game="caesar", position=position), CATO).offset == 1


def test_a_study_is_called_what_its_maker_says_or_by_its_game(room: Room) -> None:
    assert room.do("begin", CATO, NewStudy(game="caesar", name=" Ides ")).study.name == "Ides"
    study = room.do("begin", CATO, NewStudy(game="caesar")).study
    assert study.name == study.title == find_game("caesar").title
    room.do("drop", study.id, CATO)
    assert list(room.kept.rows) == ["s0"]
    with pytest.raises(NotFound):
        room.do("show", study.id, CATO)


def test_a_board_is_shown_to_the_seat_asked_for_or_to_who_decides_with_what_it_heard(room: Room) -> None:
    study = room.begin()
    at_first = room.do("board", study, 0, None, CATO, "en")
    decider = at_first.deciders[0]
    other = next(seat for seat in ("caesar", "pompey") if seat != decider)
    assert (at_first.seat, at_first.view["seat"]) == (decider, decider)
    assert [view["seat"] for view in at_first.beside] == [other]
    assert {choice.seat for choice in at_first.legal} == {decider}
    assert at_first.events
    assert len(at_first.words) == len(at_first.events)
    theirs = room.do("board", study, 0, other, CATO, "en")
    assert (theirs.seat, theirs.legal, [view["seat"] for view in theirs.beside]) == (other, [], [decider])
    assert room.do("board", study, 0, "nobody", CATO, "en").seat == decider
    with pytest.raises(TriumvirateError):
        room.do("act", study, 0, CATO, other, at_first.legal[0].action, False)
    empty = room.begin(game="caesar", position=Table.new(find_game("caesar"), seed=3).position_text())
    assert room.do("board", empty, 0, None, CATO, "en").events == []


@pytest.mark.parametrize(
    ("deciders", "asked", "found"),
    [(["a"], None, "a"), (["a", "b"], "b", "b"), (["a"], "b", None), ([], None, None), ([], "a", None)],
)
def test_somebody_has_something_to_decide_or_nobody(deciders: list[str], asked: str | None, found: str | None) -> None:
    table: Any = SimpleNamespace(deciders=lambda: deciders)
    if found is None:
        with pytest.raises(Conflict):
            desk._decider(table, asked)
    else:
        assert desk._decider(table, asked) == found


def test_what_another_worker_has_kept_is_read_anew(room: Room) -> None:
    study, other = room.begin(), Room()
    other.desk._kept = room.kept
    assert len(other.do("show", study, CATO).moves) == 1
    room.try_first(study)
    assert room.desk._held[study][0] == room.kept.rows[study].version == 1
    assert len(other.do("show", study, CATO).moves) == 2
    move = other.try_first(study, 1)
    assert room.do("cut", study, move, CATO) == 1
    assert [one.number for one in other.do("show", study, CATO).moves] == [0, 1]


def test_a_bot_goes_on_for_whoever_decides_and_the_judge_is_asked_for_advice(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []
    study = room.begin()
    (first, *_) = room.do("board", study, 0, None, CATO, "en").legal

    async def think(turn: Any, asked_for: bool = False, **more: bool) -> Any:
        asked.append((turn.payer, turn.bot, turn.seat, more.get("asked", asked_for)))
        return SimpleNamespace(best=[SimpleNamespace(action=first.action), SimpleNamespace(action="none")])

    room.desk._think = think

    async def opine(turn: Any, action: str) -> Any:
        return None if turn.taken else (len(asked), turn.seat, action)

    room.desk._opine = opine
    monkeypatch.setattr(desk.advice, "reply", lambda game, bot, found, *told: (game, bot, *told))
    assert room.do("play_on", study, 0, CATO, "recruit").parent == 0
    assert room.do("play_on", study, 0, CATO, None).number == 1, "what was tried is found again"
    judge = desk.games.hinting_bot("caesar")
    assert room.do("hint", study, 0, CATO, None, "it") == ("caesar", judge, "it", {}, None)
    judged = room.do("hint", study, 0, CATO, None, "it", first.action)
    assert judged[4] == (4, first.seat, first.action), "after advice was had: by then a plan is held"
    asked.pop()
    best = desk.games.best_bot("caesar")
    assert [one[1] for one in asked] == ["recruit", best, judge]
    assert {(one[0], one[2]) for one in asked} == {("cato", first.seat)}
    assert [one[3] for one in asked] == [False, False, True]


def test_who_is_beaten_looks_again_and_says_so_in_the_end(room: Room) -> None:
    study = room.begin()
    room.kept.beaten = TRIES - 1
    room.do("rename", study, CATO, name="Ides")
    assert (room.kept.rows[study].name, room.kept.changed) == ("Ides", TRIES)
    room.kept.beaten = TRIES
    with pytest.raises(Conflict, match="changed meanwhile"):
        room.do("rename", study, CATO, name="Nones")
    assert (room.kept.rows[study].name, room.kept.beaten) == ("Ides", 0)


def test_a_move_that_could_not_be_kept_is_shown_to_nobody(room: Room) -> None:
    study = room.begin()
    room.kept.beaten = TRIES
    with pytest.raises(Conflict, match="changed meanwhile"):
        room.try_first(study)
    assert room.kept.beaten == 0
    assert len(room.do("show", study, CATO).moves) == 1
    room.kept.beaten = TRIES - 1
    move = room.try_first(study)
    assert [one.number for one in room.do("show", study, CATO).moves] == [0, move]


def test_what_changes_nothing_is_not_written(room: Room) -> None:
    study = room.begin()
    move = room.try_first(study)
    room.do("note", study, move, CATO, NoteOn(comment=" Alea. "))
    written, version = room.kept.changed, room.kept.rows[study].version
    assert version == 2
    for said in ("Alea.", "  Alea."):
        room.do("note", study, move, CATO, NoteOn(comment=said))
    assert room.try_first(study) == move, "the same move leads to where it led"
    assert (room.kept.changed, room.kept.rows[study].version) == (written, version)
    assert room.desk._held[study][0] == version, "the tree at hand is still that of the database"


def test_a_tree_stays_at_hand_until_others_were_looked_at(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "MOST_HELD", 2)
    first, second = room.begin(), room.begin()
    room.do("show", first, CATO)
    third = room.begin()
    assert list(room.desk._held) == [first, third], "the one looked at longest ago was forgotten"
    room.sizes.clear()
    room.do("show", first, CATO)
    assert room.sizes == []
    long = room.kept.rows[second]
    long.tree = [*long.tree, *([9, 9] for _ in range(2 * A_NODE))]
    monkeypatch.setattr(desk.Variations, "from_data", lambda *_: room.desk._held[first][1])
    room.do("show", second, CATO)
    assert room.sizes == [2], "reading many nodes takes long"
    room.do("drop", second, CATO)
    assert second not in room.desk._held


@pytest.mark.parametrize("is_guest", [True, False])
def test_so_many_studies_are_somebodys(is_guest: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "MOST", (1, 2))
    person = replace(CATO, guest=is_guest)
    room, free = Room(), Room(has_limits=False)
    for _ in range(1 if is_guest else 2):
        room.begin(person)
    with pytest.raises(Forbidden):
        room.begin(person)
    assert room.do("all", person).most == len(room.kept.rows)
    for _ in range(3):
        free.begin(person)


def test_a_study_has_so_many_moves(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "MOST_MOVES", 2)
    study = room.begin()
    move = room.try_first(study)
    with pytest.raises(TooLarge):
        room.try_first(study, move)


def test_others_see_what_is_shared_and_change_nothing(room: Room) -> None:
    study = room.begin()
    for name, given in (("show", (LIVIA,)), ("show", (None,)), ("drop", (LIVIA,))):
        with pytest.raises(NotFound):
            room.do(name, study, *given)
    room.do("rename", study, CATO, name="Ides", is_shared=True)
    shown = room.do("show", study, None).study
    assert (shown.is_mine, shown.is_shared, shown.moves) == (False, True, 0)
    assert room.do("show", study, CATO).study.is_mine
    assert not room.do("show", study, LIVIA).study.is_mine
    with pytest.raises(Forbidden):
        room.do("drop", study, LIVIA)
    for name, called in ((" ", shown.name), (" Nones ", "Nones")):
        copy = room.do("begin", LIVIA, NewStudy(study=study, name=name)).study
        assert (copy.name, copy.is_mine, copy.is_shared) == (called, True, False)


def test_who_has_studied_a_match_before_finds_that_study(room: Room) -> None:
    study = room.begin()
    room.kept.rows[study].source = "m"
    assert room.do("begin", CATO, NewStudy(match="m", game="caesar")).study.id == study
    with pytest.raises(AttributeError):  # Livia's would be made of the match, which nobody keeps here
        room.do("begin", LIVIA, NewStudy(match="m"))
    assert list(room.kept.rows) == [study]


def test_a_line_is_named_by_its_game_study_and_move(room: Room) -> None:
    study = room.begin()
    name, text = room.do("record", study, room.try_first(study), CATO)
    assert name == f"caesar-{study}-1.txt"
    assert "secret:" not in text
