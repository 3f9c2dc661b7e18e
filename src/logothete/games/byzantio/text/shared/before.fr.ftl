### Ce que l’on sait avant de s’engager : les chances de ce que le dé décide.

## Chances

odds-attempt = Le dé doit montrer { $total } ou plus
odds-refused = Si l’offre est refusée, le dé doit montrer { $total } ou plus
odds-refusing = Après un refus, le dé tranche : à partir de { $total }, l’échange se fait malgré tout

factor-roll = le jet lui-même
factor-roller = le { -pretender } de qui lance le dé est sur place
factor-owner = le { -pretender } de qui est visé est sur place

outcome-replaced = vous en prenez la place
outcome-expelled = { -the-garrison } rentre dans sa réserve
outcome-exchanged = l’échange se fait
outcome-unchanged = rien ne change
