"""JULIUS CAESAR as text: year and points, the battle, and every place with its blocks and what is remembered of them."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from triumvirate.core.view import View
from triumvirate.games.julius.contests import Contest
from triumvirate.games.julius.memory import Candidate, Remembered, Stand
from triumvirate.games.julius.open import SEAT_NAMES
from triumvirate.games.julius.printed import DATA, PLACE_IDS, PLACE_NAMES
from triumvirate.games.julius.view import Group, JuliusView, OwnBlock, ShownBlock
from triumvirate.games.julius.words import block_name, card_name

STYLE = {"caesar": "yellow", "pompeius": "green", "cleopatra": "blue"}
NUMERALS = ("0", "I", "II", "III", "IV")
_NAME = dict(zip(PLACE_IDS, PLACE_NAMES, strict=True))
_FACTS = {entry["id"]: entry for entry in DATA["places"]}
_PRINTED = {entry["id"]: entry["name"] for entry in DATA["blocks"]}
_STRENGTHS = {entry["id"]: (0, *entry["strengths"]) for entry in DATA["blocks"]}
_KIND = {entry["id"]: entry["type"] for entry in DATA["blocks"]}
_KINDS = {"legio": "a legion", "navis": "a Navis", "leader": "a leader"}
_LETTERS = {entry["id"]: "/".join(entry["initiative"]) for entry in DATA["blocks"]}
_FIREPOWER = {entry["id"]: entry["firepower"] for entry in DATA["blocks"]}
FEW = 6
NOTHING: Remembered = {"last_battle": None, "stands": []}


def draw(view: View, memory: Mapping[str, Remembered]) -> Text:
    """The whole view; `memory` is the table's memory aid for the same viewer."""
    facts = JuliusView.of(view)
    text = Text()
    text.append(f"Year {facts.year}, turn {facts.turn}", style="bold")
    for seat in SEAT_NAMES:
        text.append(f"   {seat.capitalize()} {facts.points[seat]} points", style=STYLE[seat])
    text.append("\n")
    _add_cards(text, facts)
    if facts.battle:
        _add_battle(text, facts)
    for place in sorted(facts.places, key=lambda name: (_FACTS[name]["kind"] == "sea", _NAME[name])):
        _add_place(text, view, place, memory.get(place, NOTHING))
    if facts.pool:
        text.append("Levy pool ", style="bold")
        text.append(", ".join(_PRINTED[name] for name in facts.pool) + "\n", style="dim")
    if facts.dead:
        text.append("Fallen ", style="bold")
        text.append(", ".join(block_name(name) for name in facts.dead) + "\n", style="dim")
    text.rstrip()
    return text


def _add_cards(text: Text, facts: JuliusView) -> None:
    shown = [f"{seat.capitalize()} {card_name(card)}" for seat, card in facts.revealed.items() if card]
    if shown:
        text.append(f"Cards: {', '.join(shown)}. ")
    if facts.hand:
        text.append(f"Your hand: {', '.join(card_name(card) for card in facts.hand)}.")
    command = facts.command
    if facts.phase in ("move", "step"):
        text.append(f" Moves left: {command.points}.", style="bold")
    if facts.phase.startswith("levy"):
        text.append(f" Levies left: {command.levies}.", style="bold")
    text.append("\n")


def _add_battle(text: Text, facts: JuliusView) -> None:
    battle = facts.battle
    assert battle is not None
    text.append(f"Battle of {_NAME[battle.place]}, round {battle.round}", style="bold red")
    if battle.hits:
        text.append(f", hits still to take: {battle.hits}", style="red")
    text.append("\n")
    for block in facts.shown:
        text.append(f"  {_block(block)}{' (has acted)' if block.acted else ''}\n", style=STYLE[block.owner])


def _add_place(text: Text, view: View, place: str, remembered: Remembered) -> None:
    facts, entry = JuliusView.of(view), _FACTS[place]
    text.append(_NAME[place], style="bold")
    text.append(f" {'★' * entry.get('value', 0)}{'⚓' if entry.get('port') in ('major', 'minor') else ''} ")
    own = [block for block in facts.own or () if block.place == place]
    parts: list[tuple[str, str]] = [(_block(block), STYLE[view.seat or ""]) for block in own]
    for group in facts.places[place]:
        if group.owner != view.seat:
            parts.append((_group(group), STYLE[group.colour]))
    for number, (said, style) in enumerate(parts):
        text.append(", " if number else "")
        text.append(said, style=style)
    text.append("\n")
    if place in facts.contests:
        text.append(f"    {_contest(facts.contests[place])}\n", style="red")
    for line in memory_lines(remembered):
        text.append(f"    {line}\n", style="dim italic")


def _block(block: OwnBlock | ShownBlock) -> str:
    moved = " moved" if block.moved else ""
    name = _PRINTED[block.block] if isinstance(block, OwnBlock) else block_name(block.block)
    letter = _LETTERS[block.block] if isinstance(block, OwnBlock) else block.letter
    return f"{name} {letter}{_FIREPOWER[block.block]} {NUMERALS[block.strength]}{moved}"


def _group(group: Group) -> str:
    kind = "Cleopatra" if group.colour == "cleopatra" else "block" if group.count == 1 else "blocks"
    words = f"{group.count} {kind} of {group.owner.capitalize()}"
    return f"{words} in reserve" if group.reserve else words


def _contest(contest: Contest) -> str:
    """Who attacks by which roads, who waits in reserve, and how many defenders may leave."""
    attacker = contest.attacker
    defender = next(seat for seat in SEAT_NAMES if seat != attacker)
    roads = [
        f"{_NAME[road.came]} {road.blocks}{' (main road)' if road.came == contest.main_road else ''}"
        for road in contest.inroads
        if road.owner == attacker
    ]
    reserves = [f"{seat.capitalize()} {count} in reserve" for seat, count in contest.reserves.items() if count]
    held = f"{contest.pinned} of {defender.capitalize()} pinned, {contest.free} free"
    attack = f"{attacker.capitalize()} attacks{' from ' + ', '.join(roads) if roads else ''}"
    return "; ".join([attack, *reserves, held])


def memory_lines(remembered: Remembered) -> list[str]:
    """What a viewer remembers of a place, a sentence each."""
    lines = []
    when = remembered["last_battle"]
    if when and when[0]:
        lines.append("last battle: {}, turn {}".format(*when))
    return lines + [line for stand in remembered["stands"] for line in _stand_lines(stand)]


def _stand_lines(stand: Stand) -> list[str]:
    """Who is surely among blocks that look alike, and what the others can be, how strong at most."""
    sure = [block for block in stand["can_be"] if block["sure"]]
    maybe = [block for block in stand["can_be"] if not block["sure"]]
    lines = [f"here: {', '.join(_candidate(block) for block in sure)}"] if sure else []
    left = len(stand["handles"]) - len(sure)
    if left and maybe:
        which = "can be" if left == 1 else f"{left} of these:"
        if len(maybe) <= FEW:
            lines.append(f"{which} {', '.join(_candidate(block) for block in maybe)}")
        else:
            most = NUMERALS[max(_STRENGTHS[block["block"]][block["most"]] for block in maybe)]
            lines.append(f"{'can be any' if left == 1 else left} of {len(maybe)} blocks, at most {most}")
        lines.append("; ".join(_certain(stand)))
    return lines


def _certain(stand: Stand) -> list[str]:
    """What is certain of each of these blocks, whichever it is: its kind, its strength, the way it came."""
    kinds = {_KIND[block["block"]] for block in stand["can_be"]}
    least = NUMERALS[min(_STRENGTHS[block["block"]][block["least"]] for block in stand["can_be"])]
    most = NUMERALS[max(_STRENGTHS[block["block"]][block["most"]] for block in stand["can_be"])]
    said = ["surely no leader"] if "leader" not in kinds else []
    said += [f"surely {_KINDS.get(kind, kind)}" for kind in kinds] if len(kinds) == 1 else []
    said.append(f"strength {most}" if least == most else f"strength {least} to {most}")
    said += ["marched in this command"] if stand["moved"] else []
    return said + ([f"came from {_NAME[stand['came']]}"] if stand["came"] else [])


def _candidate(block: Candidate) -> str:
    """A block with its strength, or with the most that it can have."""
    strength = NUMERALS[_STRENGTHS[block["block"]][block["most"]]]
    return f"{_PRINTED[block['block']]} {'' if block['least'] == block['most'] else 'up to '}{strength}"


def draw_view(view: View, width: int) -> Text:
    """The places, without anybody's notes."""
    return draw(view, {})
