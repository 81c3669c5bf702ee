"""Reads what is said of an action at RUBICO and checks it against a second model of the game, written from the rules."""

from __future__ import annotations

from reference.rubico import FIRST_WINDOW, SECOND_WINDOW
from sentences import rubico_against
from sentences.reading import Sentence, check_prose
from sentences.rubico_scene import (
    FACE,
    POWER,
    Scene,
    all_red,
    cannot_be_red,
    card_called,
    claim,
    claim_nothing,
    confirm,
    contradicts,
    contradicts_self,
    covers,
    done,
    effects,
    fortuna_used,
    goes_to,
    in_order,
    into_rome,
    known,
    left_red,
    passes_over,
    percent,
    points,
    reaches,
    said_nothing,
    seen,
    stays,
    swapped,
    table_percent,
    takes_word,
    too_many,
    waits,
    who,
)

SENTENCES = (
    Sentence("The only choice.", "L'unica scelta.", lambda s: len(s.legal) == 1),
    Sentence("Chosen at random among {n}.", "Scelta a caso fra {n}.", lambda s, n: int(n) == len(s.legal)),
    Sentence(
        "Brings a {f} card to place {n}, before all that is worth less to the march.",
        "Porta una carta {f} al posto {n}, prima di tutto ciò che vale meno per la marcia.",
        lambda s, f, n: swapped(s, f, n, True),
    ),
    Sentence(
        "Brings a {f} card to place {n}, before all that is worth more to the march.",
        "Porta una carta {f} al posto {n}, prima di tutto ciò che vale di più per la marcia.",
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
        lambda s, n, p, r, m: int(m) > 0 and cannot_be_red(s, p, r, n, m),
    ),
    Sentence(
        "Of the {n} cards that {p} called red in round {r} and that were taken, none can have been red.",
        "Delle {n} carte che {p} aveva detto rosse nel round {r} e che furono prese, nessuna poteva essere rossa.",
        lambda s, n, p, r: int(n) > 1 and cannot_be_red(s, p, r, n),
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
        lambda s, n, m: int(m) > 0 and too_many(s, n, m),
    ),
    Sentence(
        "Of the others' cards {n} are called red, and none can be.",
        "Delle carte degli altri {n} sono dette rosse, e nessuna può esserlo.",
        lambda s, n: too_many(s, n, "0"),
    ),
    Sentence(
        "One of the others' cards is called red, and it cannot be.",
        "Una delle carte degli altri è detta rossa, e non può esserlo.",
        lambda s: too_many(s, "1", "0"),
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
    Sentence(
        "Of {m} cards chosen {n} are called red.",
        "Di {m} carte scelte {n} sono dette rosse.",
        lambda s, m, n: int(n) > 1 and confirm(s, m, n),
    ),
    Sentence(
        "Of {m} cards chosen none is called red.",
        "Di {m} carte scelte nessuna è detta rossa.",
        lambda s, m: confirm(s, m, "0"),
    ),
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
        "Covers a card of one's own row that is {f}.",
        "Copre una carta della propria fila che è {f}.",
        lambda s, f: covers(s, f, False),
    ),
    Sentence(
        "Covers a card of one's own row that was chosen and is {f}.",
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
        "Puts it at the right end of one's own row.",
        "La mette all'estremità destra della propria fila.",
        lambda s: s.action == f"put {len(s.row) + 1}",
    ),
    Sentence("Puts {p} at {n} % senator.", "Dà {p} senatore {n} %.", percent),
    Sentence(
        "Puts the Centurion, {p}, at {n} % senator.",
        "Dà il Centurione, {p}, senatore {n} %.",
        lambda s, p, n: who(p) == s.model.centurion and percent(s, p, n),
    ),
    Sentence(
        "The Centurion, {p}, is known to be a senator.",
        "Si sa che il Centurione, {p}, è del Senato.",
        lambda s, p: who(p) == s.model.centurion and known(s, p, "senate"),
    ),
    Sentence(
        "What all could see puts {p} at {n} % senator.",
        "Ciò che tutti potevano vedere dà {p} senatore {n} %.",
        table_percent,
    ),
    Sentence(
        "Caesar's chance with this choice is about {n} %.",
        "Con questa scelta la probabilità di Cesare è circa {n} %.",
        lambda s, n: s.seat == s.model.centurion and points(s, n),
    ),
    *rubico_against.SENTENCES,
)


def check(scene: Scene, prose: str, language: str = "en") -> int:
    """How many sentences were said of an action, all of them understood and true."""
    return check_prose(SENTENCES, prose, language, scene)
