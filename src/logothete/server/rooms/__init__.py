"""Loaded games: the match of each, what its viewers are shown, its clocks, and the one way to change it."""
