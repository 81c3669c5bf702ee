"""Tournaments at the server: rounds and tables are made, results taken, absent people handled, all by database rows."""
