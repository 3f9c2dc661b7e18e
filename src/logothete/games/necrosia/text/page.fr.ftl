### Ce que seule la page dit : panneaux, ce qui entoure et recouvre le plateau, et ce qu’en dit un lecteur d’écran.

panel-market = Rangée
panel-cards = Cartes

## Les actions, telles que les boutons les nomment

way-lift = déplacer
way-trade = Commerce
way-cast = Magie
way-stir = nécrosien
way-raise = lever
way-slip = déplacement gratuit
way-play = jouer une carte
way-place = placer une unité
way-take = prendre une carte gratuite
way-draw = piocher une carte gratuite
way-decline = s’en passer

## Le plateau

page-region = { $region }, vaut { $value }{ $state ->
    [necrosed] , nécrosée
    [falling] , sur le point de tomber
   *[well] {""}
  }.
page-falling = Elle tombera à la fin de l’année, sauf si les nécrosiens ({ $necrosians }) n’y sont pas plus nombreux que toutes les unités réunies ({ $units }).
page-house = Règle maison
page-guild = Guilde : { $suit }.
page-guild-closed = Guilde : { $suit }, ouverte à partir de { $players } joueurs.
page-cursed = Maudite.
page-necrosians = { $count ->
    [1] Un nécrosien.
   *[other] { $count } nécrosiens.
  }
page-troop = { $seat } : { $units }.
page-paralysed = Paralysés : { $units }.
page-dominated = Dominée par { $seat }.
page-dying = Pertes à venir par la nécrose : { $count }.
page-units = { $kind ->
    [fighter] { $count ->
        [one] { $count } combattant
       *[other] { $count } combattants
      }
    [merchant] { $count ->
        [one] { $count } négociant
       *[other] { $count } négociants
      }
   *[mage] { $count ->
        [one] { $count } magicien
       *[other] { $count } magiciens
      }
  }
page-unit = { $region }, { $people }, { $kind } : { $count }

## Le cours de la partie

page-year = Année
page-order = Ordre du tour
page-rank = { $rank } : { $seat }
page-rank-free = libre
page-actions = { $count ->
    [0] plus aucune action
    [one] encore une action
   *[other] encore { $count } actions
  }
page-necrosed = Régions nécrosées : { $count }. À { $defeat }, tout le monde a perdu.{ $falling ->
    [0] {""}
    [one] {" "}Une de plus tomberait si l’année finissait maintenant.
   *[other] {" "}{ $falling } de plus tomberaient si l’année finissait maintenant.
  }

## Ce qu’il y a à choisir

page-cards-offered = Cartes au choix
page-pictures = Au choix
page-announced = { $seat } joue :

## Les cartes

page-printed = Influence après usage : { $points }
page-price = { $price ->
    [0] ne coûte rien
   *[other] coûte { $price } d’influence
  }
page-hand = { $count ->
    [0] Aucune carte en main
    [one] Une carte en main
   *[other] { $count } cartes en main
  }
page-row = La rangée
page-row-note = Les cartes s’achètent en phase 6 de votre tour ; le prix dépend de la place.
page-piles = Pioche : { $deck } · défausse : { $discard }
page-discard = La défausse
page-tokens = Valeurs des jetons de nécrose encore à venir
page-suits = Couleurs
page-in-row = Dans la rangée
page-in-discard = À la défausse
page-in-hand = Dans votre main
page-in-unseen = Pas vue
page-in-known = En main chez { $seat }
page-in-deck = Dans la pioche, à la place { $place } en partant du dessus

## Les joueurs

page-influence = Influence : { $count }
page-held = Régions dominées : { $count }
page-hand-size = Cartes en main : { $count }
page-tally = Nécrosiens éliminés : { $count }
page-reserve = Réserve :
page-known = { $count ->
    [one] Vous connaissez cette carte de sa main :
   *[other] Vous connaissez ces cartes de sa main :
  }
page-ban-mages = ne peut pas déplacer de magiciens à ce tour
page-ban-fighters = ne peut pas déplacer de combattants à ce tour
page-ban-magic = pas de Magie à ce tour
page-ban-commerce = pas de Commerce à ce tour
page-ban-war = pas de Guerre à ce tour
page-curse = malédiction de ce joueur sur { $region }

## La guerre

page-war = Guerre : { $region }
page-attack = Attaque
page-defence = Défense
page-stage-declared = La guerre est déclarée.
page-stage-answer = La cible peut répondre.
page-stage-before-dice = Avant les dés.
page-stage-after-dice = Les dés sont jetés.
page-stage-losses-fixed = Les pertes sont fixées.
page-stage-defender-loses = Le défenseur choisit ses pertes.
page-stage-attacker-loses = L’attaquant choisit ses pertes.
page-stage-after-losses = Après les pertes.
page-mark-losses-ignored = l’attaquant ignore ses pertes
page-mark-no-combat-cards = pas de cartes de combat
page-mark-attacker-loses-anywhere = l’attaquant perd où il veut
page-mark-defender-loses-anywhere = le défenseur perd où il veut
page-mark-no-base-die = pas de dé sans combattant
page-mark-airborne = aéroportée
page-score = Score : { $score }
page-dice = { $count ->
    [1] un dé
   *[other] { $count } dés
  }
page-die = Dé { $number } : { $value }.
page-die-again = Relancer le dé { $number }, qui vaut { $value }
page-losses = { $count ->
    [1] perd encore une unité
   *[other] perd encore { $count } unités
  }
page-lost = perdu : { $units }
page-odds = Chances
odds-attacker-losses = L’attaquant perd
odds-defender-losses = Le défenseur perd

## La fin

page-land = L’état des terres
page-all-lost = { $count } sur { $defeat } : la nécrose a pris le pays et personne ne gagne. Régions perdues : { $regions }.
page-held-out = { $count } des { $defeat } régions qui auraient fait perdre tout le monde : { $regions }.
page-nobody = à personne
page-is-necrosed = nécrosée
