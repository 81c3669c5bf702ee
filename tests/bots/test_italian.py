"""What stands before a percentage in Italian takes the form that the number's first sound asks for."""

import pytest

from triumvirate.bots.italian import elided
from triumvirate.bots.reasons import reason


@pytest.mark.parametrize(
    ("plain", "said"),
    [
        ("al 0 %", "allo 0 %"),
        ("al 1 %", "all'1 %"),
        ("del 8 %", "dell'8 %"),
        ("dal 11 %", "dall'11 %"),
        ("il 80 %", "l'80 %"),
        ("un 0 %", "uno 0 %"),
        ("un 88 %", "un 88 %"),
        ("al 18 %", "al 18 %"),
        ("al 7 %", "al 7 %"),
        ("al 100 %", "al 100 %"),
        ("al 8 e al 1 %", "al 8 e all'1 %"),
    ],
)
def test_articles_before_percentages(plain, said):
    assert elided(plain) == said


def test_a_sentence_is_said_so_in_italian_alone():
    doubt = reason("doubt", seat="p4", percent=87)
    assert doubt.said("rubico", "it") == "Dà P4 senatore all'87 %."
    assert doubt.said("rubico", "en") == "Puts P4 at 87 % senator."
