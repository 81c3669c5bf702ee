"""Auction, the smallest game with everything: hidden simultaneous bids, chance, three or four seats, three rounds."""
