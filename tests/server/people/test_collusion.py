"""Signs that people help each other to ratings: planted rings are told, crowds that play honestly are not."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

from triumvirate.server.people.collusion import (
    FED,
    LEAST_SHORT,
    ONE_NETWORK,
    ONE_SIDED,
    SHORT_MATCHES,
    UNLIKELY,
    Pair,
    Ring,
    is_told,
    rings,
)
from triumvirate.server.people.strengths import at_least
from triumvirate.server.store.rated import Played

LENGTH = 40


class House:
    """Matches of a server, made up."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.played: list[Played] = []
        self.networks: dict[str, set[str]] = {}

    def plays(self, one: str, other: str, score: float, length: int = 0) -> None:
        number = len(self.played)
        length = length or max(6, round(self.random.gauss(LENGTH, 8)))
        sides = (one, other, score) if self.random.random() < 0.5 else (other, one, 1 - score)
        is_home = bool(self.networks.get(one, set()) & self.networks.get(other, set()))
        self.played.append(Played(f"m{number}", "toy", number, *sides, length, counted=not is_home))

    def crowd(self, people: int = 60, matches: int = 1500) -> list[str]:
        """People of all strengths who meet whoever is there, some friends much more often, some giving up early."""
        names = [f"honest{n}" for n in range(people)]
        for n, name in enumerate(names):
            self.networks[name] = {f"net{n // 2}"}  # every second one lives with another, and that does not count
        strength = {name: self.random.gauss(0, 1) for name in names}
        for _ in range(matches):
            one = self.random.choice(names)
            near = names[(names.index(one) + 1) % people] if self.random.random() < 0.4 else self.random.choice(names)
            if near == one:
                continue
            wins = self.random.random() < 1 / (1 + 10 ** (strength[near] - strength[one]))
            self.plays(one, near, float(wins), 8 if self.random.random() < 0.1 else 0)
        return names

    def rings(self) -> list[Ring]:
        return rings(self.played, self.networks)


def fed() -> tuple[House, list[str]]:
    """A crowd, and three who hardly play anybody but the one they lose to."""
    house = House(6)
    names = house.crowd()
    for feeder in ("f1", "f2", "f3"):
        for _ in range(13):
            house.plays("emperor", feeder, 1.0)
        house.plays(feeder, names[0], 0.0)
    return house, names


def told(found: Iterable[Ring]) -> list[list[str]]:
    return [ring.people for ring in found]


@pytest.mark.parametrize("seed", range(8))
def test_an_honest_crowd_gives_no_signs(seed: int) -> None:
    house = House(seed)
    house.crowd()
    assert house.rings() == []


def test_a_strong_newcomer_who_beats_everybody_is_no_sign() -> None:
    house = House(1)
    for name in house.crowd()[:30]:
        for _ in range(7):
            house.plays("hannibal", name, 1.0)
    assert house.rings() == []


def test_a_much_stronger_friend_is_no_sign_and_nor_is_a_couple_at_home() -> None:
    house = House(2)
    house.crowd()
    house.networks |= {"wife": {"home"}, "husband": {"home"}}
    for n in range(14):
        house.plays("master", "pupil", 1.0)
        house.plays("wife", "husband", float(n % 2))
    assert house.rings() == []


def test_short_matches_that_are_lost_on_purpose_are_told() -> None:
    house = House(3)
    house.crowd()
    for _ in range(14):
        house.plays("crassus", "straw", 1.0, 9)
    (ring,) = house.rings()
    assert ring.people == ["crassus", "straw"]
    assert (ring.pairs[0].winner, ring.pairs[0].score, ring.pairs[0].short) == ("crassus", 14, 14)
    assert ring.pairs[0].signs == [ONE_SIDED, SHORT_MATCHES]
    assert ring.pairs[0].newest[0] == house.played[-1].match
    assert ring.pairs[0].expected == pytest.approx(7.0), "nobody else knows them"


def test_wins_that_are_traded_in_short_matches_are_told_although_nobody_gains_in_sum() -> None:
    house = House(4)
    house.crowd()
    for n in range(12):
        house.plays("castor", "pollux", float(n % 2), 9)
    (ring,) = house.rings()
    assert ring.people == ["castor", "pollux"]
    assert ring.pairs[0].signs == [SHORT_MATCHES]


def test_one_sided_results_within_one_network_are_told() -> None:
    house = House(5)
    house.crowd()
    for _ in range(14):
        house.plays("sulla", "second account", 1.0)
    house.networks |= {"sulla": {"x", "y"}, "second account": {"y"}}  # seen at another time than at the end of a match
    (ring,) = house.rings()
    assert ring.pairs[0].signs == [ONE_SIDED, ONE_NETWORK]
    assert ring.pairs[0].networks == 1


def test_a_ring_of_people_who_hardly_play_anybody_but_the_one_they_lose_to_is_told_as_one() -> None:
    house, names = fed()
    for name in names[:5]:
        house.plays("emperor", name, 1.0)
    (ring,) = house.rings()
    assert ring.people == ["emperor", "f1", "f2", "f3"]
    assert all(FED in pair.signs and pair.winner == "emperor" for pair in ring.pairs)


def test_who_has_most_points_from_others_is_fed_by_nobody() -> None:
    """The same ring around somebody who wins far more matches elsewhere."""
    house, names = fed()
    for n in range(60):
        house.plays("emperor", names[n % len(names)], 1.0)
    signs = [sign for ring in house.rings() for pair in ring.pairs for sign in pair.signs]
    assert FED not in signs


def test_who_does_well_against_everybody_and_loses_every_long_match_to_one_is_told() -> None:
    house = House(8)
    names = house.crowd()
    for name in names:
        house.plays("turncoat", name, 1.0)
        house.plays("friend", name, 0.0)
    for _ in range(14):
        house.plays("friend", "turncoat", 1.0)
    (ring,) = house.rings()
    assert ring.people == ["friend", "turncoat"]
    assert ring.pairs[0].signs == [ONE_SIDED, UNLIKELY]


def test_few_matches_say_nothing_and_rings_do_not_run_into_each_other() -> None:
    house = House(7)
    house.crowd()
    for _ in range(5):
        house.plays("a", "b", 1.0, 5)
    for pair in (("c", "d"), ("e", "f")):
        for _ in range(14):
            house.plays(*pair, 1.0, 9)
    assert sorted(told(house.rings())) == [["c", "d"], ["e", "f"]]


def test_how_likely_so_many_wins_are() -> None:
    assert at_least(3, 3, 0.5) == pytest.approx(1 / 8)
    assert at_least(3, 0, 0.3) == pytest.approx(1.0)
    assert at_least(2, 1, 0.5) == pytest.approx(3 / 4)


@pytest.mark.parametrize(
    ("signs", "short", "told"),
    [
        ([], 9, False),
        ([UNLIKELY], 0, True),
        ([FED], 0, True),
        ([SHORT_MATCHES], LEAST_SHORT - 1, False),
        ([SHORT_MATCHES], LEAST_SHORT, True),
        ([ONE_NETWORK], LEAST_SHORT, False),
        ([ONE_SIDED], LEAST_SHORT, False),
        ([ONE_SIDED, ONE_NETWORK], 0, True),
        ([ONE_SIDED, SHORT_MATCHES], 1, True),
        ([SHORT_MATCHES, ONE_NETWORK], LEAST_SHORT - 1, False),
    ],
)
def test_which_signs_are_enough_together(signs: list[str], short: int, told: bool) -> None:
    pair = Pair("a", "b", [], counted=9, score=9.0, short=short, networks=1, signs=signs)
    assert is_told(pair) is told
