"""Whether the bots of CAESAR! know what a variant brings."""

from __future__ import annotations

from triumvirate.bots.roster import Familiar
from triumvirate.core.options import Options

PLAYED_WELL = {"name", "tiles", "decks"}  # other command tiles change nothing of what a player may do


def is_strange(options: Options) -> bool:
    """Whether a variant has tokens or bonuses of its own, which no network has seen."""
    return not set(options.get("variant") or ()) <= PLAYED_WELL


def is_for_the_legate(options: Options) -> bool:
    """Whether plain looking ahead is the better player: where the network knows nothing, and against Auto-Crassus, whose
    turns it can play out as they will be (docs/auto-crassus.md)."""
    return is_strange(options) or options.get("solo") is not None


def by_the_rules(options: Options) -> Familiar:
    """They try what the rules allow; of a home-made bonus they know what it does, and not what it is worth."""
    return Familiar.BY_THE_RULES if "own" in (options.get("variant") or ()) else Familiar.WELL


def imperator(options: Options) -> Familiar:
    """Its network has never seen tokens or bonuses that are not printed: the legate plays for it."""
    return Familiar.STAND_IN if is_strange(options) else Familiar.WELL
