"""Bots that talk at a table of the server: heard by all in their own language, at times that follow from public things."""

from __future__ import annotations

import random
from pathlib import Path

from secrecy.twins import twin_of
from server.conftest import Running, serving
from triumvirate.bots.talk import PERSONAS, Heard, Line, talk_of
from triumvirate.server.bots.driver import bot_turn
from triumvirate.server.bots.talking import Scene, wait_before
from triumvirate.server.client import Client, match_of
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.replies import ChatLine

QUICK = 0.002  # of the usual time
BOTS = ("p2", "p3", "p4", "p5")


def table_of_bots(server: Running, **more: object) -> tuple[Client, str]:
    """One person who has said hello to four bots."""
    person = server.client()
    seats = {"p1": "me", **dict.fromkeys(BOTS, "bot:tribune")}
    match = match_of(person.create("rubico", options={"players": 5}, seats=seats, private=True, **more))
    person.at(match, dict, "start")
    person.say(match, ":hello:")
    return person, match


def of_bots(person: Client, match: str, language: str = "en") -> list[ChatLine]:
    return [line for line in person.chat(match, lang=language).chat if not line.person.id]


def test_bots_answer_a_greeting_in_each_reader_s_language_and_a_silent_table_in_phrases(tmp_path: Path) -> None:
    with serving(tmp_path, bot_talk=QUICK) as server:
        person, match = table_of_bots(server)
        line = server.until(lambda: of_bots(person, match))[0]
        assert line.person.name in PERSONAS
        assert line.seat in BOTS
        assert line.phrase is None
        assert not line.text.startswith("[")
        italian = {one.id: one.text for one in of_bots(person, match, "it")}
        assert line.id in italian
        held = server.do(server.worker.cache.load(match))
        assert held.table is not None
        assert held.table.called[line.seat] == line.person.name, "refusals name who is heard"
        times_follow_from_public_things(held)
        silent_tables_hear_phrases(server)


def times_follow_from_public_things(held: HeldMatch) -> None:
    """Another truth behind what a bystander sees: bots come in the same order, and speak at the same time."""
    assert held.table is not None
    twin = twin_of(held.table, None, random.Random(3))
    assert twin.view(None) == held.table.view(None)
    assert any(twin.view(seat) != held.table.view(seat) for seat in BOTS)
    other = HeldMatch(held.row, held.seats, held.people, twin, held.notes)
    for is_new in (True, False):
        assert wait_before(scene_of(held), is_new) == wait_before(scene_of(other), is_new) > 1.0
    turns = [bot_turn(at) for at in (held, other)]
    assert len({turn and turn.seat for turn in turns}) == 1


def scene_of(held: HeldMatch) -> Scene:
    talk = talk_of("rubico")
    assert talk is not None
    assert held.table is not None
    return Scene(held, talk, talk.occasion(held.table.view(None)), (Heard("p1", Line("hello")),), 1)


def silent_tables_hear_phrases(server: Running) -> None:
    person, match = table_of_bots(server, customs={"silent": True})
    line = server.until(lambda: of_bots(person, match))[0]
    assert line.phrase
    assert line.text == f":{line.phrase}:"


def test_nobody_talks_where_the_server_says_so(server: Running) -> None:
    person, match = table_of_bots(server)
    assert server.worker.talking not in server.worker.cache.changed
    assert of_bots(person, match) == []
