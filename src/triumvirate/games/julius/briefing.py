"""How to win, in a few lines, for a language model that sits down."""

BRIEFING = """JULIUS CAESAR: the civil war with blocks whose kind and strength only their owner sees. Each of up to five years
both sides play five cards for moves and levies, and battles follow. Cities with stars and killed leaders are worth
points: 10 at a year's end win, and after the last year the higher score does."""
