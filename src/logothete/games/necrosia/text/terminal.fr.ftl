### La table telle que la montre un terminal.

terminal-preparation = Avant la première année
terminal-year = Année { $year } sur { $years }
terminal-over = La partie est finie
terminal-all-lost = Tout est perdu
terminal-necrosed = régions nécrosées : { $number } sur { $defeat }
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
terminal-region-falling = (va tomber)
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
