"""Named errors, each with a sentence for people: what was wrong, where, which rule, what to do."""

from __future__ import annotations

from collections.abc import Mapping

from triumvirate.core import speech


class TriumvirateError(Exception):
    """The common parent; `code` is the protocol's word for it."""

    code = "bad_request"

    def __init__(self, reason: str, rule: str | None = None, said: Mapping[str, str] | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule
        self._said = said or {}

    def told(self, language: str) -> str:
        """The reason in a language: as it was said there, or as the catalogue of sentences has it."""
        return self._said.get(language) or speech.told(self.reason, language)


class BadRequest(TriumvirateError):
    """A request that cannot be understood or carried out."""


class BadChance(BadRequest):
    """A scripted outcome that does not fit what the rules asked for."""


class UnknownGame(TriumvirateError):
    """No game of that name."""

    code = "unknown_game"


class BadOption(TriumvirateError):
    """An unknown option, a bad value or a forbidden combination."""

    code = "bad_option"


class BadDocument(BadOption):
    """A document of somebody's own making with a fault on one of its lines."""

    def __init__(self, reason: str, rule: str | None = None, line: int | None = None) -> None:
        super().__init__(reason, rule)
        self.line = line


class NoMatch(TriumvirateError):
    """There is no match to speak of yet."""

    code = "no_match"


class Illegal(TriumvirateError):
    """An action the rules refuse; `rule` cites the section."""

    code = "illegal"


class NotYourTurn(TriumvirateError):
    """This seat has nothing to decide now."""

    code = "not_your_turn"


class MatchOver(TriumvirateError):
    """The match has ended."""

    code = "over"


class BadRecord(TriumvirateError):
    """A record that does not parse or does not replay; the reason names its line."""

    code = "bad_record"
