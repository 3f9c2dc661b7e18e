### Le guide d’une première partie, et ses conseils : un titre et quelques courtes phrases chacun.

## Les étapes jusqu’à la fin du premier tour

guide-people = Choisissez un peuple
guide-people-text = En { $years } années, le plus d’influence l’emporte, et ce sont les régions dominées qui la rapportent. Mais si { $defeat } régions sont nécrosées, tout le monde a perdu. Choisissez d’abord un peuple : seul un pouvoir les distingue.
guide-people-came = Vous menez le peuple { $people }. { $power }

guide-place = Votre première unité
guide-place-text = Placez { $number } unités. Une région est à vous si vous y en avez plus que chaque rival, et plus qu’il n’y a de nécrosiens. Désignez l’une de celles qui sont marquées : sa guilde donne une carte à chaque tour. Puis un combattant, seul à frapper les nécrosiens.
guide-gather = Ensemble
guide-gather-text = Encore { $missing ->
    [1] une unité
   *[other] { $missing } unités
  } à { $region }, et vous dominez. Quelques-unes ensemble tiennent mieux qu’une ici et une là.
guide-gather-enough = Vous la dominez déjà. Ajoutez un négociant, qui fera venir des unités, ou commencez une deuxième région à côté.
guide-gather-came = { $number ->
    [0] Vous ne dominez encore aucune région.
    [1] Vous dominez une région.
   *[other] Vous dominez { $number } régions.
  }
guide-spread = Le passage suivant
guide-spread-text = Passage { $lap } sur { $laps }. { $number ->
    [0] Prenez une autre région, de préférence avec une guilde et près de la première.
   *[other] Achevez ce que vous avez commencé : les régions marquées ne sont pas encore à vous.
  } Un négociant et un magicien quelque part vous donneront plus de choix.
guide-rank = Qui commence ?
guide-rank-text = Qui joue tôt prend ce qui est libre ; qui joue tard voit ce que font les autres, et agit le dernier avant que des régions tombent. Pour une première partie, prenez la première place libre.

guide-act = Votre tour
guide-act-war = { $number ->
    [1] Encore une action.
   *[other] Encore { $number } actions.
  } Frappez les nécrosiens à { $region } : ils ne lancent qu’un dé, et sans eux vous n’y perdez personne. Désignez la région, puis la guerre.
guide-act-trade = { $number ->
    [1] Encore une action.
   *[other] Encore { $number } actions.
  } Votre négociant à { $region } peut faire venir des unités. Désignez la région, puis le Commerce.
guide-act-move = { $number ->
    [1] Encore une action.
   *[other] Encore { $number } actions.
  } Déplacez des unités là où elles vous feront dominer, ou hors d’une région qui a trop de nécrosiens.
guide-act-more = Choisissez encore parmi ce qui brille. Échap recommence.
guide-act-finished = Vos actions sont finies.

guide-within = Jusqu’au bout
guide-within-text = Choisissez ce qui brille. Le bouton Reprendre annule ce qui peut l’être.
guide-within-window = Avant et après les dés, chacun peut jouer une carte. Vous n’en avez pas encore d’utile : ne faites rien.
guide-within-loss = Le score de l’autre camp est ce que vous perdez. Renoncez à ce dont vous avez le moins besoin.
guide-within-recruit = Faites venir ce qui manque ici : des combattants contre les nécrosiens, un magicien pour porter loin.
guide-within-war = La guerre est finie : votre score : { $attack } ; le leur : { $defence }.
guide-within-came = C’est fait. Actions restantes : { $number }.

guide-finish = Finissez votre tour
guide-finish-text = Il ne reste aucune action. La nécrose vous prend maintenant une unité partout où sont des nécrosiens ; puis { $number ->
    [0] rien ne vous revient, car vous ne dominez aucune région
    [1] la région que vous dominez rapporte son influence
   *[other] les { $number } régions que vous dominez rapportent leur influence
  }.
guide-cards = Ce que rapporte le tour
guide-cards-necrosis = Partout où sont des nécrosiens, une de vos unités en devient un. Choisissez ce dont vous avez le moins besoin.
guide-cards-free = Une guilde dominée vous donne une carte pour rien. Lisez ce qu’elle fait : chaque carte dit quand elle se joue.
guide-cards-buy = Votre influence : { $influence }, et c’est elle qui fait gagner. N’achetez une carte que si vous savez quand vous la jouerez.
guide-cards-came = Votre premier tour est fini. Votre influence : { $influence }.

## Conseils

guide-lift = Se déplacer
guide-lift-text = Une action déplace jusqu’à { $number } unités, chacune vers une région voisine ; un magicien va n’importe où.
guide-war = La guerre
guide-war-text = Un dé par combattant. Votre score est ce qu’ils perdent, le leur ce que vous perdez ; demandez d’abord les chances. Par lot de { $trophies } nécrosiens éliminés, vous gagnez de l’influence.
guide-trade = Le Commerce
guide-trade-text = Un négociant fait venir jusqu’à { $number } unités de votre réserve, dans la même région. C’est la façon la plus rapide de grandir.
guide-cast = La Magie
guide-cast-text = D’un de vos magiciens à un autre, jusqu’à { $number } unités voyagent, même celles d’un rival.
guide-stir = Déplacer un nécrosien
guide-stir-text = Envoyez-le là où il gêne un rival, ou loin d’une région sur le point de tomber.
guide-convert = Une autre sorte
guide-convert-text = Une unité change de sorte sur place. C’est cher pour une action, mais cela peut sauver une région.
guide-falls = Une région tombe
guide-falls-text = En fin d’année tombe toute région où les nécrosiens dépassent en nombre toutes les unités réunies. Une carte peut encore en sauver une.
guide-answer = Vous pouvez répondre
guide-answer-text = On interroge tous ceux qui pourraient tenir une carte utile, pour que nul ne sache qui en a. Jouez-en une, ou rien. Des consignes peuvent répondre à votre place.
guide-losses = Vos pertes
guide-losses-text = Choisissez quelle sorte s’en va. Gardez de quoi dominer la région, et un combattant si des nécrosiens sont proches.
guide-necrosis = La nécrose
guide-necrosis-text = À la fin de votre tour, vous perdez une unité partout où il y a des nécrosiens ou un sol nécrosé, et elle en devient un. Une guerre à temps l’aurait évité.
guide-free = Une carte gratuite
guide-free-text = Chaque guilde et chaque région nécrosée que vous dominez vous donne une carte. La file ouverte montre ce que vous prenez ; une carte piochée, personne ne la voit.
guide-buy = Les cartes coûtent de l’influence
guide-buy-text = Ce que vous payez vous manquera à la fin. Une carte jouée dans l’année en vaut la peine, une carte gardée en main non.
guide-order = Une nouvelle année
guide-order-text = Les guildes qui ont des nécrosiens en ont reçu un de plus. Qui a le moins d’influence choisit le premier sa place.
guide-peril = Le danger grandit
guide-peril-text = Régions nécrosées : { $necrosed }. À { $defeat }, tout le monde a perdu, quel que soit le premier. Aidez là où l’on va tomber, même si ce n’est pas chez vous.
guide-falling = Sur le point de tomber
guide-falling-text = { $number ->
    [1] Une région tombe
   *[other] { $number } régions tombent
  } à la fin de l’année, à moins que des unités n’arrivent ou que des nécrosiens ne soient éliminés.
guide-play = Une carte peut être jouée
guide-play-text = Une de vos cartes convient maintenant ; elle s’éclaire dans votre main. Beaucoup ne coûtent aucune action.
guide-last = La dernière année
guide-last-text = Après cette année, l’influence décide. Prenez des régions quand personne ne peut plus répondre, et n’achetez plus de cartes.
