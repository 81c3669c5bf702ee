"""What the book of CAESAR! is made from, beside its text: the data's numbers, the board's drawings, played positions."""

from triumvirate.core.book import BookSource
from triumvirate.games.caesar.book import examples, facts, pieces

BOOK = BookSource(
    facts=facts.facts,
    pieces=pieces.PIECES,
    tables=facts.TABLES,
    pictures={"board": examples.board},
    examples=examples.EXAMPLES,
)
