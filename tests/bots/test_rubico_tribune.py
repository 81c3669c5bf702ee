"""The tribune of RUBICO as a senator: it lies while believed and tells the truth once it is not."""

import pytest

from games.rubico.scenes import at
from triumvirate.bots import find_bot
from triumvirate.bots.rubico import tribune
from triumvirate.bots.rubico.beliefs import beliefs_of
from triumvirate.bots.rubico.suspicion import suspicion

TRIBUNE = find_bot("rubico", "tribune")
POWERS = ("juno", "vesta", "roma", "venus", "eris", "minerva")


def said(position):
    """What p4, a senator of five, says of a blue card in different games and rounds."""
    tables = [
        at(f"phase talk; round {n}; position 1; power p4 {power}; {position}; row p4 B B J")
        for power in POWERS
        for n in range(2, 6)
    ]
    return {TRIBUNE.choose(table.view("p4"), table.legal("p4"), 1.0, 0).action for table in tables}


def test_a_bystander_s_suspicion_is_the_same_from_every_seat():
    rows = "was 1 p1 R=r+ B=b B=b; was 1 p2 B=r+ R=b B=r; was 1 p3 R=r+ B=b B=b; was 1 p4 B=b B=b R=r"
    past = f"past 1 p5 3 0>1 2-1-0 turned 1 shown RRB; {rows}"
    table = at(f"phase talk; round 2; position 1; used fortuna p4 1 back; {past}")
    seen = [suspicion(table.view(seat), as_all=True) for seat in table.seats]
    assert all(one == seen[0] for one in seen)
    assert seen[0]["p4"] > tribune.DISBELIEVED > seen[0]["p2"]
    assert suspicion(table.view("p4"))["p4"] == 1.0


def believed_by_a_legate(view, as_all):
    return dict(zip(view.plain_facts()["roles"], beliefs_of(view, as_all).doubts, strict=True))


@pytest.mark.parametrize("doubts", [suspicion, believed_by_a_legate], ids=["tribune", "legate"])
def test_the_word_of_one_who_is_believed_counts_for_more_than_a_suspects(doubts):
    # p3 turned Fortuna back, as a senator would; the same is said of p4 by p3, by p1, or by nobody
    past = "used fortuna p3 1 back; past 1 p5 0 0>1 0-0-0 turned 0 shown -"
    doubted = {
        speaker: doubts(at(f"phase talk; round 2; position 1; {past}{said}").view("p1"), as_all=True)["p4"]
        for speaker, said in {"": "", "p1": "; said 1 p1 accuse p4", "p3": "; said 1 p3 accuse p4"}.items()
    }
    assert doubted[""] < doubted["p3"] < doubted["p1"]


def test_a_cunning_senator_tells_the_truth_once_the_table_disbelieves_it():
    assert said("used fortuna p1 1 forward") == {"claim 1 red", "claim 1 blue"}
    assert said("used fortuna p4 1 back") == {"claim 1 blue"}


def test_a_senator_turns_every_claim_to_a_fellow_who_turns_them_back():
    assert said("used fortuna p4 1 back; centurion p5") == {"claim 1 red"}


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_how_many_are_cunning_depends_on_the_table(players, monkeypatch):
    views = [at(f"round {n}", players=players).view("p2") for n in range(1, 3)]
    monkeypatch.setitem(tribune.CUNNING, players, 0.0)
    assert not any(tribune.Temper(view).is_cunning for view in views)
    monkeypatch.setitem(tribune.CUNNING, players, 1.0)
    assert all(tribune.Temper(view).is_cunning for view in views)
