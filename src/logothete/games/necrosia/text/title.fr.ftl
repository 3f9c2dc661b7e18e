### Necrosia même.

title-name = Necrosia
title-pitch = Cinq peuples se disputent les régions d’Héossie pendant que la nécrose s’étend : contenez-la ensemble, ou perdez ensemble.
title-goal = Après cinq années, le plus d’influence l’emporte. Elle vient des régions où vous avez plus d’unités que tout rival et que les nécrosiens. Mais si six régions sont nécrosées, tout est perdu, pour tous.
# La boîte indique environ 60 minutes.
title-minutes = 45–75
