"""Tournaments as plain data: who meets whom in which round, and how all of them stand. No server, no clock, no game.

An entrant is a number, counted from 0 in the order of seeding. A `Meeting` is one table of one round; every function here
takes the meetings so far and says what follows. Points are counted in halves, so that no sum is rounded.
"""
