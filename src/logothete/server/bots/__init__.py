"""Bots at the tables: who needs one, the processes in which they think, and what passes between."""
