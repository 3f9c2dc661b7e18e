"""The course of a game: its preparation, the years, their order and the turns."""
