"""What every game stands on: fields, engines, chance, events, tables and records. No input or output, and no game."""
