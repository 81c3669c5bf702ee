"""Reads what is said against an action at RUBICO: rows spoken of, choices and powers, held against the second model."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sentences.reading import Sentence
from sentences.rubico_scene import FACE, POWER, Scene, heard_as, own_side, points, who

NOTHING = (None, "?")
REDS, BLUES = ("red_1", "red_2"), ("blue",)


def spoken(s: Scene) -> list[tuple[str, str | None]]:
    """The cards that an action speaks of, each with what is said of it: one that is called, or the whole row."""
    if s.verb == "claim":
        return [(s.row[int(s.words[0]) - 1]["face"], s.words[1])]
    return [(card["face"], card["said"]) for card in s.row] if s.verb == "done" else []


def spoken_so(so: Callable[[str, str | None], bool]) -> Callable[..., bool]:
    """So many of the cards that are spoken of are spoken of so."""
    return lambda s, count="1": sum(so(face, said) for face, said in spoken(s)) == int(count)


tells_red = spoken_so(lambda face, said: face == said == "red")
tells_blue = spoken_so(lambda face, said: face == said and face in ("blue", "pompey"))
hides_red = spoken_so(lambda face, said: face == "red" and said not in ("red", *NOTHING))
offers_false = spoken_so(lambda face, said: said == "red" != face)
untold = spoken_so(lambda face, said: said in NOTHING)


def lying(s: Scene, is_picked: bool) -> list[tuple[str, dict[str, Any]]]:
    """The cards that a choice takes, or those that it leaves though they could be taken."""
    rows = s.model.rows.items()
    return [(seat, card) for seat, row in rows for card in row if card["picked"] == is_picked and not card["covered"]]


def called(s: Scene, count: str, name: str, said: str, is_picked: bool) -> bool:
    """So many of somebody's cards, of which the chooser knows no more than that they are called so."""
    cards = [card for seat, card in lying(s, is_picked) if seat == who(name) and s.seat not in card["known_by"]]
    return s.verb == "confirm" and sum(card["said"] == FACE[said] for card in cards) == int(count)


def seen_as(s: Scene, count: str, face: str, is_picked: bool) -> bool:
    """So many cards that the chooser has seen."""
    cards = [card for _, card in lying(s, is_picked) if s.seat in card["known_by"]]
    return s.verb == "confirm" and sum(card["face"] == FACE[face] for card in cards) == int(count)


def voids(s: Scene, count: str, names: tuple[str, ...]) -> bool:
    return s.action == "use vesta" and sum(card in names for card in s.model.shown[s.model.tucked :]) == int(count)


def spends(s: Scene, name: str, count: str = "0") -> bool:
    return s.verb == "use" and s.words[0] == POWER[name] and points(s, count)


def would(s: Scene, name: str, count: str, side: str) -> bool:
    return s.verb == "pass" and s.model.powers[s.seat] == POWER[name] and own_side(s) == side and 0 < int(count) <= 100


def moves(s: Scene, count: str, side: str) -> bool:
    return s.verb == "use" and own_side(s) == side and 0 < int(count) <= 100


SENTENCES = (
    Sentence("Tells the Centurion of {n} red cards.", "Rivela al Centurione {n} carte rosse.", tells_red),
    Sentence("Tells the Centurion of a red card.", "Rivela al Centurione una carta rossa.", tells_red),
    Sentence(
        "Warns of {n} cards that are blue or Pompey.",
        "Mette in guardia da {n} carte che sono blu o Pompeo.",
        tells_blue,
    ),
    Sentence(
        "Warns of a card that is blue or Pompey.",
        "Mette in guardia da una carta che è blu o Pompeo.",
        tells_blue,
    ),
    Sentence("Calls {n} red cards something else.", "Dice altro di {n} carte rosse.", hides_red),
    Sentence("Calls a red card something else.", "Dice altro di una carta rossa.", hides_red),
    Sentence("Calls {n} cards red that are not.", "Dice rosse {n} carte che non lo sono.", offers_false),
    Sentence("Calls a card red that is not.", "Dice rossa una carta che non lo è.", offers_false),
    Sentence("Says nothing of {n} cards.", "Non dice nulla di {n} carte.", untold),
    Sentence("Says nothing of a card.", "Non dice nulla di una carta.", untold),
    Sentence(
        "What all could see puts {p} at {n} % senator: a lie is still believed.",
        "Ciò che tutti potevano vedere dà {p} senatore {n} %: una bugia è ancora creduta.",
        lambda s, p, n: heard_as(s, p, n, True),
    ),
    Sentence(
        "What all could see puts {p} at {n} % senator: a lie is hardly believed any more.",
        "Ciò che tutti potevano vedere dà {p} senatore {n} %: una bugia non è quasi più creduta.",
        lambda s, p, n: heard_as(s, p, n, False),
    ),
    Sentence(
        "Takes {n} cards that {p} calls {f}.",
        "Prende {n} carte di {p}, ciascuna detta {f}.",
        lambda s, n, p, f: called(s, n, p, f, True),
    ),
    Sentence(
        "Takes a card that {p} calls {f}.",
        "Prende una carta che {p} dice {f}.",
        lambda s, p, f: called(s, "1", p, f, True),
    ),
    Sentence(
        "Takes {n} cards that are known to be {f}.",
        "Prende {n} carte che si conoscono, ciascuna {f}.",
        lambda s, n, f: seen_as(s, n, f, True),
    ),
    Sentence(
        "Takes a card that is known to be {f}.",
        "Prende una carta che si sa essere {f}.",
        lambda s, f: seen_as(s, "1", f, True),
    ),
    Sentence(
        "Leaves {n} cards that {p} calls {f}.",
        "Lascia {n} carte di {p}, ciascuna detta {f}.",
        lambda s, n, p, f: called(s, n, p, f, False),
    ),
    Sentence(
        "Leaves a card that {p} calls {f}.",
        "Lascia una carta che {p} dice {f}.",
        lambda s, p, f: called(s, "1", p, f, False),
    ),
    Sentence(
        "Leaves {n} cards that are known to be {f}.",
        "Lascia {n} carte che si conoscono, ciascuna {f}.",
        lambda s, n, f: seen_as(s, n, f, False),
    ),
    Sentence(
        "Leaves a card that is known to be {f}.",
        "Lascia una carta che si sa essere {f}.",
        lambda s, f: seen_as(s, "1", f, False),
    ),
    Sentence(
        "Of the Senate's effects {n} would have counted as red.",
        "Degli effetti del Senato {n} avrebbero contato come rossi.",
        lambda s, n: voids(s, n, REDS),
    ),
    Sentence(
        "One of the Senate's effects would have counted as red.",
        "Uno degli effetti del Senato avrebbe contato come rosso.",
        lambda s: voids(s, "1", REDS),
    ),
    Sentence(
        "Of the Senate's effects {n} would have counted as blue.",
        "Degli effetti del Senato {n} avrebbero contato come blu.",
        lambda s, n: voids(s, n, BLUES),
    ),
    Sentence(
        "One of the Senate's effects would have counted as blue.",
        "Uno degli effetti del Senato avrebbe contato come blu.",
        lambda s: voids(s, "1", BLUES),
    ),
    Sentence(
        "Its two red cards count for Caesar.",
        "Le sue due carte rosse contano per Cesare.",
        lambda s: s.action == "use juno" and own_side(s) == "senate",
    ),
    Sentence(
        "Its Pompey turns a card of the Senate.",
        "Il suo Pompeo gira una carta del Senato.",
        lambda s: s.action == "use juno" and own_side(s) == "caesar" and "vesta" not in s.model.at_work,
    ),
    Sentence(
        "The card that it covers had not been chosen.",
        "La carta che copre non era stata scelta.",
        lambda s: s.words[0] in ("venus", "eris") and not s.row[int(s.words[-1]) - 1]["picked"],
    ),
    Sentence(
        "The card of {p} had not been chosen.",
        "La carta di {p} non era stata scelta.",
        lambda s, p: s.verb == "use" and s.words[-2] == who(p) and not s.card()["picked"],
    ),
    Sentence("{w} would not help now.", "{w} ora non aiuterebbe.", lambda s, w: s.model.powers[s.seat] == POWER[w]),
    Sentence(
        "The best use of {w} now would raise Caesar's chance by about {n} points.",
        "L'uso migliore di {w} ora alzerebbe la probabilità di Cesare di circa {n} punti.",
        lambda s, w, n: would(s, w, n, "caesar"),
    ),
    Sentence(
        "The best use of {w} now would raise Caesar's chance by about one point.",
        "L'uso migliore di {w} ora alzerebbe la probabilità di Cesare di circa un punto.",
        lambda s, w: would(s, w, "1", "caesar"),
    ),
    Sentence(
        "The best use of {w} now would lower Caesar's chance by about {n} points.",
        "L'uso migliore di {w} ora abbasserebbe la probabilità di Cesare di circa {n} punti.",
        lambda s, w, n: would(s, w, n, "senate"),
    ),
    Sentence(
        "The best use of {w} now would lower Caesar's chance by about one point.",
        "L'uso migliore di {w} ora abbasserebbe la probabilità di Cesare di circa un punto.",
        lambda s, w: would(s, w, "1", "senate"),
    ),
    Sentence(
        "Raises Caesar's chance by about {n} points.",
        "Alza la probabilità di Cesare di circa {n} punti.",
        lambda s, n: moves(s, n, "caesar"),
    ),
    Sentence(
        "Raises Caesar's chance by about one point.",
        "Alza la probabilità di Cesare di circa un punto.",
        lambda s: moves(s, "1", "caesar"),
    ),
    Sentence(
        "Lowers Caesar's chance by about {n} points.",
        "Abbassa la probabilità di Cesare di circa {n} punti.",
        lambda s, n: moves(s, n, "senate"),
    ),
    Sentence(
        "Lowers Caesar's chance by about one point.",
        "Abbassa la probabilità di Cesare di circa un punto.",
        lambda s: moves(s, "1", "senate"),
    ),
    Sentence(
        "Costs one's own side about {n} points.",
        "Costa alla propria parte circa {n} punti.",
        lambda s, n: s.verb == "use" and 0 < int(n) <= 100,
    ),
    Sentence(
        "Costs one's own side about one point.",
        "Costa alla propria parte circa un punto.",
        lambda s: s.verb == "use",
    ),
    Sentence("{w} is spent on it and wins next to nothing.", "{w} è spesa così e non rende quasi nulla.", spends),
    Sentence(
        "{w} is spent on it and wins one's own side no more than about {n} points.",
        "{w} è spesa così e rende alla propria parte non più di circa {n} punti.",
        spends,
    ),
    Sentence(
        "{w} is spent on it and wins one's own side no more than about one point.",
        "{w} è spesa così e rende alla propria parte non più di circa un punto.",
        spends,
    ),
)
