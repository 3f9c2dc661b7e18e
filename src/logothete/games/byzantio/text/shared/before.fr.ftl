### Ce que l’on sait avant de s’engager : ce que fait chaque verbe, ce qu’il demande ensuite, et ce que le dé en fait.

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

## Ce que fait chaque verbe

what-claim = Prendre cette { -house } pour toute la partie. Aucune n’a de pouvoir qu’une autre n’aurait pas.
what-target = Écrire la { -city } sur la ligne suivante de votre liste secrète. Les lignes du dessus valent davantage.
what-confirm = Rendre définitif ce que vous avez écrit. Personne d’autre ne le voit.
what-pass = Votre tour s’achève sans action et sans cocher de case.
what-campaign = Votre { -pretender } gagne une { -province } voisine. Vous pouvez y placer { -a-garrison } ; si des rivaux sont dans la { -city }, l’un d’eux y perd { -a-garrison }.
what-garrison = De votre réserve, { -a-garrison } entre dans la { -city }. Si des rivaux s’y trouvent, l’un d’eux y perd { -a-garrison }.
what-withhold = On s’en tient à la marche : rien n’est placé, personne n’est renvoyé.
what-remove = Cette { -house } reprend { -a-garrison } dans sa réserve.
what-rally = Vous placez { -a-garrison } là où se tient déjà votre { -pretender }. Personne n’est renvoyé, et une { -city } pleine n’accueille rien.
what-negotiate = Vous offrez { -a-garrison } contre { -that-garrison } d’un rival, ailleurs. S’il refuse, un dé tranche.
what-swap = Demander { -that-garrison }-ci en échange de { -that-garrison } que vous offrez. Si le rival refuse, un dé tranche.
what-accept = L’échange se fait aussitôt, sans jet de dé.
what-refuse = On jette le dé : l’échange peut encore se faire contre votre gré.
what-progress = Votre { -pretender } gagne la { -province } de votre choix, si loin que ce soit. Rien n’est placé.
what-corrupt = Un jet de dé contre { -the-garrison } d’un rival, où que ce soit. En cas de réussite, vous en prenez la place avec votre réserve.
what-expel = Un jet de dé contre { -the-garrison } d’un rival, où que ce soit. En cas de réussite, la place se vide.
what-strike = Cette rangée perd une case : vous ferez cette action une fois de moins.
what-keep = Votre liste reste telle quelle, et cela ne coûte rien.
what-abandon = Une autre { -city } vient sur cette ligne, qui vaut dès lors moins.
what-adopt = La { -city } prend la ligne de la cible que vous abandonnez.
what-send = Le { -pretender } chassé par la peste s’y rend. Son joueur n’a pas son mot à dire.
what-suspect = Vous supposez que c’est la cible principale de cette { -house }. Deviner juste rapporte des points à la fin ; se tromper ne coûte rien.
what-blank = Vous ne supposez rien au sujet de cette { -house }.

## Ce qui est demandé ensuite, une fois le verbe choisi

asks-campaign-province = { row-campaign } : vers quelle { -province } voisine va votre { -pretender } ?
asks-rally-city = { row-rally } : où placez-vous { -a-garrison } ?
asks-negotiate-city = { row-negotiation } : { -which-garrison } offrez-vous ?
asks-swap-house = { row-negotiation } : à qui demandez-vous { -a-garrison } à { $city } ?
asks-swap-city = { row-negotiation } : { -which-garrison } de la { -house } { $house } voulez-vous ?
asks-progress-province = { row-progression } : où va votre { -pretender } ?
asks-corrupt-house-city = { row-corruption } : { -which-garrison } d’un rival soudoyez-vous ?
asks-corrupt-house = { row-corruption } à { $city } : de quelle { -house } ?
asks-corrupt-city = { row-corruption } : { -which-garrison } de la { -house } { $house } ?
asks-expel-house-city = { row-expulsion } : { -which-garrison } d’un rival chassez-vous ?
asks-expel-house = { row-expulsion } à { $city } : de quelle { -house } ?
asks-expel-city = { row-expulsion } : { -which-garrison } de la { -house } { $house } ?
