"""The ladder: what the levels of each game claim to do, how each claim is shown, and the page that tells the results."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from triumvirate.arena.duel import Duel, run_duel
from triumvirate.arena.factions import Factions, means_of, paired_interval, run_factions, verdict
from triumvirate.arena.sequential import ERROR, always_valid
from triumvirate.bots import usual_bot
from triumvirate.core.plain import JsonObject
from triumvirate.games import find_game, game_names


@dataclass(frozen=True)
class Claim:
    """One rung: a name for commands, the sentence, and what is played for it."""

    name: str
    says: str
    match: Duel | Factions


# Levels that answer at once, whatever time they are given.
STEADY = ("recruit", "beginner", "tribune")


def beats(name: str, a: str, b: str, percent: int, games: int, seconds: float | None = None) -> Claim:
    """A rung of duels, `GAME-LEVEL`; with `seconds`, both bots are given that time for a decision."""
    game = name.split("-")[0]
    times = "" if seconds is None else f" at {seconds:g} s a decision"
    first, second = (bot.split("@")[0] + ("" if bot in STEADY else times) for bot in (a, b))
    says = f"{find_game(game).title}: {first} beats {second} at least {percent} %"
    return Claim(name, says, Duel(game, {}, a, b, games, seconds=seconds or 1.0, claim=percent / 100))


def deepens(name: str, bot: str, times: int, percent: int, games: int) -> Claim:
    """A rung that asks whether a search gains from time: a bot of fixed iterations against itself with many times as many."""
    game, (level, _, number) = name.split("-")[0], bot.partition("@")
    says = f"{find_game(game).title}: {level} with {times} times the iterations beats {bot} at least {percent} %"
    return Claim(name, says, Duel(game, {}, f"{level}@{times * int(number)}", bot, games, claim=percent / 100))


def gains(name: str, a: str, b: str, points: int, opposition: str | None = None) -> Claim:
    """A rung of factions, where sides are dealt, against the game's usual bot unless another one is named."""
    game = name.split("-")[0]
    says = f"{find_game(game).title}: a faction of {a}s does at least {points} points better than one of {b}s"
    against = "" if opposition is None else f", against {opposition}s"
    return Claim(name, says + against, Factions(game, a, b, opposition or usual_bot(game), 400, claim=points))


def claims() -> list[Claim]:
    """What the bots of all games claim, the weakest first."""
    own = (find_game(name).ladder for name in game_names())
    return [claim for rungs in own if rungs is not None for claim in rungs.get()]


def claim_of(name: str) -> Claim | None:
    """The claim of a name."""
    return next((claim for claim in claims() if claim.name == name), None)


def show(
    claim: Claim,
    workers: int,
    kept_in: Path,
    ray: str | None = None,
    tick: Callable[[int, int], None] = lambda n, of: None,
) -> JsonObject:
    """Play what a claim needs, going on from what is kept; the result as the page keeps it."""
    file = kept_in / f"{claim.name}.jsonl"
    started = time.monotonic()
    match = claim.match
    if isinstance(match, Duel):
        standing = run_duel(match, workers, file, ray, lambda at: tick(len(at.scores), match.games))
        by_side = [sum(standing.scores[side::2]) / max(1, len(standing.scores[side::2])) for side in (0, 1)]
        how = decided(standing.verdict, standing.share, match.claim or 0.0)
        found = {
            "games": len(standing.scores),
            "result": f"{100 * standing.share:.1f} %",
            "interval": "{:.1f} – {:.1f} %".format(*(100 * bound for bound in standing.interval)),
            "details": f"as first side {100 * by_side[0]:.0f} %, as second {100 * by_side[1]:.0f} %; {match.test}",
            **how,
        }
    else:
        found_gains = run_factions(match, workers, file, ray, lambda deals: tick(deals, match.deals))
        means = {faction: means_of(found_gains, faction) for faction in match.factions}
        least = min(sum(values) / max(1, len(values)) for values in means.values())
        found = {
            "games": len(match.seatings) * len(match.counts) * len(means[match.factions[0]]),
            "result": ", ".join(f"{faction} {_points(values)}" for faction, values in means.items()),
            "interval": ", ".join(
                "{:+.1f} – {:+.1f}".format(*(100 * bound for bound in paired_interval(values)))
                for values in means.values()
            ),
            "details": "by players: "
            + "; ".join(
                f"{faction} "
                + ", ".join(
                    f"{gain.players}: {100 * gain.mean:+.0f}" for gain in found_gains if gain.faction == faction
                )
                for faction in match.factions
            )
            + f"; anytime intervals, error {ERROR:.0%}: "
            + ", ".join(
                "{:+.1f} – {:+.1f}".format(*(100 * bound for bound in always_valid(values, tight_at=60)))
                for values in means.values()
            ),
            **decided(verdict(match, found_gains), 100 * least, match.claim or 0.0),
        }
    return {"says": claim.says, **found, "seconds": round(time.monotonic() - started)}


def _points(values: Sequence[float]) -> str:
    return f"{100 * sum(values) / max(1, len(values)):+.1f} points"


def decided(verdict_: str, value: float, claim: float) -> JsonObject:
    """What the sequential test said, or, where it ran out of games, on which side of the claim the result lies."""
    if verdict_ != "open":
        return {"holds": verdict_ == "holds", "decided": True}
    return {"holds": value >= claim, "decided": False}


def keep_result(file: Path, name: str, result: JsonObject) -> JsonObject:
    """Write a result into the file that the page is made from; all results in it."""
    results: JsonObject = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    results[name] = dict(result)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(results, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return results


def ladder_page(results: Mapping[str, JsonObject]) -> str:
    """docs/ladder.md."""
    lines = [
        "# The ladder",
        "",
        "How strong each level is, measured. Made by `triumvirate arena ladder` from `docs/ladder.json`; not written by hand.",
        "",
        "Sides are swapped and deals are paired. Play stops when a sequential test has decided; *not decided* means that it ran",
        "out of games or was stopped before, and the result alone speaks. Intervals are 95 %. `legate@N` thinks for a fixed",
        "number of iterations.",
        "",
        "| claim | result | interval | games | shown | how |",
        "|---|---|---|---|---|---|",
    ]
    for name in [claim.name for claim in claims() if claim.name in results]:
        result = results[name]
        shown = ("yes" if result["holds"] else "**no**") + ("" if result["decided"] else " (not decided)")
        cells = (result["says"], result["result"], result["interval"], str(result["games"]), shown, result["details"])
        lines.append(f"| {' | '.join(cells)} |")
    lines += ["", "Each rung again, alone: `triumvirate arena ladder --only NAME` with one of"]
    lines.append(", ".join(f"`{claim.name}`" for claim in claims()) + ".")
    return "\n".join(lines) + "\n"
