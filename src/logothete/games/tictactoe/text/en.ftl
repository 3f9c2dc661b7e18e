# Tic-tac-toe.
title-name = Tic-tac-toe
title-pitch = Three marks in a line, for two, in a minute.
title-goal = Be the first with three marks in a row, a column or a diagonal.

verb-place = mark
action-place = mark { $square }
prompt-place = Mark a free square.

event-placed = { $seat } marks { $square }.
event-won = { $seat } has three in a line and wins.
event-drawn = The board is full: a draw.

refusal-game-over = The game is over.
refusal-not-your-turn = It is the turn of { $seat }.
refusal-square-taken = That square is marked already.

mark-cross = cross
mark-nought = nought

square-a1 = a1
square-b1 = b1
square-c1 = c1
square-a2 = a2
square-b2 = b2
square-c2 = c2
square-a3 = a3
square-b3 = b3
square-c3 = c3
