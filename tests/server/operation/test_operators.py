"""Operators: blind where they play, every look and act written down, and caps on what one person may have."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from server.conftest import serving
from server.playing import act_once, play_out, table_for_two
from triumvirate.server.client import Client, Refused, match_of
from triumvirate.server.operation import db_commands, housekeeping
from triumvirate.server.store import audit
from triumvirate.server.store.schema import matches
from triumvirate.server.tables import caps

PASSWORD = "carthago delenda"
DAY_MS = 86_400_000


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with serving(tmp_path_factory.mktemp("data"), admins=("Cato", "Varro")) as running:
        yield running


@pytest.fixture(scope="module")
def cato(house: Any) -> Client:
    return operator(house, "Cato")


def operator(house: Any, name: str) -> Client:
    client = Client(house.url)
    client.be()
    settings = house.worker.settings
    object.__setattr__(settings, "admins", ())  # the operator names an account that is there already
    try:
        client.claim(name, PASSWORD)
    finally:
        object.__setattr__(settings, "admins", ("Cato", "Varro"))
    return client


def exported(client: Client, person: str) -> Any:
    return json.loads(client.call("GET", f"/admin/export/{person}"))


def player(client: Client) -> str:
    return str(client.me().me.id)  # type: ignore[union-attr]


def test_an_operator_exports_nothing_that_a_running_match_hides(house: Any, cato: Client) -> None:
    caesar, pompey, match = table_for_two(house)
    act_once({"caesar": caesar, "pompey": pompey}, match, random.Random(1))
    told = exported(cato, player(caesar))
    assert [row["match"] for row in told["matches"]] == [match]
    assert told["actions"] == []
    mine = json.loads(caesar.call("GET", "/me/export"))
    assert [row["match"] for row in mine["actions"]] == [match], "who asks for their own has it"
    play_out({"caesar": caesar, "pompey": pompey}, match)
    assert exported(cato, player(caesar))["actions"], "after the end it is an open book"


def test_an_operator_who_plays_knows_what_their_seat_knows(house: Any, cato: Client) -> None:
    other = house.client()
    made = cato.create("caesar", private=True, side="caesar")
    other.join(made.invites["pompey"])  # type: ignore[index]
    match = match_of(made)
    other.say(match, "Ave.")
    other.post(dict, "/reports", person=player(cato), match=match, reason="He stares.")
    told = exported(cato, player(other))
    assert (told["matches"], told["actions"], told["chat"], told["reports"]) == ([], [], [], [])
    reports = json.loads(cato.call("GET", "/admin"))["reports"]
    assert "He stares." not in [report["reason"] for report in reports]
    varro = operator(house, "Varro")
    assert exported(varro, player(other))["chat"]
    with pytest.raises(Refused, match="another operator"):
        cato.call("POST", f"/admin/tables/{match}/end", {})
    with pytest.raises(Refused, match="another operator"):
        cato.call("POST", "/admin/ban", {"person": player(other), "days": 3})
    varro.call("POST", f"/admin/tables/{match}/end", {})
    assert "He stares." in [report["reason"] for report in json.loads(cato.call("GET", "/admin"))["reports"]]


def test_an_operator_is_not_shut_out_but_may_be_let_in_again(house: Any, cato: Client) -> None:
    other = player(cato)
    with pytest.raises(Refused, match="An operator cannot be shut out"):
        cato.call("POST", "/admin/ban", {"person": other, "days": 3})
    cato.call("POST", "/admin/ban", {"person": other, "days": 0})


def test_every_look_and_act_is_written_down_before_it_is_answered(house: Any, cato: Client) -> None:
    def lines() -> list[audit.Line]:
        return house.do(audit.lines(house.worker.db))  # type: ignore[no-any-return]

    before = len(lines())
    cato.call("GET", "/admin/people?search=brutus")
    body = {"person": "nobody", "days": 3}
    with pytest.raises(Refused):
        cato.call("POST", "/admin/ban", body)
    with pytest.raises(Refused):
        house.client().call("GET", "/admin")
    told = [line.what for line in lines()[before:]]
    assert told == ["GET /api/admin/people?search=brutus", f"POST /api/admin/ban {msgspec.json.encode(body).decode()}"]
    key = house.worker.settings.signing_key()
    assert audit.faults(lines(), key) == []


def test_signs_of_collusion_are_for_operators_and_a_look_at_them_is_written_down(house: Any, cato: Client) -> None:
    said = json.loads(cato.call("GET", "/admin/signs", days=30))
    assert (said["days"], said["rings"]) == (30, [])
    assert house.do(audit.lines(house.worker.db))[-1].what == "GET /api/admin/signs?days=30"
    for days in (0, 4000):
        with pytest.raises(Refused, match="`days`"):
            cato.call("GET", "/admin/signs", days=days)
    with pytest.raises(Refused):
        house.client().call("GET", "/admin/signs")


def chain(key: str = "key") -> list[audit.Line]:
    found: list[audit.Line] = []
    for number in (1, 2, 3, 4):
        line = audit.Line(number, number * 10, "p", "Cato", f"look {number}")
        found.append(replace(line, seal=line.sealed_after(found[-1].seal if found else audit.FIRST_SEAL, key)))
    return found


@pytest.mark.parametrize("change", ["what", "who", "removed", "swapped", "forged", "cut"])
def test_a_log_that_was_touched_shows_it(change: str) -> None:
    lines = chain()
    last = lines[-1].seal
    assert audit.faults(lines, "key", last) == []
    if change == "what":
        lines[1] = replace(lines[1], what="nothing")
    elif change == "who":
        lines[3] = replace(lines[3], person="q")
    elif change == "removed":
        del lines[2]
    elif change == "swapped":
        lines[1], lines[2] = replace(lines[2], number=2), replace(lines[1], number=3)
    elif change == "forged":
        lines = chain("another key")
    else:
        del lines[3]
    assert audit.faults(lines, "key", last)


def test_the_command_reads_the_log_and_notices_a_change(tmp_path: Path) -> None:
    with serving(tmp_path, admins=("Cato", "Varro")) as server:
        cato = operator(server, "Cato")
        for _ in range(3):
            cato.call("GET", "/admin")
        url, key = server.worker.settings.database_url, server.worker.settings.signing_key()
    told = db_commands.audited(url, key)
    assert told.is_well
    assert "GET /api/admin" in told.lines[0]
    assert told.lines[-2] == f"{len(told.lines) - 2} lines, no faults."
    assert "keep it elsewhere" in told.lines[-1]
    with sqlite3.connect(tmp_path / "triumvirate.db") as db:
        db.execute("DELETE FROM audit WHERE number = 2")
    told = db_commands.audited(url, key)
    assert not told.is_well
    assert any("missing" in line for line in told.lines)


def test_nobody_has_more_tables_than_they_may(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caps, "TABLES", (3, 4))
    monkeypatch.setattr(caps, "BOTS_ALONE", (1, 2))
    with serving(tmp_path, limits=True, bots=False) as server:
        me, host = server.client(), server.client()
        bots = {"caesar": "bot:recruit", "pompey": "bot:recruit"}
        me.create("caesar", private=True, seats=bots)
        with pytest.raises(Refused, match="bots play each other"):
            me.create("caesar", private=True, seats=bots)
        open_table = host.create("caesar", private=True)
        me.create("caesar", private=True)
        me.play("caesar", bot="recruit")
        for one_more in (
            lambda: me.create("caesar", private=True),
            lambda: me.play("caesar", bot="recruit"),
            lambda: me.join(open_table.invites["pompey"]),  # type: ignore[index]
        ):
            with pytest.raises(Refused, match="3 tables under way"):
                one_more()
        me.claim("Lucius", PASSWORD)
        me.create("caesar", private=True)


def test_records_have_a_quota_and_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caps, "RECORDS", (2, 3))
    with serving(tmp_path, limits=True, bots=False) as server:
        caesar, pompey, match = table_for_two(server)
        object.__setattr__(server.worker.limits, "_is_on", False)
        play_out({"caesar": caesar, "pompey": pompey}, match)
        record = caesar.record(match)
        kept = [match_of(caesar.upload(record)) for _ in range(2)]
        with pytest.raises(Refused, match="You have brought 2 records"):
            caesar.upload(record)
        pompey.claim("Lucius", PASSWORD)
        of_account = match_of(pompey.upload(record))

        async def later(days: int) -> None:
            ago = update(matches).where(matches.c.source == "upload").values(created=matches.c.created - days * DAY_MS)
            await server.worker.db.write(lambda connection: connection.execute(ago))
            clock = server.worker.settings.now
            clock.ahead_ms -= server.worker.cache.now() % housekeeping.HOUR_MS
            await housekeeping.forget_uploads(server.worker.cache)
            for one in (*kept, of_account):
                server.worker.cache.drop(one)

        def is_kept(one: str) -> bool:
            return caesar.raw("GET", f"/api/matches/{one}", None, {})[0] == 200

        server.do(later(housekeeping.GUESTS_DAYS + 1))
        assert [is_kept(one) for one in (*kept, of_account, match)] == [False, False, True, True]
        caesar.upload(record)
        server.do(later(server.worker.settings.record_days))
        assert [is_kept(one) for one in (of_account, match)] == [False, True]
