"""Reads what is said against a command, a card, a shot, a hit or a retreat at JULIUS CAESAR.

Read back as far as a truth tells it: odds are opinions, so of them that they are possible. Of a city that a block could have
reached, or a leader, that the place was near enough to some block of the side; which way it had is not worked out again.
"""

from __future__ import annotations

from itertools import pairwise

from sentences.julius_gods import finds_nothing
from sentences.julius_scene import (
    BESIDE,
    BY_SEA,
    CARD,
    KIND,
    LEADERS,
    LEVY,
    MOVE,
    PLACE,
    PRINTED,
    STRIKES,
    VALUE,
    Scene,
    is_chance,
)
from sentences.reading import Sentence

FINDING = ("jupiter", "vulcan", "mars", "neptune")  # of which the map tells whether they find anything


def counts(place: str, points: str) -> bool:
    return VALUE[PLACE[place]] == int(points) > 0


def within(s: Scene, origin: str) -> set[str]:
    """Where blocks may get to from a place: by roads, or over one sea; ships as far over seas."""
    by_road, by_ship = {origin}, {origin}
    for _ in range(3 if s.truth["played"][s.seat] == "mercury" else 2):
        by_road |= {near for place in by_road for near in BESIDE[place]}
        by_ship |= {near for place in by_ship for near in BY_SEA[place]}
    return by_road | by_ship


def is_near(s: Scene, goal: str) -> bool:
    """Whether a block of the side stood so near before the command that it may have got there."""
    return any(s.own(s.truth, place) and goal in within(s, place) for place in BESIDE)


def empties(s: Scene, place: str, points: str) -> bool:
    city = PLACE[place]
    return counts(place, points) and bool(s.own(s.truth, city)) and not s.own(s.after, city)


def attacked(s: Scene, place: str, percent: str) -> bool:
    city = PLACE[place]
    is_more = bool(s.own(s.after, city) - s.own(s.truth, city))
    return is_more and s.foes(s.after, city) > 0 and is_chance(percent, 0, 49)


def leader_attacks(s: Scene, place: str, percent: str) -> bool:
    city = PLACE[place]
    came = s.own(s.after, city) - s.own(s.truth, city)
    return bool(came & LEADERS) and s.foes(s.after, city) > 0 and is_chance(percent, 50, 64)


def not_attacked(s: Scene, place: str, percent: str) -> bool:
    city = PLACE[place]
    is_fought = bool(s.own(s.after, city) - s.own(s.truth, city))
    return s.foes(s.truth, city) > 0 and not is_fought and is_near(s, city) and is_chance(percent, 50, 100)


def untaken(s: Scene, place: str, points: str) -> bool:
    city = PLACE[place]
    is_vacant = not s.own(s.after, city) and not s.foes(s.after, city)
    return counts(place, points) and is_vacant and is_near(s, city)


def leader_alone(s: Scene, place: str, count: str = "1") -> bool:
    there = s.own(s.after, PLACE[place])
    return len(there) == 1 and there <= LEADERS and s.foes_beside(s.after, PLACE[place]) == int(count)


def leader_near(s: Scene, among: str, place: str, count: str) -> bool:
    there = s.own(s.after, PLACE[place])
    beside = s.foes_beside(s.after, PLACE[place])
    return bool(there & LEADERS) and len(there) == int(among) < beside == int(count)


def leader_left(s: Scene, goal: str, place: str, count: str = "1") -> bool:
    stays = s.own(s.truth, PLACE[place]) & s.own(s.after, PLACE[place]) & LEADERS
    is_near_goal = goal != place and PLACE[goal] in within(s, PLACE[place])
    return bool(stays) and is_near_goal and s.foes_beside(s.after, PLACE[place]) == int(count) > 0


def left_to_one(s: Scene, place: str, points: str, count: str = "1") -> bool:
    is_one = len(s.own(s.after, PLACE[place])) == 1
    return counts(place, points) and is_one and s.foes_beside(s.after, PLACE[place]) == int(count)


def unguarded(s: Scene, place: str, points: str, count: str = "1") -> bool:
    before, now = (len(s.own(truth, PLACE[place])) for truth in (s.truth, s.after))
    return counts(place, points) and 0 < now <= before and s.foes_beside(s.after, PLACE[place]) == int(count)


def gate(s: Scene, place: str, city: str, points: str) -> bool:
    at, behind = PLACE[place], PLACE[city]
    marched = any(KIND[name] != "navis" for name in s.own(s.truth, at))
    is_open = marched and not s.own(s.after, at) and s.is_beside_foes(s.after, at) and not s.foes(s.after, at)
    return counts(city, points) and is_open and behind in BESIDE[at] and bool(s.own(s.after, behind))


def hungry(s: Scene, feeds: str, place: str, left: str) -> bool:
    city = PLACE[place]
    return s.truth["turn"] == 5 and 3 + VALUE[city] == int(feeds) < int(left) == len(s.own(s.after, city))


def paths(s: Scene) -> list[list[str]]:
    """Where each block that was moved went, step by step."""
    found: list[list[str]] = []
    for click in s.clicks:
        verb, *named = click.split()
        if verb == "move":
            found.append([s.truth["blocks"][named[0]]["place"]])
        elif verb == "step":
            found[-1].append(named[0])
    return found


def unused(s: Scene, card: str) -> bool:
    """Nobody goes three steps or attacks with the second; no road is used as Pluto allows; no battle is a surprise."""
    god = CARD[card]
    if s.truth["played"][s.seat] != god:
        return False
    ways = paths(s)
    if god == "mercury":
        return not any(len(way) > 3 or (len(way) == 3 and s.foes(s.truth, way[2])) for way in ways)
    if god == "pluto":
        roads = [frozenset(pair) for way in ways for pair in pairwise(way)]
        return max((roads.count(road) for road in roads), default=0) <= 6
    return s.after["command"]["surprise"] is None


def still(s: Scene, count: str = "1") -> bool:
    return not s.groups() and MOVE[s.truth["played"][s.seat]] == int(count)


def moves_left(s: Scene, count: str = "1") -> bool:
    """So many of the card's moves as no group set out by; crossing a sea costs one more."""
    card, origins = s.truth["played"][s.seat], {way[0] for way in paths(s)}
    has = MOVE[card] or 1
    return 0 < int(count) <= has - len(origins)


def levies_left(s: Scene, count: str = "1") -> bool:
    done = sum(click.startswith(("levy-at", "build")) for click in s.clicks)
    return int(count) == LEVY[s.truth["played"][s.seat]] - done


# --- cards --------------------------------------------------------------------------------------------------------------


def command(s: Scene, table: dict[str, int], count: str, more: str, is_less: bool) -> bool:
    """What the card has and what the better one has, both command cards that were in hand."""
    verb, better = s.better.split()
    is_so = (table[s.named[0]], table[better]) == (int(count), int(more)) and (int(count) < int(more)) == is_less
    return s.verb == verb == "play" and bool(MOVE[s.named[0]] and MOVE[better]) and int(count) != int(more) and is_so


def cards(s: Scene, verb: str, card: str, kept: str) -> bool:
    verbs = s.verb == verb == s.better.split()[0]
    return verbs and PRINTED[s.named[0]] == card and PRINTED[s.better.split()[1]] == kept


def thrown(s: Scene, card: str, kept: str) -> bool:
    worth = [(not MOVE[one], MOVE[one], LEVY[one]) for one in (s.named[0], s.better.split()[1])]
    return cards(s, "discard", card, kept) and worth[0] > worth[1]


def event_spent(s: Scene, card: str, kept: str) -> bool:
    return cards(s, "play", card, kept) and not MOVE[s.named[0]]


def event_kept(s: Scene, card: str) -> bool:
    finds = CARD[card] not in FINDING or not finds_nothing(s, card)
    return s.verb == "play" and s.better == f"play {CARD[card]}" and MOVE[s.named[0]] > 0 and finds


def for_nothing(s: Scene, card: str) -> bool:
    return s.verb == "play" and s.named == [CARD[card]] and finds_nothing(s, card)


# --- hits, shots, retreats ------------------------------------------------------------------------------------------------


def hit(s: Scene) -> tuple[str, str]:
    """Who took a hit, and who better had."""
    verb, better = s.better.split()
    return (s.named[0], better) if s.verb == verb == "hit" and s.better in s.legal else ("", "")


def hit_last(s: Scene) -> bool:
    mine, other = hit(s)
    return s.truth["blocks"][mine]["steps"] == 1 < s.truth["blocks"][other]["steps"]


def hit_harder(s: Scene, count: str, more: str) -> bool:
    mine, other = hit(s)
    return (STRIKES[mine][0], STRIKES[other][0]) == (int(count), int(more)) and int(count) > int(more)


def hit_leader(s: Scene) -> bool:
    mine, other = hit(s)
    return mine in LEADERS and other not in LEADERS


def battle(s: Scene, place: str, percent: str) -> bool:
    return s.truth["battle"]["place"] == PLACE[place] and is_chance(percent)


def stays(s: Scene, place: str, percent: str) -> bool:
    could_leave = s.verb in ("fire", "pass") and f"retreat {s.named[0]}" in s.legal
    return battle(s, place, percent) and could_leave and is_chance(percent, 0, 50)


def leader_stays(s: Scene, place: str, percent: str) -> bool:
    return stays(s, place, percent) and s.named[0] in LEADERS


def falls(s: Scene, verb: str, place: str, percent: str, more: str) -> bool:
    is_less = int(more.split("–")[-1]) <= int(percent.split("–")[0])
    return s.verb == verb and battle(s, place, percent) and is_chance(more) and is_less


def gives_up(s: Scene, place: str, points: str) -> bool:
    at = PLACE[place]
    is_last = s.verb == "retreat" and s.own(s.truth, at) == {s.named[0]}
    return counts(place, points) and is_last and s.truth["battle"]["place"] == at


def weak_shot(s: Scene) -> bool:
    verb, other = s.better.split()
    return s.verb == verb == "fire" and s.better in s.legal and expected(s, s.named[0]) < expected(s, other)


def expected(s: Scene, name: str) -> float:
    firepower, strengths = STRIKES[name]
    return float(firepower * strengths[s.truth["blocks"][name]["steps"] - 1])


AGAINST = (
    Sentence("{p}, which counts {v}, is left empty.", "{p}, che vale {v}, resta vuota.", empties),
    Sentence("{p} is attacked at odds of about {n} %.", "Si attacca {p} con probabilità di circa {n} %.", attacked),
    Sentence(
        "{p}, which counts {v}, is not taken, although a block could have gone there.",
        "{p}, che vale {v}, non viene presa, anche se un blocco poteva andarci.",
        untaken,
    ),
    Sentence(
        "A leader joins the attack on {p}, at odds of about {n} %.",
        "Un condottiero partecipa all'attacco a {p}, con probabilità di circa {n} %.",
        leader_attacks,
    ),
    Sentence(
        "{p} is not attacked, although the odds would be about {n} %.",
        "Non si attacca {p}, anche se le probabilità sarebbero circa {n} %.",
        not_attacked,
    ),
    Sentence(
        "A leader stands alone in {p}, with {n} enemy blocks one road away.",
        "Un condottiero è solo a {p}, con {n} blocchi nemici a una strada.",
        leader_alone,
    ),
    Sentence(
        "A leader stands alone in {p}, with an enemy block one road away.",
        "Un condottiero è solo a {p}, con un blocco nemico a una strada.",
        leader_alone,
    ),
    Sentence(
        "A leader is one of {m} blocks in {p}, with {n} enemy blocks one road away.",
        "Un condottiero è uno di {m} blocchi a {p}, con {n} blocchi nemici a una strada.",
        leader_near,
    ),
    Sentence(
        "A leader who could have gone to {q} stays in {p}, with {n} enemy blocks one road away.",
        "Un condottiero che poteva andare a {q} resta a {p}, con {n} blocchi nemici a una strada.",
        leader_left,
    ),
    Sentence(
        "A leader who could have gone to {q} stays in {p}, with an enemy block one road away.",
        "Un condottiero che poteva andare a {q} resta a {p}, con un blocco nemico a una strada.",
        leader_left,
    ),
    Sentence(
        "{p}, which counts {v}, is left to one block, with {n} enemy blocks one road away.",
        "{p}, che vale {v}, resta a un solo blocco, con {n} blocchi nemici a una strada.",
        left_to_one,
    ),
    Sentence(
        "{p}, which counts {v}, is left to one block, with an enemy block one road away.",
        "{p}, che vale {v}, resta a un solo blocco, con un blocco nemico a una strada.",
        left_to_one,
    ),
    Sentence(
        "{p}, which counts {v}, gets no more blocks, with {n} enemy blocks one road away.",
        "{p}, che vale {v}, non riceve altri blocchi, con {n} blocchi nemici a una strada.",
        unguarded,
    ),
    Sentence(
        "{p}, which counts {v}, gets no more blocks, with an enemy block one road away.",
        "{p}, che vale {v}, non riceve altri blocchi, con un blocco nemico a una strada.",
        unguarded,
    ),
    Sentence(
        "{p}, with enemies one road away, is left empty, and {q}, which counts {v}, lies behind it.",
        "{p}, con nemici a una strada, resta vuota, e dietro c'è {q}, che vale {v}.",
        gate,
    ),
    Sentence(
        "Winter feeds {n} blocks in {p}, and {m} are left there.",
        "L'inverno nutre {n} blocchi a {p}, e ne restano {m}.",
        hungry,
    ),
    Sentence(
        "{c} is played, and nothing is done that needs it.",
        "Si gioca {c}, e non si fa nulla che ne abbia bisogno.",
        unused,
    ),
    Sentence(
        "Nobody moves, although the card moves {n} groups.",
        "Nessuno si muove, anche se la carta muove {n} gruppi.",
        still,
    ),
    Sentence(
        "Nobody moves, although the card moves a group.", "Nessuno si muove, anche se la carta muove un gruppo.", still
    ),
    Sentence(
        "{n} group moves of the card are not used.",
        "{n} movimenti di gruppo della carta non si usano.",
        moves_left,
    ),
    Sentence("A group move of the card is not used.", "Un movimento di gruppo della carta non si usa.", moves_left),
    Sentence("{n} levies of the card are not used.", "{n} leve della carta non si usano.", levies_left),
    Sentence("A levy of the card is not used.", "Una leva della carta non si usa.", levies_left),
    Sentence(
        "{c} is played, and finds nothing to do on this map.",
        "Si gioca {c}, che su questa mappa non trova nulla da fare.",
        for_nothing,
    ),
    Sentence(
        "The card moves {n}, and one that moves {m} was in hand.",
        "La carta muove {n}, e in mano ce n'era una che muove {m}.",
        lambda s, n, m: command(s, MOVE, n, m, is_less=True),
    ),
    Sentence(
        "The card levies 1, and one that levies {m} was in hand.",
        "La carta dà una leva, e in mano ce n'era una che ne dà {m}.",
        lambda s, m: command(s, LEVY, "1", m, is_less=True),
    ),
    Sentence(
        "The card levies {n}, and one that levies {m} was in hand.",
        "La carta dà {n} leve, e in mano ce n'era una che ne dà {m}.",
        lambda s, n, m: command(s, LEVY, n, m, is_less=True),
    ),
    Sentence(
        "A card that moves {n} is spent, and one that moves {m} was in hand.",
        "Si spende una carta che muove {n}, e in mano ce n'era una che muove {m}.",
        lambda s, n, m: command(s, MOVE, n, m, is_less=False),
    ),
    Sentence("{c} is thrown away, and {k} was in hand.", "Si scarta {c}, e in mano c'era {k}.", thrown),
    Sentence("{c} is spent, and {k} was in hand.", "Si spende {c}, e in mano c'era {k}.", event_spent),
    Sentence(
        "{c} stays in hand, although it finds something to do.",
        "{c} resta in mano, anche se trova qualcosa da fare.",
        event_kept,
    ),
    Sentence(
        "A leader takes the hit, although another block could.",
        "Un condottiero subisce il colpo, anche se poteva subirlo un altro blocco.",
        hit_leader,
    ),
    Sentence(
        "The block is lost, and another that could take the hit would have stayed.",
        "Il blocco è perduto, e un altro che poteva subire il colpo sarebbe rimasto.",
        hit_last,
    ),
    Sentence(
        "The block hits with {n} or less, another that could take the hit with {m} or less.",
        "Il blocco colpisce con {n} o meno, un altro che poteva subire il colpo con {m} o meno.",
        hit_harder,
    ),
    Sentence(
        "A leader who could leave stays in {p}, where the odds are about {n} %.",
        "Un condottiero che può andarsene resta a {p}, dove le probabilità sono circa {n} %.",
        leader_stays,
    ),
    Sentence(
        "A block that could leave stays in {p}, where the odds are about {n} %.",
        "Un blocco che può andarsene resta a {p}, dove le probabilità sono circa {n} %.",
        stays,
    ),
    Sentence(
        "By passing the odds in {p} fall from about {n} % to {m} %.",
        "Passando, le probabilità in {p} scendono da circa {n} % a {m} %.",
        lambda s, p, n, m: falls(s, "pass", p, n, m),
    ),
    Sentence(
        "Without this block the odds in {p} fall from about {n} % to {m} %.",
        "Senza questo blocco le probabilità in {p} scendono da circa {n} % a {m} %.",
        lambda s, p, n, m: falls(s, "retreat", p, n, m),
    ),
    Sentence(
        "The last own block leaves {p}, which counts {v}.",
        "L'ultimo blocco proprio lascia {p}, che vale {v}.",
        gives_up,
    ),
    Sentence(
        "Another block whose turn it was hits more often.", "Un altro blocco di turno colpisce più spesso.", weak_shot
    ),
)
