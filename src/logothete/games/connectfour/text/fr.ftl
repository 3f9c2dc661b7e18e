# Puissance quatre.
title-name = Puissance quatre
title-pitch = Quatre jetons alignés, à deux, en cinq minutes.
title-goal = Alignez quatre jetons le premier, dans n’importe quel sens.

verb-drop = jouer
action-drop = jouer dans la colonne { $column }
prompt-drop = Glissez un jeton dans une colonne.

event-dropped = { $seat } joue dans la colonne { $column }.
event-won = { $seat } aligne quatre jetons et gagne.
event-drawn = La grille est pleine : partie nulle.

refusal-game-over = La partie est finie.
refusal-not-your-turn = C’est à { $seat } de jouer.
refusal-column-full = Cette colonne est pleine.

disc-red = rouge
disc-yellow = jaune

column-a = a
column-b = b
column-c = c
column-d = d
column-e = e
column-f = f
column-g = g
