"""An analysis as plain data, to be kept and read again: reasons by their keys, so that they can be said in any language."""

from __future__ import annotations

from triumvirate.analysis.findings import Analysis, Moment
from triumvirate.bots.contract import Choice, Move
from triumvirate.bots.reasons import read
from triumvirate.core.plain import JsonObject

VERSION = 8  # raised when a judge judges otherwise: what an older one found is then made anew


def to_data(found: Analysis) -> JsonObject:
    """All of it."""
    return {**found.__dict__, "moments": [_moment(moment) for moment in found.moments]}


def from_data(data: JsonObject) -> Analysis:
    """The inverse of `to_data`, also after a way through JSON."""
    winners = data["winners"]
    return Analysis(
        data["game"],
        tuple(data["seats"]),
        tuple(data["side"]),
        None if winners is None else tuple(winners),
        tuple(_read(moment) for moment in data["moments"]),
        data["iterations"],
        data["judge"],
    )


def _moment(moment: Moment) -> JsonObject:
    best = moment.best
    return {
        **moment.__dict__,
        "best": {"action": best.action, "why": best.why.kept(), "chance": best.chance},
        "line": [[move.seat, move.action] for move in moment.line],
        "done": moment.done.kept(),
        "against": moment.against.kept(),
    }


def _read(data: JsonObject) -> Moment:
    best = data["best"]
    told = {
        "best": Choice(best["action"], read(best["why"]), best["chance"]),
        "line": tuple(Move(seat, action) for seat, action in data["line"]),
        "done": read(data["done"]),
        "against": read(data["against"]),
    }
    return Moment(**{**data, **told})
