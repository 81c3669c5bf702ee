"""Secrets of matches at rest: sealed with a key that is not in the database, so that who reads it knows no draw.

A secret is hidden by a stream of HMAC-SHA-512 under a nonce of its own, and an HMAC-SHA-256 over nonce and hidden bytes
shows that the key fits and that nothing was changed. Both keys are made from one. A match from before that is sealed when
a server starts; until then it is read as it is.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable

from sqlalchemy import Connection, func, select, update

from triumvirate.server.errors import ForOperator
from triumvirate.server.store.database import Database
from triumvirate.server.store.schema import matches

MARK, NONCE, TAG = b"sealed1:", 12, 16
MOST_AT_ONCE = 500
WRONG = (
    "The key of match secrets does not fit this database: put its file match.key back into the data folder, or set "
    "TRIUMVIRATE_MATCH_KEY (or the TRIUMVIRATE_SECRET_KEY of then)."
)


class Vault:
    """Seals and opens secrets with one key."""

    def __init__(self, key: str) -> None:
        self._hiding = hmac.new(key.encode(), b"match secrets: hiding", hashlib.sha256).digest()
        self._showing = hmac.new(key.encode(), b"match secrets: showing", hashlib.sha256).digest()

    def seal(self, secret: bytes) -> bytes:
        """What is kept of a secret."""
        nonce = secrets.token_bytes(NONCE)
        hidden = self._mixed(nonce, secret)
        return MARK + nonce + hidden + self._tag(nonce + hidden)

    def open(self, kept: bytes) -> bytes:
        """The secret; one from before is as it is."""
        if not is_sealed(kept):
            return kept
        nonce, hidden, tag = kept[len(MARK) : len(MARK) + NONCE], kept[len(MARK) + NONCE : -TAG], kept[-TAG:]
        if not hmac.compare_digest(tag, self._tag(nonce + hidden)):
            raise ForOperator(WRONG)
        return self._mixed(nonce, hidden)

    def _mixed(self, nonce: bytes, data: bytes) -> bytes:
        stream = b""
        while len(stream) < len(data):
            block = nonce + len(stream).to_bytes(4, "big")
            stream += hmac.new(self._hiding, block, hashlib.sha512).digest()
        return bytes(one ^ other for one, other in zip(data, stream, strict=False))

    def _tag(self, data: bytes) -> bytes:
        return hmac.new(self._showing, data, hashlib.sha256).digest()[:TAG]


def is_sealed(kept: bytes) -> bool:
    """Whether a secret is hidden; 32 random bytes do not begin like that."""
    return kept.startswith(MARK)


async def opened(db: Database, key: Callable[[bool], str | None], is_first: bool) -> Vault:
    """The vault of a database. A key is made only where nothing was sealed with another; `is_first` seals the rest."""
    newest = await db.row(select(matches.c.secret).order_by(matches.c.created.desc()).limit(1))
    needs_old = newest is not None and is_sealed(bytes(newest.secret))
    told = key(not needs_old)
    if told is None:
        raise ForOperator(WRONG)
    vault = Vault(told)
    if newest is not None:
        vault.open(bytes(newest.secret))
    if is_first:
        while await _seal_some(db, vault):
            pass
    return vault


async def _seal_some(db: Database, vault: Vault) -> bool:
    """Seal some of the secrets that are not; whether there may be more."""
    plain = func.length(matches.c.secret) < len(MARK) + NONCE + TAG
    query = select(matches.c.id, matches.c.secret).where(plain).limit(MOST_AT_ONCE)
    rows = [(str(row.id), bytes(row.secret)) for row in await db.rows(query)]

    def job(connection: Connection) -> None:
        for match, secret in rows:
            here = matches.c.id == match, matches.c.secret == secret
            connection.execute(update(matches).where(*here).values(secret=vault.seal(secret)))

    if rows:
        await db.write(job)
    return bool(rows)
