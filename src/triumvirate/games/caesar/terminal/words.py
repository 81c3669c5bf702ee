"""What is said beside the board of CAESAR!: the hand, tokens not yet seen, and what a placement would do."""

from __future__ import annotations

import random
from collections import Counter

from rich.text import Text

from triumvirate.core.errors import TriumvirateError
from triumvirate.core.view import View
from triumvirate.games import find_game
from triumvirate.games.caesar.board.text import ICON, INK, LETTER, NAME, PAINT, SEATS, short_token
from triumvirate.games.caesar.made_state import State
from triumvirate.games.caesar.printed import DATA
from triumvirate.games.caesar.view import CaesarView

_BORDER = {border["id"]: border for border in DATA["borders"]}
_NAME = {province["id"]: str(province["name"]) for province in DATA["provinces"]}
PROMPT = {
    "place": "place a token",
    "close": "choose which province closes first",
    "bonus": "choose which bonus comes first",
    "might": "Might: turn a token or marker of the opponent",
    "centurion": "choose a centurion",
    "over": "the game is over",
}
# Events of a preview that go without saying.
_SILENT = ("token_placed", "token_hidden", "token_hidden_is", "turn_began", "token_drawn", "draw_skipped", "bag_empty")


def space_name(space: str) -> str:
    """A border space by its two provinces."""
    return "–".join(_NAME[province] for province in _BORDER[space]["provinces"])


def action_words(action: str) -> str:
    """An action in words, values beside the provinces that they face."""
    words = action.split(" ")
    if words[0] == "place":
        first, second = (_NAME[province] for province in _BORDER[words[2]]["provinces"])
        if words[3] == "facedown":
            return f"{token_name(words[1])} face down on {first}–{second}"
        toward_first, toward_second = words[3].split("/")
        return f"{token_name(words[1])}: {toward_first} to {first}, {toward_second} to {second}"
    if words[0] == "close":
        return f"{_NAME[words[1]]} closes first"
    if words[0] == "bonus":
        return f"{words[1].capitalize()} first"
    if words[:2] == ["might", "token"]:
        return f"turn the token on {space_name(words[2])} face down"
    if words[:2] == ["might", "marker"]:
        return f"turn the marker in {_NAME[words[2]]} face down"
    if words[0] == "centurion":
        return f"take {token_name(words[1])}"
    return "pass" if action == "pass" else action


def choice_words(action: str) -> str:
    """A choice in as few words as do, for the line of the hand."""
    words = action.split(" ")
    if words[0] == "close":
        return _NAME[words[1]]
    if words[0] == "centurion":
        return short_token(words[1])
    return words[-1].capitalize()


def token_name(token: str) -> str:
    """`ship-5-1` as `≈ ship 5/1`."""
    *icons, high, low = token.split("-")
    shape = "".join(ICON.get(icon, "") for icon in icons)
    return f"{shape} {' '.join(icons)} {high}/{low}"


def hand_text(view: View, chosen: str | None) -> Text:
    """The hand with the keys that choose from it."""
    seat = view.seat or "caesar"
    text = Text("Hand  ", style="dim")
    hand = CaesarView.of(view).hand or []
    kinds, counts = list(dict.fromkeys(hand)), Counter(hand)
    for key, token in enumerate(kinds, 1):
        many = f"×{counts[token]}" if counts[token] > 1 else ""
        text.append(f"{key} ", style="dim")
        text.append(f" {short_token(token)}{many} ", style=PAINT[seat] + (" reverse" if token == chosen else ""))
        text.append("  ")
    if not kinds:
        text.append("empty", style="dim")
    return text


def unseen_text(view: View) -> Text:
    """For each other player, the tokens that the viewer has not seen: hand, bag and face-down ones together."""
    text = Text()
    for seat in SEATS:
        unseen = CaesarView.of(view).unseen[seat]
        if seat == view.seat or not unseen:
            continue
        text.append(f"Not yet seen of {NAME[seat]} ({len(unseen)})\n", style=INK[seat])
        rows: dict[str, list[str]] = {}
        for token in unseen:
            *icons, high, low = token.split("-")
            rows.setdefault(" ".join(ICON.get(icon, "c") for icon in icons), []).append(f"{high}/{low}")
        for icons_text, values in rows.items():
            text.append(f"  {icons_text:2} " + " ".join(sorted(values, reverse=True)) + "\n")
    return text


def preview(view: View, action: str) -> list[str]:
    """What an action would certainly do, in sentences: played on a possible truth and cut off where chance begins.

    Up to there the rules of CAESAR! look at open facts only, so nothing hidden can show.
    """
    game = find_game("caesar")
    seat = game.seats(view.options).index(view.seat or "")
    state = game.knowledge.determinize(view, random.Random(1))
    state.log, state.source = [], _Unknown()
    try:
        game.rules.apply(state, seat, game.read_action(state, seat, action))
    except _ChanceAsked:
        pass
    except TriumvirateError:
        return []
    events = [game.words.event(state, fact) for fact in state.log]
    heard = (e.to_json() for e in events if e.kind not in _SILENT and e.is_for(view.seat))
    told = [game.say(view.options, event, view.seat) for event in heard]
    return [line for line in told if line]


def totals_line(view: View, action: str) -> Text:
    """The strengths before and after a placement: `Sardinia 3:5 → 4:5 · Sicilia 0:0 → 5:0`."""
    words = action.split(" ")
    text = Text()
    if words[0] != "place" or view.seat is None:
        return text
    values = [0, 0] if words[3] == "facedown" else [int(value) for value in words[3].split("/")]
    seen = CaesarView.of(view)
    for province, value in zip(_BORDER[words[2]]["provinces"], values, strict=True):
        totals = seen.provinces[province].totals
        left = sum(1 for name in _spaces_of(province) if seen.borders[name] is None) - 1
        text.append(("  ·  " if text else "") + f"{_NAME[province]} ")
        for after in (False, True):
            text.append(" → " if after else "")
            for seat in SEATS:
                text.append(str(totals[seat] + (value if after and seat == view.seat else 0)), style=INK[seat])
                text.append(":" if seat == SEATS[0] else "")
        text.append(" closes" if left == 0 else f" {left} left", style="bold" if left == 0 else "dim")
    return text


def _spaces_of(province: str) -> list[str]:
    return next(list(entry["borders"]) for entry in DATA["provinces"] if entry["id"] == province)


def province_words(view: View, province: str) -> str:
    """A province in a sentence, for a click on it."""
    seen = CaesarView.of(view)
    settled = seen.provinces[province]
    totals = f"Caesar {settled.totals['caesar']}, Pompey {settled.totals['pompey']}"
    if settled.control:
        turned = ", its marker face down" if settled.flipped else ""
        return f"{_NAME[province]} is {NAME[settled.control]}'s ({LETTER[settled.control]}){turned}. {totals}."
    if settled.closed:
        return f"{_NAME[province]} is closed and tied. {totals}."
    free = [space_name(name) for name in _spaces_of(province) if seen.borders[name] is None]
    bonus = seen.bonuses[province]
    return f"{_NAME[province]}: {bonus.capitalize() if bonus else 'no bonus'}. {totals}. Free: {', '.join(free)}."


class _ChanceAsked(Exception):
    """The rules want chance: from here on nothing is certain."""


class _Unknown:
    """A source of chance that gives none."""

    def take(self, state: State, n: int, what: int) -> int:
        raise _ChanceAsked
