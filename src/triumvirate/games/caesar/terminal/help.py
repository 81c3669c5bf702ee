"""What the help screen says of CAESAR!'s board."""

from __future__ import annotations

from triumvirate.cli.table.help import Help

HELP = Help(
    keys=(
        ("1 2 3 …", "choose a token of your hand"),
        ("arrows", "move to a space where it can go; with Shift, to any space"),
        ("Tab", "the next such space, Shift+Tab the one before; a click works too"),
        ("Space", "turn the token the other way (or face down, with Border Control)"),
        ("Enter", "choose it, and once more places it; a click on the space it is on does the same"),
        ("k", "the tokens that you have not seen yet"),
        ("f", "alone: what Auto-Crassus would do after the placement you consider"),
    ),
    symbols=(
        ("│ † │", "a free space for a sword; ▿ shield, ≈ ship; a laurel * goes anywhere; ‖ is double-lined"),
        ("5◂C▸1", "Caesar's token: 5 to the province on the left, 1 to the right; ▴ ▾ are above and below"),
        ("▒▒P▒▒", "a token of Pompey that lies face down and counts nothing"),
        (" ●C● ", "a control marker of Caesar on a border between two of his provinces"),
        ("Sen 3:5", "an open province: its bonus, then the strength of Caesar and of Pompey"),
        ("●C 8:4", "closed and won by Caesar; ○ is a marker turned by Might, 'tied' stays empty"),
    ),
    word="Place all twelve markers first and you win.",
)
