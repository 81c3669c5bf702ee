"""A table without a server: one person's matches, held in a page's own Python, or in any other that has no database.

The same tables, views, words, permissions and replies as at a server; what differs is who keeps a match (`keeping.py`), who
lets bots play (`playing.py`) and by which way calls and lines come in (`answers.py`, `line.py`). `desk.py` is all of it
together, `in_page.py` hands it to the page's worker.
"""
