"""Puzzles of every game: looked for in matches, proved, kept as data, asked and answered."""
