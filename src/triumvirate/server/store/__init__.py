"""The database: its tables, its one way to write, and the questions asked of it."""
