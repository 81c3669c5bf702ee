"""The WebSocket: a whole match between two people and a spectator, resume, hand-over, and a search of the wire."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.conftest import serving
from server.playing import act_once, table_for_two
from triumvirate.core.table import Table
from triumvirate.server.client import Client, LiveMatch, Refused, match_of
from triumvirate.server.errors import out_of_reach


def drain(socket: LiveMatch, *kinds: str, seconds: float = 0.3) -> list[dict[str, Any]]:
    found = []
    while True:
        try:
            found.append(socket.next(*kinds, timeout=seconds))
        except TimeoutError:
            return found


def flood(socket: LiveMatch) -> None:
    for _ in range(40):
        socket.send(type="nonsense")
    socket.next("pong")


@pytest.mark.parametrize("options", [{}, {"poison": True, "centurions": True, "border_control": True}])
def test_two_people_and_a_spectator_play_and_nobody_hears_what_they_may_not_know(
    server: Any, options: dict[str, Any]
) -> None:
    caesar, pompey, match = table_for_two(server, options=options)
    watcher = Client(server.url)
    rng = random.Random(11)
    truths: list[Table] = [server.do(_fork(server, match))]
    with caesar.live(match) as c, pompey.live(match) as p, watcher.live(match) as w:
        sockets = {"caesar": c, "pompey": p}
        latest = {"caesar": c.next("state"), "pompey": p.next("state")}
        assert w.next("state")["seat"] is None
        while not latest["caesar"]["result"]:
            seat = next(s for s, state in latest.items() if state["legal"])
            choice = rng.choice(latest[seat]["legal"])["action"]
            sockets[seat].act(choice, seen=latest[seat]["number"])
            acked = told = False
            while not (acked and told):  # the acknowledgement and the update come in any order
                message = sockets[seat].next("ack", "refused", "update")
                assert message["type"] != "refused", message
                acked = acked or message["type"] == "ack"
                if message["type"] == "update":
                    latest[seat], told = message, True
            other = "pompey" if seat == "caesar" else "caesar"
            latest[other] = sockets[other].next("update")
            truths.append(server.do(_fork(server, match)))
        final = w.next("update")
        while not final["result"]:
            final = w.next("update")
        assert final["result"] == latest["caesar"]["result"]
    # The wire: everything that came to each of them before the match was over.
    secret = truths[0].secret.hex()
    for client, seat in ((caesar, "caesar"), (pompey, "pompey"), (watcher, None)):
        running = [raw for raw in client.heard if b'"result":null' in raw and b'"view":{' in raw]
        assert len(running) > 10
        views = {json.dumps(truth.view(seat).to_json(), sort_keys=True) for truth in truths}
        for raw in running:
            message = json.loads(raw)
            assert json.dumps(message["view"], sort_keys=True) in views
            assert all(choice["seat"] == seat for choice in message["legal"])
            assert all(e["action"] is None for e in message["entries"] if e["seat"] and e["seat"] != seat)
            assert secret.encode() not in raw
            assert b"token_drawn_is" not in raw or f'"audience":["{seat}"]'.encode() in raw
            for name in ("caesar", "pompey"):
                if name != seat:
                    assert f'"audience":["{name}"]'.encode() not in raw
            if seat is None:
                assert b'"hand":' not in raw
                assert b'"bag":' not in raw


async def _fork(server: Any, match: str) -> Table:
    table = (await server.worker.cache.load(match)).table
    assert table is not None
    return table.fork()  # type: ignore[no-any-return]


def test_changing_what_a_seat_may_not_know_changes_no_byte_of_what_it_is_sent(server: Any) -> None:
    """Non-interference: two truths that agree on Pompey's knowledge give Pompey the same bytes."""
    caesar, pompey, match = table_for_two(server)
    rng = random.Random(4)
    for _ in range(6):
        act_once({"caesar": caesar, "pompey": pompey}, match, rng)
    before = pompey.call("GET", f"/matches/{match}")

    async def swap() -> None:
        live = await server.worker.cache.load(match)
        table = live.table
        seen = table.view("pompey")
        for seed in range(50):
            imagined = table.game.knowledge.determinize(seen, random.Random(seed))
            if imagined.hand[0] != table._state.hand[0]:
                break
        assert imagined.hand[0] != table._state.hand[0]
        table._state = imagined

    server.do(swap())
    after = pompey.call("GET", f"/matches/{match}")
    strip = lambda raw: raw.split(b'"now":')[0] + raw.split(b'"now":')[1].split(b",", 1)[1]  # noqa: E731
    assert strip(before) == strip(after)
    server.do(_drop(server, match))


async def _drop(server: Any, match: str) -> None:
    server.worker.cache.drop(match)


def test_after_a_break_hello_gives_exactly_what_was_missed(server: Any) -> None:
    caesar, pompey, match = table_for_two(server)
    rng = random.Random(8)
    with pompey.live(match) as socket:
        first = socket.next("state")
    for _ in range(7):
        act_once({"caesar": caesar, "pompey": pompey}, match, rng)
    with pompey.live(match, seen=first["number"]) as socket:
        state = socket.next("state")
    assert [entry["number"] for entry in state["entries"]] == list(range(1, 8))
    whole = pompey.state(match)
    assert state["view"] == whole.view
    with pompey.live(match, seen=whole.number) as socket:
        assert socket.next("state")["entries"] == []


def test_a_socket_hears_of_a_move_made_by_http_and_of_presence(server: Any) -> None:
    caesar, pompey, match = table_for_two(server)
    with pompey.live(match) as socket:
        socket.next("state")
        with caesar.live(match) as other:
            other.next("state")
            here = [m["seats"] for m in drain(socket, "presence")]
            assert here[-1] == {"caesar": True, "pompey": True}
            act_once({"caesar": caesar, "pompey": pompey}, match, random.Random(1))
            update = socket.next("update")
            assert update["entries"][0]["seat"] == "caesar"
            assert "match" not in update
        gone = socket.next("presence")
        assert gone["seats"]["caesar"] is False
        assert gone["stand_in_after"] == pompey.state(match).stand_in_after != {}
        assert list(gone["stand_in_after"]) == ["caesar"]
        caesar.at(match, dict, "resign")
        ended = socket.next("update")
        assert ended["match"]["status"] == "finished"
        assert ended["result"]["winners"] == ["pompey"]


def test_who_looks_on_is_not_told_when_a_bot_may_play(server: Any) -> None:
    caesar, _, match = table_for_two(server)
    with server.client().live(match) as passer:
        passer.next("state")
        with caesar.live(match) as socket:
            socket.next("state")
        for is_here in (True, False):
            while (told := passer.next("presence"))["seats"]["caesar"] is not is_here:
                continue
        assert told["stand_in_after"] is None


def test_on_one_screen_the_socket_shows_one_seat_until_it_is_handed_over(server: Any) -> None:
    me = server.client()
    match = match_of(me.create("caesar", same_screen=True, private=True))
    with me.live(match) as socket:
        state = socket.next("state")
        assert state["seat"] == "caesar"
        me.heard.clear()
        socket.act(state["legal"][0]["action"])
        update = socket.next("update")
        assert update["seat"] == "caesar"
        assert update["legal"] == []
        assert not any(b'"audience":["pompey"]' in raw or b'"seat":"pompey","to_move"' in raw for raw in me.heard)
        socket.send(type="seat", seat="pompey")
        state = socket.next("state")
        assert state["seat"] == "pompey"
        assert state["legal"]


def test_bad_messages_are_refused_and_the_match_goes_on(server: Any) -> None:
    caesar, _, match = table_for_two(server)
    with caesar.live(match) as socket:
        socket.next("state")
        for bad in (
            {"type": "act"},
            {"type": "act", "action": 5.5},
            {"type": "nonsense"},
            {"no": "type"},
            {"type": "act", "action": "x", "more": 1},
            {"type": "act", "action": "pass", "id": {"a": 1}},
        ):
            socket.send(**bad)
            assert socket.next("refused")["error"]["code"] in ("bad_request", "illegal")
        socket._socket.send("{nonsense")  # type: ignore[union-attr]
        assert socket.next("refused")["error"]["code"] == "bad_json"
        socket.send(type="act", action="pass", id=9)
        refused = socket.next("refused")
        assert refused["id"] == 9
        assert refused["error"]["rule"]
        socket.send(type="ping")
        assert abs(socket.next("pong")["now"] / 1000 - time.time()) < 5
        with pytest.raises(ConnectionClosed) as closed:
            flood(socket)
        assert closed.value.rcvd.code == 4400  # type: ignore[union-attr]
    assert caesar.state(match).number == 0


def test_a_socket_to_no_match_is_closed(server: Any) -> None:
    with Client(server.url).live("nothing") as socket:
        assert socket.next()["error"]["code"] == "no_match"
        with pytest.raises(ConnectionClosed) as closed:
            socket.next()
        assert closed.value.rcvd.code == 4404  # type: ignore[union-attr]


def test_who_stays_silent_is_let_go_and_who_answers_is_not(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        me, other = server.client(), server.client()
        match = match_of(me.create("caesar"))

        async def an_hour_goes_by() -> None:
            for group in server.worker.hub._connections.values():
                for connection in group:
                    connection.heard -= 3600

        async def beat() -> None:
            server.worker.hub.beat()

        with me.live(match) as silent, other.live(match) as lively:
            silent.next("state")
            lively.next("state")
            server.do(an_hour_goes_by())
            lively.send(type="ping")
            lively.next("pong")
            server.do(beat())
            with pytest.raises(ConnectionClosed) as closed:
                silent.next("update")
            assert closed.value.rcvd.code == 4408  # type: ignore[union-attr]
            lively.send(type="ping")
            assert lively.next("pong")


@pytest.mark.parametrize("looks", [0, 1])
def test_a_socket_that_cannot_be_served_now_is_told_to_come_again(
    server: Any, looks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database is away when it is opened, or when it says hello."""
    me = server.client()
    match = match_of(me.play("caesar"))
    load, left = server.worker.cache.load, iter(range(looks))

    async def away(*asked: Any, **more: Any) -> Any:
        if next(left, None) is None:
            raise out_of_reach()
        return await load(*asked, **more)

    with monkeypatch.context() as broken:
        broken.setattr(server.worker.cache, "load", away)
        with me.live(match) as table, pytest.raises(ConnectionClosed) as closed:
            table.next("state")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1013
    with me.live(match) as table:
        assert table.next("state")


def test_a_foreign_page_opens_no_socket(server: Any) -> None:
    caesar, _, match = table_for_two(server)
    caesar_origin, caesar.origin = caesar.origin, "http://evil.example"
    socket = LiveMatch(caesar, match, -1, None, None)
    socket._url = caesar_origin.replace("http", "ws") + f"/api/matches/{match}/live"
    with pytest.raises(Exception, match="403"), socket:
        pass


def test_previews_over_the_socket_tell_only_what_is_sure(server: Any) -> None:
    caesar, _, match = table_for_two(server)
    with caesar.live(match) as socket:
        state = socket.next("state")
        action = state["legal"][0]["action"]
        asked = socket.ask("preview", action=action)
        reply = socket.next("reply")
        assert reply["id"] == asked
        assert reply["legal"]
        border = action.split()[2]
        paths = [change["path"] for change in reply["changes"]]
        assert ["borders", border] in paths
        assert not any(path[0] in ("hand", "bag") for path in paths), "the draw is not known"
        assert not any(event["kind"] == "token_drawn_is" for event in reply["events"])
        assert reply["chance"]
        asked = socket.ask("explain", action="pass")
        assert socket.next("reply")["legal"] is False
        asked = socket.ask("preview", action="pass")
        assert socket.next("reply")["reason"]


def test_chat_reaches_those_who_may_hear_it(server: Any) -> None:
    caesar, pompey, match = table_for_two(server)
    watcher = server.client()
    with caesar.live(match) as c, pompey.live(match) as p, watcher.live(match) as w:
        for socket in (c, p, w):
            socket.next("state")
        c.ask("chat", text="Salve <b>amice</b>\u202e")
        assert p.next("chat")["line"]["text"] == "Salve <b>amice</b>"
        assert w.next("chat")["line"]["seat"] == "caesar"
        watcher.say(match, "who wins?")
        assert w.next("chat")["line"]["room"] == "watchers"
        assert drain(p, "chat") == []
    assert [line.text for line in pompey.chat(match).chat] == ["Salve <b>amice</b>"]
    pompey.call("PUT", f"/me/muted/{caesar.me().me.id}")  # type: ignore[union-attr]
    assert pompey.chat(match).chat == []
    caesar.send("PATCH", dict, f"/matches/{match}", {"chat": False})
    with pytest.raises(Refused, match="switched the chat off"):
        pompey.say(match, "hello?")


def test_somebody_who_looked_on_and_sits_down_is_present_and_sees_their_hand(server: Any) -> None:
    host, guest = server.client(), server.client()
    state = host.create("caesar")
    match = match_of(state)
    with guest.live(match) as socket:
        assert socket.next("state")["seat"] is None
        guest.at(match, dict, "join")
        update = socket.next("update")
        assert update["seat"] == "pompey"
        assert update["match"]["status"] == "running"
        assert "hand" in update["view"]
        server.until(lambda: host.state(match).presence.seats["pompey"])


def test_bots_keep_their_reasons_where_they_would_tell_too_much(server: Any) -> None:
    me = server.client()
    assert me.play("caesar").match.bot_reasons == "live"
    assert me.play("rubico").match.bot_reasons == "after"
    with pytest.raises(Refused, match="secrets away"):
        me.create("julius", seats={"caesar": "me", "pompeius": "bot:recruit"}, bot_reasons="live")
    with pytest.raises(Refused, match="one person"):
        me.create("caesar", bot_reasons="live")


def test_who_acts_by_a_call_hears_of_it_once_and_their_other_page_as_everybody(server: Any) -> None:
    caesar, pompey, match = table_for_two(server)
    caesar.tab = "one"
    other = Client(server.url)
    other.cookie, other.tab = caesar.cookie, "two"
    with caesar.live(match) as own, other.live(match) as second, pompey.live(match) as theirs:
        for socket in (own, second, theirs):
            socket.next("state")
        state = caesar.state(match)
        while state.legal:
            state = caesar.act(state, state.legal[0].action)
        assert state.entries, "the reply tells of it"
        for socket in (second, theirs):
            told = socket.next("update")
            while told["number"] < state.number:
                told = socket.next("update")
            assert told["deciders"] == ["pompey"]
        asked = pompey.state(match)
        answer = pompey.act(asked, asked.legal[0].action)
        first = own.next("update")
        assert [entry["number"] for entry in first["entries"]] == [answer.number], "nothing of one's own before it"


def test_a_page_hears_of_all_that_a_reply_did_not_tell(server: Any) -> None:
    caesar, pompey, match = table_for_two(server)
    caesar.tab = "one"
    with caesar.live(match) as own:
        own.next("state")
        caesar.offer(match, "pause")
        pompey.answer(match, "pause", True)
        told = own.next("update")
        assert told["match"]["paused"], "what another did comes by the socket"
        resumed = caesar.at(match, dict, "resume")
        assert not resumed["match"]["paused"]
        pompey.offer(match, "pause")
        told = own.next("update")
        assert [offer["seat"] for offer in told["offers"]] == ["pompey"]
