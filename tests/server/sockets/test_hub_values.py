"""The hub without a server: who is asked whether they are there, who is let go, whose page has heard of a reply."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from server.rows import a_table, some_people
from some import some
from triumvirate.server.errors import Forbidden, NotSignedIn, Unavailable
from triumvirate.server.sockets import hub as hubs
from triumvirate.server.sockets.bus import Signal
from triumvirate.server.sockets.connection import MOST_WAITING, Connection, fingerprint
from triumvirate.server.sockets.hub import MAY_NOT, RESTART, SILENT, SocketHub, _version_needed

CATO = some_people("cato")["cato"]


class Bus:
    """Keeps what is said."""

    def __init__(self) -> None:
        self.said: list[Signal] = []
        self.listeners: list[object] = []
        self.is_shared = False

    def listen(self, told: object) -> None:
        self.listeners.append(told)

    def publish(self, signal: Signal) -> None:
        self.said.append(signal)


class Presence:
    """Keeps who came and went."""

    def __init__(self) -> None:
        self.came: list[tuple[Any, ...]] = []
        self.went: list[tuple[Any, ...]] = []

    def arrive(self, *what: Any) -> None:
        self.came.append(what)

    def depart(self, *what: Any) -> None:
        self.went.append(what)


class World:
    """A hub with fakes around it, and what happened to its sockets."""

    def __init__(self) -> None:
        self.bus, self.presence = Bus(), Presence()
        self.closed: list[tuple[str, int]] = []
        cache: Any = SimpleNamespace(
            bus=self.bus, presence=self.presence, now=lambda: 7, settings=SimpleNamespace(silence=60.0), db=None
        )
        self.cache = cache
        self.hub = SocketHub(cache)

    def connect(
        self, match: str = "m", seats: tuple[str, ...] = (), person: Any = CATO, version: int = 1
    ) -> Connection:
        async def close(code: int) -> None:
            self.closed.append((match, code))

        made = Connection(match, person, close)
        viewer: Any = SimpleNamespace(id=person.id if person else None, seats=seats)
        self.hub.add(made, viewer, version)
        return made


def in_loop(work: Callable[[], Awaitable[None]]) -> None:
    async def both() -> None:
        await work()
        await asyncio.sleep(0)

    asyncio.run(both())


def heard(connection: Connection) -> list[Any]:
    found = []
    while not connection.outbox.empty():
        data = connection.outbox.get_nowait()
        found.append(None if data is None else msgspec.json.decode(data))
    return found


def test_a_new_socket_has_said_nothing_and_sits_nowhere() -> None:
    async def close(_: int) -> None:
        """Never asked."""

    made = Connection("m", None, close)
    assert (made.is_seated, made.has_greeted, made.session, made.tab, made.seat) == (False, False, None, None, None)
    assert (made.shown.number, made.shown.is_open, made.shown.version, made.shown.substance) == (-1, False, -1, b"")
    assert made.unheard == set()
    assert made.heard == 0.0


def test_a_reader_who_is_too_slow_hears_no_more_than_that() -> None:
    connection = World().connect()
    for number in range(MOST_WAITING):
        connection.send({"n": number})
    assert connection.outbox.qsize() == MOST_WAITING
    connection.send({"n": "one too many"})
    assert heard(connection) == [None]


def test_coming_and_going_is_counted_and_told_and_the_last_one_forgets_the_match() -> None:
    world = World()
    assert world.bus.listeners == [world.hub.heard]
    one, other = world.connect(seats=("p1",), version=5), world.connect(person=None, version=3)
    assert (len(world.hub), world.hub.matches(), world.hub.shown("m")) == (2, ["m"], 3)
    assert (one.is_seated, other.is_seated) == (True, False)
    assert world.presence.came == [("m", "cato", True), ("m", None, False)]
    world.hub.remove(one)
    world.hub.remove(one)
    assert world.hub.matches() == ["m"]
    world.hub.remove(other)
    world.hub.remove(other)
    assert (len(world.hub), world.hub.matches(), world.hub.shown("m")) == (0, [], None)
    assert world.presence.went == [("m", "cato", True, 7), ("m", None, False, 7)]
    assert [signal.kind for signal in world.bus.said] == ["presence"] * 4
    world.connect(version=9)
    assert world.hub.shown("m") == 9
    world.hub.remove(other)
    assert len(world.presence.went) == 2, "one that is not there goes nowhere"


def test_who_was_silent_too_long_is_let_go_and_the_others_are_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    async def beat() -> None:
        world = World()
        now = asyncio.get_running_loop().time()
        here, gone = world.connect("m"), world.connect("n")
        here.heard, gone.heard = now - 50, now - 70
        world.hub.beat()
        await asyncio.sleep(0)
        assert world.closed == [("n", SILENT)]
        assert heard(gone) == []
        (asked,) = heard(here)
        assert asked["type"] == "ping"

    in_loop(beat)


@pytest.mark.parametrize(
    ("person", "is_shared", "asked"), [(CATO, True, [{"cato"}]), (CATO, False, []), (None, True, [])]
)
def test_people_are_looked_at_with_each_beat_where_word_may_have_been_lost(
    person: Any, is_shared: bool, asked: list[set[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[set[str]] = []

    async def look(self: SocketHub, ids: set[str]) -> None:
        looked.append(ids)

    monkeypatch.setattr(SocketHub, "_look_at_people", look)

    async def beat() -> None:
        world = World()
        world.bus.is_shared = is_shared
        world.connect(person=person)
        world.hub.beat()

    in_loop(beat)
    assert looked == asked


@pytest.mark.parametrize(
    ("fault", "closed", "is_told"),
    [(None, [], False), (Forbidden("out"), [("m", MAY_NOT)], True), (NotSignedIn("again"), [("m", RESTART)], False)],
)
def test_who_was_shut_out_is_told_so_and_who_has_another_session_comes_back(
    fault: Exception | None, closed: list[Any], is_told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked: list[tuple[Any, bool]] = []

    async def find_many(db: object, ids: set[str]) -> dict[str, Any]:
        assert ids == {"cato"}
        return {"cato": CATO}

    async def alive(sessions: set[str]) -> set[str]:
        return sessions & {"s"}

    def check(person: Any, is_alive: bool) -> None:
        checked.append((person, is_alive))
        if fault:
            raise fault

    monkeypatch.setattr(hubs.people, "find_many", find_many)

    async def look() -> None:
        world = World()
        world.cache.sessions = SimpleNamespace(alive=alive, check=check)
        connection = world.connect()
        connection.session = "s"
        world.connect("n", person=some_people("nero")["nero"])
        world.connect("o", person=None)
        await world.hub._look_at_people({"cato"})
        await asyncio.sleep(0)
        assert world.closed == closed
        assert bool(heard(connection)) is is_told

    in_loop(look)
    assert checked == [(CATO, True)]


def test_a_database_that_is_away_lets_go_of_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(db: object, ids: set[str]) -> dict[str, Any]:
        raise Unavailable("later")

    monkeypatch.setattr(hubs.people, "find_many", away)

    async def look() -> None:
        world = World()
        world.connect()
        await world.hub._look_at_people({"cato"})
        assert world.closed == []

    in_loop(look)


def test_many_are_looked_at_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "MOST_AT_ONCE", 2)
    asked: list[int] = []

    async def find_many(db: object, ids: set[str]) -> dict[str, Any]:
        asked.append(len(ids))
        return {}

    async def alive(sessions: set[str]) -> set[str]:
        return set()

    monkeypatch.setattr(hubs.people, "find_many", find_many)

    async def look() -> None:
        world = World()
        checked: list[Any] = []
        world.cache.sessions = SimpleNamespace(alive=alive, check=lambda person, is_alive: checked.append(is_alive))
        names = [f"n{number}" for number in range(5)]
        for one in some_people(*names).values():
            world.connect(person=one)
        await world.hub._look_at_people(set(names))
        assert checked == [False] * 5

    in_loop(look)
    assert asked == [2, 2, 1]


def test_a_line_is_told_once_and_old_ones_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "MOST_LINES", 4)
    hub = World().hub
    assert [hub._is_new_line(line) for line in (1, 2, 2, 3, 4)] == [True, True, False, True, True]
    assert hub._lines == {1, 2, 3, 4}
    assert hub._is_new_line(5)
    assert hub._lines == {3, 4, 5}


@pytest.mark.parametrize(
    ("signal", "told"),
    [
        (Signal("m", "table", 3), ["m"]),
        (Signal("elsewhere", "table", 3), []),
        (Signal("m", "chat", 1), ["m"]),
        (Signal("m", "table", 9), ["m"]),
        (Signal("m", "chat", 9), []),
        (Signal("cato", "person"), ["m"]),
        (Signal("nero", "person"), []),
    ],
)
def test_word_is_for_those_who_look_at_the_match_or_sit_with_the_person(
    signal: Signal, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    telling: list[str] = []
    looked: list[set[str]] = []

    async def tell_all(self: SocketHub, match: str) -> None:
        telling.append(match)

    async def look(self: SocketHub, ids: set[str]) -> None:
        looked.append(ids)

    monkeypatch.setattr(SocketHub, "_tell_all", tell_all)
    monkeypatch.setattr(SocketHub, "_look_at_people", look)

    async def hear() -> None:
        world = World()
        world.connect(seats=("p1",))
        world.connect("n")
        world.hub._lines.add(9)
        world.hub.heard(signal)
        world.hub.heard(signal)
        kept = [one.kind for one in world.hub._waiting.get("m", [])]
        times = 1 if signal.kind == "chat" else 2
        assert kept == ["table" if signal.kind == "person" else signal.kind] * times if told else kept == []

    in_loop(hear)
    assert telling == told, "one teller for each match"
    assert looked == ([{signal.match}] * 2 if signal.kind == "person" else [])


def test_which_version_of_a_match_has_to_be_told() -> None:
    assert _version_needed([Signal("m", "table", 3), Signal("m", "table", 5), Signal("m", "chat", 9)]) == 5
    assert _version_needed([Signal("m", "table", 3), Signal("m", "table")]) is None
    assert _version_needed([Signal("m", "presence")]) == 0


@pytest.mark.parametrize(
    ("tab", "viewer", "seat", "since", "is_noted"),
    [
        ("t", "cato", "p1", 4, True),
        ("t", "cato", "p1", 3, True),
        ("u", "cato", "p1", 4, False),
        ("t", "nero", "p1", 4, False),
        ("t", "cato", "p2", 4, False),
        ("t", "cato", "p1", 5, False),
    ],
)
def test_a_page_has_heard_of_the_reply_to_its_own_call_if_it_had_seen_what_was_before(
    tab: str, viewer: str, seat: str, since: int, is_noted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    after = hubs.Shown(number=9)
    monkeypatch.setattr(hubs.Shown, "of", lambda held, state: after)
    world = World()
    mine, nobodys = world.connect(seats=("p1",)), world.connect(person=None)
    for one in (mine, nobodys):
        one.tab, one.seat, one.shown = "t", "p1", hubs.Shown(number=4)
    held: Any = SimpleNamespace(id="m")
    world.hub.has_replied(held, SimpleNamespace(id=viewer), tab, SimpleNamespace(seat=seat), since)  # type: ignore[arg-type]
    assert (mine.shown is after) is is_noted
    assert nobodys.shown.number == 4


def test_the_language_is_that_of_the_page_that_calls() -> None:
    world = World()
    mine, other = world.connect(), world.connect()
    mine.tab, mine.language = "t", "it"
    other.tab, other.language = "u", "la"
    nobody = world.connect(person=None)
    nobody.tab = "v"
    assert world.hub.language_of("m", "cato", "t") == "it"
    assert world.hub.language_of("m", "cato", "u") == "la"
    assert world.hub.language_of("m", "nero", "t") is None
    assert world.hub.language_of("m", "cato", "v") is None
    assert world.hub.language_of("n", "cato", "t") is None


def test_what_a_state_shows_of_its_table_changes_its_mark() -> None:
    def mark(**row: Any) -> object:
        held = a_table("cato", "@legate", "nero", **row)
        return fingerprint(held)

    usual = mark()
    assert usual == mark()
    changes: list[dict[str, Any]] = [{"host": "x"}, {"chat": False}, {"watch": "link"}, {"private": True}]
    changes += [
        {"status": "finished"},
        {"paused_at": 5},
        {"rematch": "n"},
        {"options": {"a": 1}},
        {"customs": {"silent": True}},
    ]
    for change in some(changes):
        assert mark(**change) != usual, change
    renamed = a_table("cato", "@legate", "nero")
    renamed.people["cato"].name = "Marcus"
    assert fingerprint(renamed) != usual
    hidden = a_table("cato", "@legate", "nero", customs={"anonymous": True})
    before = fingerprint(hidden)
    hidden.people["cato"].name = "Marcus"
    assert fingerprint(hidden) == before, "nobody there may know"


def test_stopping_closes_every_socket_so_that_clients_come_back() -> None:
    async def stop() -> None:
        world = World()
        world.connect()
        world.connect("n")
        await world.hub.stop()
        assert sorted(world.closed) == [("m", RESTART), ("n", RESTART)]

    in_loop(stop)
