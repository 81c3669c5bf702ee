"""Who may do what, cell by cell: every call of a match, by everybody, at every time."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from triumvirate.server.client import Client, Refused, match_of
from triumvirate.server.errors import Conflict
from triumvirate.server.matches import conditions
from triumvirate.server.matches.permissions import GRANTS

# what → (method, path, body)
CALLS: dict[str, tuple[str, str, dict[str, Any]]] = {
    "look": ("GET", "", {}),
    "act": ("POST", "/act", {"action": "no such action"}),
    "undo": ("POST", "/undo", {}),
    "preview": ("POST", "/preview", {"action": "pass"}),
    "foresee": ("POST", "/foresee", {}),
    "hint": ("POST", "/hint", {}),
    "resign": ("POST", "/resign", {}),
    "skip": ("POST", "/skip", {}),
    "offer_take_back": ("POST", "/offers", {"kind": "take_back"}),
    "offer_pause": ("POST", "/offers", {"kind": "pause"}),
    "resume": ("POST", "/resume", {}),
    "offer_kick": ("POST", "/offers", {"kind": "kick", "against": "pompey"}),
    "offer_rematch": ("POST", "/offers", {"kind": "rematch"}),
    "answer": ("POST", "/offers/pause", {"accept": True}),
    "withdraw": ("POST", "/offers/pause", {"accept": False}),
    "stand_in": ("POST", "/seats/pompey/stand-in", {}),
    "return": ("POST", "/seats/caesar/return", {}),
    "chat": ("POST", "/chat", {"text": "salve"}),
    "join": ("POST", "/join", {}),
    "leave": ("POST", "/leave", {}),
    "ready": ("POST", "/ready", {"ready": True}),
    "start": ("POST", "/start", {}),
    "cancel": ("POST", "/cancel", {}),
    "host": ("PATCH", "", {"chat": True}),
    "record": ("GET", "/record", {}),
    "all_seats": ("GET", "/history?seat=pompey", {}),
}
ROLES = ("host", "seated", "person", "nobody")
MAY = {"host": ("host",), "seated": ("host", "seated"), "person": ("host", "seated", "person"), "anyone": ROLES}


def everybody(server: Any) -> dict[str, Client]:
    """A host, another player, a passer-by and nobody."""
    return {**{role: server.client() for role in ("host", "seated", "person")}, "nobody": Client(server.url)}


def at(people: dict[str, Client], status: str) -> str:
    """A table of these people at some time of its life."""
    state = people["host"].create("caesar", auto_start=False)
    match = match_of(state)
    people["seated"].at(match, dict, "join")
    if status != "open":
        people["host"].at(match, dict, "start")
    if status == "finished":
        people["host"].at(match, dict, "resign")
    return match


def test_every_grant_is_tried() -> None:
    assert {*CALLS, "watch"} == set(GRANTS)  # to watch is to look without a seat


@pytest.mark.parametrize("status", ["open", "running", "finished"])
@pytest.mark.parametrize("what", sorted(CALLS))
def test_cell(server: Any, what: str, status: str) -> None:
    grant = GRANTS[what]
    method, path, body = CALLS[what]
    people, match, code = everybody(server), "", ""
    for role in ROLES:
        # who was refused has changed nothing, nor who looked
        if not match or (code == "" and what not in ("look", "record", "all_seats", "preview", "chat")):
            match = at(people, status)
        code = _code(people[role], method, f"/matches/{match}{path}", body)
        if role not in MAY[grant.who]:
            wanted = {"nobody": ("not_signed_in",)}.get(role, ("forbidden",))
            if what == "join":
                wanted = (*wanted, "conflict", "bad_request", "over")  # joining makes a guest; the time is then checked
            if what == "all_seats":
                wanted = (*wanted, "")
            if role == "nobody" and grant.who == "seated":
                wanted = (*wanted, "forbidden")
            assert code in wanted, f"{role} got {code or 'through'}"
        elif status not in grant.when:
            if what == "all_seats":
                assert code == ("forbidden" if role != "seated" else ""), "one's own seat may always be looked at"
            else:
                assert code in ("bad_request", "over", "forbidden", "not_found"), f"{role} got {code or 'through'}"
        else:
            # allowed: any further refusal is about the sense of it, not about who asks
            assert code in ("", "illegal", "not_your_turn", "conflict", "bad_request", "not_found", "forbidden"), code
            if what in ("look", "chat", "record", "resign", "start", "cancel", "host", "ready", "leave", "offer_pause"):
                assert code == "", f"{role} was refused with {code}"


def _code(client: Client, method: str, path: str, body: dict[str, Any]) -> str:
    try:
        client.call(method, path, body)
    except Refused as refused:
        return refused.code
    return ""


def test_nobody_gets_another_seats_view_or_acts_for_it(server: Any) -> None:
    people = everybody(server)
    match = at(people, "running")
    for role, seat in (("host", "pompey"), ("seated", "caesar"), ("person", "caesar"), ("nobody", "pompey")):
        client = people[role]
        for path in (
            f"?seat={seat}",
            f"/view?seat={seat}",
            f"/board?seat={seat}",
            f"/memory?seat={seat}",
            f"/legal?seat={seat}",
            f"/history?seat={seat}",
            f"/log?seat={seat}",
        ):
            assert _code(client, "GET", f"/matches/{match}{path}", {}) == "forbidden", path
        for path in ("/act", "/explain", "/preview"):
            code = _code(client, "POST", f"/matches/{match}{path}", {"seat": seat, "action": "pass"})
            assert code in ("forbidden", "not_signed_in")
        with client.live(match, seat=seat) as socket:
            assert socket.next("refused", "state")["error"]["code"] == "forbidden"


def test_a_table_that_nobody_may_watch(server: Any) -> None:
    host, other, passer = server.client(), server.client(), server.client()
    state = host.create("caesar", watch="nobody", private=True)
    other.join(state.invites["pompey"])
    match = match_of(state)
    assert _code(passer, "GET", f"/matches/{match}", {}) == "forbidden"
    assert other.state(match).seat == "pompey"
    host.at(match, dict, "resign")
    for path in ("", "/view", "/history", "/log", "/record", "/truth", "/verify"):
        assert _code(passer, "GET", f"/matches/{match}{path}", {}) == "forbidden", f"{path} after the end"
        assert _code(other, "GET", f"/matches/{match}{path}", {}) == "", f"{path} for who played"


def test_a_private_table_needs_its_link_and_is_not_listed(server: Any) -> None:
    host, friend, stranger = server.client(), server.client(), server.client()
    state = host.create("caesar", private=True)
    match = match_of(state)
    assert match not in [m.id for m in stranger.matches("open").matches]
    assert _code(stranger, "POST", f"/matches/{match}/join", {}) == "forbidden"
    shown = stranger.state(match)
    assert shown.code is None
    assert not shown.invites
    assert friend.invite(state.invites["pompey"]).seat == "pompey"
    assert friend.join(state.code).seat == "pompey"
    assert _code(stranger, "POST", "/join", {"token": state.invites["pompey"]}) == "not_found"


def test_the_host_passes_on_and_arranges_seats(server: Any) -> None:
    host, other = server.client(), server.client()
    state = host.create("caesar", auto_start=False)
    match = match_of(state)
    other.at(match, dict, "join")
    who = other.me().me.id
    moved = host.send("PUT", dict, f"/matches/{match}/seats/caesar", {"to": f"person:{who}"})
    assert [seat["person"]["id"] for seat in moved["match"]["seats"]] == [who, host.me().me.id]
    host.at(match, dict, "leave")
    now = other.state(match)
    assert now.match.host == who
    filled = other.send("PUT", dict, f"/matches/{match}/seats/pompey", {"to": "bot:recruit"})
    assert filled["match"]["seats"][1]["bot"] == "recruit"
    assert other.at(match, dict, "start")["match"]["status"] == "running"


def test_sealed_tables_stay_sealed_after_the_end(server: Any) -> None:
    host, other = server.client(), server.client()
    state = host.create("caesar", private=True, open_after_end=False)
    match = match_of(state)
    other.join(state.invites["pompey"])
    host.at(match, dict, "resign")
    for path in ("/record", "/truth", "/position", "/verify", "/history?seat=pompey"):
        assert _code(host, "GET", f"/matches/{match}{path}", {}) == "forbidden"
    assert host.state(match).secret is None
    assert all(entry.action is None for entry in host.state(match).entries if entry.seat == "pompey")


@pytest.mark.parametrize(
    ("on_the_table", "refused"), [([], False), (["take_back"], False), (["take_back", "pause"], True)]
)
def test_what_is_on_the_table_is_answered_and_not_offered_again(on_the_table: list[str], refused: bool) -> None:
    held = SimpleNamespace(row=SimpleNamespace(offers=[{"kind": kind} for kind in on_the_table]))
    why = conditions.offered("pause")(SimpleNamespace(held=held))  # type: ignore[arg-type]
    assert isinstance(why, Conflict) == refused
    assert refused or why is None
