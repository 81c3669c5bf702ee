"""Who has had a try in a browser: a signed cookie with the deals of these days, so that a second name there is not ranked.

It holds no name and nothing that tells one browser from another; who takes it away, or another browser, is believed.
"""

from __future__ import annotations

import hashlib

from itsdangerous import BadSignature, URLSafeSerializer

from triumvirate.server.daily import days
from triumvirate.server.settings import Settings

COOKIE = "triumvirate_deals"
SECONDS = 2 * 86_400
LONGEST = 2_000


class Browsers:
    """Reads and writes the cookie: by game and day a digest of who was first."""

    def __init__(self, settings: Settings) -> None:
        self._signer = URLSafeSerializer(settings.signing_key(), salt="deals")

    def is_anothers(self, cookie: str | None, game: str, day: str, person: str) -> bool:
        """Whether somebody else has had a try at a deal in this browser."""
        return self._read(cookie).get(f"{game} {day}", _digest(person)) != _digest(person)

    def noted(self, cookie: str | None, game: str, day: str, person: str) -> str:
        """The cookie with one try more; who was first stays, and days long over go."""
        kept = {deal: who for deal, who in self._read(cookie).items() if deal.split(" ")[1] >= days.later(day, -1)}
        kept.setdefault(f"{game} {day}", _digest(person))
        return str(self._signer.dumps(kept))

    def _read(self, cookie: str | None) -> dict[str, str]:
        try:
            found = self._signer.loads((cookie or "")[:LONGEST])
        except BadSignature:
            return {}
        return {str(deal): str(who) for deal, who in found.items()}


def _digest(person: str) -> str:
    return hashlib.sha256(f"deal {person}".encode()).hexdigest()[:12]
