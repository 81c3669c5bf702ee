"""Typed facts as plain data and back, for every form that a type may have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypedDict, Union

import pytest

from triumvirate.core.plain import from_plain, hints_of, is_facts, plain, reader, to_plain, without_none


@dataclass
class Stone:
    colour: str
    place: tuple[int, int]


class Named(TypedDict):
    stone: Stone
    note: str


@dataclass
class Bag:
    stones: list[Stone]
    by_name: dict[str, list[Stone]]
    best: Stone | None
    named: Named
    side: Literal["left", "right"]
    words: list[str]
    either: int | str = 0


STONE = Stone("red", (1, 2))
BAG = Bag([STONE], {"a": [STONE], "b": []}, None, {"stone": STONE, "note": "x"}, "left", ["w"], 3)
TOLD = {"colour": "red", "place": [1, 2]}


def test_facts_of_every_form_are_plain_and_come_back():
    told = to_plain(BAG)
    assert told == {
        "stones": [TOLD],
        "by_name": {"a": [TOLD], "b": []},
        "best": None,
        "named": {"stone": TOLD, "note": "x"},
        "side": "left",
        "words": ["w"],
        "either": 3,
    }
    assert from_plain(Bag, told) == BAG
    assert to_plain(Bag([], {}, STONE, BAG.named, "right", []))["best"] == TOLD


def test_what_is_plain_already_is_handed_on_and_what_is_missing_has_its_default():
    words = ["w"]
    assert plain(list[str], words) is words
    assert plain(dict[str, int], words) is words
    assert plain(Stone, STONE) == TOLD
    assert plain(Stone | None, None) is None
    assert from_plain(Bag, {**to_plain(BAG), "more": 1}) == BAG
    without = {name: value for name, value in to_plain(BAG).items() if name != "either"}
    assert from_plain(Bag, without).either == 0


@pytest.mark.parametrize(
    ("hint", "inner"),
    [
        (Stone | None, Stone),
        (Union[None, int], int),  # noqa: UP007  # the older form is met in hints too
        (int | str | None, None),
        (int | str, None),
        (Stone, None),
        (list[int], None),
    ],
)
def test_a_type_that_may_also_be_none(hint, inner):
    assert without_none(hint) is inner


def test_classes_of_facts_are_dataclasses_and_typed_dictionaries_not_their_objects():
    assert [is_facts(hint) for hint in (Stone, Named, int, list[Stone], STONE)] == [True, True, False, False, False]
    assert list(hints_of(Bag))[:3] == ["stones", "by_name", "best"]
    assert reader(tuple[int, int])([1, 2]) == (1, 2)
