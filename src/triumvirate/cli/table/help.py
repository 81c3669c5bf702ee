"""What the help screen says."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

KEYS = (
    ("h", "a hint: the tribune's choice and why"),
    (": or /", "type an action; → completes it, Enter takes it; a refused one says why, with the rule"),
    ("u", "undo, where nothing hidden was shown and nothing was drawn"),
    ("l", "the whole log"),
    ("s", "save the record; 'triumvirate replay FILE' shows it again"),
    ("t", "light or dark"),
    ("x", "resign"),
    ("q", "quit"),
)
CAESAR_KEYS = (
    ("1 2 3 …", "choose a token of your hand"),
    ("arrows", "move to a space where it can go; with Shift, to any space"),
    ("Tab", "the next such space, Shift+Tab the one before; a click works too"),
    ("Space", "turn the token the other way (or face down, with Border Control)"),
    ("Enter", "place it; a click on the space it is on does the same"),
    ("k", "the tokens that you have not seen yet"),
)
LIST_KEYS = (
    ("arrows", "move in the list of actions, Enter takes one"),
    ("/", "filter the list by typing; Escape goes back to the list"),
    ("Tab", "to the table's facts, to scroll in them"),
)
CAESAR_SYMBOLS = (
    ("│ † │", "a free space for a sword; ▿ shield, ≈ ship; a laurel * goes anywhere; ‖ is double-lined"),
    ("5◂C▸1", "Caesar's token: 5 to the province on the left, 1 to the right; ▴ ▾ are above and below"),
    ("▒▒P▒▒", "a token of Pompey that lies face down and counts nothing"),
    (" ●C● ", "a control marker of Caesar on a border between two of his provinces"),
    ("Sen 3:5", "an open province: its bonus, then the strength of Caesar and of Pompey"),
    ("●C 8:4", "closed and won by Caesar; ○ is a marker turned by Might, 'tied' stays empty"),
)


def help_text(game: str) -> Group:
    """Keys, then symbols."""
    parts: list[RenderableType] = [_list((*(CAESAR_KEYS if game == "caesar" else LIST_KEYS), *KEYS))]
    if game == "caesar":
        parts += [Text("\nOn the board", style="bold"), _list(CAESAR_SYMBOLS)]
        parts.append(Text("\nPlace all twelve markers first and you win."))
    parts.append(Text(f"\nThe rules in our own words: triumvirate rules {game}", style="dim"))
    return Group(*parts)


def _list(lines: tuple[tuple[str, str], ...]) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", style="bold", no_wrap=True)
    grid.add_column()
    for sign, said in lines:
        grid.add_row(Text(sign), Text(said))
    return grid
