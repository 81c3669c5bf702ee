"""What the help screen says."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

Lines = tuple[tuple[str, str], ...]

KEYS: Lines = (
    ("h", "a hint: what the judge would do, and why"),
    (": or /", "type an action; → completes it, Enter takes it; a refused one says why, with the rule"),
    (
        "u",
        "undo; with others at this screen only where nothing was shown or drawn, against bots always: what was drawn stays",
    ),
    ("c", "whether Enter is asked about once more"),
    ("l", "the whole log"),
    ("s", "save the record; 'triumvirate replay FILE' shows it again"),
    ("t", "light or dark"),
    ("x", "resign"),
    ("q", "quit"),
)
LIST_KEYS: Lines = (
    ("arrows", "move in the list of actions, Enter takes one"),
    ("/", "filter the list by typing; Escape goes back to the list"),
    ("Tab", "to the table's facts, to scroll in them"),
)


@dataclass(frozen=True)
class Help:
    """What a game's screen adds: its own keys, what its board shows, and a last word."""

    keys: Lines = LIST_KEYS
    symbols: Lines = ()
    word: str = ""


def help_text(game: str, own: Help) -> Group:
    """Keys, then symbols."""
    parts: list[RenderableType] = [_list((*own.keys, *KEYS))]
    if own.symbols:
        parts += [Text("\nOn the board", style="bold"), _list(own.symbols)]
    if own.word:
        parts.append(Text(f"\n{own.word}"))
    parts.append(Text(f"\nThe rules in our own words: triumvirate rules {game}", style="dim"))
    return Group(*parts)


def _list(lines: Lines) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", style="bold", no_wrap=True)
    grid.add_column()
    for sign, said in lines:
        grid.add_row(Text(sign), Text(said))
    return grid
