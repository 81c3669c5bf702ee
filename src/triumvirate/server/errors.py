"""Refusals of the web, beside those of the rules, and the HTTP status of each code."""

from __future__ import annotations

from pathlib import Path

from triumvirate.core import speech
from triumvirate.core.errors import NoMatch, TriumvirateError

speech.add_folder(Path(__file__).parent)

STATUS = {
    "bad_json": 400,
    "bad_request": 400,
    "bad_option": 400,
    "not_signed_in": 401,
    "forbidden": 403,
    "bad_origin": 403,
    "proof": 403,
    "not_found": 404,
    "no_match": 404,
    "unknown_game": 404,
    "not_your_turn": 409,
    "over": 409,
    "stale": 409,
    "conflict": 409,
    "too_large": 413,
    "illegal": 422,
    "bad_record": 422,
    "rate_limited": 429,
    "unavailable": 503,
}


class BadJson(TriumvirateError):
    """What came is not JSON."""

    code = "bad_json"


class NotSignedIn(TriumvirateError):
    """There is no session, or it has ended."""

    code = "not_signed_in"


class Forbidden(TriumvirateError):
    """Somebody else's to do."""

    code = "forbidden"


class NeedsProof(TriumvirateError):
    """It is not enough that a session is there: somebody has to show anew that it is them."""

    code = "proof"


class BadOrigin(TriumvirateError):
    """A page of another site sent this."""

    code = "bad_origin"


class NotFound(TriumvirateError):
    """No such thing."""

    code = "not_found"


class Stale(TriumvirateError):
    """The table has moved on since the sender looked."""

    code = "stale"


class Conflict(TriumvirateError):
    """Somebody else was first."""

    code = "conflict"


class Beaten(Conflict):
    """Another worker, tab or bot wrote the match first: looking again shows how it stands now."""


class TooLarge(TriumvirateError):
    """More than is taken at once."""

    code = "too_large"


class RateLimited(TriumvirateError):
    """Too much in too short a time; `wait` says how many seconds to hold off."""

    code = "rate_limited"

    def __init__(self, reason: str, wait: float) -> None:
        super().__init__(reason)
        self.wait = wait


class Unavailable(TriumvirateError):
    """Not now."""

    code = "unavailable"


class CannotWrite(Unavailable):
    """The disk is full, or does not answer."""


class ForOperator(TriumvirateError):
    """Said to whoever runs the server, on the command line."""

    code = "bad_request"


def no_room() -> CannotWrite:
    """The disk takes no more."""
    return CannotWrite("The server cannot write to its disk just now; nothing was changed. Try again later.")


def out_of_reach() -> CannotWrite:
    """The database does not answer: whether something was changed is not known."""
    return CannotWrite("The server cannot reach its database just now. Try again in a moment.")


def no_match() -> NoMatch:
    """The same words whether a match does not exist or is not to be known of."""
    return NoMatch("There is no such match.")
