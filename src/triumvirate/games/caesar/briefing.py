"""How to win, in a few lines, for a language model that sits down."""

BRIEFING = """CAESAR!: a duel for 18 provinces. Each turn you place one of your influence tokens on a free border space
with its icon; its two values count for you in the two provinces it lies between, the first written one for the border's
first province. A province whose spaces are all filled closes: the higher sum puts a control marker in it, and one more on
each border to a neighbour held by the same side. Whoever fills the last space takes the bonus: Tactics (another turn),
Wealth (another token), Might (turn an enemy token or marker face down), Senate (markers, if you also won the province).
The first to place all 12 markers wins at once. Do not fill the last but one space of a province the other side can take.
'place sword-6-0 GA-HC 6/0' puts the sword token 6/0 between GA and HC, 6 towards GA."""
