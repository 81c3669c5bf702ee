"""What stands against doing something, as values: each condition alone, with a table that it refuses and one that it lets."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from server.rows import NO_CLOCK, a_table, some_people
from triumvirate.core.errors import BadRequest, Illegal, MatchOver, NoMatch, NotYourTurn, TriumvirateError
from triumvirate.core.table import TAKE_BACK
from triumvirate.server.errors import Conflict, Forbidden, NotFound, NotSignedIn
from triumvirate.server.matches import conditions, permissions, viewer
from triumvirate.server.matches.conditions import Case
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.matches.viewer import Moment, Viewer, viewer_of

CATO = some_people("cato")["cato"]


def running(*people: str | None, **row: Any) -> HeldMatch:
    return a_table(*(people or ("cato", "livia")), **{"status": "running", **row})


def case(held: HeldMatch, seat: str | None = None, about: str | None = None, moment: Any = None) -> Case:
    return Case(held, viewer_of(held, CATO), seat, about, moment)


def refused(condition: Any, asked: Case) -> type[TriumvirateError] | None:
    found = condition(asked)
    return None if found is None else type(found)


def offers(*kinds: str, seat: str = "p2", answer: tuple[str, ...] = ("p1",)) -> list[dict[str, Any]]:
    return [{"kind": kind, "seat": seat, "at": 0, "answer": list(answer)} for kind in kinds]


def test_one_acts_for_ones_own_seat_and_means_the_one_that_decides() -> None:
    held = running("livia", "cato", "cato", deciders=["p3"])
    assert refused(conditions.not_ones_own, case(held, "p1")) is Forbidden
    assert refused(conditions.not_ones_own, case(held, "p2")) is None
    assert refused(conditions.not_ones_own, case(held)) is None
    assert case(held).acting == "p3"
    assert case(held, "p2").acting == "p2"
    held.row.deciders = ["p1"]
    assert case(held).acting == "p2"
    assert viewer.own_seat(held, Viewer(None, (), False)) is None


def test_a_pause_stops_and_only_a_pause_is_ended() -> None:
    still, moving = case(running(paused_at=0)), case(running())
    assert refused(conditions.paused, still) is Conflict
    assert refused(conditions.paused, moving) is None
    assert refused(conditions.paused_already, still) is Conflict
    assert refused(conditions.paused_already, moving) is None
    assert refused(conditions.not_paused, still) is None
    assert refused(conditions.not_paused, moving) is Conflict


def test_nothing_is_done_while_something_is_told_and_only_that_is_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    told, asked = [False], [False]
    monkeypatch.setattr(conditions.curtain, "is_drawn", lambda row: told[0])
    monkeypatch.setattr(conditions.stages, "is_asked_to_wait", lambda held, seat: asked[0] and seat == "p1")
    here = case(running())
    assert refused(conditions.scene_is_on, here) is None
    assert refused(conditions.no_scene, here) is Conflict
    asked[0] = True
    assert refused(conditions.no_scene, here) is None
    told[0], asked[0] = True, False
    assert refused(conditions.scene_is_on, here) is Conflict
    assert refused(conditions.no_scene, here) is None


def test_who_is_stood_in_for_takes_the_seat_back_first() -> None:
    held = running()
    assert refused(conditions.bot_plays, case(held)) is None
    assert refused(conditions.plays_oneself, case(held)) is Conflict
    held.seats[1].stand_in = "legate"
    assert refused(conditions.bot_plays, case(held)) is None
    assert refused(conditions.plays_oneself, case(held)) is Conflict, "it is another's seat"
    held.seats[0].stand_in = "legate"
    assert refused(conditions.bot_plays, case(held)) is Conflict
    assert refused(conditions.plays_oneself, case(held)) is None
    assert refused(conditions.plays_oneself, case(held, "p1")) is None
    assert refused(conditions.plays_oneself, case(held, "p2")) is Conflict
    assert refused(conditions.bot_plays, case(running("livia", "nero"))) is None


def test_the_table_waits_for_who_has_something_to_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    secret: list[str | None] = [None]
    monkeypatch.setattr(conditions.games, "secret_answer", lambda game: secret[0])
    held = running(deciders=["p1"])
    actions = [SimpleNamespace(action="pass")]
    held.table = SimpleNamespace(legal=lambda seat: actions)  # type: ignore[assignment]
    assert refused(conditions.not_waited_for, case(held)) is None
    assert refused(conditions.not_waited_for, case(held, "p2")) is NotYourTurn
    secret[0] = "pass"
    assert refused(conditions.not_waited_for, case(held)) is NotYourTurn, "letting it go by is no choice"
    actions.append(SimpleNamespace(action="veto"))
    assert refused(conditions.not_waited_for, case(held, "p2")) is NotYourTurn
    assert refused(conditions.not_waited_for, Case(held, Viewer(CATO, (), False))) is NotYourTurn
    assert refused(conditions.not_waited_for, case(held)) is None
    assert [choice.action for choice in conditions.choices(held, "p1")] == ["veto"]
    held.row.stage = {"window": True}
    assert len(conditions.choices(held, "p1")) == 2
    assert refused(conditions.not_deciding, case(held)) is None
    assert refused(conditions.not_deciding, case(held, "p2")) is NotYourTurn


def test_only_who_moves_by_the_rules_is_foreseen() -> None:
    held = running("cato", "@legate")
    assert refused(conditions.nobody_by_rules, case(held)) is Forbidden
    held.seats[1].kind = "auto"
    assert refused(conditions.nobody_by_rules, case(held)) is None


def test_undoing_needs_a_board_a_seat_and_no_reason_against_it(monkeypatch: pytest.MonkeyPatch) -> None:
    reason: list[str | None] = [None]
    monkeypatch.setattr(conditions.games, "why_no_undo", lambda table, seat: reason[0])
    held = running()
    assert refused(conditions.cannot_be_undone, case(held)) is BadRequest
    held.table = SimpleNamespace()  # type: ignore[assignment]
    assert refused(conditions.cannot_be_undone, case(held)) is None
    reason[0] = "Dice were thrown."
    assert refused(conditions.cannot_be_undone, case(held)) is Illegal
    stranger = running("livia", "nero")
    stranger.table = SimpleNamespace()  # type: ignore[assignment]
    assert refused(conditions.cannot_be_undone, case(stranger)) is BadRequest


def test_hints_are_for_one_person_alone_and_never_in_a_deal() -> None:
    assert refused(conditions.not_alone, case(running("cato", "@legate"))) is None
    assert refused(conditions.not_alone, case(running("cato", "livia"))) is Forbidden
    assert refused(conditions.not_alone, case(running("cato", "cato", same_screen=True))) is Forbidden
    assert refused(conditions.of_a_deal, case(running(deal={"day": "d"}))) is Forbidden
    assert refused(conditions.of_a_deal, case(running())) is None


def test_rounds_of_tournaments_are_not_held_up() -> None:
    of_round, own = case(running(source="tournament")), case(running())
    for condition in (conditions.round_waits, conditions.seated_by_a_round):
        assert refused(condition, of_round) is Forbidden
        assert refused(condition, own) is None


def test_two_agree_and_of_more_the_host_decides() -> None:
    assert refused(conditions.many_and_not_host, case(running())) is None
    many = running("cato", "livia", "nero")
    assert refused(conditions.many_and_not_host, case(many)) is Forbidden
    many.row.host = "cato"
    assert refused(conditions.many_and_not_host, case(many)) is None
    assert refused(conditions.too_many_to_take_back, case(many)) is Forbidden
    assert refused(conditions.too_many_to_take_back, case(running())) is None


def test_a_vote_is_held_against_another_person_where_it_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    able = {"p2"}
    monkeypatch.setattr(conditions.votes, "can_be_held", lambda held, seat: seat in able)
    held = running("cato", "livia", "@legate", "nero")
    assert refused(conditions.no_vote, case(held)) is None
    assert refused(conditions.no_vote, case(held, about="p2")) is None
    assert refused(conditions.no_vote, case(held, about="p4")) is Forbidden
    assert refused(conditions.no_vote, case(held, about="p3")) is BadRequest, "a bot is not voted out"
    assert refused(conditions.no_vote, case(held, about="p1")) is BadRequest
    able.clear()
    able.update({"p1", "p3"})
    assert refused(conditions.no_vote, case(held)) is Forbidden


def test_one_match_follows_another_once() -> None:
    assert refused(conditions.played_again, case(running())) is None
    assert refused(conditions.played_again, case(running(rematch="n"))) is Conflict
    assert refused(conditions.played_again, case(running(source="upload"))) is BadRequest


def test_only_who_is_asked_answers_and_only_who_offered_withdraws() -> None:
    asked = running(offers=offers("pause"))
    assert refused(conditions.not_asked, case(asked)) is None
    assert refused(conditions.not_asked, case(asked, "p1", "pause")) is None
    assert refused(conditions.not_asked, case(asked, about="rematch")) is NotFound
    assert refused(conditions.not_asked, case(asked, "p2", "pause")) is Forbidden
    own = running(offers=offers("pause", seat="p1", answer=("p2",)))
    assert refused(conditions.not_asked, case(own)) is Forbidden
    assert refused(conditions.not_asked, case(own, "p2", "pause")) is Forbidden, "another's seat is not one's own"
    assert refused(conditions.not_asked, case(running())) is NotFound
    assert refused(conditions.not_offered_by_oneself, case(own)) is None
    assert refused(conditions.not_offered_by_oneself, case(own, about="pause")) is None
    assert refused(conditions.not_offered_by_oneself, case(own, about="kick")) is NotFound
    assert refused(conditions.not_offered_by_oneself, case(asked)) is Forbidden
    assert refused(conditions.not_offered_by_oneself, case(running())) is NotFound


def moment(**away: int) -> Moment:
    presence: Any = SimpleNamespace(away_since=lambda match, person: away.get(person))
    return Moment(1_000, presence, 100)


def test_a_bot_is_called_for_who_has_been_away_for_a_while() -> None:
    held = running("cato", "livia", "nero")
    assert refused(conditions.nobody_left, case(held, moment=moment())) is Forbidden
    assert refused(conditions.nobody_left, case(held, moment=moment(livia=900))) is None
    found = conditions.nobody_left(case(held, moment=moment(livia=901)))
    assert found is not None
    assert "may still come back" in found.reason
    left = moment(livia=901, nero=10)
    assert refused(conditions.nobody_left, case(held, moment=left)) is None
    assert refused(conditions.nobody_left, case(held, about="p2", moment=left)) is Forbidden
    assert refused(conditions.nobody_left, case(held, about="p3", moment=left)) is None
    assert viewer.standing_in_after(held, viewer_of(held, CATO), moment(cato=1, livia=2)) == {"p2": 102}
    held.seats[1].stand_in = "legate"
    assert viewer.standing_in_after(held, viewer_of(held, CATO), moment(livia=2)) == {}
    assert viewer.standing_in_after(held, viewer_of(held, None), moment(nero=2)) == {}
    bots = running("cato", "@legate")
    away: Any = SimpleNamespace(away_since=lambda match, person: 2 if person is None else None)
    assert viewer.standing_in_after(bots, viewer_of(bots, CATO), Moment(1_000, away, 100)) == {}
    days = running("cato", "livia", clock={**NO_CLOCK, "kind": "days"})
    assert viewer.standing_in_after(days, viewer_of(days, CATO), moment(livia=2)) == {}
    over = running("cato", "livia")
    over.row.status = "finished"
    assert viewer.standing_in_after(over, viewer_of(over, CATO), moment(livia=2)) == {}


def test_seats_are_for_one_each_by_a_link_where_the_table_is_private() -> None:
    free = a_table("livia", None)
    assert refused(conditions.sits_already, case(free)) is None
    assert refused(conditions.sits_already, case(running())) is Conflict
    assert refused(conditions.private, case(free)) is None
    free.row.private = True
    assert refused(conditions.private, case(free)) is Forbidden
    assert refused(conditions.private, case(free, about=conditions.LINK)) is None
    assert refused(conditions.taken, case(free)) is None
    assert refused(conditions.taken, case(free, "p2")) is None
    assert refused(conditions.taken, case(free, "p1")) is Conflict
    assert refused(conditions.taken, case(running())) is Conflict


def test_the_tables_switches() -> None:
    assert refused(conditions.sealed, case(running())) is None
    assert refused(conditions.sealed, case(running(open_after_end=False))) is Forbidden
    assert refused(conditions.chat_is_off, case(running())) is None
    assert refused(conditions.chat_is_off, case(running(chat=False))) is Forbidden
    assert refused(conditions.broke_off, case(running())) is None
    assert refused(conditions.broke_off, case(running(numbers={"broke_off": ["cato"]}))) is Forbidden
    assert refused(conditions.broke_off, case(running(numbers={"broke_off": ["livia"]}))) is None


def test_what_was_taken_back_is_no_action_any_more() -> None:
    def entry(number: int, seat: str, undone: int | None = None) -> Any:
        events = [SimpleNamespace(facts={"number": undone})]
        return SimpleNamespace(number=number, seat=seat, action="x" if undone is None else TAKE_BACK, events=events)

    def has(*entries: Any) -> bool:
        held = running()
        held.table = SimpleNamespace(entries=list(entries))  # type: ignore[assignment]
        return conditions.has_acted(held, viewer_of(held, CATO))

    acted = running()
    acted.table = SimpleNamespace(entries=[entry(0, "p1")])  # type: ignore[assignment]
    assert refused(conditions.nothing_done, case(acted)) is None
    assert not has()
    assert has(entry(0, "p2"), entry(1, "p1"))
    assert not has(entry(0, "p2"))
    assert not has(entry(0, "p1"), entry(1, "p1", undone=0))
    assert has(entry(0, "p1"), entry(1, "p1"), entry(2, "p1", undone=1))
    held = running()
    assert refused(conditions.nothing_done, case(held)) is BadRequest


# --- the table of grants ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("what", "row", "who", "fault"),
    [
        ("look", {"status": "cancelled"}, "cato", NoMatch),
        ("chat", {"chat": False}, "cato", Forbidden),
        ("chat", {}, "cato", None),
        ("chat", {}, None, NotSignedIn),
        ("look", {}, None, None),
        ("look", {"watch": "nobody"}, "brutus", Forbidden),
        ("look", {"watch": "nobody"}, "cato", None),
        ("look", {"watch": "nobody", "host": "brutus"}, "brutus", None),
        ("look", {"watch": "nobody", "status": "open"}, "brutus", None),
        ("resign", {}, "brutus", Forbidden),
        ("resign", {}, "cato", None),
        ("host", {}, "cato", Forbidden),
        ("host", {"host": "cato"}, "cato", None),
        ("resign", {"status": "open"}, "cato", BadRequest),
        ("resign", {"status": "finished"}, "cato", MatchOver),
        ("record", {}, "cato", BadRequest),
        ("record", {"status": "finished"}, "cato", None),
    ],
)
def test_a_grant_is_for_its_time_and_its_people(
    what: str, row: dict[str, Any], who: str | None, fault: type[TriumvirateError] | None
) -> None:
    held = running(**row)
    person = some_people("cato", "brutus")[who] if who else None
    found = permissions.refusal(what, Case(held, viewer_of(held, person)))
    assert (found is None) == (fault is None)
    if fault is not None:
        assert isinstance(found, fault)
        with pytest.raises(fault):
            permissions.require(what, held, viewer_of(held, person))


def test_which_seat_is_shown_and_which_acts() -> None:
    held = running("cato", "livia")
    me, stranger = viewer_of(held, CATO), viewer_of(held, None)
    assert permissions.looking_seat(held, me, None) == "p1"
    assert permissions.looking_seat(held, me, "p1") == "p1"
    assert permissions.looking_seat(held, stranger, None) is None
    for asked, fault in (("p2", Forbidden), ("p9", BadRequest)):
        with pytest.raises(fault):
            permissions.looking_seat(held, me, asked)
    held.row.status = "finished"
    assert permissions.looking_seat(held, stranger, "p2") == "p2"
    assert permissions.acting_seat(held, me, None) == "p1"
    both = running("livia", "cato", "cato")
    assert permissions.acting_seat(both, viewer_of(both, CATO), "p3") == "p3"
    hidden = running("livia", "nero", watch="nobody")
    with pytest.raises(Forbidden):
        permissions.looking_seat(hidden, viewer_of(hidden, CATO), None)
    assert not viewer_of(hidden, None).is_host, "nobody is the host of a table without one"
    assert viewer_of(hidden, None).id is None
    for who, seat in ((me, "p2"), (stranger, None)):
        with pytest.raises(Forbidden):
            permissions.acting_seat(held, who, seat)
