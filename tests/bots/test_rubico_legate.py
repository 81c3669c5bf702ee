"""The legate of RUBICO: beliefs that follow what was said and shown, chances that follow the march."""

import pytest

from bots.rubico_matches import decisions
from triumvirate.arena.factions import play_by_role
from triumvirate.bots.rubico import beliefs, habits
from triumvirate.bots.rubico.beliefs import Round, _beliefs, _fits, _weights, beliefs_of
from triumvirate.bots.rubico.legate import TEMPERAMENTS, Mind
from triumvirate.bots.rubico.outlook import outlook_of, turnings
from triumvirate.bots.rubico.worlds import Worlds
from triumvirate.core.table import Table
from triumvirate.games.rubico.game import GAME
from triumvirate.games.rubico.view import RubicoView


def test_beliefs_weigh_all_role_deals_and_find_the_senators_in_the_end():
    right = total = 0
    for table, seat in decisions(5, range(6), "tribune"):
        view = table.view(seat)
        beliefs = beliefs_of(view)
        assert sum(beliefs.weights.values()) == pytest.approx(1.0)
        assert sum(beliefs.doubts) == pytest.approx(2.0)
        roles = table.truth()["roles"]
        assert beliefs.doubts[table.seats.index(seat)] == pytest.approx(float(roles[seat] == "senate"))
        if view.plain_facts()["round"] > 3 and roles[seat] == "caesar":
            found = sorted(range(5), key=lambda n: -beliefs.doubts[n])[:2]
            right += sum(roles[table.seats[n]] == "senate" for n in found)
            total += 2
    assert right / total > 0.8


def test_a_bystander_knows_no_secrets():
    table = Table.new(GAME, {"players": 5}, 1)
    views = [beliefs_of(table.view(seat), as_all=True) for seat in table.seats]
    assert all(view == views[0] for view in views)
    assert views[0].doubts == pytest.approx([0.4] * 5)


def test_more_red_cards_claimed_than_there_are_tell_of_a_lie():
    row = tuple(("red", False, "") for _ in range(3))
    other = (("red", False, ""), ("blue", False, ""), ("blue", False, ""))
    entry = Round(((), row, row, other), (), (), 0, 4, ())
    fits = _fits(entry, -1, (6, 9, 1, 1), 3)
    assert fits[0] < 0.02 * max(fits.values())


def test_caesar_s_chance_rises_on_the_march_and_falls_with_the_senate():
    view = Table.new(GAME, {"players": 5}, 1).view("p1")
    outlook = outlook_of(view)
    chances = [outlook.chance(box, ()) for box in range(outlook.goal + 1)]
    assert chances == sorted(chances)
    assert chances[-1] == 1.0
    assert outlook.chance(3, ("empty", "jolly", "red_2")) < outlook.chance(3, ("empty",))
    assert outlook.chance(3, ("discard", "jolly", "red_2", "red_2")) == 0.0
    assert outlook.chance(3, ("empty",), reds=1) > outlook.chance(3, ("empty",))
    assert sum(turnings((), 3).values()) == pytest.approx(1.0)


def test_red_cards_help_caesar_in_the_worlds_it_imagines():
    for table, seat in decisions(4, [2]):
        view = table.view(seat)
        if view.plain_facts()["phase"] == "choice" and view.plain_facts()["centurion"] == seat:
            worlds = Worlds(view, beliefs_of(view))
            ranked = sorted(worlds.cells, key=worlds.worth)
            number = view.plain_facts()["quota"]
            assert worlds.chance(ranked[-number:]) >= worlds.chance(ranked[:number])
            return
    raise AssertionError("no Centurion chose")


def test_temperaments_differ_from_game_to_game_and_stay_within_one():
    seen = set()
    for seed in range(12):
        table = Table.new(GAME, {"players": 4}, seed)
        seen.add(Mind(table.view("p1")).temperament.name)
    assert len(seen) >= 3
    names = {Mind(table.view("p2")).temperament.name for table, _ in decisions(4, [1])}
    assert len(names) == 1
    assert names <= {temperament.name for temperament in TEMPERAMENTS}


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_a_faction_of_legates_beats_one_of_tribunes(players):
    for faction in (0, 1):
        won = []
        for bot in ("legate", "tribune"):
            seats = (bot, "tribune") if faction == 0 else ("tribune", bot)
            won.append(sum(play_by_role(players, *seats, seed) == ("caesar", "senate")[faction] for seed in range(60)))
        assert won[0] > won[1]


def said(*words, taken=0, faces=()):
    """A row with what was said of its cards; the first ones were taken."""
    known = (*faces, *[""] * (len(words) - len(faces)))
    return tuple((word, place < taken, face) for place, (word, face) in enumerate(zip(words, known, strict=True)))


DECK = (9, 9, 1, 1)
HONEST = said("red", "blue", "blue")
NOBODY = ("", "", "", "")


def doubts(*rounds, me=-1, known=NOBODY):
    return _beliefs(_weights(known, me, rounds, DECK), len(known)).doubts


def test_who_says_nothing_is_doubted_more_with_every_round_and_a_table_without_talk_is_not():
    silent, halting = said("?", "?", "?"), said("red", "?", "")
    one = Round(((), silent, HONEST, HONEST), (), (), 0, 3, ())
    half = Round(((), halting, HONEST, HONEST), (), (), 0, 3, ())
    before, after, later = doubts(), doubts(one), doubts(one, one)
    assert later[1] > after[1] > before[1] + 0.1
    assert after[1] > doubts(half)[1] > doubts(half)[2]
    nobody_talks = Round(((), silent, silent, silent), (), (), 0, 3, ())
    assert doubts(nobody_talks)[1] == pytest.approx(doubts(nobody_talks)[2])


def test_a_row_of_half_lies_fits_a_liar_better_than_an_honest_player():
    turned_up = (0, 2, 0, 0)  # a red one claimed and taken, and a blue one, were both blue
    entry = Round(((), said("red", "blue", "blue", taken=2), HONEST, HONEST), turned_up, (), 0, 2, ())
    fits = _fits(entry, -1, DECK, 2)
    assert fits[0b0010] > 5 * fits[0]
    assert doubts(entry)[1] > doubts(entry)[2] + 0.2


def test_a_card_i_have_seen_tells_a_liar_card_by_card():
    lie = Round((HONEST, said("red", "blue", "blue", faces=("blue", "blue")), HONEST, HONEST), (), (), 3, 2, ())
    true = Round((HONEST, said("red", "blue", "blue", faces=("red", "blue")), HONEST, HONEST), (), (), 3, 2, ())
    known = ("caesar", "", "", "")
    assert doubts(lie, me=0, known=known)[1] > doubts(true, me=0, known=known)[1] + 0.2


def doubts_after_half_a_lie(turns, monkeypatch):
    """How three players are doubted after three cards called red, two of them the first's, turn out as two red, one blue."""

    def forget():
        for cached in (beliefs._weights, beliefs._fits):
            cached.cache_clear()

    monkeypatch.setattr(habits, "TURNS", turns)
    forget()
    rows = (
        (("red", True, ""), ("red", True, ""), ("blue", False, "")),
        (("red", True, ""), ("red", False, ""), ("blue", False, "")),
        (("blue", False, ""), ("red", False, ""), ("blue", False, "")),
    )
    entry = Round(rows, (2, 1, 0, 0), (), 2, 3, ())
    found = _beliefs(_weights(("",) * 3, -1, (entry,), (11, 8, 2, 1)), 3).doubts
    forget()
    return found


def test_half_a_lie_falls_back_on_its_teller_too_and_not_only_on_whoever_may_have_turned_a_row(monkeypatch):
    now, before = (doubts_after_half_a_lie(turns, monkeypatch) for turns in (habits.TURNS, 0.95))
    assert now[0] > 2.5 * before[0]
    assert now[1] < before[1]


def test_a_story_that_was_changed_speaks_against_its_teller():
    for table, seat in decisions(5, [4]):
        if table.view(seat).phase == "talk" and any(card.said for card in RubicoView.of(table.view(seat)).rows[seat]):
            break
    twin = table.fork()
    claim = next(choice.action for choice in twin.legal(seat) if choice.action.startswith("claim 1 "))
    twin.act(seat, claim)
    assert RubicoView.of(twin.view(seat)).rows[seat][0].said_first is not None
    number = table.seats.index(seat)
    before, after = (beliefs_of(one.view(None)).doubts for one in (table, twin))
    assert after[number] > before[number] + 0.05
    assert sum(after) == pytest.approx(sum(before))
