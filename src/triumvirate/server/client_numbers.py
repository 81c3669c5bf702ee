"""Numbers of one's own for the draws of a match, for programs: sealed on sitting down, opened when all are, checked at the end.

What a browser does by itself (`web/src/lib/lots.ts`): neither the server nor anybody at the table can have chosen draws
that follow from a number which nobody else knew before all were sealed. Who opens one checks first that its own seal is
among those shown; who looks back checks that secret, seals and draws are those that were promised.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from triumvirate.core.chance import commitment
from triumvirate.core.errors import BadRecord, TriumvirateError
from triumvirate.core.proving import check_draws
from triumvirate.core.record import read_record
from triumvirate.games import find_game

TOO_LATE = ("bad_request", "conflict", "over")  # why no number is sealed any more


class Cheated(BadRecord):
    """Draws that are not those which the numbers of all seats promised."""


@dataclass
class Promise:
    """What somebody was shown before the start: the number that is theirs, the table's digest, all seals."""

    number: str
    commitment: str = ""
    seals: Mapping[str, str] = field(default_factory=dict)


def fresh() -> tuple[str, str]:
    """A number and its seal, in hex."""
    number = secrets.token_bytes(32)
    return number.hex(), commitment(number)


class OwnNumbers:
    """One person's numbers, by match. `call` sends a POST about a match and is answered by the server."""

    def __init__(self, call: Callable[[str, str, Mapping[str, str]], object]) -> None:
        self._call = call
        self.promises: dict[str, Promise] = {}

    def sat_down(self, match: str, number: str) -> None:
        """A number was sealed on sitting down at a match."""
        self.promises[match] = Promise(number)

    def settle(self, match: str, asked: str | None, seals: Mapping[str, str], table: str) -> bool:
        """Do what is owed before the start, if anything; whether something was. `table` is the table's digest."""
        if asked == "seal":
            number, seal = fresh()
            self.promises[match] = Promise(number)
            try:
                self._call(match, "seal", {"seal": seal})
            except TriumvirateError as refused:
                if refused.code not in TOO_LATE:
                    raise
                del self.promises[match]  # the match has begun, or numbers are being opened: I go without
        elif asked == "open" and match in self.promises:
            promise = self.promises[match]
            if commitment(bytes.fromhex(promise.number)) not in seals.values():
                raise Cheated("The seal of my number is not among those that are shown: I do not open it.")
            promise.commitment, promise.seals = table, dict(seals)
            self._call(match, "open", {"number": promise.number})
        else:
            return False
        return True

    def check(self, match: str, record: str) -> int:
        """Work out every draw of a finished match again, and hold it against what was promised; how many numbers there are."""
        table = read_record(record, find_game)
        promise = self.promises.get(match)
        if promise is not None:
            if table.commitment != promise.commitment:
                raise Cheated("The secret is not the one that was promised before the numbers were opened.")
            is_played = len(table.entries) > 1  # else somebody lost before the first move, by not opening their number
            if table.lots.seals != promise.seals and is_played:
                raise Cheated("The numbers are not those that were sealed before the start.")
        check_draws(table, record)
        return len(table.lots.shares)
