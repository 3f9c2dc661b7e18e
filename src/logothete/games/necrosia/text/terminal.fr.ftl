### La table telle que la montre un terminal.

terminal-preparation = Avant la première année
terminal-year = Année { $year } sur { $years }
terminal-over = La partie est finie
terminal-all-lost = Tout est perdu
terminal-necrosed = régions nécrosées : { $number } sur { $defeat }{ $falling ->
    [0] {""}
    [one] , une de plus tomberait maintenant
   *[other] , { $falling } de plus tomberaient maintenant
  }
terminal-order = ordre : { $players }
terminal-actions = { $seat } : { $number ->
    [one] { $number } action restante
   *[other] { $number } actions restantes
  }

terminal-column-player = Joueur
terminal-column-influence = Infl.
terminal-column-tally = Tués
terminal-column-reserve = Réserve
terminal-column-hand = Cartes
terminal-legend = ▶ doit agir  ★ vous  ■ combattants  ▲ négociants  ● magiciens  Tués : nécrosiens éliminés ; (1) : paralysé
terminal-known = a en main { $cards }
terminal-ban-mages = magiciens immobiles
terminal-ban-fighters = combattants immobiles
terminal-ban-magic = pas de Magie
terminal-ban-commerce = pas de Commerce
terminal-ban-war = pas de Guerre

terminal-column-region = Région
terminal-column-value = Infl.
terminal-column-guild = Guilde
terminal-column-necrosians = Nécr.
terminal-column-units = Unités
terminal-column-neighbours = Voisines
terminal-region-necrosed = (nécrosée)
terminal-region-falling = (va tomber : { $necrosians } contre { $units })
terminal-region-cursed = (maudite)
terminal-tokens = Valeurs des jetons encore inconnus : { $tokens }

terminal-war = Guerre à { $region }
terminal-attack = Attaque, { $seat } :
terminal-defence = Défense, { $seat } :
terminal-necrosians = nécrosiens
terminal-dice = { $number ->
    [one] { $number } dé
   *[other] { $number } dés
  }
terminal-rolled = { $dice }, score { $score }
terminal-losses = (à perdre : { $number })
terminal-announced = { $seat } joue { $card }.

terminal-row = La file, avec les prix
terminal-piles = pioche { $deck }, défausse { $discard }
terminal-hand = Vos cartes
terminal-playable = ▶
terminal-looking = Vous voyez : { $cards }

## La même chose en mots, un fait par ligne

spoken-preparation = Avant la première année.
spoken-year = Année { $year } sur { $years }.
spoken-over = La partie est finie.
spoken-all-lost = Tout est perdu.
spoken-necrosed = Régions nécrosées : { $number }. À { $defeat }, tout le monde a perdu.
spoken-order = Ordre des joueurs : { $players }.
spoken-actions = { $player } : { $number ->
    [one] { $number } action restante
   *[other] { $number } actions restantes
  }.
spoken-you = { $player }, vous
spoken-player = { $player } : influence { $influence }, nécrosiens tués { $slain }, cartes en main { $cards }, en réserve { $reserve }.
spoken-ban = { $player } : { $ban }.
spoken-known = { $player } a en main { $cards }.
spoken-units-fighter = { $number ->
    [one] { $number } combattant
   *[other] { $number } combattants
  }
spoken-units-merchant = { $number ->
    [one] { $number } négociant
   *[other] { $number } négociants
  }
spoken-units-mage = { $number ->
    [one] { $number } magicien
   *[other] { $number } magiciens
  }
spoken-units-none = rien
spoken-region = { $region } : { $facts }.
spoken-value = influence { $value }
spoken-guild = guilde : { $suit }
spoken-region-necrosed = nécrosée
spoken-region-necrosians = { $number ->
    [one] { $number } nécrosien
   *[other] { $number } nécrosiens
  }
spoken-region-falling = tombera à la fin de l’année si rien ne change
spoken-region-cursed = maudite
spoken-region-dominated = dominée par { $player }
spoken-troop = { $player } avec { $units }
spoken-paralysed = (paralysés : { $units })
spoken-war = Guerre à { $region }.
spoken-attack = Attaque : { $player }, { $state }.
spoken-defence = Défense : { $player }, { $state }.
spoken-rolled = dés { $dice }, score { $score }, encore à perdre { $losses }
spoken-no-dice = aucun dé
spoken-for-sale = Dans la file pour { $price } : { $card }.
spoken-held = Votre carte { $card } : { $text }
spoken-playable = Votre carte { $card }, jouable maintenant : { $text }
