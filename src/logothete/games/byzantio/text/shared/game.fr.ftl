### Ce que Byzantio et Nekken partagent : options, verbes, questions, noms. Les termes (-garrison, …) sont ceux de chacun.

## Options

option-events = Les tuiles des évènements
option-events-open = visibles dès le début
option-events-hidden = mélangées, face cachée
option-houses = Qui joue quoi
option-houses-choose = les joueurs choisissent
option-houses-deal = par tirage au sort

## Verbes, tels qu’on les tape

verb-claim = prendre
verb-target = viser
verb-confirm = confirmer
verb-pass = passer
verb-campaign = campagne
verb-garrison = placer
verb-withhold = renoncer
verb-remove = renvoyer
verb-rally = rassembler
verb-negotiate = négocier
verb-swap = échanger
verb-accept = accepter
verb-refuse = refuser
verb-progress = progresser
verb-corrupt = corrompre
verb-expel = expulser
verb-strike = rayer
verb-keep = garder
verb-abandon = abandonner
verb-adopt = adopter
verb-send = envoyer
verb-suspect = soupçonner
verb-blank = blanc

## Actions

action-claim = jouer la { -house } { $house }
action-target = écrire { $city } sur la ligne suivante
action-confirm = confirmer ce qui est écrit, définitivement
action-pass = ne rien faire ce tour-ci
action-campaign = marcher sur { $province }
action-garrison = placer { -a-garrison } à { $city }
action-withhold = ne rien placer
action-remove = renvoyer { -a-garrison } de la { -house } { $house }
action-rally = placer { -a-garrison } à { $city } sans bouger
action-negotiate = offrir { -the-garrison } que vous avez à { $city } contre { -that-garrison } d’un rival
action-swap = demander { -the-garrison } de la { -house } { $house } à { $city }
action-accept = accepter l’échange
action-refuse = refuser et laisser le dé trancher
action-progress = se rendre à { $province }, si loin que ce soit
action-corrupt = soudoyer { -the-garrison } de la { -house } { $house } à { $city } pour en prendre la place (jet de dé)
action-expel = chasser { -the-garrison } de la { -house } { $house } à { $city } (jet de dé)
action-strike = rayer une case dans la rangée { $row }
action-keep = laisser la liste telle quelle
action-abandon = abandonner la cible de la { $line }
action-adopt = écrire { $city } à la place
action-send = envoyer le { -pretender } à { $province }
action-suspect = désigner { $city } comme cible principale de la { -house } { $house }
action-blank = ne rien supposer au sujet de la { -house } { $house }

## Ce qu’on demande à un joueur

prompt-claim = Quelle { -house } jouez-vous ?
prompt-target = Cible { $number } sur { $lines }, d’une valeur de { $value } points : quelle { -city } ?
prompt-confirm-targets = Votre liste est complète. Confirmez-la, ou reprenez des lignes.
prompt-turn = Tour { $turn } sur { $turns } : que faites-vous ?
prompt-garrison = Votre { -pretender } est à { $province }. Placer { -a-garrison } dans une { -city } de la { -province }, ou rien ?
prompt-remove = Plusieurs rivaux sont à { $city }. À qui renvoyez-vous { -a-garrison } ?
prompt-swap = Vous offrez { -the-garrison } que vous avez à { $city }. Que voulez-vous en échange ?
prompt-answer = { $rival_seat } veut { -the-garrison } que vous avez à { $city } et offre en échange { -that-garrison } qui se trouve à { $rival_city }. Si vous refusez, le dé tranche : à partir de { $needed }, l’échange se fait malgré tout.
prompt-succession = La Succession : remplacer une cible de votre liste, ou la garder telle quelle ?
prompt-adopt = Vous abandonnez { $city }. Quelle { -city } écrivez-vous à la place ?
prompt-send = La peste chasse le { -pretender } de la { -house } { $rival_seat }. Vers où ?
prompt-strike = L’évènement coûte une action à chacun. Quelle rangée perd une case ?
prompt-suspect = C’est la fin : quelle { -city } est la cible principale de la { -house } { $rival_seat } ? Deviner juste rapporte des points.
prompt-confirm-guesses = Vous avez fait toutes vos suppositions. Confirmez-les, ou reprenez-les.

## Les rangées de la grille d’actions

row-campaign = Campagne
row-rally = Rassemblement
row-negotiation = Négociation
row-progression = Progression
row-corruption = Corruption
row-expulsion = Expulsion

## Les lignes d’une liste

line-1 = ligne 1
line-2 = ligne 2
line-3 = ligne 3
line-4 = ligne 4
line-5 = ligne 5
line-6 = ligne 6
line-7 = ligne 7

## Les tuiles de la piste chronologique

event-earthquake = Séisme
event-famine = Famine
event-plague = Peste

## D’où viennent les points

score-line-sole = { $city }, valeur { $value } : contrôle sans partage{ $cost ->
    [0] {""}
   *[other] , moins { $cost } pour le changement de cible
  }
score-line-half = { $city }, valeur { $value } : partage à deux, la moitié{ $cost ->
    [0] {""}
   *[other] , moins { $cost } pour le changement de cible
  }
score-line-third = { $city }, valeur { $value } : partage à trois, peu de chose{ $cost ->
    [0] {""}
   *[other] , moins { $cost } pour le changement de cible
  }
score-line-four = { $city }, valeur { $value } : partage à quatre, rien{ $cost ->
    [0] {""}
   *[other] {" "}(cible changée au prix de { $cost })
  }
score-line-none = { $city }, valeur { $value } : sans contrôle{ $cost ->
    [0] {""}
   *[other] {" "}(cible changée au prix de { $cost })
  }
score-guess = { $city }, cible principale de la { -house } { $rival_seat }, devinée
score-tie = Égalité de points : la place { $number } dans l’ordre du jeu départage

## Ce par quoi l’on compte une partie en la revoyant

rounds-name = tour
