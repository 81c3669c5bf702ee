"""What routes share, without a server: who may ask from where, cookies, packed replies, lists; and clocks of games."""

from __future__ import annotations

import asyncio
import gzip
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from server.rows import a_match, a_table, some_people
from triumvirate.core.errors import BadOption, BadRequest
from triumvirate.core.view import Result
from triumvirate.server import games
from triumvirate.server.errors import Forbidden, NotFound, NotSignedIn, Unavailable
from triumvirate.server.operation import guard as guards
from triumvirate.server.operation import metrics
from triumvirate.server.operation.guard import Guard, public_path
from triumvirate.server.requests import ClockSpec
from triumvirate.server.routes import common, tables
from triumvirate.server.store.rows import SessionRow
from triumvirate.server.tables import caps, cursors, rematch, seats

CATO = some_people("cato")["cato"]


# --- from where -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "client", "forwarded", "token", "sent", "may"),
    [
        ("127.0.0.1", True, False, "", "", True),
        ("::1", True, False, "", "", True),
        ("192.0.2.1", True, False, "", "", False),
        ("127.0.0.1", True, True, "", "", False),
        ("127.0.0.1", False, False, "", "", False),
        ("a name", True, False, "", "", False),
        ("192.0.2.1", True, False, "t", "Bearer t", True),
        ("192.0.2.1", True, True, "t", "Bearer t", True),
        ("192.0.2.1", True, False, "t", "Bearer x", False),
        ("192.0.2.1", True, False, "", "Bearer ", False),
    ],
)
def test_numbers_are_for_this_machine_or_who_knows_the_token(
    host: str, client: bool, forwarded: bool, token: str, sent: str, may: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRIUMVIRATE_METRICS_TOKEN", token)
    headers = {"authorization": sent} | ({"x-forwarded-for": "x"} if forwarded else {})
    request: Any = SimpleNamespace(headers=headers, client=SimpleNamespace(host=host) if client else None)
    assert metrics._may_see(request) is may


@pytest.mark.parametrize(("waiting", "is_told"), [(3, True), (0, True), (None, False)])
def test_the_queue_of_bots_is_told_while_the_database_is_there(
    waiting: int | None, is_told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def waiting_for_bots() -> int:
        if waiting is None:
            raise Unavailable("away")
        return waiting

    worker = SimpleNamespace(waiting_for_bots=waiting_for_bots, metrics=SimpleNamespace(text=lambda: b"numbers\n"))
    request: Any = SimpleNamespace(app=SimpleNamespace(state=SimpleNamespace(worker=worker)))

    async def page() -> Any:
        return await metrics.metrics_page.fn(request)

    monkeypatch.setattr(metrics, "_may_see", lambda request: True)
    body = asyncio.run(page()).content
    assert body.startswith(b"numbers\n")
    assert (f"triumvirate_bot_queue {waiting}\n".encode() in body) is is_told
    assert (b"bot_queue" in body) is is_told
    monkeypatch.setattr(metrics, "_may_see", lambda request: False)
    with pytest.raises(NotFound):
        asyncio.run(page())


def a_guard(public: str = "", hosts: tuple[str, ...] = ("localhost", "t.example")) -> Any:
    made: Any = Guard.__new__(Guard)
    made._settings, made._hosts = SimpleNamespace(public_url=public), set(hosts)
    return made


@pytest.mark.parametrize(
    ("host", "is_own"),
    [
        ("localhost:8000", True),
        ("T.Example", True),
        ("evil.example", False),
        ("192.0.2.1:81", True),
        ("[::1]:81", True),
        ("", False),
        ("localhost;x", False),
        ("local host", False),
    ],
)
def test_the_server_answers_to_its_own_names_and_bare_addresses(host: str, is_own: bool) -> None:
    assert a_guard()._is_own_host(host) is is_own


@pytest.mark.parametrize(
    ("origin", "is_own"),
    [
        ("http://localhost:81", True),
        ("https://localhost:81", True),
        ("http://localhost:82", False),
        ("file://localhost:81", False),
        ("https://public.example", True),
        ("http://public.example", False),
    ],
)
def test_a_page_of_another_site_changes_nothing(origin: str, is_own: bool) -> None:
    assert a_guard("https://public.example/x")._is_own_origin(origin, "localhost:81") is is_own
    assert a_guard()._is_own_origin("https://public.example", "localhost:81") is False


def test_tokens_are_left_out_of_the_log() -> None:
    before = sorted(guards._BEFORE_TOKENS)[0]
    assert public_path(f"/api/{before}/secret/more") == f"/api/{before}/…"
    assert public_path(f"/api/{before}/") == f"/api/{before}/"
    assert public_path(f"/api/{before}") == f"/api/{before}"
    assert public_path("/api/games") == "/api/games"
    assert len(public_path("/" + "x" * 300)) == 200


@pytest.mark.parametrize(("wait", "after"), [(0.0, None), (0.2, b"1"), (3.6, b"4")])
def test_who_is_refused_before_anything_is_read_hears_why_and_for_how_long(wait: float, after: bytes | None) -> None:
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    asyncio.run(guards._refuse(send, Forbidden("No."), wait))
    first, second = sent
    headers = dict(first["headers"])
    assert (first["type"], first["status"], headers.get(b"retry-after")) == ("http.response.start", 403, after)
    assert (second["type"], second["more_body"]) == ("http.response.body", False)
    assert int(headers[b"content-length"]) == len(second["body"])
    assert b"No." in second["body"]


# --- who --------------------------------------------------------------------------------------------------------------


def a_worker(**settings: Any) -> Any:
    given = {"guests": True, "registration": True, "public_url": "", "signing_key": lambda: "key", **settings}
    taken: list[Any] = []

    async def take(*what: Any) -> None:
        taken.append(what)

    async def guest() -> Any:
        return some_people("guest")["guest"]

    async def begin(person: Any, network: str, device: str) -> str:
        return f"new for {person.id}"

    async def run(work: Any, size: int) -> Any:
        return work()

    sessions = SimpleNamespace(guest=guest, begin=begin, cookie=lambda session: f"cookie of {session.id}")
    return SimpleNamespace(
        settings=SimpleNamespace(**given),
        limits=SimpleNamespace(take=take),
        sessions=sessions,
        cache=SimpleNamespace(workshop=SimpleNamespace(run=run)),
        taken=taken,
    )


def a_request(session: SessionRow | None = None, scheme: str = "http", **headers: str) -> Any:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return SimpleNamespace(
        client=SimpleNamespace(host="192.0.2.1"), headers=named, scope={"scheme": scheme}, state={"session": session}
    )


def test_who_asks_is_somebody_or_a_new_guest_where_guests_may_come() -> None:
    worker = a_worker()
    assert asyncio.run(common.somebody(worker, a_request(), CATO)) is CATO
    assert worker.taken == []
    assert asyncio.run(common.somebody(worker, a_request(), None)).id == "guest"
    assert worker.taken == [("create", "192.0.2.1/32", None)]
    assert asyncio.run(common.player(worker, a_request(), None)).id == "guest"
    asyncio.run(common.limit(worker, a_request(), "act", CATO))
    assert worker.taken[-1] == ("act", "192.0.2.1/32", "cato")
    without = a_worker(guests=False)
    assert asyncio.run(common.somebody(without, a_request(), None)).id == "guest", "they may make an account"
    for who in (None, CATO):
        with pytest.raises(Forbidden):
            asyncio.run(common.player(without, a_request(), who))
    account = replace(CATO, guest=False)
    assert asyncio.run(common.player(without, a_request(), account)) is account
    with pytest.raises(Forbidden):
        asyncio.run(common.somebody(a_worker(guests=False, registration=False), a_request(), None))
    with pytest.raises(NotSignedIn):
        common.signed_in(None)
    assert common.signed_in(CATO) is CATO


@pytest.mark.parametrize(
    ("session", "is_new", "value"),
    [
        (SessionRow("s", "cato", 0, 0), False, "cookie of s"),
        (SessionRow("s", "cato", 0, 0), True, "new for cato"),
        (SessionRow("s", "livia", 0, 0), False, "new for cato"),
        (None, False, "new for cato"),
    ],
)
def test_a_cookie_is_of_the_session_that_somebody_came_with(session: Any, is_new: bool, value: str) -> None:
    for scheme, public, is_secure in (("http", "", False), ("https", "", True), ("http", "https://t", True)):
        worker = a_worker(public_url=public)
        reply: Any = asyncio.run(common.with_session(worker, a_request(session, scheme), {}, CATO, is_new))
        (cookie,) = reply.cookies
        assert (cookie.value, cookie.secure, cookie.httponly, cookie.samesite) == (value, is_secure, True, "lax")


@pytest.mark.parametrize(
    ("size", "accepts", "is_packed"), [(4001, "gzip", True), (4000, "gzip", False), (4001, "br", False)]
)
def test_long_replies_are_packed_for_who_reads_that(size: int, accepts: str, is_packed: bool) -> None:
    text = "x" * size
    request = a_request(accept_encoding=accepts)
    reply = asyncio.run(common.file_beside(a_worker(), request, lambda: text, 1, "a.txt"))
    body = reply.content
    assert (gzip.decompress(body) if is_packed else body) == text.encode()
    assert ("content-encoding" in reply.headers) is is_packed
    assert reply.headers["vary"] == "accept-encoding"
    assert reply.headers["Content-Disposition"] == 'attachment; filename="a.txt"'


# --- lists ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("which", "order", "is_rated"),
    [("mine", ["b", "a", "c"], False), ("open", ["a", "b", "c"], True), ("watch", ["a", "b", "c"], False)],
)
def test_of_my_matches_those_come_first_in_which_it_is_my_turn(
    which: str, order: list[str], is_rated: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    rated: list[Any] = []
    listed: list[Any] = []

    async def rows(query: Any) -> list[Any]:
        return ["a", "b", "c"]

    async def seats_of(db: Any, ids: list[str]) -> dict[str, Any]:
        return {one: [SimpleNamespace(person="cato"), SimpleNamespace(person=None)] for one in ids}

    async def find_many(db: Any, ids: set[str]) -> dict[str, Any]:
        assert ids == {"cato"}
        return {"cato": CATO}

    async def ratings(db: Any, ids: set[str]) -> dict[str, Any]:
        rated.append(ids)
        return {}

    def info(row: Any, sitting: Any, known: Any, presence: Any, me: Any) -> Any:
        people = [SimpleNamespace(person=SimpleNamespace(id="cato")), SimpleNamespace(person=None)]
        return SimpleNamespace(id=row.id, your_turn=row.id == "b", seats=people)

    monkeypatch.setattr(tables, "read", lambda kind, row: a_match(id=row))
    monkeypatch.setattr(tables.matches, "listing", lambda *what: listed.append(what))
    monkeypatch.setattr(tables.matches, "seats_of", seats_of)
    monkeypatch.setattr(tables.people, "find_many", find_many)
    monkeypatch.setattr(tables.people, "ratings_of_many", ratings)
    monkeypatch.setattr(tables, "match_info", info)
    worker: Any = SimpleNamespace(
        db=SimpleNamespace(rows=rows),
        cursors=SimpleNamespace(read=lambda before: before, after=lambda row: f"after {row.id}"),
        cache=SimpleNamespace(presence=None),
    )

    def asked(name: str) -> Any:
        async def answer() -> Any:
            request: Any = SimpleNamespace(query_params={"list": name})
            return await tables.list_matches.fn(request, worker, CATO, None, None)

        return asyncio.run(answer())

    found = asked(which)
    assert [one.id for one in found.matches] == order
    assert rated == [{"cato"} if is_rated else set()]
    assert found.next is None
    monkeypatch.setattr(tables, "PAGE", 3)
    assert asked(which).next == "after c"
    assert listed[0][:2] == (which, "cato")
    with pytest.raises(BadRequest):
        asked("all")


def test_a_cursor_is_read_as_it_was_made_and_no_other(tmp_path: Any) -> None:
    from triumvirate.server.settings import Settings

    made = cursors.Cursors(Settings(data=tmp_path, secret_key="key"))
    cursor = made.after(a_match(id="m", updated=7))
    assert made.read(cursor) == (7, "m")
    assert made.read(None) is None
    with pytest.raises(BadRequest):
        made.read(cursor + "x")


@pytest.mark.parametrize(
    ("check", "most"),
    [(caps.check_tables, caps.TABLES), (caps.check_bots_alone, caps.BOTS_ALONE), (caps.check_records, caps.RECORDS)],
)
def test_one_person_has_only_so_much_under_way(check: Any, most: tuple[int, int]) -> None:
    number = [0]

    async def counted(query: Any) -> int:
        return number[0]

    cache: Any = SimpleNamespace(settings=SimpleNamespace(limits=True), db=SimpleNamespace(number=counted))
    for person, bound in ((CATO, most[0]), (replace(CATO, guest=False), most[1])):
        number[0] = bound - 1
        asyncio.run(check(cache, person))
        number[0] = bound
        with pytest.raises(Forbidden, match=str(bound)):
            asyncio.run(check(cache, person))
    cache.settings.limits = False
    asyncio.run(check(cache, CATO))


# --- seats, rooms and clocks ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "kind", "person", "bot", "is_ready"),
    [
        ("me", "person", "cato", None, True),
        ("open", "open", None, None, False),
        ("auto", "auto", None, None, True),
        ("bot:tribune", "bot", None, "tribune", True),
    ],
)
def test_a_seat_is_for_who_is_named(who: str, kind: str, person: str | None, bot: str | None, is_ready: bool) -> None:
    held = a_table("livia", game="caesar")
    seat = held.seats[0]
    seat.token, seat.bot = "old", "old"
    seats.seated(seat, who, CATO, "caesar")
    assert (seat.kind, seat.person, seat.bot, seat.ready) == (kind, person, bot, is_ready)
    assert (seat.token is not None) == (who == "open")
    assert seats.is_full(held) == (who != "open")
    with pytest.raises(BadRequest):
        seats.seated(seat, "nobody", CATO, "caesar")


def test_a_room_counts_on_and_its_host_stays_while_they_are_there() -> None:
    old = a_table("cato", "livia", None, room={"games": 2, "won": {"cato": 1}, "played": {"cato": 2}}, host="livia")
    old.row.result = Result(("p2",), "x", {})
    assert rematch.room_after(old) == {"games": 3, "won": {"cato": 1, "livia": 1}, "played": {"cato": 3, "livia": 1}}
    old.row.result = None
    assert rematch.room_after(old) == {"games": 3, "won": {"cato": 1}, "played": {"cato": 2}}
    here: set[str] = {"livia"}
    keeper: Any = SimpleNamespace(presence=SimpleNamespace(is_here=lambda match, person: person in here))
    assert rematch._host(keeper, old, "p1") == "livia"
    here.clear()
    assert rematch._host(keeper, old, "p1") == "cato"
    assert rematch._host(keeper, old, "p9") == "livia"
    old.row.host = "brutus"
    here.add("brutus")
    assert rematch._host(keeper, old, "p1") == "cato", "they have left the table"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        (ClockSpec(), ("none", 0, 0, 0, "")),
        (ClockSpec("live", 600, 5), ("live", 600, 5, 0, None)),
        (ClockSpec("live", 10, 0), ("live", 10, 0, 0, None)),
        (ClockSpec("days", 600, 5, 3), ("days", 0, 0, 3, None)),
        (ClockSpec("live", 9), None),
        (ClockSpec("days", days=0), None),
        (ClockSpec("phase", 60), None),
        (ClockSpec("live", 60, on_time_out="dance"), None),  # type: ignore[arg-type]
    ],
)
def test_a_clock_has_its_gaps_filled_or_is_refused(given: ClockSpec, kept: tuple[Any, ...] | None) -> None:
    if kept is None:
        with pytest.raises(BadOption):
            games.check_clock("caesar", given)
        return
    found = games.check_clock("caesar", given)
    usual = kept[4] if kept[4] is not None else games.find_game("caesar").clocks.time_out[given.kind][0]
    assert tuple(found.values()) == (*kept[:4], usual)


@pytest.mark.parametrize(
    ("name", "is_known"),
    [
        ("tribune", True),
        ("coach", True),
        ("coach@1350", True),
        ("coach@13500", False),
        ("coach@x", False),
        ("coach@", False),
        ("tribune@5", False),
        ("nobody", False),
    ],
)
def test_a_bot_is_one_that_the_game_has(name: str, is_known: bool) -> None:
    if is_known:
        assert games.check_bot("caesar", name) == name
    else:
        with pytest.raises(BadRequest):
            games.check_bot("caesar", name)


def test_who_is_waited_for_is_told_as_far_as_a_viewer_may_know() -> None:
    def told(open_to_all: list[str] | None, seat: str | None) -> list[str]:
        table: Any = SimpleNamespace(seats=["a", "b", "c"], deciders=lambda: ["a", "b"])
        view: Any = SimpleNamespace(waited_for=lambda: open_to_all)
        return games.known_deciders(table, seat, view)

    assert told(None, None) == ["a", "b"]
    assert told([], None) == []
    assert told([], "b") == ["b"]
    assert told([], "c") == []
    assert told(["c"], "a") == ["a", "c"]


def test_nothing_is_taken_back_while_others_may_act_unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    unseen: list[str] = ["a"]
    monkeypatch.setattr(games, "publicly_waited_for", lambda table: [])
    knowledge = SimpleNamespace(acts_unseen=lambda view, waited: unseen)
    table: Any = SimpleNamespace(
        game=SimpleNamespace(knowledge=knowledge), view=lambda seat: None, why_no_undo=lambda seat: f"why {seat}"
    )
    assert games.why_no_undo(table, "a") == "why a"
    unseen.append("b")
    assert "unseen" in (games.why_no_undo(table, "a") or "")
    knowledge.acts_unseen = None
    assert games.why_no_undo(table, "a") == "why a"
