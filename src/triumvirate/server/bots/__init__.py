"""Bots at the tables: their threads, their queue, their advice."""
