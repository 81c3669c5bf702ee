"""Bots' talk over fakes: when a line comes, what a silent table hears, and when talk ends."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from server.rows import a_table
from triumvirate.bots.talk import Heard, Line
from triumvirate.server.bots import talking
from triumvirate.server.bots.talking import FIRST, NEXT, READING, SOON, Scene, Talking, wait_before
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.sockets.bus import Signal

BOTS, PERSON = Heard("p2", Line("hello"), is_bot=True), Heard("p1", Line("hello"))
WATCHED = 20.0


def a_scene(*heard: Heard, occasion: str = "1 talk x", **customs: Any) -> Scene:
    held = a_table("cato", "@legate", game="rubico", status="running", chat=True, customs=customs)
    held.table = SimpleNamespace(view=lambda seat: "view")  # type: ignore[assignment]
    talk: Any = SimpleNamespace(watched=lambda view: WATCHED)
    return Scene(held, talk, occasion, heard, 7)


class Room:
    """Talk at a table whose clock the test turns; `written` is what was said there."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        self.waits: list[bool] = []
        self.written: list[Any] = []
        self.told: list[Signal] = []
        self.woken: list[str] = []
        self.number: int | None = 8
        self.talking: Any = Talking.__new__(Talking)
        self.talking._pace, self.talking._since = 1.0, {}
        self.talking._tasks = SimpleNamespace(wake=self.woken.append)
        self.talking._cache = SimpleNamespace(db=None, now=lambda: 5, bus=SimpleNamespace(publish=self.told.append))

        async def say_next(db: Any, last: int, **columns: Any) -> int | None:
            self.written.append((last, columns))
            return self.number

        monkeypatch.setattr(talking, "_now", lambda: self.now)
        monkeypatch.setattr(talking.matches, "say_next", say_next)

    def waiting(self, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
        """From now on every line waits so long."""

        def wait(scene: Scene, is_new: bool) -> float:
            self.waits.append(is_new)
            return seconds

        monkeypatch.setattr(talking, "wait_before", wait)


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> Room:
    return Room(monkeypatch)


# --- when -------------------------------------------------------------------------------------------------------------


def test_the_next_line_waits_until_a_bots_last_one_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talking, "said", lambda game, line, language: f"{game} {line.key} {language}")
    after_a_person, after_a_bot = (wait_before(a_scene(one), is_new=False) for one in (PERSON, BOTS))
    assert NEXT[0] <= after_a_person <= NEXT[1]
    assert after_a_bot - after_a_person == pytest.approx(READING * len("rubico hello en"))
    assert NEXT[0] <= wait_before(a_scene(), is_new=False) <= NEXT[1]


def test_a_new_moment_is_watched_first_unless_the_server_tells_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talking.curtain, "is_wanted", lambda held: bool(held.row.customs.get("scenes")))
    watched, told = wait_before(a_scene(BOTS), is_new=True), wait_before(a_scene(BOTS, scenes=100), is_new=True)
    assert FIRST[0] <= told <= FIRST[1]
    assert watched - told == pytest.approx(WATCHED)


def test_a_line_is_due_once_for_what_was_seen_and_heard(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    room.waiting(monkeypatch, 10.0)
    due = room.talking._due
    assert due(a_scene()) == 110.0
    room.now = 101.0
    assert due(a_scene()) == 110.0, "asked again, it waits no longer"
    room.now = 105.0
    assert due(a_scene(BOTS)) == 115.0, "another line was heard"
    assert due(a_scene(BOTS, occasion="1 talk y")) == 115.0, "the same moment"
    assert due(a_scene(BOTS, occasion="2 talk x")) == 115.0
    assert room.waits == [True, False, True]
    room.now = 120.0
    assert SOON[0] <= due(a_scene(BOTS, occasion="2 talk x")) - 120.0 <= SOON[1], "never at once"


# --- what -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("is_silent", "phrase", "number", "goes_on", "is_written", "is_told"),
    [
        (False, None, 8, True, True, True),
        (True, "hello", 8, True, True, True),
        (True, None, 8, False, False, False),
        (False, None, None, True, True, False),
    ],
)
def test_a_silent_table_hears_phrases_alone_and_a_line_that_came_second_is_not_told(
    is_silent: bool,
    phrase: str | None,
    number: int | None,
    goes_on: bool,
    is_written: bool,
    is_told: bool,
    room: Room,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(talking.phrases, "of_bot", lambda game, line: phrase)
    room.number = number
    scene = a_scene(BOTS, silent=is_silent)
    assert asyncio.run(room.talking._say(scene, BOTS)) is goes_on
    columns = {"match": "m", "room": talking.TABLE, "seat": "p2", "text": BOTS.line.kept()}
    assert room.written == ([(7, {**columns, "person": talking.BOT, "at": 5})] if is_written else [])
    assert room.told == ([Signal("m", "chat", 8)] if is_told else [])


@pytest.mark.parametrize(
    ("scenes", "spoken", "lines", "waits"),
    [(2, True, 1, 1), (1, True, 0, 1), (4, True, 2, 2), (4, False, 1, 1), (4, None, 0, 1), (0, True, 0, 0)],
)
def test_bots_speak_until_nobody_has_anything_to_say(
    scenes: int, spoken: bool | None, lines: int, waits: int, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    left, tried, slept = [a_scene()] * scenes, [], list[float]()

    async def scene(match: str) -> Scene | None:
        return left.pop() if left else None

    async def following(scene: Scene) -> Heard | None:
        return None if spoken is None else BOTS

    async def say(scene: Scene, line: Heard) -> bool:
        tried.append(line)
        return bool(spoken)

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(talking.asyncio, "sleep", sleep)
    room.waiting(monkeypatch, 10.0)
    for name, fake in (("_scene", scene), ("_next", following), ("_say", say)):
        setattr(room.talking, name, fake)
    asyncio.run(room.talking._talk("m"))
    assert len(tried) == lines
    assert slept == [10.0] * waits


def test_what_was_heard_is_a_bots_line_or_a_persons_phrase() -> None:
    held = a_scene().held
    kept = {"seat": "p2", "person": talking.BOT, "text": BOTS.line.kept()}
    assert talking._heard_line(held, kept) == BOTS
    assert talking._heard_line(held, {"seat": "p1", "person": "cato", "text": ":hello:"}) == PERSON
    assert talking._heard_line(held, {"seat": None, "person": "nero", "text": "hello"}) == Heard(None, Line(""))


def test_bots_are_asked_with_their_names_manners_and_luck_and_the_host_pays(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    held = a_talking_table("cato", "@legate", "@tribune", "livia")
    held.table = SimpleNamespace(view="views")  # type: ignore[assignment]
    held.seats[3].kind = "auto"
    scene = Scene(held, "talk", "1 talk x", (PERSON,), 7)  # type: ignore[arg-type]

    async def in_thread(payer: str, game: str, seconds: float, work: Any) -> Any:
        asked.append((payer, game, seconds))
        return work(seconds)

    def next_line(talk: Any, view: Any, speakers: Any, heard: Any, mark: str) -> Heard:
        asked.append((talk, view, speakers, heard, mark))
        return BOTS

    monkeypatch.setattr(talking, "next_line", next_line)
    monkeypatch.setattr(talking.sitters, "called", lambda row, seats, people: {"p2": "Sabina"})
    bots: Any = Talking.__new__(Talking)
    bots._driver = SimpleNamespace(in_thread=in_thread)
    for host in (None, "cato"):
        held.row.host = host
        assert asyncio.run(bots._next(scene)) == BOTS
    assert [paid[0] for paid in asked[::2]] == ["m", "cato"]
    talk, view, speakers, heard, mark = asked[1]
    assert (talk, view, heard, mark) == ("talk", "views", (PERSON,), scene.mark)
    told = {seat: (one.bot, one.manner) for seat, one in speakers.items()}
    assert told == {"p2": ("legate", "sly"), "p3": ("tribune", talking.manner_of("p3"))}
    assert 0 <= speakers["p2"].seed < 2**48
    assert len({one.seed for one in speakers.values()}) == 2


# --- where ------------------------------------------------------------------------------------------------------------


def a_talking_table(*people: str | None, **row: Any) -> HeldMatch:
    held = a_table(*(people or ("cato", "@legate")), **{"game": "rubico", "status": "running", "chat": True, **row})
    held.table = SimpleNamespace()  # type: ignore[assignment]
    return held


@pytest.mark.parametrize(
    ("held", "may"),
    [
        (a_talking_table(), True),
        (a_talking_table(status="finished"), True),
        (a_talking_table(status="open"), False),
        (a_talking_table(paused_at=5), False),
        (a_talking_table(chat=False), False),
        (a_talking_table(stage={"curtain": {}}), False),
        (a_talking_table("@legate", "@tribune"), False),
        (a_talking_table("cato", "livia"), False),
        (a_talking_table(game="caesar"), False),
        (a_table("cato", "@legate", status="running", chat=True), False),
    ],
)
def test_bots_talk_where_a_person_plays_and_may_be_talked_to(held: HeldMatch, may: bool, room: Room) -> None:
    assert (talking._talk_at(held) is not None) is may
    room.talking._since["m"] = ("1 talk 0", 5.0)
    room.talking.table_changed(held)
    assert room.woken == (["m"] if may else [])
    assert ("m" in room.talking._since) is may
    room.talking._heard(Signal("m", "chat"))
    assert room.woken == (["m", "m"] if may else []), "what is said wakes them where they talk"
    room.talking._heard(Signal("m", "table"))
    assert len(room.woken) == 2 * may
