"""An event is read as what its kind promises; anything else is a fault of ours that is named, not passed on."""

from __future__ import annotations

import pytest

from triumvirate.core.events import list_of, number_of, word_of

EVENT = {"kind": "moved", "place": "Roma", "steps": 2, "free": True, "ties": ["land", "sea"], "nobody": None}


def test_words_numbers_and_lists_are_read_as_such() -> None:
    assert word_of(EVENT, "place") == "Roma"
    assert (number_of(EVENT, "steps"), number_of(EVENT, "free")) == (2, True)
    assert list_of(EVENT, "ties") == ["land", "sea"]


def test_what_is_something_else_is_named() -> None:
    for read, name, what in ((word_of, "steps", "word"), (number_of, "nobody", "number"), (list_of, "place", "list")):
        with pytest.raises(AssertionError, match=f"{name} of moved is no {what}"):
            read(EVENT, name)
