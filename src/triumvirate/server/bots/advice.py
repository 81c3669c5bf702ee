"""What a bot advises, put into a person's language; and what the usual one says when it plays for a bot that sleeps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from triumvirate.bots import Choice, usual_bot
from triumvirate.bots.contract import Advice, Opinion
from triumvirate.bots.reasons import TOLD_BESIDE, reason
from triumvirate.bots.speech import action_words
from triumvirate.server.replies import HintAbout, HintChoice, HintMove, HintReply

ASLEEP = "sleeps"


def instead_of(bot: str, game: str, advice: Advice) -> Advice:
    """The usual bot's advice, which says for whom it speaks."""
    level = bot.partition("@")[0]

    def told(choice: Choice) -> Choice:
        return replace(choice, why=choice.why.also(reason(ASLEEP, level=level, stand_in=usual_bot(game))))

    return replace(advice, best=tuple(told(choice) for choice in advice.best))


def about(opinion: Opinion, language: str, names: Mapping[str, str]) -> HintAbout:
    """What is thought of an action, in words."""
    against = opinion.against.said(language, names)
    turn = opinion.turn
    done, before = (turn.done.said(language, names), turn.before) if turn else ("", 0)
    return HintAbout(opinion.action, opinion.verdict, opinion.chance, opinion.is_unsure, against, done, before)


def reply(
    game: str, bot: str, advice: Advice, language: str, names: Mapping[str, str], opinion: Opinion | None = None
) -> HintReply:
    """Advice as a hint; its sentence holds only what is not shown beside it."""

    def shown(choice: Choice) -> HintChoice:
        told = choice.why.without(*TOLD_BESIDE, ASLEEP).said(language, names)
        words = action_words(game, choice.action, language)
        return HintChoice(choice.action, words, told, choice.chance)

    best, *others = [shown(choice) for choice in advice.best]
    asleep = next((one for one in advice.best[0].why.reasons if one.key == ASLEEP), None)
    return HintReply(
        action=best.action,
        words=best.words,
        why=best.why,
        bot=usual_bot(game) if asleep else bot,
        chance=advice.chance,
        others=others,
        line=[HintMove(move.seat, move.action, action_words(game, move.action, language)) for move in advice.line],
        note=replace(asleep, key=f"{ASLEEP}.asked").said(game, language) if asleep else None,
        about=about(opinion, language, names) if opinion is not None else None,
    )
