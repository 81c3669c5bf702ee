"""Where each number stands in the rows by which quick play of JULIUS CAESAR thinks."""

from __future__ import annotations

from triumvirate.games.julius.state import PLACES

# An aim: how much each place counts (below nothing: no attack there), then how a side weighs danger, spoils, staying put, the
# way to cities, its leaders' lives, the odds below which it does not attack, and being still; then how many blocks stay where.
DANGER, KEENNESS, STAYING, DRIVE, CARE, LEAST, RESTLESS, HOLD = range(PLACES, PLACES + 8)
AIMS = HOLD + PLACES

# The sums of a position, a run of places each; behind them what each side guesses of the other's hidden blocks, then room to
# note how cities draw blocks, and what the danger of a place was found from and came to.
POWER, STEPS, WORTH, LEADERS, FOE_POWER, FOE_STEPS, FRESH, FRESH_POWER, FRESH_STEPS, SUMMED = range(10)
GUESSED_POWER, GUESSED_STEPS, PULL = SUMMED, SUMMED + 2, SUMMED + 4
RISK_POWER, RISK_STEPS, RISK_OWN_POWER, RISK_OWN_STEPS, RISK, RUNS = range(PULL + 1, PULL + 7)
AVERAGE_POWER, AVERAGE_STEPS = 0.95, 2.5
