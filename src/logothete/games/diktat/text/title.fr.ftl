### Le jeu en quelques mots.

title-name = Diktat
title-pitch = Cinq Cabales se disputent une Prague brutale : équipes cachées, espions, marchandages et serments rompus.
title-goal = Gagnez des Opportunités et de l’Influence dans les secteurs, développez votre Cabale, et soyez en tête quand quelqu’un atteint 10 points de victoire.

## D’où viennent les points

score-slots = Cartes Cabale en jeu
score-cards = Cartes Opportunité
score-gains = Gains des cartes et des marqueurs
score-affinities = Affinités retournées
score-perjuries = Serments rompus
score-debts = Dettes
score-corruption = Corruption
score-power = { $number } PP, pour départager
score-common-defeat = Les Autres ont submergé Prague : personne ne gagne
