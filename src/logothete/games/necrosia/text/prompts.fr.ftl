### Ce qu’on demande à un joueur, et comment une partie se compte.

## Avant le premier tour

prompt-people = Quel peuple menez-vous ?
prompt-place = Passage { $lap } sur { $laps } : placez encore { $number ->
    [1] une unité
   *[other] { $number } unités
  }. Laquelle, et où ?
prompt-rank = Année { $year } : quelle place prenez-vous dans l’ordre de jeu ?
prompt-favour = Des joueurs sont à égalité. Lequel choisit ensuite ?

## Le tour

prompt-turn = Année { $year } sur { $years }, { $number ->
    [0] aucune action restante
    [one] une action restante
   *[other] { $number } actions restantes
  } : que faites-vous ?
prompt-move-to = Où va le { $kind } qui quitte { $region } ?
prompt-move-second = Une seconde unité peut se déplacer aussi. Laquelle ?
prompt-stir-to = Où va le nécrosien qui quitte { $region } ?
prompt-recruit = Commerce à { $region } : quelle unité arrive ? Encore { $number } au plus.
prompt-convert = Que devient le { $kind } à { $region } ?
prompt-cast-to = Magie depuis { $region } : vers où ?
prompt-carry = Magie vers { $region } : qui emportez-vous ? Encore { $number } au plus.
prompt-free-war = Déclarez maintenant votre guerre gratuite, ou perdez-la.
prompt-free-trade = Faites maintenant votre Commerce gratuit, ou perdez-le.
prompt-airborne = Attaque aéroportée depuis { $region } : qui attaquez-vous à la place ?

## Pertes

prompt-lose = Vous perdez { $number ->
    [1] une unité
   *[other] { $number } unités
  } à { $region }. De quelle sorte ?
prompt-lose-anywhere = Vous perdez { $number ->
    [1] une unité
   *[other] { $number } unités
  }, où vous voulez. Laquelle ?
prompt-driven-to = Des unités à vous sont chassées de la région { $region }. Vers où ?
prompt-driven = { $number ->
    [1] Une unité part
   *[other] { $number } unités partent
  } pour { $region }. De quelle sorte ?
prompt-spare = Nécrose : où l’une de vos unités est-elle épargnée ?
prompt-necrosed = Nécrose à { $region } : laquelle de vos unités devient un nécrosien ?

## Cartes en fin de tour

prompt-support = Des cartes gratuites vous sont dues. Laquelle prenez-vous ?
prompt-buy = Achetez-vous une carte ? Vous avez { $influence } { $influence ->
    [one] point
   *[other] points
  } d’influence et pouvez en acheter encore { $number }.
prompt-draw = Laquelle de ces cartes prenez-vous ?
prompt-arrange = Laquelle des autres vient sur le dessus de la pioche ?
prompt-entrails = Gardez { $number ->
    [1] encore une carte
   *[other] { $number } cartes
  }. Laquelle ?

## Les choix d’une carte

prompt-card-region = { $card } : quelle région ?
prompt-card-destination = { $card } : vers où ?
prompt-card-unit = { $card } : l’unité de qui, et de quelle sorte ?
prompt-card-rival = { $card } : quel joueur ?
prompt-card-kind = { $card } : quelle sorte d’unité ?
prompt-card-own-unit = { $card } : laquelle de vos unités ?
prompt-card-necrosian = { $card } : un nécrosien pris où ?
prompt-card-die = { $card } : quel dé est relancé ?
prompt-card-card = { $card } : quelle carte ?
prompt-card-war = { $card } : qui attaquez-vous, et où ?
prompt-card-market = { $card } : où se fait le Commerce ?
prompt-card-departure = { $card } : d’où part la Magie ?
prompt-card-passenger = { $card } : qui emportez-vous ?

## Fenêtres

prompt-window-w2 = { $rival_seat } déclare la guerre : la cible, { $foe } à { $region }. Répondez-vous par une carte ?
prompt-window-w3 = { $rival_seat } attaque { $foe } à { $region }, avant les dés : jouez-vous quelque chose ?
prompt-window-w5 = { $rival_seat } attaque { $foe } à { $region }, les dés donnent { $attack } contre { $defence } : jouez-vous quelque chose ?
prompt-window-w6 = { $rival_seat } attaque { $foe } à { $region }, { $attack } contre { $defence } est définitif : changez-vous les pertes ?
prompt-window-w8 = { $rival_seat } attaque { $foe } à { $region }, pertes faites ({ $attack } contre { $defence }) : faites-vous revenir des unités ?
prompt-window-necrosis = La nécrose va prélever sa part. Jouez-vous une carte ?
prompt-window-influence = Votre influence va être comptée. Jouez-vous une carte ?
prompt-window-cards = Avant de prendre des cartes : en jouez-vous une ?
prompt-window-after-commerce = Un Commerce s’achève à { $region }. Jouez-vous une carte ?
prompt-window-any-card = { $rival_seat } joue { $card }. L’annulez-vous ?
prompt-window-year-end = Des régions vont tomber. En protégez-vous une ?

## D’où vient le résultat

score-influence = influence sur la piste
score-regions = { $number ->
    [one] { $number } région dominée
   *[other] { $number } régions dominées
  } (départage d’abord)
score-units = { $number ->
    [one] { $number } unité
   *[other] { $number } unités
  } sur le plateau (départage ensuite)
score-tally = { $number ->
    [one] { $number } nécrosien éliminé
   *[other] { $number } nécrosiens éliminés
  } (départage enfin)
score-common-defeat = perdu avec tous les autres : { $number } régions sont nécrosées
