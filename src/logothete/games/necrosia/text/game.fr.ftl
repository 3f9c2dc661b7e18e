### Ce que font les joueurs : verbes et actions.

## Verbes, tels qu’on les tape

verb-choose = choisir
verb-place = placer
verb-rank = rang
verb-favour = favoriser
verb-lift = déplacer
verb-to = vers
verb-war = guerre
verb-trade = commerce
verb-recruit = recruter
verb-cast = magie
verb-carry = emporter
verb-stir = nécrosien
verb-convert = convertir
verb-into = changer
verb-raise = surgir
verb-slip = glisser
verb-play = jouer
verb-power = pouvoir
verb-pass = passer
verb-stop = arrêter
verb-finish = finir
verb-lose = perdre
verb-lose-at = perdre-à
verb-spare = épargner
verb-take = prendre
verb-draw = piocher
verb-decline = décliner
verb-buy = acheter
verb-at = lieu
verb-pick = désigner
verb-aim = viser
verb-die = relancer
verb-want = vouloir
verb-withdraw = reprendre

## Actions

action-choose = mener le peuple { $people }
action-place = placer un { $kind } à { $region }
action-rank = prendre { $rank } dans l’ordre de jeu
action-favour = laisser le joueur { $people } choisir d’abord
action-lift = déplacer un { $kind } depuis { $region }
action-to = choisir { $region } comme destination
action-war = attaquer { $foe } à { $region }
action-trade = faire du Commerce à { $region }
action-recruit = faire venir un { $kind } de la réserve
action-cast = faire de la Magie depuis { $region }
action-carry = emporter un { $kind } { $people }
action-stir = déplacer un nécrosien depuis { $region }
action-convert = convertir un { $kind } à { $region }
action-into = en faire un { $kind }
action-raise = faire surgir un nécrosien à { $region } (pouvoir de votre peuple)
action-slip = déplacer gratuitement un { $kind } depuis { $region } (pouvoir de votre peuple)
action-play = jouer la carte { $card }
action-power = employer le pouvoir de votre peuple
action-pass = ne rien faire maintenant
action-stop = en rester là
action-finish = finir vos actions de ce tour
action-lose = laisser partir un { $kind }
action-lose-at = sacrifier un { $kind } à { $region }
action-spare = éviter une perte à { $region } (pouvoir de votre peuple)
action-take = prendre { $card } dans la file, gratuitement
action-draw = piocher gratuitement la première carte de { $suit }
action-decline = se passer de la carte de { $suit } gratuite
action-buy = acheter { $card }
action-at = choisir { $region }
action-pick = choisir un { $kind } { $people }
action-aim = choisir le joueur { $people }
action-die = relancer le { $die }
action-want = choisir la carte { $card }
action-withdraw = revenir en arrière

## Ce par quoi l’on compte une partie en la revoyant

rounds-name = année
