"""Matches between bots, many at once, with honest error bars."""
