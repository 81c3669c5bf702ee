"""What an action would do, over imagined truths: what all of them agree on is told, and whether they agree."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from triumvirate.core.errors import Illegal
from triumvirate.core.events import Event
from triumvirate.server.matches import preview as previews
from triumvirate.server.replies import Change, PreviewReply

MOVED, DREW, SAW = Event("moved", {}), Event("drew", {}), Event("saw", {}, ("b",))
BEFORE = {"hand": {"ship": 1}, "bag": 3}


def told(events: list[list[Event]], facts: list[dict[str, Any]]) -> PreviewReply:
    """The preview of a game in which sample after sample goes like this; the last one is what all later ones do."""
    samples = [*zip(events, facts * (len(events) // len(facts)), strict=True)]
    now = samples[:1]

    def determinize(view: Any, rng: Any) -> Any:
        now[:] = [samples.pop(0) if len(samples) > 1 else samples[0]]
        return SimpleNamespace(log=None)

    def apply(state: Any, seat: int, index: int) -> None:
        assert (seat, index, state.rng_count) == (0, 7, 0)
        state.log += now[0][0]

    view: Any = SimpleNamespace(seat="a", options={}, plain_facts=lambda: BEFORE)
    game: Any = SimpleNamespace(
        knowledge=SimpleNamespace(determinize=determinize),
        read_action=lambda state, seat, action, names: 7,
        rules=SimpleNamespace(apply=apply),
        words=SimpleNamespace(event=lambda state, fact: fact),
        view=lambda state, options, seat: SimpleNamespace(plain_facts=lambda: now[0][1]),
        say=lambda options, event, seat, language, names: f"{event['kind']} in {language}",
    )
    return previews.preview(game, ("a", "b"), view, "go", "it")


AFTER: dict[str, Any] = {"hand": {"ship": 0, "sword": 1}, "bag": 3}
OTHER: dict[str, Any] = {"hand": {"ship": 0, "shield": 1}, "bag": 3}


@pytest.mark.parametrize(
    ("events", "facts", "words", "changed", "is_chance"),
    [
        ([[MOVED]], [AFTER], ["moved in it"], ["ship", "sword"], False),
        ([[MOVED], [MOVED]], [AFTER, OTHER], ["moved in it"], ["ship"], True),
        ([[MOVED], [MOVED, DREW]], [AFTER, AFTER], ["moved in it"], ["ship", "sword"], True),
        ([[MOVED, DREW], [MOVED]], [AFTER, AFTER], ["moved in it"], ["ship", "sword"], True),
        ([[MOVED], [DREW]], [AFTER, AFTER], [], ["ship", "sword"], True),
        ([[MOVED], [MOVED, DREW]], [AFTER, OTHER], ["moved in it"], ["ship"], True),
        ([[MOVED, SAW]], [BEFORE], ["moved in it"], [], True),
        ([[]], [BEFORE], [], [], False),
        ([[MOVED], [MOVED, DREW], [MOVED]], [AFTER, OTHER, AFTER], ["moved in it"], ["ship"], True),
        ([[MOVED, DREW], [MOVED], [MOVED, DREW]], [AFTER], ["moved in it"], ["ship", "sword"], True),
    ],
)
def test_what_happens_in_every_imagined_truth_is_told_and_whether_anything_is_open(
    events: list[list[Event]], facts: list[dict[str, Any]], words: list[str], changed: list[str], is_chance: bool
) -> None:
    found = told(events, facts)
    assert (found.legal, found.reason, found.chance) == (True, None, is_chance)
    assert found.words == words
    assert [event["kind"] for event in found.events] == [said.split()[0] for said in words]
    assert [change.path for change in found.changes] == [["hand", name] for name in changed]
    assert all(
        change in (Change(["hand", "ship"], 1, 0), Change(["hand", "sword"], None, 1)) for change in found.changes
    )


def test_what_is_not_allowed_is_refused_in_ones_language(monkeypatch: pytest.MonkeyPatch) -> None:
    refused = Illegal("No.", "turn.2")
    monkeypatch.setattr(Illegal, "told", lambda self, language: f"{self.reason} in {language}")

    def read_action(state: Any, seat: int, action: str, names: Any) -> int:
        raise refused

    game: Any = SimpleNamespace(knowledge=SimpleNamespace(determinize=lambda view, rng: None), read_action=read_action)
    view: Any = SimpleNamespace(seat="b", options={}, plain_facts=lambda: BEFORE)
    found = previews.preview(game, ("a", "b"), view, "go", "it")
    assert (found.action, found.legal, found.reason, found.rule, found.chance) == (
        "go",
        False,
        "No. in it",
        "turn.2",
        False,
    )
    assert (found.changes, found.events, found.words) == ([], [], [])


@pytest.mark.parametrize(
    ("before", "after", "changes", "is_unsure"),
    [
        ({"a": {"b": 1}}, [{"a": None}, {"a": None}], [(["a"], {"b": 1}, None)], False),
        ({"a": None}, [{"a": {"b": 1}}, {"a": {"b": 1}}], [(["a"], None, {"b": 1})], False),
        ({"a": {"b": 1}}, [{"a": None}, {"a": {"b": 1}}], [], True),
        ({"a": {"b": 1}}, [{"a": {"b": 1}}, {"a": None}], [], True),
        ({"a": 1}, [{}, {}], [(["a"], 1, None)], False),
        ({"a": 1, "b": 2}, [{"a": 2, "b": 3}, {"a": 2, "b": 4}], [(["a"], 1, 2)], True),
    ],
)
def test_what_changes_alike_is_found_leaf_by_leaf(
    before: Any, after: list[Any], changes: list[tuple[list[str], Any, Any]], is_unsure: bool
) -> None:
    found: list[Change] = []
    assert previews._compare([], before, after, found) is is_unsure
    assert [(change.path, change.before, change.after) for change in found] == changes
