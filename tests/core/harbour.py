"""A small game of a harbour, declared in every way a decision can be: its actions and its chapter as texts."""

from __future__ import annotations

ACTIONS = """
from triumvirate.core.decisions import Kept, Noun, Order

PLACE = Noun("place", tuple("abcde"))
DEPTH = Noun("depth", tuple("234"), first=2)
QUAY = Noun("quay", tuple("wxyz"), first=5, unused=2)
ORDER = Order("sail", "tow", "load", "moor", "rest", "trade", "sell", "row", "port", "starboard", "neither", "pick", "drop",
              "beg", "plead", "wait", "give", "stay", "flag", "done", "anchor", MORE)
"""

CHAPTER = """
from triumvirate.core.decisions import decision, list_phase
from ..actions import DEPTH, PLACE, QUAY

(PHASE_SAIL, PHASE_SETS, PHASE_COUNTED, PHASE_WALKED, PHASE_CASES, PHASE_OWN, PHASE_BEG, PHASE_GIVE,
 PHASE_FLAG) = range(9)
CLOSED, FAR, FULL, ELSEWHERE, NOT_YOU = 3, 4, 5, 6, 7


def bits(s, verb):
    return sum(1 << place for (place,) in s.open[verb])


def nth_of(s, verb, n):
    found = sorted(place for (place,) in s.open[verb])
    return found[n] if n < len(found) else -1


# --- two numbers, of which a set says which are worth asking about; and values that are never chosen


def worth_sailing(s, seat):
    return sum(1 << place * 3 + depth - 2 for place, depth in s.open["sail"] | s.tempting)


def why_not_sail(s, seat, place, depth):
    return 0 if (place, depth) in s.open["sail"] else CLOSED


@decision("sail", PLACE, DEPTH, phase=PHASE_SAIL, among=worth_sailing, unless=why_not_sail)
def sail(s, seat, place, depth):
    s.done = ("sail", seat, (place, depth))


def may_tow(s, seat, quay, place):
    return (quay, place) in s.open["tow"]


@decision("tow", QUAY, PLACE, phase=PHASE_SAIL, provided=may_tow, reason=FULL, outside=ELSEWHERE)
def tow(s, seat, quay, place):
    s.done = ("tow", seat, (quay, place))


# --- sets


def loads(s, seat):
    return bits(s, "load")


def why_not_load(s, seat, place):
    return 0 if (place,) in s.open["load"] else FAR


@decision("load", PLACE, phase=PHASE_SETS, exactly=loads, unless=why_not_load)
def load(s, seat, place):
    s.done = ("load", seat, (place,))


def moorings(s, seat):
    return bits(s, "moor")


def why_elsewhere(s, seat):
    return ELSEWHERE + seat


@decision("moor", PLACE, phase=PHASE_SETS, among=moorings, reason=FULL, outside=why_elsewhere)
def moor(s, seat, place):
    s.done = ("moor", seat, (place,))


@decision("rest", phase=PHASE_SETS)
def rest(s, seat):
    s.done = ("rest", seat, ())


# --- counted and chosen by functions of the game's own


def trades(s, seat):
    return len(s.open["trade"])


def nth_trade(s, seat, n):
    return nth_of(s, "trade", n)


def list_trades(s, seat, out, count, first):
    s.listed_by_itself = True
    for place, in sorted(s.open["trade"]):
        out[count] = first + place
        count += 1
    return count


def why_not_trade(s, seat, place):
    return 0 if (place,) in s.open["trade"] else CLOSED


@decision("trade", PLACE, phase=PHASE_COUNTED, counts=trades, nth=nth_trade, lists=list_trades, unless=why_not_trade)
def trade(s, seat, place):
    s.done = ("trade", seat, (place,))


def sales(s, seat):
    return len(s.open["sell"])


def nth_sale(s, seat, n):
    return nth_of(s, "sell", n)


def why_not_sell(s, seat, place):
    return 0 if (place,) in s.open["sell"] else FAR


@decision("sell", PLACE, phase=PHASE_COUNTED, counts=sales, nth=nth_sale, unless=why_not_sell)
def sell(s, seat, place):
    s.done = ("sell", seat, (place,))


# --- walked in an order of the game's own


def rowers(s, seat):
    return 5


def nth_rower(s, seat, i):
    return 4 - i


def why_not_row(s, seat, place):
    return 0 if (place,) in s.open["row"] else CLOSED


@decision("row", PLACE, phase=PHASE_WALKED, candidates=(rowers, nth_rower), unless=why_not_row)
def row(s, seat, place):
    s.done = ("row", seat, (place,))


# --- one of several by case


def which_side(s, seat):
    return s.side


def why_not_port(s, seat, place):
    return 0 if s.side == 0 and (place,) in s.open["port"] else CLOSED


@decision("port", PLACE, phase=PHASE_CASES, case=(which_side, 0), unless=why_not_port)
def port(s, seat, place):
    s.done = ("port", seat, (place,))


def starboards(s, seat):
    return bits(s, "starboard") if s.side == 1 else 0


def why_not_starboard(s, seat, place):
    return 0 if (starboards(s, seat) >> place) & 1 else CLOSED


@decision("starboard", PLACE, phase=PHASE_CASES, case=(which_side, 1), exactly=starboards, unless=why_not_starboard)
def starboard(s, seat, place):
    s.done = ("starboard", seat, (place,))


def why_not_neither(s, seat):
    return 0 if s.side == 2 else CLOSED


@decision("neither", phase=PHASE_CASES, case=(which_side, 2), unless=why_not_neither)
def neither(s, seat):
    s.done = ("neither", seat, ())


# --- a phase that the game lists by itself


def why_not_pick(s, seat, place):
    return 0 if (place,) in s.open["pick"] else CLOSED


@decision("pick", PLACE, phase=PHASE_OWN, unless=why_not_pick)
def pick(s, seat, place):
    s.done = ("pick", seat, (place,))


def why_not_drop(s, seat, place):
    return 0 if (place,) in s.open["drop"] else FAR


@decision("drop", PLACE, phase=PHASE_OWN, unless=why_not_drop)
def drop(s, seat, place):
    s.done = ("drop", seat, (place,))


def handled(s, seat):
    return len(s.open["pick"]) + len(s.open["drop"])


def nth_handled(s, seat, n, first_pick, first_drop):
    if n < len(s.open["pick"]):
        return first_pick + nth_of(s, "pick", n)
    return first_drop + nth_of(s, "drop", n - len(s.open["pick"]))


list_phase(PHASE_OWN, handled, nth_handled)


# --- last resorts, after what is counted and after a set


def beggings(s, seat):
    return len(s.open["beg"])


def nth_begging(s, seat, n):
    return nth_of(s, "beg", n)


def why_not_beg(s, seat, place):
    return 0 if (place,) in s.open["beg"] else CLOSED


@decision("beg", PLACE, phase=PHASE_BEG, counts=beggings, nth=nth_begging, unless=why_not_beg)
def beg(s, seat, place):
    s.done = ("beg", seat, (place,))


def pleas(s, seat):
    return len(s.open["plead"])


def nth_plea(s, seat, n):
    return nth_of(s, "plead", n)


def why_not_plead(s, seat, place):
    return 0 if (place,) in s.open["plead"] else CLOSED


@decision("plead", PLACE, phase=PHASE_BEG, counts=pleas, nth=nth_plea, unless=why_not_plead)
def plead(s, seat, place):
    s.done = ("plead", seat, (place,))


def why_not_wait(s, seat):
    return CLOSED if s.open["beg"] or s.open["plead"] else 0


@decision("wait", phase=PHASE_BEG, unless=why_not_wait, fallback=True)
def wait(s, seat):
    s.done = ("wait", seat, ())


def gifts(s, seat):
    return bits(s, "give")


def why_not_give(s, seat, place):
    return 0 if (place,) in s.open["give"] else CLOSED


@decision("give", PLACE, phase=PHASE_GIVE, exactly=gifts, unless=why_not_give)
def give(s, seat, place):
    s.done = ("give", seat, (place,))


def why_not_stay(s, seat):
    return CLOSED if s.open["give"] else 0


@decision("stay", phase=PHASE_GIVE, unless=why_not_stay, fallback=True)
def stay(s, seat):
    s.done = ("stay", seat, ())


# --- masks of the game's own


def mark_flags(s, seat, words, first):
    s.marked_by_itself = True
    for place, in s.open["flag"]:
        words[first + place >> 6] |= 1 << (first + place & 63)
    return len(s.open["flag"])


def show_flags(s, seat, mask, first):
    for place, in s.open["flag"]:
        mask[first + place] = 1
    return len(s.open["flag"]), bits(s, "flag")


def wipe_flags(mask, first, shown):
    for place in range(5):
        if (shown >> place) & 1:
            mask[first + place] = 0


def why_not_flag(s, seat, place):
    return 0 if (place,) in s.open["flag"] else CLOSED


@decision("flag", PLACE, phase=PHASE_FLAG, unless=why_not_flag, marks=mark_flags, shows=show_flags, wipes=wipe_flags)
def flag(s, seat, place):
    s.done = ("flag", seat, (place,))


@decision("done", phase=PHASE_FLAG)
def done(s, seat):
    s.done = ("done", seat, ())


def may_anchor(s, seat):
    return s.phase == PHASE_WALKED and s.open["anchor"]


@decision("anchor", phase=PHASE_WALKED, outside=None, provided=may_anchor, reason=ELSEWHERE)
def anchor(s, seat):
    s.done = ("anchor", seat, ())
"""
