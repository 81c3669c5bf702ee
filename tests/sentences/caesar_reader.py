"""Reads what is said of an action at CAESAR!: every sentence with what it claims (`caesar_claims.py`)."""

from __future__ import annotations

import re

from reference.board import free_spaces
from sentences.caesar_claims import (
    answer,
    anyway,
    can_no_longer,
    closes,
    closes_both,
    cuts_off,
    extends,
    forces,
    full_and_led,
    gains,
    gives_up,
    holds,
    keeps_from,
    keeps_laurel,
    leaves,
    leaves_bonus,
    led_anew,
    lets_senate,
    lets_stand,
    levels,
    misses,
    misses_bonus,
    narrows,
    needless,
    next_best,
    offers,
    percent,
    prepares,
    secures,
    spends_laurel,
    takes,
    takes_lead_away,
    traps,
    turns_less,
    weakens_in,
    wins,
    wrong_way,
)
from sentences.caesar_scene import PROVINCE, Scene, provinces
from sentences.reading import NotSo, Sentence, check_prose

SENTENCES = (
    Sentence("The only choice.", "L'unica scelta.", lambda s: len(s.legal) == 1),
    Sentence("Chosen at random among {n}.", "Scelta a caso fra {n}.", lambda s, n: int(n) == len(s.legal)),
    Sentence("Wins the match.", "Vince la partita.", lambda s: s.winner == s.seat),
    Sentence(
        "The opponent wins the match with it.", "Così l'avversario vince la partita.", lambda s: s.winner == s.foe
    ),
    Sentence("Wins {p}.", "Conquista {p}.", wins),
    Sentence("Gives up {p}.", "Rinuncia a {p}.", gives_up),
    Sentence("Takes {b}.", "Prende {b}.", takes),
    Sentence(
        "Closes {p}, which nobody wins.", "Chiude {p}, che nessuno conquista.", lambda s, p: closes(s, p, None, None)
    ),
    Sentence(
        "Closes {p}, which nobody wins, and takes {b}.",
        "Chiude {p}, che nessuno conquista, e prende {b}.",
        lambda s, p, b: closes(s, p, b, None),
    ),
    Sentence(
        "Closes {p}, which the opponent wins.",
        "Chiude {p}, che va all'avversario.",
        lambda s, p: closes(s, p, None, s.foe),
    ),
    Sentence(
        "Closes {p}, which the opponent wins, and takes {b}.",
        "Chiude {p}, che va all'avversario, e prende {b}.",
        lambda s, p, b: closes(s, p, b, s.foe),
    ),
    Sentence(
        "Keeps {p} from the opponent, who might have closed and won there with one token.",
        "Toglie {p} all'avversario, che poteva chiudere e vincere lì con un solo gettone.",
        keeps_from,
    ),
    Sentence(
        "The opponent might have closed and won {p} with one token, and taken {b}.",
        "L'avversario poteva chiudere e conquistare {p} con un solo gettone, e prendere {b}.",
        anyway,
    ),
    Sentence("Is ahead in {p}.", "È in vantaggio in {p}.", lambda s, p: full_and_led(s, p, s.seat)),
    Sentence(
        "The opponent is ahead in {p}.", "L'avversario è in vantaggio in {p}.", lambda s, p: full_and_led(s, p, s.foe)
    ),
    Sentence(
        "Draws a bonus from the supply.",
        "Pesca un bonus dalla riserva.",
        lambda s: s.action.endswith("facedown") and bool(s.before["supply"]),
    ),
    Sentence("Gains {n} markers.", "Guadagna {n} segnalini.", gains),
    Sentence("Gains a marker.", "Guadagna un segnalino.", gains),
    Sentence("Closes {p} at one stroke.", "Chiude {p} in un colpo solo.", closes_both),
    Sentence(
        "Denies the Senate: the opponent can no longer close and win {p} with one token.",
        "Nega il Senato: l'avversario non può più chiudere e conquistare {p} con un solo gettone.",
        lambda s, p: can_no_longer(s, p, True),
    ),
    Sentence(
        "The opponent can no longer close and win {p} with one token.",
        "L'avversario non può più chiudere e conquistare {p} con un solo gettone.",
        lambda s, p: can_no_longer(s, p, False),
    ),
    Sentence(
        "Forces a bad closing: whatever the opponent places next loses a province.",
        "Costringe a una brutta chiusura: qualunque cosa metta ora, l'avversario perde una provincia.",
        forces,
    ),
    Sentence(
        "Takes the lead in {p}, which would bring {n} border markers as well.",
        "Passa in vantaggio in {p}, che porterebbe anche {n} segnalini di confine.",
        prepares,
    ),
    Sentence(
        "Takes the lead in {p}, which would bring a border marker as well.",
        "Passa in vantaggio in {p}, che porterebbe anche un segnalino di confine.",
        prepares,
    ),
    Sentence(
        "Takes the lead in {p}, where a Senate lies.",
        "Passa in vantaggio in {p}, dove c'è un Senato.",
        lambda s, p: led_anew(s, PROVINCE[p]) and s.before["bonuses"][PROVINCE[p]] == "senate",
    ),
    Sentence(
        "Takes the lead in {p}.", "Passa in vantaggio in {p}.", lambda s, p: all(led_anew(s, n) for n in provinces(p))
    ),
    Sentence("Draws level in {p}.", "Pareggia in {p}.", levels),
    Sentence(
        "Is {n} ahead in {p} now, which would bring {m} border markers as well.",
        "Ora è avanti di {n} in {p}, che porterebbe anche {m} segnalini di confine.",
        secures,
    ),
    Sentence(
        "Is {n} ahead in {p} now, which would bring a border marker as well.",
        "Ora è avanti di {n} in {p}, che porterebbe anche un segnalino di confine.",
        secures,
    ),
    Sentence(
        "No single token of the opponent's undoes the lead in {p}.",
        "Nessun gettone dell'avversario annulla da solo il vantaggio in {p}.",
        holds,
    ),
    Sentence(
        "Whatever token the opponent places in {p} next, one in hand closes and wins it.",
        "Qualunque gettone l'avversario metta ora in {p}, uno in mano chiude e vince lì.",
        traps,
    ),
    Sentence("Is {n} ahead in {p} now.", "Ora è avanti di {n} in {p}.", extends),
    Sentence("Is no more than {n} behind in {p} now.", "Ora è indietro di soli {n} in {p}.", narrows),
    Sentence(
        "Keeps a laurel, which would have won {p} too.",
        "Tiene un alloro, che avrebbe conquistato {p} lo stesso.",
        keeps_laurel,
    ),
    Sentence(
        "Spends a laurel: another token would have won {p} too.",
        "Spende un alloro: anche un altro gettone avrebbe conquistato {p}.",
        spends_laurel,
    ),
    Sentence("Takes the opponent's lead in {p} away.", "Toglie all'avversario il vantaggio in {p}.", takes_lead_away),
    Sentence("The opponent has {n} less in {p}.", "L'avversario ha {n} in meno in {p}.", weakens_in),
    Sentence(
        "The marker in {p} brings the opponent no more border markers.",
        "Il segnalino in {p} non porta più segnalini di confine all'avversario.",
        cuts_off,
    ),
    Sentence(
        "Offers {p}: the opponent may close and win there with one token.",
        "Offre {p}: l'avversario può chiudere e vincere lì con un solo gettone.",
        offers,
    ),
    Sentence("Could have closed and won {p}.", "Poteva chiudere e conquistare {p}.", misses),
    Sentence(
        "Leaves {p}, which the opponent may close and win with one token.",
        "Lascia {p}, che l'avversario può chiudere e conquistare con un solo gettone.",
        leaves,
    ),
    Sentence(
        "Leaves the last space of {p}: the opponent may close it and take {b}.",
        "Lascia l'ultimo spazio di {p}: l'avversario può chiudere lì e prendere {b}.",
        leaves_bonus,
    ),
    Sentence("Could have closed {p} and taken {b}.", "Poteva chiudere {p} e prendere {b}.", misses_bonus),
    Sentence(
        "Turns a token that counts {n} in open provinces; another one counts {m}.",
        "Copre un gettone che conta {n} nelle province aperte; un altro conta {m}.",
        turns_less,
    ),
    Sentence(
        "Lets the opponent's lead in {p} stand, which would bring the opponent {n} border markers as well.",
        "Lascia all'avversario il vantaggio in {p}, che gli porterebbe anche {n} segnalini di confine.",
        lets_stand,
    ),
    Sentence(
        "Lets the opponent's lead in {p} stand, which would bring the opponent a border marker as well.",
        "Lascia all'avversario il vantaggio in {p}, che gli porterebbe anche un segnalino di confine.",
        lets_stand,
    ),
    Sentence(
        "Lets the opponent's lead in {p} stand, where a Senate lies.",
        "Lascia all'avversario il vantaggio in {p}, dove c'è un Senato.",
        lets_senate,
    ),
    Sentence(
        "Adds to the lead in {p}, which no single token of the opponent's could undo.",
        "Aumenta il vantaggio in {p}, che nessun gettone dell'avversario poteva annullare da solo.",
        needless,
    ),
    Sentence("Is still {n} behind in {p}.", "È ancora indietro di {n} in {p}.", narrows),
    Sentence(
        "Turned round, the token would have won {p} too.",
        "Girato nell'altro verso, il gettone avrebbe conquistato {p} lo stesso.",
        wrong_way,
    ),
    Sentence("Win chance about {n} %.", "Probabilità di vincere circa {n} %.", percent),
    Sentence("Reckoned out to the end.", "Calcolato fino alla fine.", lambda s: len(free_spaces(s.before)) <= 12),
    Sentence("Next best: {a} ({n} %).", "La migliore dopo questa: {a} ({n} %).", next_best),
    Sentence("Stronger: {a} ({n} %).", "Più forte: {a} ({n} %).", next_best),
    Sentence("Expected answer: {s}, {a}.", "Risposta attesa: {s}, {a}.", answer),
)


CHANCE = re.compile(r"(?:Win chance about|Probabilità di vincere circa) (\d+) %")
NEXT = re.compile(r"(?:Next best|La migliore dopo questa): .+ \((\d+) %\)")
STRONGER = re.compile(r"(?:Stronger|Più forte): .+ \((\d+) %\)")


def check(scene: Scene, prose: str, language: str = "en") -> int:
    """How many sentences were said of an action, all of them understood and true, and none against another."""
    told, after, stronger = CHANCE.search(prose), NEXT.search(prose), STRONGER.search(prose)
    if told and ((after and int(after[1]) > int(told[1])) or (stronger and int(stronger[1]) < int(told[1]))):
        raise NotSo(f"what is next best has a higher chance, or what is stronger a lower one: {prose!r}")
    return check_prose(SENTENCES, prose, language, scene)
