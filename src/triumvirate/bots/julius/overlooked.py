"""What a wrong answer to a puzzle of JULIUS CAESAR overlooks, found out when it is given; nothing here needs compiled text."""

from __future__ import annotations

from triumvirate.bots.julius.battle_puzzles import BANDS, ODDS
from triumvirate.bots.registry import find_bot
from triumvirate.core.chance import secret_of_seed
from triumvirate.core.puzzles import Line, Puzzle, Refutation
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.games.julius.printed import BLOCK_IDS, PLACE_IDS
from triumvirate.games.julius.rules.blocks import FIREPOWER
from triumvirate.games.julius.rules.board import CITY_VALUE
from triumvirate.games.julius.view import JuliusView

FIGHTING = ("fight", "hit", "retreat_to")
LONGEST = 10
EDGES = dict(zip(BANDS, ((0, 25), (25, 50), (50, 75), (75, 100)), strict=True))  # percent, as they are called
FACES = 6
KILLED = "leader_killed"
FELL = ("eliminated", KILLED)


def overlooked(puzzle: Puzzle, choice: str) -> Refutation | None:
    """By how much a judgement is off and what the dice come to; or how it may go on, and what that costs."""
    table = Table.from_position(find_game("julius"), puzzle.position, secret_of_seed(0))
    if puzzle.theme == ODDS:
        return Refutation(facts=_off(JuliusView.of(table.view(puzzle.seat)), puzzle, choice))
    kept = puzzle.refuted.get(choice)
    line = kept.line if kept is not None else example(table, puzzle.seat, choice)
    return Refutation(line, _cost(table, puzzle, choice, line))


def _off(view: JuliusView, puzzle: Puzzle, band: str) -> dict[str, object]:
    """How far the chance lies from a band, and how many dice both sides throw in a round with all that lies open."""
    percent = int(str(puzzle.refuted[puzzle.answer].facts["percent"]))
    low, high = EDGES[band]
    why = ["too_high" if percent < low else "too_low"]
    facts: dict[str, object] = {"off": max(low - percent, percent - high)}
    assert view.battle is not None
    other = next((block.owner for block in view.shown if block.owner != puzzle.seat), None)
    if other is not None and not any(group.reserve for group in view.places[view.battle.place]):
        why.append("dice")
        facts |= {"me": puzzle.seat, "other": other}
        for name, hits, seat in (("mine", "hits", puzzle.seat), ("theirs", "struck", other)):
            there = [block for block in view.shown if block.owner == seat]
            facts[name] = sum(block.strength for block in there)
            facts[hits] = sum(block.strength * FIREPOWER[BLOCK_IDS.index(block.block)] for block in there) / FACES
    return facts | {"why": why}


def _cost(table: Table, puzzle: Puzzle, action: str, line: Line) -> dict[str, object]:
    """The city that the answer enters and this leaves, who holds the place that is fought for in the end, and what falls."""
    why: list[str] = []
    facts: dict[str, object] = {"me": puzzle.seat}
    city = goes_to(puzzle.answer)
    if _value(city) > _value(goes_to(action)):
        why.append("city")
        facts |= {"city": city.replace("-", " "), "value": _value(city)}
    after, fell = table.fork(), 0
    leaders: list[str] = []
    for decider, chosen in ((puzzle.seat, action), *line):
        for event in after.act(decider, chosen).events:
            told = event.to_json()
            fell += told["kind"] in FELL and told["seat"] == puzzle.seat
            if told["kind"] == KILLED and told["seat"] == puzzle.seat:
                leaders.append(str(told["block"]))
            if told["kind"] == "battle_ended" and told["seat"] != puzzle.seat:
                facts |= {"other": told["seat"], "place": str(told["place"]).replace("-", " ")}
    if "place" in facts:
        why.append("holds")
    if leaders:
        why.append("leader" if len(leaders) == 1 else "leaders")
        facts |= {"leaders": leaders, "other": next(seat for seat in table.seats if seat != puzzle.seat)}
    if fell:
        why.append("fell")
        facts["fell"] = fell
    return facts | {"why": why} if why else {}


def _value(place: str) -> int:
    return int(CITY_VALUE[PLACE_IDS.index(place)]) if place else 0


def goes_to(action: str) -> str:
    """The place that an action goes to; nothing where it goes nowhere."""
    verb, _, place = action.partition(" ")
    return place if verb in ("step", "regroup-to", "retreat-to") else ""


def example(table: Table, seat: str, action: str) -> Line:
    """How it may go on after an action: a few more decisions of quick players, as far as the battle or the turn goes."""
    after, line = table.fork(), list[tuple[str, str]]()
    before = JuliusView.of(after.view(seat))
    after.act(seat, action)
    bot = find_bot("julius", "beginner")
    while not after.is_over() and len(line) < LONGEST:
        decider = after.deciders()[0]
        facts = JuliusView.of(after.view(decider))
        if facts.turn != before.turn or (before.battle is not None and facts.phase not in FIGHTING):
            break
        chosen = bot.choose(facts, after.legal(decider), 1.0, 0).action
        line.append((decider, chosen))
        after.act(decider, chosen)
    return tuple(line)
