"""What a newcomer is told of a game before the first decision: how it is won, and how the actions read."""

from __future__ import annotations

HOW_TO = """You sit at a table and play one seat; bots play the others. Call new_match, then act until the match is over.
Every answer shows the table as your seat may know it. Copy actions letter by letter from the legal list. When an action
is refused, the reason names the rule; explain tells the same without trying. Hidden things stay hidden until the end;
then record gives the whole match."""

BRIEFINGS = {
    "caesar": """CAESAR!: a duel for 18 provinces. Each turn you place one of your influence tokens on a free border space
with its icon; its two values count for you in the two provinces it lies between, the first written one for the border's
first province. A province whose spaces are all filled closes: the higher sum puts a control marker in it, and one more on
each border to a neighbour held by the same side. Whoever fills the last space takes the bonus: Tactics (another turn),
Wealth (another token), Might (turn an enemy token or marker face down), Senate (markers, if you also won the province).
The first to place all 12 markers wins at once. Do not fill the last but one space of a province the other side can take.
'place sword-6-0 GA-HC 6/0' puts the sword token 6/0 between GA and HC, 6 towards GA.""",
    "julius": """JULIUS CAESAR: the civil war with blocks whose kind and strength only their owner sees. Each of up to five years
both sides play five cards for moves and levies, and battles follow. Cities with stars and killed leaders are worth
points: 10 at a year's end win, and after the last year the higher score does.""",
    "rubico": """RUBICO: hidden sides on the march to Rome. Caesar's side wins when the marker reaches Rome, the Senate when four
Senate cards of one legion are face up. Each round everybody but the Centurion lays cards face down, the one to be taken
leftmost, and says what they are, truly or not. The Centurion takes the quota, at most two from a player; the taken cards
are shuffled and shown. Red minus blue is how far the march goes; two blue or a Pompey show Senate cards; Janus copies the
card before it. Nobody learns whose card was whose, so watch the claims and the counts. 'swap 1 2' changes the order of
your cards, 'lock' keeps it.""",
}
