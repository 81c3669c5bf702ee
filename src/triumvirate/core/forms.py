"""Forms of a game: one text, compiled more than once with other values of its switches.

A switch is a constant of the rules. Where it is off, what it leaves out is not there at all for the compiler
(`core/rewrite.py`), so that the usual game does not pay, in speed or in room, for what it does not use.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from triumvirate.core.engine import COMPILED
from triumvirate.core.fields import Layout
from triumvirate.core.options import Options

NATIVE, CUDA, _ = COMPILED


@dataclass(frozen=True)
class Form:
    """The text that matches with certain options are played by on some engines. The python engine has everything."""

    name: str
    is_for: Callable[[Options], bool]
    on: tuple[str, ...]  # the switches that are on in it
    engines: tuple[str, ...] = COMPILED
    layout: Layout | None = None  # where it has other records than the usual text
    actions: int | None = None  # where it knows more


@dataclass(frozen=True)
class Forms:
    """All forms of a game, the first that fits is taken, and the switches that are on in the usual text."""

    switches: tuple[str, ...] = ()
    usual: tuple[str, ...] = ()
    others: tuple[Form, ...] = ()

    def found(self, options: Options, engine: str) -> Form | None:
        """The form that a match with these options needs on an engine; None where the usual text does."""
        return next((form for form in self.others if engine in form.engines and form.is_for(options)), None)

    def values(self, form: Form | None) -> dict[str, bool]:
        """Every switch as it stands in a form, or in the usual text."""
        on = self.usual if form is None else form.on
        return {switch: switch in on for switch in self.switches}
