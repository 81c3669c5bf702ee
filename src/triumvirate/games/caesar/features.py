"""What the numbers of `glance.py` mean, in its order. `own` is the observer's side, `other` the one across the table."""

from __future__ import annotations

from triumvirate.core.features import Axis, Part, laid_out
from triumvirate.games.caesar.own import OWN_BONUSES
from triumvirate.games.caesar.printed import BORDER_IDS, DATA, PROVINCE_IDS
from triumvirate.games.caesar.state import (
    BONUS_NAMES,
    BONUSES,
    BORDERS,
    MARKERS,
    PHASES,
    PROVINCES,
    SLOTS,
    STAGE_OWN,
    STAGE_PASSED,
)

HIGHEST = 9  # value of a token, which variants may choose
MOST_INFLUENCE = HIGHEST * max(len(province["borders"]) for province in DATA["provinces"])
BYTE = 127

SPACE = (Axis("space", BORDER_IDS),)
PROVINCE = (Axis("province", PROVINCE_IDS),)
SLOT = (Axis("slot", tuple(str(slot) for slot in range(SLOTS))),)
BONUS = (Axis("bonus", BONUS_NAMES),)

MEMORY = (
    "Next to nothing: what was shown lies on the board, and both pools of unseen tokens are counted. Memory adds what the other "
    "player's choices suggest (a token that was not placed where it would have fitted) and the order in which things happened."
)

FEATURES = laid_out(
    Part("spaces.own", "1 where a token of one's own lies.", ("owned",), over=SPACE),
    Part("spaces.other", "1 where a token of the other side lies.", ("owned",), over=SPACE),
    Part("spaces.turned", "1 where the token's lower value faces the first province.", ("turned",), over=SPACE),
    Part("spaces.face_down", "1 where the token counts nothing.", ("face_down",), over=SPACE),
    Part("spaces.own_marker", "1 where a control marker of one's own lies.", ("border_marked",), over=SPACE),
    Part("spaces.other_marker", "1 where a control marker of the other's lies.", ("border_marked",), over=SPACE),
    Part("spaces.free", "1 where a token may still be placed.", ("free",), over=SPACE),
    Part(
        "spaces.token",
        "The kind of the token, its slot counted from 1; 0 where none lies or the other side's is not known.",
        ("token", "hidden", "owned"),
        high=SLOTS,
        over=SPACE,
    ),
    Part("provinces.own_influence", "Own influence.", ("influence",), high=MOST_INFLUENCE, over=PROVINCE),
    Part("provinces.other_influence", "The other side's.", ("influence",), high=MOST_INFLUENCE, over=PROVINCE),
    Part(
        "provinces.bonus",
        f"The bonus that lies there, from 1 on ({', '.join(BONUS_NAMES)}, then home-made ones); 0 for none.",
        ("bonus",),
        high=BONUSES + OWN_BONUSES,
        over=PROVINCE,
    ),
    Part("provinces.own_control", "1 where one's own marker controls.", ("controlled",), over=PROVINCE),
    Part("provinces.other_control", "1 where the other's does.", ("controlled",), over=PROVINCE),
    Part("provinces.closed", "1 where all spaces are filled.", ("closed",), over=PROVINCE),
    Part("provinces.flipped", "1 where Might has turned the marker.", ("flipped",), over=PROVINCE),
    Part("tokens.icons", "Where it fits: 1 sword, 2 shield, 4 ship, 8 laurel, added.", ("icons",), high=15, over=SLOT),
    Part("tokens.high", "The higher value.", ("high",), high=HIGHEST, over=SLOT),
    Part("tokens.low", "The lower value.", ("low",), high=HIGHEST, over=SLOT),
    Part("tokens.hand", "1 for tokens behind one's own screen.", ("hand",), over=SLOT),
    Part("tokens.bag", "1 for tokens in one's own bag.", ("bag",), over=SLOT),
    Part("tokens.own_centurions", "1 for centurions one has not taken yet.", ("centurions",), over=SLOT),
    Part("tokens.other_centurions", "1 for those the other has not.", ("centurions",), over=SLOT),
    Part(
        "tokens.unseen",
        "How many of a kind of the other side's are somewhere unseen: bag, hand (unless it is Auto-Crassus's), face down.",
        ("bag", "hand", "hidden", "owned", "token", "kind", "automaton"),
        high=SLOTS,
        over=SLOT,
    ),
    Part(
        "tokens.line",
        "Auto-Crassus's open line from left to right, slots counted from 1.",
        ("line", "line_n"),
        high=SLOTS,
        over=(Axis("place", tuple(str(place) for place in range(SLOTS))),),
    ),
    Part("markers.own", "Own markers placed, those under Senate tokens too.", ("placed",), high=MARKERS),
    Part("markers.other", "The other's.", ("placed",), high=MARKERS),
    Part("senate.own", "Own Senate tokens.", ("senate",), high=BYTE),
    Part("senate.other", "The other's.", ("senate",), high=BYTE),
    Part("other.hand_size", "Tokens behind the other's screen.", ("hand",), high=SLOTS),
    Part("other.bag_size", "Tokens in the other's bag.", ("bag",), high=SLOTS),
    Part("turn.is_own", "1 when one is to decide.", ("to_move", "phase")),
    Part("turn.phase", f"What is asked, by number: {', '.join(PHASES)}.", ("phase",), high=len(PHASES) - 1),
    Part(
        "turn.stage",
        "Where the turn goes on: 0 supply, 1 closing, 2 effects, 3 draw, 4 passed, -1 in a home-made bonus.",
        ("stage", "phase"),
        low=STAGE_OWN,
        high=STAGE_PASSED,
    ),
    Part("turn.again", "1 when Tactics gives another turn.", ("again",), high=BYTE),
    Part("turn.skip_draw", "Draws that this turn leaves out.", ("skip_draw",), high=BYTE),
    Part("turn.closing_count", "Provinces that close now.", ("closing_n",), high=2),
    Part("turn.closing_first", "The first of them, from 1 on.", ("closing", "closing_n"), high=PROVINCES),
    Part("turn.closing_second", "The second.", ("closing", "closing_n"), high=PROVINCES),
    Part("turn.pending_count", "Bonuses still to be resolved.", ("pending_n",), high=2),
    Part("turn.pending_first", "The first of them, from 1 on.", ("pending", "pending_n"), high=BONUSES + OWN_BONUSES),
    Part("turn.pending_first_won", "1 when its taker won the province.", ("pending_won", "pending_n"), high=2),
    Part("turn.pending_second", "The second.", ("pending", "pending_n"), high=BONUSES + OWN_BONUSES),
    Part("turn.pending_second_won", "As for the first.", ("pending_won", "pending_n"), high=2),
    Part("options.poison", "1 with Poison.", ("with_poison",)),
    Part("options.centurions", "1 with Centurions.", ("with_centurions",)),
    Part("options.border_control", "1 with Border Control.", ("with_border_control",)),
    Part("options.stuck_loses", "1 where who cannot place loses.", ("stuck_loses",)),
    Part("options.solo", "1 against Auto-Crassus.", ("automaton",)),
    Part("options.harder", "Markers that the person begins without.", ("harder",), high=MARKERS),
    Part("seat", "The observer: 0 Caesar, 1 Pompey.", ()),
    Part("supply", "Bonus tokens of Border Control still face down.", ("supply",), high=BYTE, over=BONUS),
    memory=MEMORY,
)
assert len(SPACE[0]) == BORDERS
assert len(PROVINCE[0]) == PROVINCES
