"""What elements do when they are declared: one class for each active effect, a file for each subject.

`goods`: what is paid, received, converted, taken and lost. `turns`: Manoeuvres, turns, Ranks, limits, the track.
`looking` and `pawns`: pawns seen and moved. `elements`: Used tokens. `tokens`: those of the Cabals. `judging`: choices,
tokens spent, and whether a list can be carried out. `running` carries lists out, `ordering` puts a stack in order, and
`table` has all effects.

The eight standing effects are questions (`standing.py`). A new effect is a row of `vocabulary`, a class in the file of
its subject, its place in `table`, its lines at the head of `content/opportunities.toml`, and its test.
"""
