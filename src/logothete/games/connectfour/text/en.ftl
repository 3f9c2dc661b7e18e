# Connect four.
title-name = Connect four
title-pitch = Four discs in a line, for two, in five minutes.
title-goal = Be the first with four discs in a line: across, upright or slanting.

verb-drop = drop
action-drop = drop a disc into column { $column }
prompt-drop = Drop a disc into a column.

event-dropped = { $seat } drops a disc into column { $column }.
event-won = { $seat } has four in a line and wins.
event-drawn = The board is full: a draw.

refusal-game-over = The game is over.
refusal-not-your-turn = It is the turn of { $seat }.
refusal-column-full = That column is full.

disc-red = red
disc-yellow = yellow

column-a = a
column-b = b
column-c = c
column-d = d
column-e = e
column-f = f
column-g = g
