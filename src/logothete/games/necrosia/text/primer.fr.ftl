### Necrosia en huit pas, pour qui n’y a jamais joué. Chaque pas nomme la règle où poursuivre la lecture.

primer-1-title = Ce que vous cherchez
primer-1-text = Vous menez l’un des peuples d’Héossie, et après cinq années le plus d’influence l’emporte. Mais un mal s’étend depuis Nécrosia : si 6 régions sont nécrosées, Nécrosia comprise, la partie s’arrête aussitôt, perdue pour tous.
primer-1-rule = NEC-002

primer-2-title = Dominer une région
primer-2-text = Vous dominez une région si vous y avez plus d’unités que chacun de vos rivaux, et plus qu’il n’y a de nécrosiens. À la fin de votre tour, chaque région que vous dominez vous rapporte son influence. Une égalité ne profite à personne.
primer-2-rule = NEC-020

primer-3-title = Trois sortes d’unités
primer-3-text = Les combattants font la guerre, les négociants font venir des unités, les magiciens en emportent d’un lieu à l’autre. Combattants et négociants vont dans une région voisine, les magiciens n’importe où ; et toute unité peut entrer dans une région nécrosée, d’où qu’elle vienne.
primer-3-rule = NEC-018

primer-4-title = Votre tour : 3 actions
primer-4-text = Chaque action est l’une de ces six : déplacer jusqu’à 2 unités, Guerre, Commerce, Magie, déplacer un nécrosien, ou changer une unité en une autre sorte. Un Commerce fait venir 2 unités de votre réserve auprès d’un de vos négociants ; une Magie emporte jusqu’à 3 unités, même celles de vos rivaux, d’un de vos magiciens à un autre.
primer-4-rule = NEC-091

primer-5-title = La guerre
primer-5-text = Vos combattants d’une région y attaquent un joueur ou les nécrosiens. Vous lancez un dé par combattant, le défenseur aussi, et 1 au moins ; les nécrosiens lancent 1 dé, si nombreux qu’ils soient. Votre score est ce que perd l’autre camp, et réciproquement. Par lot de 3 nécrosiens éliminés, vous gagnez 1 point d’influence.
primer-5-rule = NEC-042

primer-6-title = La nécrose
primer-6-text = À la fin de votre tour, vous perdez 1 unité dans chacune de vos régions qui est nécrosée ou qui porte des nécrosiens, et elle en devient un. En fin d’année, une région tombe si ses nécrosiens dépassent en nombre toutes les unités présentes. Chaque année, les régions qui ont une guilde et un nécrosien en reçoivent 1 de plus.
primer-6-rule = NEC-150

primer-7-title = Les cartes
primer-7-text = À la fin de votre tour, vous recevez une carte gratuite pour chaque guilde et chaque région nécrosée que vous dominez. Puis vous pouvez acheter jusqu’à 3 cartes de la file, pour 1 à 5 points d’influence chacune. Chaque carte dit quand elle se joue : à votre tour, ou dans la guerre d’un autre.
primer-7-rule = NEC-111

primer-8-title = Par où commencer
primer-8-text = Ne vous dispersez pas : 3 unités dans une région tiennent mieux que 1 dans chacune de 3 régions. Choisissez des régions à guilde, et frappez-y les nécrosiens dès la première année, avant qu’ils se multiplient. Comptez les régions tombées : à partir de la quatrième, chacun doit s’y mettre.
primer-8-rule = NEC-141
