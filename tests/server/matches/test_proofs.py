"""Proofs of draws are made once for each change of a match, and only so many are kept."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from triumvirate.server.matches import history, proofs
from triumvirate.server.matches.proofs import Proofs


def held(match: str, version: int = 0) -> Any:
    return SimpleNamespace(id=match, row=SimpleNamespace(version=version))


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Which matches were drawn again."""
    again: list[tuple[str, int]] = []

    def verification(match: Any) -> Any:
        again.append((match.id, match.row.version))
        return object()

    monkeypatch.setattr(history, "verification", verification)
    return again


def test_who_asks_again_gets_the_same_proof_until_the_match_changes(made: list[tuple[str, int]]) -> None:
    known = Proofs()
    first = known.of(held("m"))
    assert known.of(held("m")) is first
    assert known.of(held("m", 1)) is not first
    assert known.of(held("n")) is not first
    assert made == [("m", 0), ("m", 1), ("n", 0)]


def test_the_proof_that_nobody_asked_for_the_longest_goes_first(
    made: list[tuple[str, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(proofs, "MOST_HELD", 2)
    known = Proofs()
    for match in ("a", "b", "a", "c", "a", "b"):
        known.of(held(match))
    assert [match for match, _ in made] == ["a", "b", "c", "b"]
