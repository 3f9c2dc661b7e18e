# Le morpion.
title-name = Morpion
title-pitch = Trois signes alignés, à deux, en une minute.
title-goal = Alignez trois signes le premier, en ligne, en colonne ou en diagonale.

verb-place = marquer
action-place = marquer { $square }
prompt-place = Marquez une case libre.

event-placed = { $seat } marque { $square }.
event-won = { $seat } aligne trois signes et gagne.
event-drawn = La grille est pleine : partie nulle.

refusal-game-over = La partie est finie.
refusal-not-your-turn = C’est à { $seat } de jouer.
refusal-square-taken = Cette case est déjà marquée.

mark-cross = croix
mark-nought = rond

square-a1 = a1
square-b1 = b1
square-c1 = c1
square-a2 = a2
square-b2 = b2
square-c2 = c2
square-a3 = a3
square-b3 = b3
square-c3 = c3
