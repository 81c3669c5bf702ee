"""What a page shows of a position beside what the rules say of it: the facts of each game, by name.

A fact is read twice: from the page by the script, which gives null where it is not on the screen, and from the view of an entry.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

Facts = Mapping[str, object]
MARKERS = 12
LEGION_WINS = 4

# In the order of the seats: every number in a seat's line, and who is to move.
READ = r"""
const all = (where) => [...document.querySelectorAll(where)];
const numbers = (text) => (text?.match(/\d+/g) ?? []).map(Number);
const there = (where, read) => { const found = document.querySelector(where); return found ? read(found) : null; };
const plates = () => all('.players > li .facts').map((line) => numbers(line.textContent));
const turns = () => all('.players > li').flatMap((line, i) => (line.classList.contains('turn') ? [i] : []));
const cells = (where) => all(where).map((cell) => Number(cell.textContent));
const twin = (read) => there('.twin', read);
const GAMES = {
  caesar: {
    facts: () => ({
      tokens: all('svg.board .piece .token:not(.ghost)').length,
      closed: all('svg.board .land.closed').length,
      plates: plates(),
      turns: turns(),
      twin: twin(() => cells('.twin table:first-of-type td:nth-child(-n + 3)')),
    }),
    asks: 'button.token:not([disabled]):not(.plan), .choices button',
  },
  julius: {
    facts: () => ({
      pieces: all('svg.board .piece').length,
      when: there('.boardbox .when', (label) => numbers(label.textContent)),
      points: cells('.players > li .facts b'),
      cards: all('.players > li .facts').map((line) => numbers(line.textContent)[1]),
      revealed: all('.players > li .card-now').length,
      hand: there('.hand', (box) => box.querySelectorAll('.playing').length),
      turns: turns(),
      twin: twin((box) => numbers(box.querySelector('p').textContent)),
    }),
    asks: '.hand .playing:not([disabled]), .hand .choice:not([disabled]), .hand .words button:not([disabled])',
  },
  rubico: {
    facts: () => ({
      round: numbers(all('.tablecloth .status b')[0]?.textContent)[0],
      turned: all('.senate ol button').length,
      legions: all('.senate .legion i.full').length,
      steps: numbers(all('.tablecloth svg.road')[0]?.getAttribute('aria-label')).at(-1),
      rows: all('.seats .row').map((row) => row.querySelectorAll('.slot').length),
      said: all('.seats .slot .flag').length,
      picked: all('.seats .slot.picked').length,
      own: there('.hand', (box) => box.querySelectorAll('[data-place]').length),
      waited: all('.seats li.waited').length,
      twin: twin((box) => numbers(box.querySelector('p').textContent)),
    }),
    asks: '.hand .choices button:not([disabled])',
  },
};
"""
# What only grows or only shrinks within one entry: while it is told, it lies between what was and what will be.
BETWEEN = {"caesar": ("tokens", "closed"), "julius": ("pieces",), "rubico": ("round", "turned")}


def _seats(view: dict[str, Any], deciding: Sequence[str | None]) -> list[int]:
    return [i for i, seat in enumerate(view["hand_sizes"]) if seat in deciding and not view["result"]]


def _caesar(view: dict[str, Any]) -> Facts:
    whole = (view["placed"], view["senate"], view["hand_sizes"], view["bag_sizes"])
    lines = [[placed, MARKERS, *rest] for placed, *rest in zip(*(of.values() for of in whole), strict=True)]
    totals = [province["totals"][seat] for province in view["provinces"].values() for seat in view["hand_sizes"]]
    return {
        "tokens": sum(lying is not None for lying in view["borders"].values()),
        "closed": sum(province["closed"] for province in view["provinces"].values()),
        "plates": lines,
        "turns": _seats(view, [view["to_move"]]),
        "twin": totals,
    }


def _julius(view: dict[str, Any]) -> Facts:
    points = list(view["points"].values())
    hand = [*view.get("hand", ())]
    if view["phase"] == "cards":
        hand += [card for card in (view.get("chosen"), view.get("discarded") if view["turn"] == 1 else None) if card]
    return {
        "pieces": sum(group["count"] for groups in view["places"].values() for group in groups),
        "when": [view["year"], view["turn"]],
        "points": points,
        "cards": list(view["hand_sizes"].values()),
        "revealed": sum(card is not None for card in view["revealed"].values()),
        "hand": len(hand),
        "turns": _seats(view, view["deciders"]),
        "twin": [view["year"], view["turn"], *points],
    }


def _rubico(view: dict[str, Any]) -> Facts:
    others = [row for seat, row in view["rows"].items() if seat != view["seat"] or view["result"]]
    cards = [card for row in others for card in row]
    ahead = [at - view["position"] for at in view["checkpoints"] if at > view["position"]]
    return {
        "round": view["round"],
        "turned": len(view["senate"]["shown"]),
        "legions": sum(min(n, LEGION_WINS) for n in view["senate"]["legions"].values()),
        "steps": ahead[0] if ahead else 0,
        "rows": [len(row) for row in others if row],
        "said": sum(card["said"] is not None for card in cards),
        "picked": sum(card["picked"] for card in cards),
        "own": len(view["rows"].get(view["seat"], ())),
        "waited": sum(seat in view["waiting_for"] for seat in view["rows"] if seat != view["seat"] or view["result"]),
        "twin": [view["round"], *([] if view["result"] else [view["quota"]])],
    }


FACTS: dict[str, Callable[[dict[str, Any]], Facts]] = {"caesar": _caesar, "julius": _julius, "rubico": _rubico}


def differences(shown: Facts, true: Facts) -> list[str]:
    """The facts that are on the screen and are not so."""
    return [name for name, value in shown.items() if value is not None and value != true[name]]


def strangers(shown: Facts, before: Facts, after: Facts, game: str) -> list[str]:
    """The facts that are neither what was nor what will be, nor on the way from one to the other."""
    found = []
    for name in BETWEEN[game]:
        ends = [before[name], after[name]]
        if not all(isinstance(value, int) for value in (*ends, shown[name])):
            continue
        if not min(ends) <= shown[name] <= max(ends):
            found.append(name)
    return found
