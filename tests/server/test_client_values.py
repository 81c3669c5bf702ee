"""The client's calls as they go over the wire, and a match as a worker holds it: no server, a fake wire, a real table."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest

from server.rows import a_match, some_people, some_seats
from triumvirate.core.view import Result
from triumvirate.games import find_game
from triumvirate.server import client as clients
from triumvirate.server.client import Client, LiveMatch, Refused
from triumvirate.server.errors import Unavailable
from triumvirate.server.matches import history
from triumvirate.server.matches.held import HeldMatch, Known, Note, empty_table, go_on, played_by, rebuild
from triumvirate.server.replies import Reply


class Wire(Client):
    """A client whose calls are kept and answered with the same."""

    def __init__(self, answer: bytes = b"{}", status: int = 200, headers: tuple[tuple[str, str], ...] = ()) -> None:
        super().__init__("http://t.example/somewhere")
        self.body, self.status, self.found = answer, status, headers
        self.calls: list[tuple[str, str, Any]] = []
        self.sent: dict[str, str] = {}

    def raw(
        self, method: str, target: str, data: bytes | None, headers: dict[str, str]
    ) -> tuple[int, list[tuple[str, str]], bytes]:
        self.sent = headers
        self.calls.append((method, target, None if data is None else msgspec.json.decode(data)))
        return self.status, list(self.found), self.body


CALLS: list[tuple[str, tuple[Any, ...], dict[str, Any], tuple[str, str, Any]]] = [
    ("me", (), {}, ("GET", "/api/me", None)),
    ("be", (), {}, ("POST", "/api/me", {})),
    ("patch_me", (), {"name": None}, ("PATCH", "/api/me", {"name": None})),
    ("claim", ("n", "p"), {}, ("POST", "/api/me/claim", {"name": "n", "password": "p"})),
    ("log_in", ("n", "p"), {}, ("POST", "/api/login", {"name": "n", "password": "p"})),
    ("log_in_by_device", ("t",), {}, ("POST", "/api/login/device", {"token": "t"})),
    ("log_out", (), {}, ("POST", "/api/logout", {"everywhere": False})),
    ("log_out", (True,), {}, ("POST", "/api/logout", {"everywhere": True})),
    ("device_link", (), {}, ("POST", "/api/me/device-link", {})),
    ("games", (), {}, ("GET", "/api/games", None)),
    ("check", ("a b", {"x": 1}), {}, ("POST", "/api/games/a%20b/check", {"options": {"x": 1}})),
    ("home_made", ("g", "t", "it"), {}, ("POST", "/api/games/g/home-made?lang=it", {"text": "t"})),
    ("play", ("g",), {"side": "x"}, ("POST", "/api/play", {"game": "g", "side": "x"})),
    ("create", ("g",), {"side": None}, ("POST", "/api/matches", {"game": "g"})),
    ("matches", ("mine",), {"game": None}, ("GET", "/api/matches?list=mine", None)),
    ("invite", ("a/b",), {}, ("GET", "/api/invites/a/b", None)),
    ("join", ("t",), {}, ("POST", "/api/join", {"token": "t"})),
    ("join", ("t", False), {}, ("POST", "/api/join", {"token": "t", "ready": False})),
    ("enter", ("t",), {}, ("POST", "/api/tournaments/t/join", {"adds_numbers": False})),
    ("legal", ("m",), {"seat": "x"}, ("GET", "/api/matches/m/legal?seat=x", None)),
    ("explain", ("m", "a"), {}, ("POST", "/api/matches/m/explain", {"action": "a"})),
    ("preview", ("m", "a"), {}, ("POST", "/api/matches/m/preview", {"action": "a"})),
    ("foresee", ("m",), {}, ("POST", "/api/matches/m/foresee", {})),
    ("hint", ("m",), {"action": "a"}, ("POST", "/api/matches/m/hint", {"action": "a"})),
    ("analysis", ("m",), {}, ("GET", "/api/matches/m/analysis", None)),
    ("analysis", ("m", "it"), {}, ("GET", "/api/matches/m/analysis?lang=it", None)),
    ("analyse", ("m",), {}, ("POST", "/api/matches/m/analysis", {})),
    ("offer", ("m", "pause"), {}, ("POST", "/api/matches/m/offers", {"kind": "pause"})),
    ("answer", ("m", "pause", False), {}, ("POST", "/api/matches/m/offers/pause", {"accept": False})),
    ("say", ("m", "hi"), {}, ("POST", "/api/matches/m/chat", {"text": "hi"})),
    ("chat", ("m",), {"lang": "it"}, ("GET", "/api/matches/m/chat?lang=it", None)),
    ("history", ("m",), {"from_": 2}, ("GET", "/api/matches/m/history?from=2", None)),
    ("truth", ("m", 3), {}, ("GET", "/api/matches/m/truth?at=3", None)),
    ("position", ("m",), {}, ("GET", "/api/matches/m/position", None)),
    ("verify", ("m",), {}, ("GET", "/api/matches/m/verify", None)),
    ("upload", ("text",), {}, ("POST", "/api/records", {"record": "text"})),
    ("player", ("p",), {}, ("GET", "/api/players/p", None)),
    ("leaderboard", ("g",), {}, ("GET", "/api/leaderboard?game=g", None)),
    ("deals", (), {}, ("GET", "/api/daily", None)),
    ("play_deal", ("g", "d"), {}, ("POST", "/api/daily/g/d", {})),
]


@pytest.mark.parametrize(("name", "given", "more", "call"), CALLS, ids=[f"{one[0]}-{n}" for n, one in enumerate(CALLS)])
def test_every_call_goes_where_the_api_has_it_and_gives_what_came(
    name: str, given: tuple[Any, ...], more: dict[str, Any], call: tuple[str, str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    came = object()
    monkeypatch.setattr(clients, "decoder_of", lambda kind: SimpleNamespace(decode=lambda data: came))
    wire = Wire()
    answer = getattr(wire, name)(*given, **more)
    assert wire.calls == [call]
    assert answer is (None if name == "log_out" else came)


def test_what_is_within_an_answer_is_taken_out(monkeypatch: pytest.MonkeyPatch) -> None:
    came = SimpleNamespace(deal="the deal", book="the book")
    monkeypatch.setattr(clients, "decoder_of", lambda kind: SimpleNamespace(decode=lambda data: came))
    wire = Wire(b"a record")
    found: tuple[Any, Any] = wire.deal("g", "d"), wire.book("g", players=3)
    assert found == ("the deal", "the book")
    assert wire.record("m") == "a record"
    assert [call[1] for call in wire.calls] == [
        *("/api/daily/g/d", "/api/games/g/book?lang=en&players=3", "/api/matches/m/record")
    ]


def test_a_session_is_kept_as_a_browser_does_and_forgotten_on_leaving() -> None:
    wire = Wire(
        headers=(("Set-Cookie", 'triumvirate="abc"; Path=/'), ("set-cookie", "other=1"), ("X", "triumvirate=no"))
    )
    wire.call("GET", "/me")
    assert wire.sent == {"Origin": "http://t.example"}
    assert wire.cookie == "abc"
    wire.tab = "tab"
    wire.found = ()
    wire.call("POST", "/x")
    assert wire.sent["Cookie"] == "triumvirate=abc"
    assert (wire.sent["X-Tab"], wire.sent["Content-Type"]) == ("tab", "application/json")
    assert wire.heard == [b"{}", b"{}"]
    wire.log_out()
    assert wire.cookie == ""


@pytest.mark.parametrize(
    ("answer", "status", "code", "reason"),
    [
        (b'{"error":{"code":"stale","reason":"Late.","rule":null}}', 409, "stale", "Late."),
        (b'{"error":{"code":"x","reason":"No.","rule":null}}', 400, "x", "No."),
        (b"<html>", 502, "unavailable", "The server was not reached (502)."),
    ],
)
def test_a_refusal_is_raised_with_what_was_said(answer: bytes, status: int, code: str, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        Wire(answer, status).call("GET", "/x")
    assert (refused.value.code, refused.value.reason, refused.value.status) == (code, reason, status)
    assert Wire(b"{}", 399).call("GET", "/x") == b"{}"


@pytest.mark.parametrize(
    ("fault", "raised"), [(httpx.ReadTimeout("slow"), TimeoutError), (httpx.ConnectError("no"), ConnectionError)]
)
def test_a_server_that_is_not_there_is_said_so(
    fault: Exception, raised: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    client = Client("http://127.0.0.1:9")

    def stream(*_: Any, **__: Any) -> Any:
        raise fault

    monkeypatch.setattr(client._http, "stream", stream)
    with pytest.raises(raised, match=r"http://127\.0\.0\.1:9"):
        client.get(Reply, "/me")


def test_an_act_is_upon_what_was_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clients, "decoder_of", lambda kind: SimpleNamespace(decode=lambda data: None))
    monkeypatch.setattr(clients, "match_of", lambda state: "m")
    wire = Wire()
    state: Any = SimpleNamespace(seat="p1", number=7)
    wire.act(state, "x")
    wire.act(state, 3, seen=9)
    (_, path, first), (_, _, second) = wire.calls
    assert path == "/api/matches/m/act"
    assert (first["seat"], first["seen"], first["action"], second["seen"], second["action"]) == ("p1", 7, "x", 9, 3)
    assert first["key"] != second["key"]


class Socket:
    """Gives messages one after the other and keeps what is sent."""

    def __init__(self, *messages: Any) -> None:
        self.left = [msgspec.json.encode(message).decode() for message in messages]
        self.sent: list[Any] = []

    def recv(self, timeout: float) -> str:
        return self.left.pop(0)

    def send(self, text: str) -> None:
        self.sent.append(msgspec.json.decode(text))


def test_pings_are_answered_on_the_way_and_told_only_to_who_asks() -> None:
    wire = Wire()
    wire.tab = "tab"
    live = LiveMatch(wire, "m", 3, "p1", "it")
    assert live._url == "ws://t.example/api/matches/m/live"
    assert live._hello == {"type": "hello", "seen": 3, "seat": "p1", "lang": "it", "tab": "tab"}
    socket: Any = Socket({"type": "ping"}, {"type": "chat"}, {"type": "state"}, {"type": "ping"})
    live._socket = socket
    assert live.next() == {"type": "chat"}
    assert socket.sent == [{"type": "pong"}]
    assert live.next("state", "update") == {"type": "state"}
    assert live.next("ping") == {"type": "ping"}
    assert len(wire.heard) == 4
    assert (live.ask("preview", action="x"), live.act("y")) == (1, 2)
    assert socket.sent[2] == {"type": "preview", "id": 1, "action": "x"}
    assert (socket.sent[3]["type"], socket.sent[3]["id"], socket.sent[3]["action"]) == ("act", 2, "y")


def test_numbers_that_a_socket_asks_for_are_settled() -> None:
    wire = Wire()
    settled: list[Any] = []
    wire.numbers = SimpleNamespace(settle=lambda *what: settled.append(what))  # type: ignore[assignment]
    live = LiveMatch(wire, "m", -1, None, None)
    lots = {"asked": "seal", "seals": {}}
    live._socket = Socket({"type": "state", "lots": lots, "commitment": "c"}, {"type": "update"})  # type: ignore[assignment]
    live.next()
    live.next()
    assert settled == [("m", "seal", {}, "c")]


def test_what_a_seat_owes_is_settled_before_the_start_and_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clients, "match_of", lambda state: "m")
    wire = Wire()
    state: Any = SimpleNamespace(lots=SimpleNamespace(asked="seal", seals={}), commitment="c")

    def get(kind: Any, path: str) -> Any:
        wire.calls.append(("GET", path, None))
        return state

    monkeypatch.setattr(wire, "get", get)
    assert wire._settled(state) is state
    assert wire.calls == []
    left = [3]

    def settle(*_: Any) -> bool:
        left[0] -= 1
        return left[0] >= 0

    wire.numbers = SimpleNamespace(settle=settle)  # type: ignore[assignment]
    wire._settled(state)
    assert wire.calls == [("GET", "/matches/m", None)] * 3
    wire.calls.clear()
    left[0] = 99
    wire._settled(state)
    assert len(wire.calls) == clients.MOST_STEPS


# --- a match as it is held --------------------------------------------------------------------------------------------

CAESAR = find_game("caesar")


def begun() -> HeldMatch:
    """A running match after its set-up."""
    row = a_match(game="caesar", rules=CAESAR.version, options=dict(CAESAR.check({})), status="running")
    seats = some_seats("cato", "livia")
    for seat, name in zip(seats, CAESAR.seats(row.options), strict=True):
        seat.seat = name
    held = HeldMatch(row, seats, some_people("cato", "livia"))
    held.begin(5)
    row.number = 0
    return held


def acted(held: HeldMatch, key: str | None = None) -> None:
    assert held.table is not None
    seat = held.table.deciders()[0]
    entry = held.table.act(seat, held.table.legal(seat)[0].action)
    held.note(entry, Note(6, "person", "why", key))
    held.row.number = entry.number


def test_a_draft_is_independent_of_what_it_was_made_of() -> None:
    held = begun()
    held.known[None] = Known([0], 1)
    held.row.offers.append({"kind": "pause", "seat": "x", "at": 0, "answer": ["y"]})
    draft = held.draft()
    assert draft.before is held.row
    acted(draft)
    draft.seats[0].ready = True
    draft.row.clocks["left"]["x"] = 1
    draft.row.offers[0]["at"] = 9
    draft.known[None].numbers.append(7)
    draft.people.clear()
    assert held.table is not None
    assert (len(held.table.entries), len(held.notes), held.seats[0].ready) == (1, 1, False)
    assert (held.row.clocks["left"], held.row.offers[0]["at"], held.known[None].numbers) == ({}, 0, [0])
    assert set(held.people) == {"cato", "livia"}


def test_what_is_new_is_written_and_then_settled() -> None:
    held = begun()
    assert [row.number for row in held.new_rows()] == [0]
    held.settled()
    assert held.new_rows() == []
    acted(held)
    (row,) = held.new_rows()
    assert (row.number, row.by, row.at, row.why, row.match) == (1, "person", 6, "why", "m")
    assert held.touched_rows() == []
    held.touch(held.seats[1])
    assert held.touched_rows() == [held.seats[1]]
    held.seat_anew(held.seats)
    assert held.touched_rows() == held.seats
    held.has_just_ended = True
    held.settled()
    assert (held.touched_rows(), held.has_just_ended, held.new_rows()) == ([], False, [])
    assert HeldMatch(a_match(), [], {}).new_rows() == []


def test_who_sits_where_and_who_plays_for_them() -> None:
    held = HeldMatch(a_match(), some_seats("cato", "@legate", "livia", "cato", None), {})
    held.seats[2].stand_in = "tribune"
    assert [held.playing_bot(f"p{n}") for n in range(1, 7)] == [None, "legate", "tribune", None, None, None]
    assert held.persons() == ["cato", "livia"]
    assert (held.seats_of("cato"), held.seats_of(None), held.seats_of("x")) == (["p1", "p4"], [], [])
    assert held.seat("p9") is None
    assert not held.has_board
    assert not held.has_started
    assert list(held.entries) == []
    for status, is_open, book in (("finished", True, True), ("finished", False, False), ("running", True, False)):
        assert HeldMatch(a_match(status=status, open_after_end=is_open), [], {}).is_open_book is book


def test_a_key_leads_to_its_entry_or_to_the_last_before_a_scene() -> None:
    held = begun()
    acted(held, "k")
    assert held.number_of_key("k") == 1
    assert held.number_of_key("x") is None
    held.row.stage = {"curtain": {"key": "x"}}  # type: ignore[typeddict-item]
    assert held.number_of_key("x") == 1
    assert held.number_of_key("k") == 1


def test_a_match_is_rebuilt_from_its_rows_and_goes_on_from_them() -> None:
    held = begun()
    acted(held)
    acted(held)
    rows = held.new_rows()
    again = rebuild(held.row, held.seats, held.people, rows)
    assert again.table is not None
    assert held.table is not None
    assert [entry.action for entry in again.table.entries] == [entry.action for entry in held.table.entries]
    assert again.notes == held.notes
    short = rebuild(held.row, held.seats, held.people, rows[:1])
    table, notes = go_on(short, rows[1:])
    assert table is not None
    assert (table.view(None).to_json(), notes) == (held.table.view(None).to_json(), held.notes)
    assert short.table is not None
    assert len(short.table.entries) == 1
    assert go_on(HeldMatch(a_match(), [], {}), []) == (None, [])
    fresh = rebuild(a_match(game="caesar"), [], {}, [])
    assert not fresh.has_started


def test_rules_that_are_gone_are_told_of() -> None:
    row = a_match(game="caesar", rules=99, options=dict(CAESAR.check({})))
    assert played_by(row) is CAESAR
    with pytest.raises(Unavailable, match="rules version 99"):
        empty_table(row)


def test_an_end_at_the_table_is_told_in_the_record() -> None:
    held = begun()
    held.row.status, held.row.result = "finished", Result(("pompey",), "resigned", {})
    text = history.record(held)
    assert "\nended: resigned; won by pompey\n\n" in text
    held.row.result = Result((), "abandoned", {})
    assert "\nended: abandoned; won by nobody\n\n" in history.record(held)
    held.row.result = None
    assert "ended:" not in history.record(held)
