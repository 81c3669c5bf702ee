"""Every look and act of an operator is written down before it is answered; and what an operator who plays may not see."""

from __future__ import annotations

import logging

from triumvirate.server.asking import Asked
from triumvirate.server.matches.cache import MatchCache
from triumvirate.server.store import audit
from triumvirate.server.store.rows import PersonRow

log = logging.getLogger("triumvirate.server.audit")
LONGEST = 500


async def note(cache: MatchCache, person: PersonRow, request: Asked) -> None:
    """Write down what an operator asks for; where that cannot be written, nothing is answered."""
    query = f"?{request.url.query}" if request.url.query else ""
    body = (await request.body()).decode(errors="replace") if request.method != "GET" else ""
    what = f"{request.method} {request.url.path}{query} {body}".strip()[:LONGEST]
    key = cache.settings.signing_key()
    line = await audit.add(cache.db, key, cache.now(), person.id, person.name, what.replace("\0", ""))
    log.info("operator", extra={"number": line.number, "seal": line.seal})
