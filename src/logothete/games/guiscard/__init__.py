"""Guiscard's skirmish: named men, riders and shooters on hexes, in southern Italy of the eleventh century.

Read first `content.py`, `content_map.py` and `content_scenario.py` (what the files of `content/` say), then
`loading.py` and `checking.py` (how they are read, and what can be wrong with them).
"""
