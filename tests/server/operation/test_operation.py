"""What an operator needs: readiness, metrics, the admin's calls, bans, closed doors, forgetting; and a gentle end."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.conftest import free_port, lay_out, serving
from server.playing import play_out, table_for_two
from triumvirate.core.errors import TriumvirateError
from triumvirate.server import games
from triumvirate.server.client import Client, Refused, match_of
from triumvirate.server.operation import housekeeping
from triumvirate.server.operation.cluster.services import until
from triumvirate.server.replies import AdminPeople, AdminReply, AdminTables, Reply
from triumvirate.server.store import people

PASSWORD = "a long enough password"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Cato has made his account before he was named as operator: nobody can come first to a name that is named."""
    folder = tmp_path_factory.mktemp("data")
    with serving(folder) as before:
        before.client().claim("Cato  the elder", PASSWORD)
    with serving(folder, admins=("Cato the Elder",), retention_days=30) as running:
        yield running


@pytest.fixture(scope="module")
def cato(house: Any) -> Client:
    client = Client(house.url)
    assert client.log_in("cato the Elder", PASSWORD).me.operator  # type: ignore[union-attr]
    return client


def numbers(client: Client) -> dict[str, float]:
    text = client.raw("GET", "/metrics", None, {})[2].decode()
    return {line.rsplit(" ", 1)[0]: float(line.rsplit(" ", 1)[1]) for line in text.splitlines() if line[0] != "#"}


@pytest.mark.parametrize("path", ["/", "/readyz", "/api/me", "/nowhere"])
def test_who_only_asks_for_the_head_gets_that_of_the_page(server: Any, path: str) -> None:
    client = Client(server.url)
    (status, headers, body), (head_status, head, none) = [client.raw(how, path, None, {}) for how in ("GET", "HEAD")]
    assert (head_status, none) == (status, b"")
    length = {name.lower(): value for name, value in headers}.get("content-length")
    assert length == {name.lower(): value for name, value in head}.get("content-length")
    assert body


def test_metrics_count_moves_sockets_and_refusals(house: Any) -> None:
    caesar, _, match = table_for_two(house)
    before = numbers(caesar).get('triumvirate_moves_total{by="person",game="caesar"}', 0)
    with caesar.live(match) as table:
        table.next("state")
        state = caesar.state(match)
        caesar.act(state, state.legal[0].action)
        with pytest.raises(Refused):
            caesar.act(state, state.legal[0].action, key="another-one")
        found = numbers(caesar)
        assert found["triumvirate_live_sockets"] == 1
    assert found['triumvirate_moves_total{by="person",game="caesar"}'] == before + 1
    assert any(name.startswith("triumvirate_refusals_total") for name in found)
    assert found['triumvirate_request_seconds_count{status="2xx"}'] > 3
    assert "triumvirate_bot_queue" in found


def test_metrics_leave_out_what_the_database_does_not_tell(house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away() -> int:
        raise TriumvirateError("The database does not answer.")

    monkeypatch.setattr(house.worker, "waiting_for_bots", away)
    found = numbers(house.client())
    assert "triumvirate_bot_queue" not in found
    assert "triumvirate_live_sockets" in found


def test_metrics_are_for_this_machine_and_tell_no_names(house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    caesar, _, match = table_for_two(house)
    text = caesar.raw("GET", "/metrics", None, {})[2].decode()
    assert match not in text
    assert caesar.me().me.id not in text
    far = {"X-Forwarded-For": "203.0.113.9"}
    assert caesar.raw("GET", "/metrics", None, far)[0] == 404
    monkeypatch.setenv("TRIUMVIRATE_METRICS_TOKEN", "let me in")
    assert caesar.raw("GET", "/metrics", None, {**far, "Authorization": "Bearer let me in"})[0] == 200
    assert caesar.raw("GET", "/metrics", None, {**far, "Authorization": "Bearer let me out"})[0] == 404


@pytest.mark.parametrize("path", ["/admin", "/admin/tables", "/admin/people", "/admin/signs", "/admin/export/p_x"])
def test_what_is_the_operators_is_nobody_elses(house: Any, cato: Client, path: str) -> None:
    cato.call("GET", path)
    guest = house.client()
    for somebody, code in ((guest, "forbidden"), (Client(house.url), "not_signed_in")):
        with pytest.raises(Refused) as refused:
            somebody.call("GET", path)
        assert refused.value.code == code


def test_nobody_takes_the_operators_name(house: Any, tmp_path: Path) -> None:
    twin = house.client()
    for name in ("Cato the Elder", "CATO  THE ELDER", "\uff23ato the Elder", "C\u0430to the Elder"):
        with pytest.raises(Refused, match=r"taken|one alphabet"):  # wide letters are the same, Cyrillic ones look so
            twin.patch_me(name=name)
    with serving(tmp_path, admins=("Cato the Elder",)) as empty:
        with pytest.raises(Refused, match="taken"):
            empty.client().claim("Cato the Elder", PASSWORD)
        assert not empty.client().me().me.operator


def test_the_operator_sees_tables_and_workers(house: Any, cato: Client) -> None:
    _, _, match = table_for_two(house)
    told = cato.get(AdminReply, "/admin")
    assert told.totals["running"] >= 1
    assert {worker.kind for worker in told.workers} == {"web"}
    assert any(worker.alive and "sockets" in worker.facts for worker in told.workers)
    assert told.database == "SQLite"
    shown = cato.get(AdminTables, "/admin/tables", status="running")
    assert match in [info.id for info in shown.matches]
    assert b"secret" not in cato.heard[-1]


def test_who_is_banned_is_out_until_let_in_again(house: Any, cato: Client) -> None:
    rogue = house.client()
    rogue.claim("Clodius Pulcher", PASSWORD)
    person = rogue.me().me.id
    cato.post(Reply, "/admin/ban", person=person, days=3)
    with pytest.raises(Refused, match="shut you out"):
        rogue.play("caesar")
    with pytest.raises(Refused, match="shut you out"):
        Client(house.url).log_in("Clodius Pulcher", PASSWORD)
    cato.post(Reply, "/admin/ban", person=person, days=0)
    again = Client(house.url)
    again.log_in("Clodius Pulcher", PASSWORD)
    assert again.play("caesar").seat


def test_who_is_banned_leaves_the_table_at_once_and_an_operator_cannot_be(house: Any, cato: Client) -> None:
    caesar, pompey, match = table_for_two(house)
    with pompey.live(match) as socket:
        socket.next("state")
        cato.post(Reply, "/admin/ban", person=pompey.me().me.id, days=1)
        assert "shut you out" in socket.next("refused")["error"]["reason"]
        with pytest.raises(ConnectionClosed) as closed:
            socket.next("state")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
    with pytest.raises(Refused, match="cannot be shut out"):
        cato.post(Reply, "/admin/ban", person=cato.me().me.id, days=1)
    assert caesar.state(match).match.status == "running"


def test_a_session_that_is_ended_ends_its_sockets(house: Any) -> None:
    caesar, _, match = table_for_two(house)
    with caesar.live(match) as socket:
        socket.next("state")
        caesar.post(Reply, "/logout", everywhere=True)
        with pytest.raises(ConnectionClosed):
            socket.next("refused")


def test_the_operator_finds_people_and_reads_reports(house: Any, cato: Client) -> None:
    caesar, pompey, match = table_for_two(house)
    pompey.patch_me(name="Lucius_100% Catilina")
    line = pompey.say(match, "Quousque tandem?").line
    them = pompey.me().me.id
    caesar.post(Reply, "/reports", person=them, reason="Rude.", match=match, chat=line.id)
    report = cato.get(AdminReply, "/admin").reports[0]
    assert (report.person_name, report.said, report.reason) == ("Lucius_100% Catilina", "Quousque tandem?", "Rude.")
    for search in ("catilina", "S_100%", them):
        assert [one.id for one in cato.get(AdminPeople, "/admin/people", search=search).people] == [them], search
    assert cato.get(AdminPeople, "/admin/people", search="%").people[0].id == them, "a sign, not any letters"
    assert not cato.get(AdminPeople, "/admin/people", search="no such person").people
    found = cato.get(AdminPeople, "/admin/people").people
    assert next(one for one in found if one.id == them).reports == 1


def test_the_operator_ends_tables_and_has_their_records(house: Any, cato: Client) -> None:
    caesar, pompey, match = table_for_two(house, rated=True)
    caesar.claim(f"Gaius {match[:6]}", PASSWORD)
    state = caesar.state(match)
    caesar.act(state, state.legal[0].action)
    path = f"/admin/tables/{match}"
    running = cato.call("GET", f"{path}/record").decode()
    assert running.startswith("Triumvirate record so far, seen by a spectator")
    assert "secret:" not in running
    cato.post(Reply, f"{path}/end")
    after = pompey.state(match)
    assert (after.match.status, after.result.reason, after.result.winners) == ("finished", "abandoned", ())
    assert not pompey.player(caesar.me().me.id).stats, "nothing is counted"
    record = cato.call("GET", f"{path}/record").decode()
    assert "ended: abandoned; won by nobody" in record
    assert cato.upload(record).match.status == "finished"
    with pytest.raises(Refused):
        cato.post(Reply, f"{path}/end")
    waiting = match_of(caesar.create("caesar"))
    cato.post(Reply, f"/admin/tables/{waiting}/end")
    with pytest.raises(Refused, match="no such match"):
        caesar.state(waiting)


def test_everybody_gets_what_is_kept_about_them(house: Any) -> None:
    caesar, _, match = table_for_two(house)
    caesar.say(match, "Mea sunt.")
    state = caesar.state(match)
    action = state.legal[0].action
    caesar.act(state, action)
    told = json.loads(caesar.call("GET", "/me/export"))
    assert told["person"]["name"] == caesar.me().me.name
    assert "password" not in told["person"]
    assert [line["text"] for line in told["chat"]] == ["Mea sunt."]
    assert [entry["action"] for entry in told["actions"]] == [action]


def test_what_is_old_is_forgotten_and_finished_matches_stay(house: Any) -> None:
    caesar, pompey, match = table_for_two(house)
    caesar.say(match, "Verba volant.")
    play_out({"caesar": caesar, "pompey": pompey}, match)
    idler = house.client()
    person = idler.me().me.id
    house.clock.add(31 * 86_400)
    try:
        house.clock.add(3600 - house.clock() / 1000 % 3600 + 1)  # the round of a full hour
        house.do(housekeeping.forget_old(house.worker.cache))
        assert caesar.chat(match).chat == []
        assert caesar.state(match).result
        assert caesar.record(match)
        assert house.do(people.find(house.worker.db, person)) is None
    finally:
        house.clock.ahead_ms = 0


@pytest.mark.parametrize(("language", "words"), [("en", "after 30 days"), ("it", "dopo 30 giorni")])
def test_the_privacy_page_tells_the_period_in_both_languages(house: Any, language: str, words: str) -> None:
    status, _, page = Client(house.url).raw("GET", f"/privacy?lang={language}", None, {})
    assert status == 200
    assert words in page.decode()


def test_doors_can_be_closed(tmp_path: Path) -> None:
    with serving(tmp_path, registration=False, guests=True) as server:
        me = server.client()
        with pytest.raises(Refused, match="New accounts are not made here"):
            me.claim("Gaius Verres", PASSWORD)
        assert match_of(me.play("caesar"))


def test_guests_can_be_kept_from_playing(tmp_path: Path) -> None:
    with serving(tmp_path, guests=False) as server:
        me = server.client()
        for client in (me, Client(server.url)):
            with pytest.raises(Refused, match="plays with an account"):
                client.play("caesar")
        me.claim("Gaius Verres", PASSWORD)
        assert match_of(me.play("caesar"))


def test_a_worker_told_to_stop_is_not_ready_first_and_ends_gently(tmp_path: Path) -> None:
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    lay_out(tmp_path)
    environment = {**os.environ, "TRIUMVIRATE_ONE_OF_MANY": "1"}
    command = [sys.executable, "-m", "triumvirate.cli", "serve", f"--port={port}", f"--data={tmp_path}"]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        process.stdout.readline()
        me = Client(url)
        assert me.raw("GET", "/healthz", None, {})[0] == 200
        state = me.play("caesar")
        process.send_signal(signal.SIGTERM)
        until(lambda: me.raw("GET", "/healthz", None, {})[0] == 404, "the proxy still sends people here: not told")
        assert me.act(state, state.legal[0].action).number >= 1, "who is here still plays"
        assert process.wait(60) in (0, -signal.SIGTERM)
    finally:
        process.kill()


def test_what_the_proxy_asks_every_second_does_not_fill_the_log(house: Any, caplog: pytest.LogCaptureFixture) -> None:
    def told() -> list[str]:
        return [record.__dict__["path"] for record in caplog.records if record.name == "triumvirate.server.http"]

    with caplog.at_level("INFO", "triumvirate.server.http"):
        for path in ("/healthz", "/readyz"):
            assert house.client().raw("GET", path, None, {})[0] == 200
        until(lambda: "/readyz" in told(), "nothing was written")  # the line is written after the answer
    assert "/healthz" not in told()


def test_the_games_are_laid_out_behind_the_start_before_anybody_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made_by: list[str] = []
    monkeypatch.setattr(games, "catalogue", lambda: made_by.append(threading.current_thread().name))
    with serving(tmp_path) as server:
        server.until(lambda: made_by)

        async def name_of_the_loop() -> str:
            return threading.current_thread().name

        assert made_by != [server.do(name_of_the_loop())], "nobody waits for it"
