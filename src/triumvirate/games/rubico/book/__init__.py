"""What the book of RUBICO is made from, beside its text: numbers by the count of players, cards, played positions."""

from triumvirate.core.book import BookSource
from triumvirate.games.rubico.book import examples, facts, pieces

BOOK = BookSource(
    facts=facts.facts,
    pieces=pieces.PIECES,
    tables=facts.TABLES,
    pictures={"road": examples.road},
    examples=examples.EXAMPLES,
)
