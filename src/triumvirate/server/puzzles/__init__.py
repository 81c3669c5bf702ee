"""Puzzles on the server: which one is today's, which comes next, and what an answer comes to."""
