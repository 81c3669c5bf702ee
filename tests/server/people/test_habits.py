"""What somebody tends to overlook: each fault counts a thing once, in words of the game; what has none is no habit."""

from triumvirate.analysis.findings import Moment
from triumvirate.bots.contract import Choice
from triumvirate.bots.reasons import NOTHING, because, reason
from triumvirate.server.people.habits import overlooked_in


def fault(*keys: str) -> Moment:
    told = (reason(key, seat="p2", percent=88, count=2) for key in keys)
    best = Choice("done", NOTHING, 0.6)
    return Moment(3, "p1", "done", 0.5, 0.4, best, against=because("rubico", told))


def test_two_sentences_of_one_fault_are_one_thing_overlooked() -> None:
    said = "The truth was told of a row where a lie would have served."
    assert overlooked_in("rubico", fault("tells.red", "tells.blue"), "en") == [said]
    assert overlooked_in("rubico", fault("tells.red", "untold"), "en") == [
        said,
        "Nothing was said of cards of one's own.",
    ]


def test_it_is_said_in_the_reader_s_language() -> None:
    assert overlooked_in("rubico", fault("takes_word"), "it") == [
        "Si è presa per buona la parola di chi aveva già detto il falso."
    ]


def test_what_stands_behind_a_fault_is_no_habit() -> None:
    assert overlooked_in("rubico", fault("doubt.centurion", "believed"), "en") == []
