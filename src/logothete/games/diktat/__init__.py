"""Diktat, with its Configuration "les Autres"."""
