"""The book of a game: its rules in words for people, made from the game's own text, data and rulings."""
