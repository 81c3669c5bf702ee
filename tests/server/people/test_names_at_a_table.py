"""How people are called at a table, what they wear there and what they have won: as values of the rows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from server.rows import a_match, some_people, some_seats
from triumvirate.bots.talk import PERSONAS
from triumvirate.core.view import Result
from triumvirate.server.people import aliases, sitters
from triumvirate.server.replies import BadgeInfo
from triumvirate.server.store.rows import PersonRow

HIDDEN = {"anonymous": True}
THREE = some_seats("cato", "livia", "nero")
KNOWN = some_people("cato", "livia", "nero")


def test_names_are_hidden_from_the_first_seat_to_the_end_where_the_table_wants_it() -> None:
    for status, is_hidden in (("open", True), ("running", True), ("finished", False)):
        assert aliases.is_anonymous(a_match(customs=HIDDEN, status=status)) is is_hidden
    assert not aliases.is_anonymous(a_match())


def test_somebody_unknown_or_gone_has_no_name() -> None:
    assert aliases.person_info(None) == aliases.ERASED
    assert aliases.person_info(replace(KNOWN["cato"], erased=True)) == aliases.ERASED
    assert aliases.person_info(KNOWN["cato"]).name == "Cato"


def test_a_seat_shows_its_person_or_the_alias_of_the_seat_and_an_empty_one_nobody() -> None:
    hidden = a_match(customs=HIDDEN)
    shown = [aliases.at_seat(hidden, seat, KNOWN) for seat in THREE]
    assert [one.id for one in shown if one] == ["m.p1", "m.p2", "m.p3"]
    assert len({one.name for one in shown if one}) == 3
    assert all(one.guest for one in shown if one), "whether somebody has an account is hidden too"
    assert not {one.name for one in shown if one} & {"Cato", "Livia", "Nero"}
    assert [one.name for seat in THREE if (one := aliases.at_seat(a_match(), seat, KNOWN))] == ["Cato", "Livia", "Nero"]
    assert aliases.at_seat(hidden, some_seats(None)[0], KNOWN) is None
    assert aliases.at_seat(a_match(), THREE[0], {}) == aliases.ERASED


def test_who_speaks_is_named_as_the_table_may_know_them() -> None:
    hidden = a_match(customs=HIDDEN)
    cato = KNOWN["cato"]
    assert aliases.speaker(a_match(), THREE, "p1", cato).name == "Cato"
    assert aliases.speaker(hidden, THREE, "p2", cato).id == "m.p2"
    before = aliases.speaker(hidden, THREE, "p1", cato, is_before=True)
    assert (before.id, before.name) == (aliases.own_handle(hidden, "cato"), "…"), "the seats are mixed after that"
    assert aliases.speaker(hidden, THREE, None, cato).id == before.id
    assert before.guest
    assert aliases.speaker(hidden, THREE, None, None).id == "anonymous"


def test_the_host_is_known_by_name_to_the_table_and_by_a_handle_where_names_are_hidden() -> None:
    hidden = a_match(customs=HIDDEN, host="livia")
    assert aliases.host_id(a_match(host="livia"), THREE, "cato") == "livia"
    assert aliases.host_id(hidden, THREE, "livia") == "livia", "who is the host knows it"
    assert aliases.host_id(hidden, THREE, "cato") == "m.p2"
    assert aliases.host_id(hidden, THREE, None) == "m.p2"
    assert aliases.host_id(a_match(customs=HIDDEN, host="brutus"), THREE, "cato") is None


def test_a_handle_leads_to_its_person_and_where_names_are_hidden_nothing_else_does() -> None:
    hidden, open_ = a_match(customs=HIDDEN), a_match()
    assert aliases.match_of_handle("m.p1") == "m"
    assert aliases.match_of_handle("cato") is None
    assert aliases.person_behind(open_, THREE, "cato") == "cato"
    assert aliases.person_behind(hidden, THREE, "cato") is None
    assert aliases.person_behind(hidden, THREE, "m.p3") == "nero"
    assert aliases.person_behind(hidden, [*THREE, *some_seats(None)], "m.p9") is None
    of_brutus = aliases.own_handle(hidden, "brutus")
    assert aliases.person_behind(hidden, THREE, of_brutus) is None
    assert aliases.person_behind(hidden, THREE, of_brutus, ["brutus"]) == "brutus"
    assert aliases.handles_of(hidden, THREE, "cato") == {"m.p1", aliases.own_handle(hidden, "cato")}
    assert aliases.own_handle(a_match(secret=b"t" * 32), "cato") != aliases.own_handle(hidden, "cato")


def test_who_is_not_heard_is_meant_by_what_is_shown() -> None:
    assert aliases.is_unheard(a_match(), {"cato"}, "cato", "m.p1")
    assert not aliases.is_unheard(a_match(), {"m.p1"}, "cato", "m.p1")
    assert aliases.is_unheard(a_match(customs=HIDDEN), {"m.p1"}, "cato", "m.p1")
    assert not aliases.is_unheard(a_match(customs=HIDDEN), {"cato"}, "cato", "m.p1")


def test_mixing_changes_who_sits_where_and_leaves_the_automaton_in_its_place() -> None:
    seen = set()
    for _ in range(60):
        seats = some_seats("cato", "@legate", "nero")
        seats[1] = replace(seats[1], kind="auto", bot=None)
        seats.append(replace(seats[0], seat="p4", place=3, kind="bot", person=None, bot="legate"))
        aliases.mix(seats)
        assert (seats[1].kind, seats[1].seat, seats[1].person) == ("auto", "p2", None)
        assert [seat.seat for seat in seats] == ["p1", "p2", "p3", "p4"]
        for seat in seats:
            assert (seat.kind == "bot") == (seat.bot == "legate")
            assert (seat.kind == "person") == (seat.person is not None)
        seen.add(tuple(seat.person or seat.bot for seat in seats))
    assert len(seen) > 1


# --- names and badges -----------------------------------------------------------------------------------------------


def test_at_a_table_of_two_and_at_one_screen_nobody_is_called_anything() -> None:
    assert sitters.called(a_match(), THREE[:2], KNOWN) == {}
    assert sitters.called(a_match(same_screen=True), THREE, KNOWN) == {}
    assert sitters.badges(a_match(), THREE[:2], KNOWN) == {}
    assert sitters.called(a_match(), THREE, KNOWN) == {"p1": "Cato", "p2": "Livia", "p3": "Nero"}


def test_two_of_one_name_are_told_apart_and_who_is_gone_has_none() -> None:
    people = {**KNOWN, "livia": replace(KNOWN["livia"], name="CATO"), "nero": replace(KNOWN["nero"], erased=True)}
    assert sitters.called(a_match(), THREE, people) == {"p1": "Cato", "p2": "CATO (P2)"}


def test_bots_have_names_of_their_own_that_no_person_here_has() -> None:
    usual = list(PERSONAS)
    seats = some_seats("cato", "@legate", "@legate")
    assert sitters.called(a_match(), seats, KNOWN) == {"p1": "Cato", "p2": usual[1], "p3": usual[2]}
    sabina = {"cato": PersonRow("cato", usual[0], 0)}
    assert sitters.called(a_match(), seats, sabina)["p2"] == usual[2], "one fewer is free"
    assert list(sitters.called(a_match(), some_seats("@legate", "cato", "nero"), KNOWN)) == ["p1", "p2", "p3"]


def liking(**badges: str) -> dict[str, PersonRow]:
    return {**KNOWN, **{one: replace(KNOWN[one], settings={"badge": badge}) for one, badge in badges.items()}}


def worn(**badges: str) -> dict[str, tuple[str, str]]:
    found = sitters.badges(a_match(), THREE, liking(**badges))
    return {seat: (badge.emblem, badge.colour) for seat, badge in found.items()}


def test_everybody_wears_what_is_usual_for_their_place() -> None:
    assert worn() == {"p1": ("eagle", "crimson"), "p2": ("wolf", "azure"), "p3": ("laurel", "olive")}
    assert sitters.badges(a_match(), THREE, {})["p2"] == BadgeInfo("wolf", "azure")


def test_what_somebody_likes_is_worn_unless_another_wears_it_or_it_is_no_badge() -> None:
    assert worn(livia="owl.teal")["p2"] == ("owl", "teal")
    assert worn(cato="owl.teal", livia="owl.teal") == {
        "p1": ("owl", "teal"),
        "p2": ("wolf", "azure"),
        "p3": ("laurel", "olive"),
    }
    assert worn(cato="owl.teal", livia="owl.rose")["p2"] == ("wolf", "rose")
    assert worn(cato="hat.teal", livia="owl.puce") == {
        "p1": ("eagle", "teal"),
        "p2": ("owl", "azure"),
        "p3": ("laurel", "olive"),
    }
    assert worn(cato="wolf.azure") == {"p1": ("wolf", "azure"), "p2": ("eagle", "crimson"), "p3": ("laurel", "olive")}


@pytest.mark.parametrize("row", [a_match(customs=HIDDEN), a_match(same_screen=True)])
def test_where_nobody_may_be_known_the_seat_alone_says_what_is_worn(row: object) -> None:
    assert sitters.badges(row, THREE, liking(cato="owl.teal"))["p1"] == BadgeInfo("eagle", "crimson")  # type: ignore[arg-type]


def test_more_than_there_are_colours_share_some() -> None:
    many = some_seats(*("cato" for _ in range(9)))
    found = sitters.badges(a_match(), many, KNOWN)
    assert len({badge.emblem for badge in found.values()}) == 9
    assert found["p9"].colour == found["p1"].colour == "crimson"


def test_a_room_counts_what_somebody_won_and_played_and_this_game_once_it_is_over() -> None:
    room = {"games": 3, "won": {"cato": 2}, "played": {"cato": 3, "livia": 1}}
    running, over = a_match(room=room), a_match(room=room, result=Result(("p2",), "x", {}), status="finished")
    assert [sitters.score(running, seat) for seat in THREE] == [(2, 3), (0, 1), (0, 0)]
    assert [sitters.score(over, seat) for seat in THREE] == [(2, 4), (1, 2), (0, 1)]
    assert sitters.score(over, some_seats(None)[0]) == (0, 0)
    assert sitters.score(a_match(room=room, customs=HIDDEN), THREE[0]) == (0, 0)
    assert sitters.score(a_match(room=room, same_screen=True), THREE[0]) == (0, 0)
