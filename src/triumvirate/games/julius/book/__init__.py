"""What the book of JULIUS CAESAR is made from, beside its text: the data's numbers, blocks, cards, played positions."""

from triumvirate.core.book import BookSource
from triumvirate.games.julius.book import examples, facts, pieces

BOOK = BookSource(
    facts=facts.facts,
    pieces=pieces.PIECES,
    tables=facts.TABLES,
    pictures={"map": examples.whole_map},
    examples=examples.EXAMPLES,
)
