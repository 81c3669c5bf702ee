"""Who is asking: signed cookies, guests with a name, accounts with a password."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, TimestampSigner, URLSafeSerializer, URLSafeTimedSerializer

from triumvirate.core.errors import BadRequest
from triumvirate.server.errors import Forbidden, NotSignedIn
from triumvirate.server.people import names
from triumvirate.server.settings import Settings
from triumvirate.server.store import people
from triumvirate.server.store.database import Database
from triumvirate.server.store.rows import PersonRow

COOKIE = "triumvirate"
DEVICE_SECONDS = 600
MAIL_SECONDS = 3 * 86_400


def _signer(now: Callable[[], int]) -> type[TimestampSigner]:
    """Links run out by the time that tables run by: the workers agree on it, and no turned clock ends them."""

    class Signer(TimestampSigner):
        def get_timestamp(self) -> int:
            """Seconds."""
            return now() // 1000

    return Signer


class Sessions:
    """Cookies hold a person's id and epoch, signed; the database says whether that epoch still counts."""

    def __init__(self, db: Database, settings: Settings) -> None:
        key = settings.signing_key()
        self._db = db
        self._now = settings.now
        self._registration = settings.registration
        self._cookie = URLSafeSerializer(key, salt="session")
        signer = _signer(settings.now)
        self._device = URLSafeTimedSerializer(key, salt="device", signer=signer)
        self._mail = URLSafeTimedSerializer(key, salt="mail", signer=signer)
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        self._hashing = asyncio.Semaphore(2)  # hashing is meant to be heavy; a flood of it must not be
        self._decoy = self._hasher.hash("somebody who does not exist")

    # --- cookies ----------------------------------------------------------------------------------------------------

    def cookie(self, person: PersonRow) -> str:
        """The cookie's value."""
        return str(self._cookie.dumps([person.id, person.epoch]))

    async def read(self, cookie: str | None, even_shut_out: bool = False) -> PersonRow | None:
        """Who a cookie stands for, or nobody; who is shut out is told so."""
        if not cookie or len(cookie) > 400:
            return None
        try:
            told: list[str | int] = self._cookie.loads(cookie)
        except BadSignature:
            return None
        person = await people.find(self._db, str(told[0]))
        if person is None or person.epoch != told[1]:
            return None
        return person if even_shut_out else self._let_in(person)

    def check(self, before: PersonRow, now: PersonRow | None) -> None:
        """Whether somebody who came in may stay: nobody shut them out, and the session has not been ended."""
        if now is None or now.erased or now.epoch != before.epoch:
            raise NotSignedIn("The session has ended.")
        self._let_in(now)

    def _let_in(self, person: PersonRow) -> PersonRow:
        """Go on unless the operator keeps this person out."""
        if person.banned_until is not None and person.banned_until > self._now():
            raise Forbidden("The operator of this server has shut you out.")
        return person

    # --- people -----------------------------------------------------------------------------------------------------

    async def guest(self) -> PersonRow:
        """A new guest with a Roman name."""
        person = PersonRow(id=f"p_{secrets.token_urlsafe(9)}", name=names.roman_name(), created=self._now())
        await people.add(self._db, person)
        return person

    async def claim(self, person: PersonRow, name: str, password: str) -> PersonRow:
        """A guest becomes an account and keeps all that is theirs."""
        if not person.guest:
            raise Forbidden("You have an account already.")
        if not self._registration:
            raise Forbidden("New accounts are not made here.")
        name = names.clean_name(name)
        digest = await self._hash(password)
        await people.change(self._db, person.id, name=name, account=people.fold(name), password=digest, guest=False)
        return await self._again(person.id)

    async def log_in(self, name: str, password: str) -> PersonRow:
        """The account of that name and password; the refusal does not say which of them was wrong."""
        person = await people.find_account(self._db, name)
        stored = person.password if person and person.password else self._decoy
        if not await self._verify(stored, password) or person is None or not person.password:
            raise NotSignedIn("Name or password is not right.")
        return self._let_in(person)

    async def change_password(self, person: PersonRow, old: str, new: str) -> PersonRow:
        """A new password; all other sessions end."""
        if not person.password or not await self._verify(person.password, old):
            raise Forbidden("The old password is not right.")
        digest = await self._hash(new)
        await people.change(self._db, person.id, password=digest, epoch=person.epoch + 1)
        return await self._again(person.id)

    async def end_all(self, person: PersonRow) -> None:
        """All sessions of a person end."""
        await people.change(self._db, person.id, epoch=person.epoch + 1)

    # --- links ------------------------------------------------------------------------------------------------------

    async def device_token(self, person: PersonRow) -> str:
        """A token that signs another device in, once, within ten minutes."""
        nonce = secrets.token_urlsafe(12)
        await people.change(self._db, person.id, device_nonce=nonce)
        return str(self._device.dumps([person.id, nonce]))

    async def use_device_token(self, token: str) -> PersonRow:
        """Who a device token stands for; it is spent."""
        try:
            person, nonce = self._device.loads(token, max_age=DEVICE_SECONDS)
        except (BadSignature, ValueError) as fault:
            raise NotSignedIn("This link is not valid any more.") from fault
        if not await people.use_device_nonce(self._db, person, nonce):
            raise NotSignedIn("This link was used already.")
        return self._let_in(await self._again(person))

    def mail_token(self, person: PersonRow) -> str:
        """A token that proves that somebody reads an address."""
        return str(self._mail.dumps([person.id, person.email]))

    async def confirm_mail(self, person: PersonRow, token: str) -> PersonRow:
        """The address is theirs."""
        try:
            told = self._mail.loads(token, max_age=MAIL_SECONDS)
        except BadSignature as fault:
            raise BadRequest("This link is not valid any more.") from fault
        if told != [person.id, person.email]:
            raise BadRequest("This link is for another address.")
        await people.change(self._db, person.id, email_confirmed=True)
        return await self._again(person.id)

    # --- passwords --------------------------------------------------------------------------------------------------

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _verify(self, stored: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, stored, password)
            except (VerificationError, InvalidHashError):
                return False

    async def _again(self, person: str) -> PersonRow:
        found = await people.find(self._db, person)
        if found is None:
            raise NotSignedIn("This account is gone.")
        return found
