### Ce que seule la page dit : le plateau pour qui ne le voit pas, les listes, les panneaux, la fin.

panel-track = Piste
panel-beliefs = Soupçons

## Les choix, là où le verbe à taper serait trop court

way-withhold = { -no-garrison }

## Le plateau, tel que le lit un lecteur d’écran

page-city = { $city }, { $size ->
    [large] grande { -city }
   *[small] petite { -city }
  } à { $province }{ $play ->
    [out] , hors jeu à si peu de joueurs.
   *[in] {" "}: { $garrisons }.
  }
page-garrisons = { $count ->
    [1] { -a-garrison } de la { -house } { $seat }
   *[other] { $count } { -garrisons } de la { -house } { $seat }
  }
page-sealed = { $told } Sceaux : { $seals }.
page-no-garrison = { -no-garrison }
page-province = { $province }{ $number ->
    [none] {""}
   *[other] , numéro { $number }
  }.{ $pretenders ->
    [0] {""}
   *[other] {" "}S’y trouvent : { $names }.
  }{ $cities ->
    [none] {""}
   *[other] {" "}{ $cities }.
  }

## Un joueur

page-pretender-in = Où se tient le { -pretender } :
page-first = premier joueur
page-reserve = { $count ->
    [0] rien en réserve
    [one] { -a-garrison } en réserve
   *[other] { $count } { -garrisons } en réserve
  }
page-grid = Cases restantes : { $rows }
page-row-left = { $row } { $free } sur { $all }
page-box-used = utilisée au tour { $turn }
page-box-struck = rayée par un évènement
page-boxes-free = { $count ->
    [0] aucune libre
    [one] une libre
   *[other] { $count } libres
  }

## La liste à soi

page-targets = Vos cibles
page-main-target = cible principale
page-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
page-worth-now = points à présent : { $points }
page-total-now = { $points } points si la partie s’arrêtait là, hors suppositions
page-show = Montrer sur la carte
page-line-blank = à choisir
page-instead-of = remplace { $city }
page-give-up = Abandonner cette cible
page-hold-sole = à vous
page-hold-shared = partage à { $players }
page-hold-rival = { $seat }
page-hold-rivals = { $players } rivaux
page-hold-nobody = à personne
page-guesses = Suppositions
page-guess = { $seat } : { $city }

## Les soupçons

page-rivals = À qui vous pensez
page-suspected = { $count ->
    [0] Aucune cible soupçonnée sur { $all }.
    [one] Une cible soupçonnée sur { $all }.
   *[other] { $count } cibles soupçonnées sur { $all }.
  }
page-small-out = Les petites { -cities } sont hors jeu à si peu de joueurs.
page-main-guess = La cible principale serait
page-main-unknown = on ne sait pas encore
page-stance = { $city } : { $stance ->
    [suspected] soupçon
    [excluded] exclusion de votre main
    [ruled-province] impossible, car une autre cible de cette { -province } est soupçonnée
    [ruled-full] impossible, car une liste entière est soupçonnée
   *[open] en suspens
  }{ $garrisons ->
    [0] {""}
    [one] {" "}; { -a-garrison } sur place
   *[other] {" "}; { $garrisons } { -garrisons } sur place
  }
page-note = Notes sur { $seat }
page-mark = Marquer sur la carte
page-marking = Montrez des { -cities } sur la carte : soupçon, exclusion, de nouveau en suspens. Ce qui peut s’y jouer maintenant passe d’abord.
page-list-of = Ce que viserait { $seat }
page-judged = Votre flair
page-judged-none = { $seat } : vous n’aviez aucun soupçon.
page-judged-of = { $seat } : { $right ->
    [0] aucun soupçon juste
    [one] un soupçon juste
   *[other] { $right } soupçons justes
  } sur { $count }, { $missed ->
    [0] aucune cible oubliée
    [one] une cible oubliée
   *[other] { $missed } cibles oubliées
  }.
page-judged-main = { $main ->
    [right] Vous aviez nommé la cible principale.
   *[wrong] La cible principale en était une autre.
  }
page-judged-right = soupçon juste
page-judged-wrong = faux soupçon
page-judged-missed = cible oubliée
page-beliefs-hint = Touchez un nom : soupçon, exclusion, puis de nouveau en suspens. Ce que les règles excluent se barre tout seul. Nul autre ne voit cette feuille ; elle reste dans ce navigateur.

## La piste chronologique

page-before-first = Avant le premier tour
page-turn = Tour { $turn } sur { $turns }
page-space = Tour { $turn }{ $when ->
    [past] , passé
    [now] , en cours
   *[coming] {""}
  }{ $event ->
    [none] {""}
   *[other] {" "}: { $event }
  }
page-face-down = Face cachée
page-on-turn = { $happened ->
    [yes] tour { $turn }, passé
   *[no] tour { $turn }
  }
page-still-hidden = Encore face cachée, dans un ordre inconnu : { $events }.
page-effect-earthquake = Le dé donne un numéro : toute { -province } qui le porte perd des { -garrisons }.
page-effect-famine = Le dé donne un numéro : dans toute { -province } qui le porte, un jet décide du sort de chaque { -garrison }.
page-effect-succession = En secret, chacun peut remplacer une cible.
page-effect-plague = Le dé donne un numéro : le voisin de gauche envoie ailleurs chaque { -pretender } qui se trouve dans une { -province } de ce numéro.
page-order = Ordre du jeu

## La fin

page-lists = Les listes dépliées
page-column-city = { -city }
page-column-held = Tenue par
page-lists-note = Chaque colonne est une liste : ce qu’une cible a rapporté, sur ce qu’elle valait. Une { -city } est à qui y a le plus de { -garrisons } ; à égalité, elle se partage.
page-guess-told = { $seat } a pris { $city } pour la cible principale de la { -house } { $rival }{ $right ->
    [yes] {" "}et a vu juste : { $points } points.
   *[no] .
  }
page-guess-none = { $seat } n’a rien supposé au sujet de la { -house } { $rival }.
