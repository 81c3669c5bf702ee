"""Whole matches through the API: together, alone, on one screen; undo, take-back, resign, rematch, pause."""

from __future__ import annotations

import random
from typing import Any

import pytest

from server.playing import act_once, play_out, table_for_two
from triumvirate.core.proving import check_draws
from triumvirate.core.record import HEADER, read_record
from triumvirate.games import find_game
from triumvirate.server.client import Client, Refused, match_of


def test_two_people_play_a_match_to_the_end_and_everything_opens(server: Any) -> None:
    caesar, pompey, match = table_for_two(server)
    before = caesar.state(match)
    assert before.secret is None
    for call in (caesar.record, caesar.truth, caesar.position, caesar.verify):
        with pytest.raises(Refused, match="after the end"):
            call(match)
    final = play_out({"caesar": caesar, "pompey": pompey}, match)
    after = pompey.state(match)
    assert after.result == final.result
    assert after.secret
    assert after.commitment == before.commitment
    record = pompey.record(match)
    replayed = read_record(record, find_game)
    assert replayed.result() == final.result
    assert caesar.truth(match).truth == replayed.truth()
    assert caesar.state(match, seat="pompey").view["hand"] == replayed.view("pompey").plain_facts()["hand"]  # type: ignore[index]
    me = caesar.me().me
    assert me is not None
    stats = caesar.player(me.id)
    assert stats.stats["caesar"].played == 1
    assert stats.ratings == {}, "guests have no ratings"


def test_a_match_against_a_bot_is_one_call_and_the_bot_gives_reasons(server: Any) -> None:
    me = Client(server.url)
    state = me.play("caesar", side="pompey", bot="tribune")
    match = match_of(state)
    assert me.cookie, "a guest was made on the way"
    state = server.until(lambda: (s := me.state(match)).legal and s)
    assert state.seat == "pompey"
    assert next(entry.why for entry in state.entries if entry.by == "bot")
    hint = me.hint(match)
    assert hint.action in [choice.action for choice in state.legal]
    rng = random.Random(3)
    while not state.result:
        state = me.act(state, rng.choice(state.legal).action)
        state = server.until(lambda: (s := me.state(match)) and (s.legal or s.result) and s)
    assert match_of(state) in [m.id for m in me.matches("mine").matches]


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_solo_against_auto_crassus_needs_no_bot(server: Any, level: str) -> None:
    me = server.client()
    state = me.play("caesar", options={"solo": level})
    assert [seat.kind for seat in state.match.seats] == ["person", "auto"]
    rng = random.Random(5)
    while not state.result:
        state = me.act(state, rng.choice(state.legal).action)
    assert any(
        event["kind"] == "auto_choice" and event["step"]
        for e in me.state(match_of(state)).entries
        for event in e.events
    )


def test_on_one_screen_each_seat_is_shown_by_itself(server: Any) -> None:
    me = server.client()
    state = me.create("caesar", same_screen=True, private=True)
    match = match_of(state)
    assert state.match.your_seats == ["caesar", "pompey"]
    rng = random.Random(7)
    for _ in range(200):
        state = me.state(match)  # shows the seat that decides
        if state.result:
            break
        other = "pompey" if state.seat == "caesar" else "caesar"
        assert state.view["seat"] == state.seat  # type: ignore[index]
        assert not me.legal(match, seat=other).actions
        me.act(state, rng.choice(state.legal).action)
    assert state.result
    assert me.player(me.me().me.id).stats == {}, "playing oneself is not counted"  # type: ignore[union-attr]


def test_a_take_back_needs_the_others_consent_and_what_was_drawn_stays_drawn(server: Any) -> None:
    caesar, pompey, match = table_for_two(server)
    first = caesar.state(match)
    moved = caesar.act(first, first.legal[0].action)
    assert not moved.undo.allowed
    assert "Chance has spoken" in (moved.undo.reason or "")
    with pytest.raises(Refused) as refused:
        caesar.at(match, dict, "undo")
    assert refused.value.code == "illegal"
    offered = caesar.offer(match, "take_back")
    assert offered.offers[0].answer == ["pompey"]
    with pytest.raises(Refused, match="not asked"):
        caesar.answer(match, "take_back", True)
    pompey.answer(match, "take_back", False)
    assert caesar.state(match).number == moved.number
    caesar.offer(match, "take_back")
    pompey.answer(match, "take_back", True)
    again = caesar.state(match)
    assert again.entries[-1].action == "take back"
    assert again.view["hand"] == first.view["hand"]  # type: ignore[index]
    assert again.legal == first.legal
    assert again.match.unrated == "took_back", "and everybody is told"
    same = caesar.act(again, first.legal[0].action)
    assert same.view["hand"] == moved.view["hand"], "the same draw"  # type: ignore[index]
    numbers = [entry.number for entry in caesar.state(match).entries]
    assert numbers == [0, 1, 2, 3]


def test_against_a_bot_a_take_back_happens_at_once(server: Any) -> None:
    me = server.client()
    state = me.play("caesar", side="caesar")
    match = match_of(state)
    me.act(state, state.legal[0].action)
    server.until(lambda: me.state(match).legal)
    back = me.offer(match, "take_back")
    assert back.view["hand"] == state.view["hand"]  # type: ignore[index]


def test_against_a_bot_luck_cannot_be_shopped_for_and_the_dice_still_verify(server: Any) -> None:
    me = server.client()
    state = me.play("caesar", side="caesar", bot="recruit")
    match, hands = match_of(state), []
    for _ in range(4):
        hands.append(me.act(state, state.legal[0].action).view["hand"])  # type: ignore[index]
        server.until(lambda: me.state(match).legal)
        state = me.offer(match, "take_back")
    assert all(hand == hands[0] for hand in hands)
    me.at(match, dict, "resign")
    checked = me.verify(match)
    drawn = [(entry.place, entry.draws) for entry in checked.entries if entry.seat == "caesar" and entry.draws]
    assert len(drawn) == 4
    assert all(one == drawn[0] for one in drawn)
    record = me.record(match)
    assert "draws: place" in record
    check_draws(read_record(record, find_game), record)


def test_resigning_loses_and_the_record_says_so(server: Any) -> None:
    caesar, pompey, match = table_for_two(server)
    act_once({"caesar": caesar, "pompey": pompey}, match, random.Random(1))
    ended = pompey.at(match, dict, "resign")
    assert ended["result"]["winners"] == ["caesar"]
    assert ended["result"]["reason"] == "resigned"
    if "ended" in HEADER:  # the core's records can say so
        assert "ended: resigned; won by caesar" in caesar.record(match)
        uploaded = caesar.upload(caesar.record(match))
        assert uploaded.result.reason == "resigned"  # type: ignore[union-attr]
    with pytest.raises(Refused) as refused:
        caesar.at(match, dict, "act", action="pass")
    assert refused.value.code == "over"


def test_a_rematch_swaps_the_sides(server: Any) -> None:
    caesar, pompey, match = table_for_two(server)
    caesar.at(match, dict, "resign")
    caesar.offer(match, "rematch")
    agreed = pompey.answer(match, "rematch", True)
    again = caesar.state(agreed.match.rematch)  # type: ignore[union-attr,arg-type]
    assert again.seat == "pompey"
    assert again.match.status == "running"
    assert again.match.source == "rematch"
    assert again.commitment != agreed.commitment


def test_a_pause_is_agreed_and_nobody_acts_in_it(server: Any) -> None:
    caesar, pompey, match = table_for_two(server)
    state = caesar.state(match)
    pompey.offer(match, "pause")
    caesar.answer(match, "pause", True)
    assert caesar.state(match).match.paused
    with pytest.raises(Refused, match="paused"):
        caesar.act(state, state.legal[0].action)
    pompey.at(match, dict, "resume")
    caesar.act(state, state.legal[0].action)


def test_a_refusal_says_why_with_the_rules_section(server: Any) -> None:
    caesar, pompey, match = table_for_two(server)
    state = caesar.state(match)
    wrong = next(
        f"place {token} AS-SY 9/9"
        for token in state.view["hand"]  # type: ignore[index]
    )
    with pytest.raises(Refused) as refused:
        caesar.act(state, wrong)
    assert refused.value.status == 422
    assert refused.value.code == "illegal"
    told = caesar.explain(match, "pass")
    assert not told.legal
    assert told.rule
    with pytest.raises(Refused) as refused:
        pompey.at(match, dict, "act", action="pass")
    assert refused.value.code == "not_your_turn"


def test_undo_of_a_choice_without_chance_is_free(server: Any) -> None:
    """Which province closes first reveals nothing: it may be undone by its player alone."""
    rng = random.Random(0)
    for _ in range(40):
        me = server.client()
        state = me.create("caesar", same_screen=True, private=True)
        match = match_of(state)
        for _ in range(60):
            state = me.state(match)
            if state.result:
                break
            state = me.act(state, rng.choice(state.legal).action)
            if state.undo.allowed:
                number = state.number
                undone = me.at(match, dict, "undo", seat=state.seat)
                assert undone["number"] == number + 1
                return
    raise AssertionError("no undoable action was met")


def test_history_is_the_viewers_own_view_after_every_entry(server: Any) -> None:
    caesar, pompey, match = table_for_two(server)
    rng = random.Random(2)
    seen = {0: pompey.state(match).view}
    for _ in range(8):
        state = act_once({"caesar": caesar, "pompey": pompey}, match, rng)
        seen[state.number] = pompey.state(match).view
    past = pompey.history(match)
    assert {entry.number: entry.view for entry in past.entries} == seen
    assert all(entry.action is None for entry in past.entries if entry.seat == "caesar")
    spectator = Client(server.url)
    assert all("hand" not in entry.view for entry in spectator.history(match).entries)
    with pytest.raises(Refused):
        spectator.history(match, seat="caesar")
    assert "Pompey" in pompey.call("GET", f"/matches/{match}/log").decode()


def test_events_are_told_in_italian_too(server: Any) -> None:
    caesar, pompey, match = table_for_two(server)
    act_once({"caesar": caesar, "pompey": pompey}, match, random.Random(1))
    words = pompey.state(match, lang="it").entries[-1].words
    assert any("Cesare piazza" in word for word in words)
