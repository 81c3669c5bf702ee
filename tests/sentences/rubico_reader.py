"""Reads what is said of an action at RUBICO and checks it against a second model of the game, written from the rules."""

from __future__ import annotations

import copy
from typing import Any

from reference.rubico import FIRST_WINDOW, SECOND_WINDOW, Rubico
from reference.rubico_tables import POWERS
from sentences.reading import Sentence, check_prose

FACE = {
    **{"red": "red", "blue": "blue", "Janus": "janus", "Pompey": "pompey"},
    **{"rossa": "red", "blu": "blue", "Giano": "janus", "Pompeo": "pompey"},
}
POWER = {
    **{name.capitalize(): name for name in POWERS},
    **{"Cibele": "cibelis", "Venere": "venus", "Giunone": "juno"},
}
ORDER = ["blue", "pompey", "janus", "red"]  # from the worst to the best for the march
CARDS_MOVED = {"minerva", "cibelis", "venus", "eris"}


class Remembering(Rubico):
    """The model with all rounds that were turned up, as they lay just before."""

    def __init__(self, options: dict[str, Any], outcomes: Any) -> None:
        self.past: list[dict[str, Any]] = []
        super().__init__(options, outcomes)

    def reveal(self) -> None:
        self.past.append(
            {
                "round": self.round,
                "centurion": self.centurion,
                "quota": self.quota,
                "rows": copy.deepcopy(self.rows),
                "words": copy.deepcopy(self.words),
                "shown": [outcome["reveal"] for outcome in self.outcomes if "reveal" in outcome],
                "left_out": sum("discard" in outcome for outcome in self.outcomes),
            }
        )
        super().reveal()


class Scene:
    """An action, who takes it, and everything that was so before it."""

    def __init__(self, model: Remembering, seat: str, action: str) -> None:
        self.model, self.seat, self.action = copy.deepcopy(model), seat, action
        self.legal = sorted(model.legal(seat))
        self.verb, *self.words = action.split()
        self.row = self.model.rows[seat]

    def card(self) -> dict[str, Any]:
        """The card that the action names."""
        return self.model.rows[self.words[-2]][int(self.words[-1]) - 1]

    def chosen(self) -> list[dict[str, Any]]:
        return [card for row in self.model.rows.values() for card in row if card["picked"]]

    def knows_role(self, about: str) -> bool:
        """One's own; with five and seven, and where there is one alone, senators know everybody's."""
        roles = self.model.roles
        meet = self.model.count in (5, 7) or list(roles.values()).count("senate") == 1
        return about == self.seat or (roles[self.seat] == "senate" and meet)

    def past(self, number: str) -> dict[str, Any]:
        return {entry["round"]: entry for entry in self.model.past}[int(number)]

    def row_of(self, seat: str, number: str) -> list[dict[str, Any]]:
        return self.model.rows[seat] if int(number) == self.model.round else self.past(number)["rows"][seat]

    def at_work(self) -> list[str]:
        return [] if "vesta" in self.model.at_work else self.model.shown[self.model.tucked :]


def who(name: str) -> str:
    return name.lower()


def is_box(box: str, name: str) -> bool:
    """The map writes V for U, as inscriptions do."""
    return box.replace("u", "v") == name.lower().replace("u", "v")


def in_order(faces: list[str], best_first: bool) -> bool:
    worth = [ORDER.index(face) for face in faces]
    return worth == sorted(worth, reverse=best_first) and min(worth) < max(worth)


def swapped(s: Scene, face: str, place: str, best: bool) -> bool:
    row = [card["face"] for card in s.row]
    left, right = (int(word) - 1 for word in s.words)
    row[left], row[right] = row[right], row[left]
    rest = [ORDER.index(other) for other in row[left + 1 :]]
    mine = ORDER.index(row[left])
    before = all(mine >= other for other in rest) if best else all(mine <= other for other in rest)
    return s.verb == "swap" and row[left] == FACE[face] and left + 1 == int(place) and before


def claim(s: Scene, face: str, said: str | None = None) -> bool:
    is_said = FACE[said] if said else FACE[face]
    return (
        s.verb == "claim" and s.row[int(s.words[0]) - 1]["face"] == FACE[face] and s.words[1] == is_said
        if said is None or FACE[said] != FACE[face]
        else False
    )


def claim_nothing(s: Scene, face: str) -> bool:
    return s.verb == "claim" and s.words[1] == "?" and s.row[int(s.words[0]) - 1]["face"] == FACE[face]


def false_claims(s: Scene) -> int:
    return sum(card["said"] not in (None, "?", card["face"]) for card in s.row)


def done(s: Scene, count: str) -> bool:
    spoke = any(card["said"] not in (None, "?") for card in s.row)
    return s.verb == "done" and spoke and false_claims(s) == int(count)


def known(s: Scene, name: str, role: str) -> bool:
    return s.knows_role(who(name)) and s.model.roles[who(name)] == role


def seen(s: Scene, name: str, said: str, number: str, face: str | None = None) -> bool:
    """A card of another's row that the speaker knows, and what its owner said of it."""
    is_so = FACE[face or said]
    return who(name) != s.seat and any(
        s.seat in card["known_by"] and (card["said"], card["face"]) == (FACE[said], is_so)
        for card in s.row_of(who(name), number)
    )


def called_red(entry: dict[str, Any], seat: str) -> list[dict[str, Any]]:
    return [card for card in entry["rows"][seat] if card["picked"] and card["said"] == "red"]


def cannot_be_red(s: Scene, name: str, number: str, count: str = "1", reds: str = "0") -> bool:
    entry = s.past(number)
    called = called_red(entry, who(name))
    most = entry["shown"].count("red") + entry["left_out"]
    really = sum(card["face"] == "red" for card in called)
    return len(called) == int(count) > int(reds) == most >= really


def all_red(s: Scene, number: str, name: str) -> bool:
    called = called_red(s.past(number), who(name))
    return bool(called) and set(s.past(number)["shown"]) == {"red"} and all(card["face"] == "red" for card in called)


def contradicts(s: Scene, name: str, other: str, number: str, now: str, then: str) -> bool:
    before = s.past(number)["words"][who(name)]
    return s.model.words[who(name)] == {"word": now, "about": who(other)} and before == {
        "word": then,
        "about": who(other),
    }


def contradicts_self(s: Scene, number: str, about: str, now: str, then: str) -> bool:
    before = s.past(number)["words"][s.seat]
    return s.action == f"{now} {who(about)}" and before == {"word": then, "about": who(about)}


def fortuna_used(s: Scene, name: str, number: str, way: str) -> bool:
    use = {"power": "fortuna", "seat": who(name), "round": int(number), "target": way}
    return use in s.model.used


def left_red(s: Scene, number: str, name: str, count: str = "1") -> bool:
    entry = s.past(number)
    possible = sum(min(2, sum(card["said"] == "red" for card in row)) for row in entry["rows"].values())
    taken = sum(len(called_red(entry, seat)) for seat in entry["rows"])
    more = min(entry["quota"], possible) - taken
    moved = any(use["round"] == int(number) and use["power"] in CARDS_MOVED for use in s.model.used)
    return entry["centurion"] == who(name) and more == int(count) > 0 and not moved


def said_nothing(s: Scene, name: str, number: str) -> bool:
    row = s.past(number)["rows"][who(name)]
    return bool(row) and all(card["said"] in (None, "?") for card in row)


def too_many(s: Scene, count: str, reds: str) -> bool:
    cards = [card for row in s.model.rows.values() for card in row]
    called = [card for card in cards if card["said"] == "red" and s.seat not in card["known_by"]]
    really = sum(card["face"] == "red" for card in called)
    return len(called) == int(count) > int(reds) >= really


def card_called(s: Scene, name: str, said: str) -> bool:
    return s.words[-2] == who(name) and s.card()["said"] == FACE[said]


def confirm(s: Scene, more: str, count: str) -> bool:
    called = sum(card["said"] == "red" for card in s.chosen())
    return s.model.phase == "choice" and (len(s.chosen()), called) == (int(more), int(count))


def steps_if_true(s: Scene) -> int | None:
    """Steps if every chosen card is what the Centurion sees or was told; None where that cannot be counted."""
    called = [card["face"] if s.seat in card["known_by"] else card["said"] for card in s.chosen()]
    active = s.at_work()
    if not set(called) <= {"red", "blue"} or {"extra", "discard"} & set(active):
        return None
    red = called.count("red") + sum(card in ("red_1", "red_2") for card in active) + 2 * ("juno" in s.model.at_work)
    return red - called.count("blue") - active.count("blue")


def reaches(s: Scene, box: str) -> bool:
    steps, goal = steps_if_true(s), s.model.next_checkpoint()
    return steps is not None and s.model.position + steps >= goal and is_box(s.model.road[goal], box)


def stays(s: Scene, box: str) -> bool:
    steps = steps_if_true(s)
    back = steps is not None and steps < 0 and s.model.options["backward"]
    return steps is not None and steps <= 0 and not back and is_box(s.model.road[s.model.position], box)


def passes_over(s: Scene, name: str) -> bool:
    row = s.model.rows[who(name)]
    return any(card["said"] == "red" for card in row) and not any(card["picked"] for card in row)


def takes_word(s: Scene, name: str) -> bool:
    return any(card["picked"] and card["said"] == "red" for card in s.model.rows[who(name)])


def goes_to(s: Scene, box: str) -> bool:
    way = {"use fortuna forward": 1, "use fortuna back": -1}[s.action]
    return is_box(s.model.road[s.model.position + way], box)


def into_rome(s: Scene) -> bool:
    return s.model.road[s.model.position + 1] == "roma" and s.model.powers[s.seat] == "fortuna"


def effects(s: Scene, count: str) -> bool:
    working = [card for card in s.model.shown[s.model.tucked :] if card not in ("empty", "jolly")]
    return s.action == "use vesta" and len(working) == int(count)


def covers(s: Scene, face: str, is_chosen: bool) -> bool:
    card = s.row[int(s.words[-1]) - 1]
    return s.words[0] in ("venus", "eris") and card["face"] == FACE[face] and card["picked"] == is_chosen


def waits(s: Scene, name: str, so: bool) -> bool:
    return s.verb == "pass" and s.model.powers[s.seat] == POWER[name] and so


def points(s: Scene, count: str) -> bool:
    return 0 <= int(count) <= 100


def percent(s: Scene, name: str, number: str) -> bool:
    """An opinion; of somebody whose role the speaker knows it is no opinion."""
    if not s.knows_role(who(name)):
        return 0 <= int(number) <= 100
    return int(number) == (100 if s.model.roles[who(name)] == "senate" else 0)


def table_percent(s: Scene, name: str, number: str) -> bool:
    return who(name) in s.model.seats and 0 <= int(number) <= 100


SENTENCES = (
    Sentence("The only choice.", "L'unica scelta.", lambda s: len(s.legal) == 1),
    Sentence("Chosen at random among {n}.", "Scelta a caso fra {n}.", lambda s, n: int(n) == len(s.legal)),
    Sentence(
        "Brings {f} to place {n}, before all that is worth less to the march.",
        "Porta {f} al posto {n}, prima di tutto ciò che vale meno per la marcia.",
        lambda s, f, n: swapped(s, f, n, True),
    ),
    Sentence(
        "Brings {f} to place {n}, before all that is worth more to the march.",
        "Porta {f} al posto {n}, prima di tutto ciò che vale di più per la marcia.",
        lambda s, f, n: swapped(s, f, n, False),
    ),
    Sentence(
        "The row lies in order, what is best for the march on the left.",
        "La fila è in ordine, con ciò che è meglio per la marcia a sinistra.",
        lambda s: s.verb == "lock" and in_order([card["face"] for card in s.row], True),
    ),
    Sentence(
        "The row lies in order, what is worst for the march on the left.",
        "La fila è in ordine, con ciò che è peggio per la marcia a sinistra.",
        lambda s: s.verb == "lock" and in_order([card["face"] for card in s.row], False),
    ),
    Sentence(
        "All cards of the row are alike.",
        "Tutte le carte della fila sono uguali.",
        lambda s: s.verb == "lock" and len({card["face"] for card in s.row}) == 1,
    ),
    Sentence("Tells the truth: the card is {f}.", "Dice la verità: la carta è {f}.", claim),
    Sentence(
        "Tells a lie: the card is {f} and is called {g}.",
        "Dice una bugia: la carta è {f} e viene detta {g}.",
        claim,
    ),
    Sentence("Says nothing of a card that is {f}.", "Non dice nulla di una carta che è {f}.", claim_nothing),
    Sentence(
        "All that was said of the row is true.",
        "Tutto ciò che è stato detto della fila è vero.",
        lambda s: done(s, "0"),
    ),
    Sentence(
        "Of what was said of the row {n} claims are false.",
        "Di ciò che è stato detto della fila {n} dichiarazioni sono false.",
        done,
    ),
    Sentence(
        "Of what was said of the row one claim is false.",
        "Di ciò che è stato detto della fila una dichiarazione è falsa.",
        lambda s: done(s, "1"),
    ),
    Sentence("{p} is known to be a senator.", "Si sa che {p} è del Senato.", lambda s, p: known(s, p, "senate")),
    Sentence(
        "{p} is known to be on Caesar's side.",
        "Si sa che {p} è dalla parte di Cesare.",
        lambda s, p: known(s, p, "caesar"),
    ),
    Sentence(
        "{p} is Centurion this round.",
        "In questo round il Centurione è {p}.",
        lambda s, p: who(p) == s.model.centurion,
    ),
    Sentence(
        "A card that {p} called {f} in round {n} was seen, and that was true.",
        "Si è vista una carta che {p} aveva detto {f} nel round {n}, ed era vero.",
        seen,
    ),
    Sentence(
        "A card that {p} called {f} in round {n} was seen: it was {g}.",
        "Si è vista una carta che {p} aveva detto {f} nel round {n}: era {g}.",
        lambda s, p, f, n, g: FACE[f] != FACE[g] and seen(s, p, f, n, g),
    ),
    Sentence(
        "Of the {n} cards that {p} called red in round {r} and that were taken, at most {m} can have been red.",
        "Delle {n} carte che {p} aveva detto rosse nel round {r} e che furono prese, potevano essere rosse al massimo {m}.",
        lambda s, n, p, r, m: cannot_be_red(s, p, r, n, m),
    ),
    Sentence(
        "The card that {p} called red in round {r} and that was taken cannot have been red.",
        "La carta che {p} aveva detto rossa nel round {r} e che fu presa non poteva essere rossa.",
        cannot_be_red,
    ),
    Sentence(
        "In round {r} nothing but red was turned up, and {p} had called a card of it red.",
        "Nel round {r} fu scoperto solo rosso, e {p} ne aveva detta rossa una carta.",
        all_red,
    ),
    Sentence(
        "{p} accuses {q} now and vouched for {o} in round {r}.",
        "{p} ora accusa {q}, e nel round {r} ne aveva garantito.",
        lambda s, p, q, *rest: rest[0] in (q, rest[-1]) and contradicts(s, p, q, rest[-1], "accuse", "trust"),
    ),
    Sentence(
        "{p} vouches for {q} now and accused {o} in round {r}.",
        "{p} ora garantisce per {q}, e nel round {r} l'aveva accusato.",
        lambda s, p, q, *rest: rest[0] in (q, rest[-1]) and contradicts(s, p, q, rest[-1], "trust", "accuse"),
    ),
    Sentence(
        "Contradicts what was said in round {r}, when {p} was vouched for.",
        "Contraddice ciò che era stato detto nel round {r}, quando si garantiva per {p}.",
        lambda s, r, p: contradicts_self(s, r, p, "accuse", "trust"),
    ),
    Sentence(
        "Contradicts what was said in round {r}, when {p} was accused.",
        "Contraddice ciò che era stato detto nel round {r}, quando si accusava {p}.",
        lambda s, r, p: contradicts_self(s, r, p, "trust", "accuse"),
    ),
    Sentence(
        "{p} set Caesar back with Fortuna in round {r}.",
        "{p} ha fatto arretrare Cesare con Fortuna nel round {r}.",
        lambda s, p, r: fortuna_used(s, p, r, "back"),
    ),
    Sentence(
        "{p} moved Caesar on with Fortuna in round {r}.",
        "{p} ha fatto avanzare Cesare con Fortuna nel round {r}.",
        lambda s, p, r: fortuna_used(s, p, r, "forward"),
    ),
    Sentence(
        "As Centurion in round {r} {p} could have taken {n} more cards called red.",
        "Da Centurione nel round {r} {p} poteva prendere altre {n} carte dette rosse.",
        left_red,
    ),
    Sentence(
        "As Centurion in round {r} {p} could have taken one more card called red.",
        "Da Centurione nel round {r} {p} poteva prendere un'altra carta detta rossa.",
        left_red,
    ),
    Sentence(
        "{p} said nothing of a whole row in round {r}.",
        "{p} non ha detto nulla di un'intera fila nel round {r}.",
        said_nothing,
    ),
    Sentence(
        "Of the others' cards {n} are called red, and at most {m} can be.",
        "Delle carte degli altri {n} sono dette rosse, e possono esserlo al massimo {m}.",
        too_many,
    ),
    Sentence(
        "The card is known to be {f}.",
        "Si sa che la carta è {f}.",
        lambda s, f: s.seat in s.card()["known_by"] and s.card()["face"] == FACE[f],
    ),
    Sentence("{p} calls this card {f}.", "{p} dice che questa carta è {f}.", card_called),
    Sentence(
        "{p} has said nothing of this card.",
        "{p} non ha detto nulla di questa carta.",
        lambda s, p: s.words[-2] == who(p) and s.card()["said"] in (None, "?"),
    ),
    Sentence(
        "Of {m} cards chosen one is called red.",
        "Di {m} carte scelte una è detta rossa.",
        lambda s, m: confirm(s, m, "1"),
    ),
    Sentence("Of {m} cards chosen {n} are called red.", "Di {m} carte scelte {n} sono dette rosse.", confirm),
    Sentence(
        "If all of them are what they are called, Caesar reaches {b}.",
        "Se sono tutte come si dice, Cesare raggiunge {b}.",
        reaches,
    ),
    Sentence(
        "If all of them are what they are called, Caesar stays in {b}.",
        "Se sono tutte come si dice, Cesare resta a {b}.",
        stays,
    ),
    Sentence("Leaves what {p} calls red.", "Lascia ciò che {p} dice rosso.", passes_over),
    Sentence("Takes what {p} calls red.", "Prende ciò che {p} dice rosso.", takes_word),
    Sentence(
        "Caesar enters Rome, and that wins the match.",
        "Cesare entra a Roma, e la partita è vinta.",
        lambda s: s.action == "use fortuna forward" and into_rome(s),
    ),
    Sentence(
        "Fortuna would have brought Caesar to Rome.",
        "Fortuna avrebbe portato Cesare a Roma.",
        lambda s: s.verb == "pass" and into_rome(s),
    ),
    Sentence("Caesar comes to {b}.", "Cesare va a {b}.", goes_to),
    Sentence(
        "Every Pompey and every Janus counts for nothing this round.",
        "In questo round ogni Pompeo e ogni Giano non contano nulla.",
        lambda s: s.action == "use vesta",
    ),
    Sentence(
        "Of the Senate {n} effects are at work and count for nothing this round.",
        "Del Senato sono attivi {n} effetti, che in questo round non contano nulla.",
        effects,
    ),
    Sentence(
        "Of the Senate one effect is at work and counts for nothing this round.",
        "Del Senato è attivo un effetto, che in questo round non conta nulla.",
        lambda s: effects(s, "1"),
    ),
    Sentence(
        "Counts as two red cards and a Pompey.",
        "Conta come due carte rosse e un Pompeo.",
        lambda s: s.action == "use juno",
    ),
    Sentence(
        "Covers a card of the own row that is {f}.",
        "Copre una carta della propria fila che è {f}.",
        lambda s, f: covers(s, f, False),
    ),
    Sentence(
        "Covers a card of the own row that was chosen and is {f}.",
        "Copre una carta della propria fila che era stata scelta ed è {f}.",
        lambda s, f: covers(s, f, True),
    ),
    Sentence(
        "The card of {p} had been chosen.",
        "La carta di {p} era stata scelta.",
        lambda s, p: s.words[-2] == who(p) and s.card()["picked"],
    ),
    Sentence(
        "Everybody's role is known already.",
        "Il ruolo di tutti è già noto.",
        lambda s: all(s.knows_role(seat) for seat in s.model.seats),
    ),
    Sentence(
        "{w} can still be used when the choice is confirmed.",
        "{w} si può ancora usare quando la scelta è confermata.",
        lambda s, w: waits(s, w, s.model.phase == "choice" and POWER[w] in SECOND_WINDOW),
    ),
    Sentence(
        "{p} has not chosen all cards yet.",
        "{p} non ha ancora scelto tutte le carte.",
        lambda s, p: who(p) == s.model.centurion and s.model.phase == "choice" and not s.model.is_complete(),
    ),
    Sentence(
        "{w} is of no use any more this round.",
        "{w} in questo round non serve più.",
        lambda s, w: waits(s, w, s.model.phase == "powers" and POWER[w] in FIRST_WINDOW - SECOND_WINDOW),
    ),
    Sentence(
        "The best use of {w} now is worth about {n} points of Caesar's chance.",
        "L'uso migliore di {w} ora vale circa {n} punti della probabilità di Cesare.",
        lambda s, w, n: waits(s, w, points(s, n)),
    ),
    Sentence(
        "The best use of {w} now is worth about one point of Caesar's chance.",
        "L'uso migliore di {w} ora vale circa un punto della probabilità di Cesare.",
        lambda s, w: waits(s, w, True),
    ),
    Sentence(
        "Puts it at the right end of the own row.",
        "La mette all'estremità destra della propria fila.",
        lambda s: s.action == f"put {len(s.row) + 1}",
    ),
    Sentence("Puts {p} at {n} % senator.", "Dà {p} senatore al {n} %.", percent),
    Sentence(
        "What all could see puts {p} at {n} % senator.",
        "Ciò che tutti potevano vedere dà {p} senatore al {n} %.",
        table_percent,
    ),
    Sentence(
        "Caesar's chance with this choice is about {n} %.",
        "Con questa scelta la probabilità di Cesare è circa {n} %.",
        lambda s, n: s.seat == s.model.centurion and points(s, n),
    ),
    Sentence(
        "Moves Caesar's chance by about {n} points.",
        "Sposta la probabilità di Cesare di circa {n} punti.",
        lambda s, n: s.verb == "use" and points(s, n),
    ),
    Sentence(
        "Moves Caesar's chance by about one point.",
        "Sposta la probabilità di Cesare di circa un punto.",
        lambda s: s.verb == "use",
    ),
)


def check(scene: Scene, prose: str, language: str = "en") -> int:
    """How many sentences were said of an action, all of them understood and true."""
    return check_prose(SENTENCES, prose, language, scene)
