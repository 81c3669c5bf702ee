"""The board drawn from a view: as text and as a picture."""
