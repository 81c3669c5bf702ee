"""What a newcomer is told of the table before the first decision; how a game is won, its plug says."""

from __future__ import annotations

HOW_TO = """You sit at a table and play one seat; bots play the others. Call new_match, then act until the match is over.
Every answer shows the table as your seat may know it. Copy actions letter by letter from the legal list. When an action
is refused, the reason names the rule; explain tells the same without trying. Hidden things stay hidden until the end;
then record gives the whole match."""
