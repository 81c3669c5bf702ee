"""How to win, in a few lines, for a language model that sits down."""

BRIEFING = """RUBICO: hidden sides on the march to Rome. Caesar's side wins when the marker reaches Rome, the Senate when four
Senate cards of one legion are face up. Each round everybody but the Centurion lays cards face down, the one to be taken
leftmost, and says what they are, truly or not. The Centurion takes the quota, at most two from a player; the taken cards
are shuffled and shown. Red minus blue is how far the march goes; two blue or a Pompey show Senate cards; Janus copies the
card before it. Nobody learns whose card was whose, so watch the claims and the counts. 'swap 1 2' changes the order of
your cards, 'lock' keeps it."""
