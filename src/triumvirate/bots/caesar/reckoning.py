"""When bots reckon an end out: where the native engine does it. In a page, which has none, they search to the last space."""

from __future__ import annotations

from collections.abc import Sequence

from triumvirate.core.view import LegalAction, View
from triumvirate.search import Solved
from triumvirate.search.ground import is_native


def reckon(view: View, legal: Sequence[LegalAction]) -> Solved | None:
    """What every action is worth when few spaces are left; None before that, and where it is not to be had."""
    if not is_native():
        return None
    from triumvirate.bots.caesar.ending import reckon as reckon_out  # with arrays and the compiler

    return reckon_out(view, legal)
