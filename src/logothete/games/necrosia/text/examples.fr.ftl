### Exemples commentés du livre de règles : ce que montrent les coups qu’on y joue.

example-move = Une unité se déplace
example-move-text = Une unité va dans une région voisine : pour y combattre, pour la tenir, ou pour fuir la nécrose.
example-war = Une guerre
example-war-text = Chaque combattant donne un dé ; les Nécrosiens n’en ont qu’un seul, si nombreux soient-ils. Ce qu’un camp marque, l’autre le perd.
example-influence = L’influence à la fin d’un tour
example-influence-text = Qui domine des régions en gagne l’influence, région par région.
example-necrosis = La fin d’une année
example-necrosis-text = Une région où les Nécrosiens sont plus nombreux que les unités vivantes est nécrosée pour de bon, et un crâne de plus s’inscrit sur la piste. Au sixième, tout le monde a perdu.
