"""The schema of an observation: parts and rows are laid out one after another, and every place belongs to one feature."""

from __future__ import annotations

from math import inf

import pytest

from triumvirate.core.features import Axis, Part, Rows, laid_out, undescribed

SIDE, SLOT, COIN = Axis("side", ("left", "right")), Axis("slot", ("a", "b", "c")), Axis("coin", ("as", "es"))


@pytest.fixture
def features():
    return laid_out(
        Part("first", "One number.", ("one",), low=-1, high=2),
        Rows(
            "chest",
            SLOT,
            (
                Part("locked", "1 when it is.", ("lock",)),
                Part("held", "By side and coin.", ("left", "right"), high=9, over=(SIDE, COIN)),
                Rows("hinge", SIDE, (Part("worn", "1 when it is.", ("hinge",)), Part("bent", "The same.", ("hinge",)))),
            ),
        ),
        Part("last", "A row.", ("row",), over=(COIN,)),
        memory="What was sold.",
    )


@pytest.mark.parametrize(
    ("name", "first", "shape", "places"),
    [
        ("first", 0, (), [0]),
        ("chest.locked", 1, (3,), [1, 10, 19]),
        ("chest.held", 2, (3, 2, 2), [2, 3, 4, 5, 11, 12, 13, 14, 20, 21, 22, 23]),
        ("chest.hinge.worn", 6, (3, 2), [6, 8, 15, 17, 24, 26]),
        ("chest.hinge.bent", 7, (3, 2), [7, 9, 16, 18, 25, 27]),
        ("last", 28, (2,), [28, 29]),
    ],
)
def test_a_feature_knows_its_places_the_last_axis_running_fastest(features, name, first, shape, places):
    feature = features.named(name)
    assert (feature.first, feature.shape, feature.size) == (first, shape, len(places))
    assert list(feature.places()) == places
    assert all(features.at(place) is feature for place in places)


def test_the_place_of_values_is_found_by_their_names(features):
    held = features.named("chest.held")
    assert held.place("a", "left", "as") == 2
    assert held.place("c", "right", "as") == 22
    assert features.named("first").place() == 0
    for values in (("a", "left"), ("a", "left", "as", "es"), ("d", "left", "as")):
        with pytest.raises(ValueError, match=r"zip|index|not in"):
            held.place(*values)


def test_all_features_come_in_order_with_their_bounds_and_what_a_policy_cannot_know(features):
    assert (len(features), features.size, features.memory) == (6, 30, "What was sold.")
    assert [feature.name for feature in features[1:3]] == ["chest.locked", "chest.held"]
    assert features[-1].made_of == ("row",)
    low, high = features.bounds()
    assert low == [-1.0] + [0.0] * 29
    assert high == [2.0, *[1.0, 9.0, 9.0, 9.0, 9.0, 1.0, 1.0, 1.0, 1.0] * 3, 1.0, 1.0]
    with pytest.raises(KeyError, match=r"chest\.sold"):
        features.named("chest.sold")


def test_numbers_that_nobody_has_described_are_a_row_without_bounds():
    (row,) = undescribed(4)
    assert (list(row.places()), row.low, row.high, row.place("3")) == ([0, 1, 2, 3], -inf, inf, 3)
    assert len(SLOT) == 3
