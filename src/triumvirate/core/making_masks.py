"""The legal actions as masks: `mark_legal` sets bits in 64-bit words, `show_legal` writes bytes of 0 and 1."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from triumvirate.core.decisions import ActionTable, Decision


def mask_functions(table: ActionTable, phases: Sequence[tuple[str | None, list[Decision]]]) -> Iterator[list[str]]:
    """Both functions."""
    yield from ()
