"""Any view as readable text, for games that have no board of their own: nested facts, one a line."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from triumvirate.core.view import View

WIDEST = 60


def draw(view: View) -> Text:
    """All facts of a view: those that fit a line first, then the tables, indented by depth."""
    text = Text()
    chosen = {name: value for name, value in view.options.items() if value not in (None, False)}
    if chosen:
        text.append("options ", style="bold")
        text.append(", ".join(f"{_name(name)} {plain(value)}" for name, value in chosen.items()) + "\n", style="dim")
    short = {name: value for name, value in view.plain_facts().items() if len(plain(value) or " " * WIDEST) < WIDEST}
    _add(text, short, 0)
    _add(text, {name: value for name, value in view.plain_facts().items() if name not in short}, 0)
    text.rstrip()
    return text


def _add(text: Text, facts: Mapping[str, object], depth: int) -> None:
    for name, value in facts.items():
        lead = "  " * depth
        short = plain(value)
        if short is not None and len(short) <= WIDEST:
            text.append(f"{lead}{_name(name)} ", style="bold" if depth == 0 else "")
            text.append(f"{short}\n", style="" if depth == 0 else "dim")
            continue
        text.append(f"{lead}{_name(name)}\n", style="bold" if depth == 0 else "")
        if isinstance(value, Mapping):
            _add(text, value, depth + 1)
        elif isinstance(value, list | tuple):
            _add(text, {str(place): item for place, item in enumerate(value, 1)}, depth + 1)
        else:
            text.append(f"{lead}  {value}\n")


def plain(value: object) -> str | None:
    """A value on one line, or None when it is a table of tables."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        parts = [(name, plain(item)) for name, item in value.items()]
        if any(part is None or isinstance(value[name], Mapping) for name, part in parts):
            return None if value else "none"
        return ", ".join(f"{_name(name)} {part}" for name, part in parts) or "none"
    if isinstance(value, list | tuple):
        items = [plain(item) for item in value]
        return None if None in items else ", ".join(str(item) for item in items) or "none"
    return str(value)


def _name(name: object) -> str:
    return str(name).replace("_", " ")
