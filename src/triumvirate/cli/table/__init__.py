"""The terminal table: what `triumvirate play` shows. Boards are pure functions from a view to text."""
