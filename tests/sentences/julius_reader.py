"""Reads what is said of a single action at JULIUS CAESAR and checks it against the data file and the truth as it was."""

from __future__ import annotations

from sentences.julius_against import AGAINST
from sentences.julius_gods import (
    copies,
    could_attack,
    could_vulcan,
    finds_nothing,
    is_card,
    jupiter_draws,
    jupiter_places,
    vulcan_strikes,
)
from sentences.julius_scene import (
    BESIDE,
    CARD,
    CITIES,
    KIND,
    LEADERS,
    LEVY,
    MOVE,
    PLACE,
    STRIKES,
    VALUE,
    Scene,
    is_chance,
    places,
)
from sentences.reading import Check, Sentence, check_prose


def card(s: Scene, verb: str) -> bool:
    """Beside the command cards in hand."""
    moves = [MOVE[action.split()[1]] for action in s.legal if action.startswith(verb) and MOVE[action.split()[1]]]
    return s.verb == verb and MOVE[s.named[0]] == (max if verb == "play" else min)(moves)


def fought_for(s: Scene, place: str, count: str = "1") -> bool:
    return s.verb == "step" and s.named == [PLACE[place]] and len(s.standing(PLACE[place], s.foe)) == int(count)


def worth_a_fight(s: Scene, place: str, points: str, count: str = "1") -> bool:
    return fought_for(s, place, count) and VALUE[PLACE[place]] == int(points) > 0


def counts(s: Scene, place: str, points: str) -> bool:
    return s.named[-1] == PLACE[place] and VALUE[PLACE[place]] == int(points) > 0


def spared(s: Scene) -> set[str]:
    """Who else could have taken a hit: as strong as the one that did."""
    could = {action.split()[1] for action in s.legal if action.startswith("hit ")}
    return could - {s.named[0]} if s.verb == "hit" else set()


def spares(s: Scene, count: str) -> bool:
    hardest = max((STRIKES[name][0] for name in spared(s)), default=0)
    return STRIKES[s.named[0]][0] < hardest == int(count)


def spares_leader(s: Scene) -> bool:
    return s.named[0] not in LEADERS and bool(spared(s) & LEADERS)


def odds(s: Scene, place: str, percent: str) -> bool:
    return s.truth["battle"]["place"] == PLACE[place] and is_chance(percent)


def staying(s: Scene, place: str, percent: str, more: str) -> bool:
    return s.verb == "retreat" and odds(s, place, percent) and is_chance(more)


def last_round(s: Scene) -> bool:
    at = s.truth["battle"]
    return s.verb == "retreat" and at["round"] == 4 and s.truth["attacks"][at["place"]]["attacker"] == s.seat


def joins(s: Scene, place: str, count: str = "1") -> bool:
    is_going = s.verb in ("retreat-to", "regroup-to", "jupiter-to", "port-to") and s.named == [PLACE[place]]
    return is_going and len(s.standing(PLACE[place], s.seat)) == int(count)


def quiet(s: Scene, place: str) -> bool:
    return s.named == [PLACE[place]] and not s.is_beside_foes(s.truth, PLACE[place])


def keeps(s: Scene, place: str, count: str = "1") -> bool:
    at = PLACE[place]
    return s.verb == "end-regroup" and s.truth["battle"]["place"] == at and len(s.standing(at, s.seat)) == int(count)


def hungry(s: Scene, place: str, feeds: str, stand: str) -> bool:
    here = s.truth["blocks"][s.named[0]]["place"]
    return (
        s.verb == "disband"
        and here == PLACE[place]
        and int(feeds) == 3 + VALUE[here] < int(stand) == len(s.standing(here, s.seat))
    )


def fed(s: Scene) -> bool:
    return s.verb == "end-disband" and all(len(s.standing(city, s.seat)) <= 3 + VALUE[city] for city in CITIES)


def main_road(s: Scene) -> bool:
    came: dict[str, int] = {}
    for block in s.standing(s.truth["command"]["asked"], s.seat):
        if block["came"] is not None:
            came[block["came"]] = came.get(block["came"], 0) + block["steps"]
    return s.verb == "main-road" and came[s.named[0]] == max(came.values())


# --- whole commands ---------------------------------------------------------------------------------------------------


# --- whole commands ---------------------------------------------------------------------------------------------------


def attack(s: Scene, place: str, percent: str, count: str = "1") -> bool:
    there = PLACE[place]
    return len(s.own(s.after, there)) == int(count) and s.foes(s.after, there) > 0 and 0 <= int(percent) <= 100


def taken(s: Scene, place: str, points: str) -> bool:
    city = PLACE[place]
    is_own = bool(s.own(s.after, city)) and not s.foes(s.after, city)
    return is_own and not s.own(s.truth, city) and VALUE[city] == int(points) > 0


def group(s: Scene, origin: str, goal: str, count: str = "1") -> bool:
    went = s.own(s.truth, PLACE[origin]) & s.own(s.after, PLACE[goal])
    return len(went) == int(count) and (not s.in_hand or s.in_hand in went)


def more_groups(s: Scene, count: str = "1") -> bool:
    return len(s.groups()) - 4 == int(count) > 0


def levied(s: Scene, names: str, count: str = "1") -> bool:
    raised, at = 0, places(names)
    for place in at:
        here = 0
        for name in s.own(s.after, place):
            before, now = s.truth["blocks"][name], s.after["blocks"][name]
            came = before["place"] not in BESIDE
            here += came or now["steps"] > before["steps"]
        raised += here
        if not here:
            return False
    return (
        raised == int(count)
        and len(set(at)) == len(at)
        and (not s.in_hand or s.after["blocks"][s.in_hand]["place"] in at)
    )


def stays(s: Scene) -> bool:
    return all(s.own(s.truth, place) <= s.own(s.after, place) for place in BESIDE)


def threatens(s: Scene, goal: str, count: str, names: str) -> bool:
    """Blocks that march stand in all of those places, alone, beside a city that counts and is not theirs."""
    city, roads = PLACE[goal], places(names)
    marching = all(
        any(KIND[name] != "navis" for name in s.own(s.after, place)) and not s.foes(s.after, place) for place in roads
    )
    beside = set(roads) <= BESIDE[city] and len(set(roads)) == len(roads) == int(count) >= 2
    return VALUE[city] > 0 and not s.own(s.after, city) and marching and beside


def takes_leader(s: Scene, origin: str, goal: str) -> bool:
    went = s.own(s.truth, PLACE[origin]) & s.own(s.after, PLACE[goal]) & LEADERS
    return bool(went) and s.is_beside_foes(s.truth, PLACE[origin]) and not s.is_beside_foes(s.after, PLACE[goal])


def guards(s: Scene, names: str, count: str = "1") -> bool:
    cities = places(names)
    more = all(len(s.own(s.after, city)) > len(s.own(s.truth, city)) > 0 for city in cities)
    return (
        more and all(s.is_beside_foes(s.after, city) for city in cities) and sum(VALUE[c] for c in cities) == int(count)
    )


def screens(s: Scene, city: str, goal: str) -> bool:
    there, behind = s.own(s.after, PLACE[goal]), PLACE[city]
    mounted = bool(there) and all(KIND[name] == "equitatus" for name in there) and not s.own(s.truth, PLACE[goal])
    safe = VALUE[behind] > 0 and bool(s.own(s.after, behind)) and not s.is_beside_foes(s.after, behind)
    return mounted and safe and behind in BESIDE[PLACE[goal]] and s.is_beside_foes(s.after, PLACE[goal])


def faces(s: Scene, place: str, count: str, more: str) -> bool:
    at = PLACE[place]
    is_picked = s.verb == "battle" and s.named == [at]
    return is_picked and (len(s.own(s.truth, at)), s.foes(s.truth, at)) == (int(count), int(more))


def in_either(check: Check) -> Check:
    """For a sentence that names count and place in the one order in English and in the other in Italian."""
    return lambda s, one, other: check(s, *((other, one) if one.isdigit() else (one, other)))


def levies_most(s: Scene) -> bool:
    commands = [action.split()[1] for action in s.legal if action.startswith("play") and MOVE[action.split()[1]]]
    return s.verb == "play" and LEVY[s.named[0]] == max(LEVY[card] for card in commands)


SENTENCES = (
    Sentence("The only choice.", "L'unica scelta.", lambda s: len(s.legal) == 1),
    Sentence("Chosen at random among {n}.", "Scelta a caso fra {n}.", lambda s, n: int(n) == len(s.legal)),
    Sentence(
        "No command card in hand moves more.",
        "Nessuna carta comando in mano muove di più.",
        lambda s: card(s, "play"),
    ),
    Sentence(
        "No command card in hand moves less.",
        "Nessuna carta comando in mano muove di meno.",
        lambda s: card(s, "discard"),
    ),
    Sentence("The odds in {p} are about {n} %.", "Le probabilità in {p} sono circa {n} %.", odds),
    Sentence("Spares a block that hits with {n} or less.", "Risparmia un blocco che colpisce con {n} o meno.", spares),
    Sentence(
        "Spares a leader, who could take the hit, too.",
        "Risparmia un condottiero, che poteva subire il colpo anche lui.",
        spares_leader,
    ),
    Sentence(
        "Takes a leader out of the battle.",
        "Porta un condottiero fuori dalla battaglia.",
        lambda s: s.verb == "retreat" and s.named[0] in LEADERS,
    ),
    Sentence("Everybody is fed.", "Tutti sono riforniti.", fed),
    Sentence("{p} feeds {n}, and {m} blocks stand there.", "{p} rifornisce {n}, e lì ci sono {m} blocchi.", hungry),
    Sentence("No other road brought more steps.", "Nessun'altra strada ha portato più passi.", main_road),
    Sentence(
        "{p}, which counts {v}, can be fought for: {n} enemy blocks there.",
        "Per {p}, che vale {v}, si può combattere: ci sono {n} blocchi nemici.",
        worth_a_fight,
    ),
    Sentence(
        "{p}, which counts {v}, can be fought for: one enemy block there.",
        "Per {p}, che vale {v}, si può combattere: c'è un solo blocco nemico.",
        worth_a_fight,
    ),
    Sentence(
        "{p} can be fought for: {n} enemy blocks there.",
        "Per {p} si può combattere: ci sono {n} blocchi nemici.",
        fought_for,
    ),
    Sentence(
        "{p} can be fought for: one enemy block there.",
        "Per {p} si può combattere: c'è un solo blocco nemico.",
        fought_for,
    ),
    Sentence("{p} counts {v}.", "{p} vale {v}.", counts),
    Sentence("No command card in hand levies more.", "Nessuna carta comando in mano arruola di più.", levies_most),
    Sentence(
        "The block is lost with this hit.",
        "Con questo colpo il blocco è perduto.",
        lambda s: s.verb == "hit" and s.truth["blocks"][s.named[0]]["steps"] == 1,
    ),
    Sentence("Own blocks in {p}: {n}, the enemy's: {m}.", "Blocchi propri in {p}: {n}, del nemico: {m}.", faces),
    Sentence(
        "{n} blocks attack {p}; the odds are about {m} %.",
        "{n} blocchi attaccano {p}; le probabilità sono circa {m} %.",
        lambda s, n, p, m: attack(s, p, m, n),
    ),
    Sentence(
        "One block attacks {p}; the odds are about {m} %.",
        "Un blocco attacca {p}; le probabilità sono circa {m} %.",
        attack,
    ),
    Sentence("{p}, which counts {v}, is taken.", "Si prende {p}, che vale {v}.", taken),
    Sentence("{n} blocks go from {p} to {q}.", "{n} blocchi vanno da {p} a {q}.", lambda s, n, p, q: group(s, p, q, n)),
    Sentence("One block goes from {p} to {q}.", "Un blocco va da {p} a {q}.", group),
    Sentence(
        "{n} blocks are raised or strengthened: {p}.",
        "{n} blocchi si arruolano o si rinforzano: {p}.",
        lambda s, n, p: levied(s, p, n),
    ),
    Sentence("One block is raised or strengthened: {p}.", "Un blocco si arruola o si rinforza: {p}.", levied),
    Sentence("{n} more groups march.", "Marciano altri {n} gruppi.", more_groups),
    Sentence("One more group marches.", "Marcia un altro gruppo.", more_groups),
    Sentence(
        "The odds in {p} are about {n} % by staying, and {m} % without this block.",
        "Le probabilità in {p} sono circa {n} % restando, e {m} % senza questo blocco.",
        staying,
    ),
    Sentence(
        "In the last round attackers can only leave.",
        "Nell'ultimo round gli attaccanti possono solo andarsene.",
        last_round,
    ),
    Sentence("{n} own blocks stand in {p}.", "A {p} ci sono {n} blocchi propri.", in_either(joins)),
    Sentence("One own block stands in {p}.", "A {p} c'è un blocco proprio.", joins),
    Sentence("No enemy is one road from {p}.", "Nessun nemico è a una strada da {p}.", quiet),
    Sentence("{p} keeps {n} blocks.", "A {p} restano {n} blocchi.", keeps),
    Sentence("{p} keeps one block.", "A {p} resta un blocco.", keeps),
    Sentence(
        "{n} enemy blocks in {p} lose a step.", "{n} blocchi nemici a {p} perdono un passo.", in_either(vulcan_strikes)
    ),
    Sentence("One enemy block in {p} loses a step.", "Un blocco nemico a {p} perde un passo.", vulcan_strikes),
    Sentence(
        "One of {n} enemy blocks in {p} changes sides; a leader or a Navis loses a step.",
        "Uno dei {n} blocchi nemici a {p} cambia parte; un condottiero o una Navis perde un passo.",
        in_either(jupiter_draws),
    ),
    Sentence(
        "The enemy block drawn in {p} changes sides; a leader or a Navis loses a step.",
        "Il blocco nemico pescato a {p} cambia parte; un condottiero o una Navis perde un passo.",
        jupiter_draws,
    ),
    Sentence(
        "Jupiter can draw a block in {n} places.",
        "Giove può pescare un blocco in {n} luoghi.",
        lambda s, n: is_card(s, "jupiter") and len(jupiter_places(s)) == int(n),
    ),
    Sentence(
        "Jupiter can draw a block in one place.",
        "Giove può pescare un blocco in un luogo.",
        lambda s: is_card(s, "jupiter") and len(jupiter_places(s)) == 1,
    ),
    Sentence(
        "Vulcan can strike {n} blocks at once, in {p}.",
        "Vulcano può colpire {n} blocchi in una volta, a {p}.",
        could_vulcan,
    ),
    Sentence("Vulcan can strike one block at most.", "Vulcano può colpire un blocco al massimo.", could_vulcan),
    Sentence(
        "{c} finds the enemy in {n} places, one step from own blocks.",
        "{c} trova il nemico in {n} luoghi, a un passo dai blocchi propri.",
        could_attack,
    ),
    Sentence(
        "{c} finds the enemy in one place, one step from own blocks.",
        "{c} trova il nemico in un luogo, a un passo dai blocchi propri.",
        could_attack,
    ),
    Sentence(
        "Apollo copies {c}, which the other side played last turn.",
        "Apollo copia {c}, giocata dall'altra parte nel turno scorso.",
        copies,
    ),
    Sentence(
        "On this map {c} finds nothing to do.",
        "Su questa mappa {c} non trova nulla da fare.",
        lambda s, c: is_card(s, CARD[c]) and finds_nothing(s, c),
    ),
    Sentence("Nobody moves.", "Nessuno si muove.", stays),
    Sentence("Threatens {p} from {n} roads: {q}.", "Minaccia {p} da {n} strade: {q}.", threatens),
    Sentence(
        "Takes a leader from {p}, beside the enemy, to {q}, where no enemy is one road away.",
        "Porta un condottiero da {p}, accanto al nemico, a {q}, dove nessun nemico è a una strada.",
        takes_leader,
    ),
    Sentence(
        "Guards {n} points with more blocks: {p}.",
        "Difende {n} punti con più blocchi: {p}.",
        lambda s, n, p: guards(s, p, n),
    ),
    Sentence("Guards a point with more blocks: {p}.", "Difende un punto con più blocchi: {p}.", guards),
    Sentence("Screens {p} with cavalry in {q}.", "Copre {p} con la cavalleria in {q}.", screens),
)


ALL = (*SENTENCES, *AGAINST)


def check(scene: Scene, prose: str, language: str = "en") -> int:
    """How many sentences were said of an action, all of them understood and true."""
    return check_prose(ALL, prose, language, scene)
