### Ce qui s’est passé. `seat_player` est le joueur sans son peuple, pour le moment où il en prend un.

## Avant la première année

event-drawn-first = Le sort désigne { $seat } pour choisir un peuple et placer des unités en premier.
event-chose = { $seat_player } mène le peuple { $people }.
event-placed = { $seat } place un { $kind } à { $region }.
event-opened = { $seat } commence avec { $points } { $points ->
    [one] point
   *[other] points
  } d’influence.

## L’année et son ordre

event-year-began = L’année { $year } commence.
event-reinforced = Un nécrosien rejoint les autres à { $region }.
event-tie-drawn = Le sort départage l’égalité : { $seat } choisit ensuite.
event-favoured = { $seat } laisse { $rival_seat } choisir ensuite.
event-ranked = { $seat } prend { $rank } dans l’ordre de jeu.
event-turn-began = C’est au tour du joueur { $seat }.
event-finished = { $seat } met fin à ses actions de ce tour.

## Actions

event-moved = { $seat } : un { $kind } passe à { $region } depuis { $old_region }.
event-came = { $seat } fait venir un { $kind } à { $region }.
event-converted = { $seat } change un { $old_kind } en { $kind } à { $region }.
event-necrosians-moved = { $number ->
    [1] Un nécrosien passe
   *[other] { $number } nécrosiens passent
  } à { $region } depuis { $old_region }.
event-necrosians-came = { $number ->
    [1] Un nécrosien apparaît
   *[other] { $number } nécrosiens apparaissent
  } à { $region }.
event-necrosians-went = { $number ->
    [1] Un nécrosien disparaît
   *[other] { $number } nécrosiens disparaissent
  } à { $region }.
event-power-used = { $seat } emploie le pouvoir de son peuple.

## Guerre

event-war-on-player = { $seat } attaque { $rival_seat } à { $region }, depuis { $old_region }.
event-war-on-necrosians = { $seat } attaque les nécrosiens à { $region }, depuis { $old_region }.
event-rolled = { $seat } obtient { $value }{ $chain ->
    [0] {""}
    [one] {" "}(une relance, dernière face { $face })
   *[other] {" "}({ $chain } relances, dernière face { $face })
  }.
event-necrosians-rolled = Le dé { $number } des nécrosiens donne { $value }{ $chain ->
    [0] {""}
    [one] {" "}(une relance, dernière face { $face })
   *[other] {" "}({ $chain } relances, dernière face { $face })
  }.
event-war-scored = Attaque { $attack }, défense { $defence } : chaque camp perd ce que l’autre a marqué.
event-war-faded = La guerre à { $region } s’éteint avant le moindre jet de dé.
event-lost = { $seat } perd un { $kind } à { $region }.
event-driven = { $seat } : un { $kind } est repoussé à { $region } depuis { $old_region }.
event-trophies = { $seat } gagne { $points } { $points ->
    [one] point
   *[other] points
  } d’influence pour les nécrosiens éliminés.

## Cartes

event-showed = { $seat } joue { $card }.
event-cancelled = { $seat } réplique par { $card } : { $old_card }, jouée par { $rival_seat }, reste sans effet.
event-card-paid = { $card } change l’influence du joueur { $seat } : { $points }.
event-named-region = { $seat } désigne { $region }.
event-named-rival = { $seat } désigne { $rival_seat }.
event-named-unit = { $seat } choisit un { $kind } du joueur { $rival_seat }.
event-named-own-unit = { $seat } choisit un { $kind } à { $region }.
event-named-card = { $seat } désigne la carte { $card }.
event-struck = { $seat } perd un { $kind } à { $region }.
event-won-over = { $seat } : un { $kind } change de camp à { $region }.
event-paralysed = { $seat } : un { $kind } est paralysé à { $region }.
event-gained = { $seat } gagne { $points } { $points ->
    [one] point
   *[other] points
  } d’influence.
event-forfeited = { $seat } perd { $points } { $points ->
    [one] point
   *[other] points
  } d’influence.
event-stolen = { $seat } prend une carte dans la main du joueur { $rival_seat }.
event-stolen-card = { $seat } prend { $card } dans la main du joueur { $rival_seat }.
event-discarded = { $seat } : { $card } part à la défausse.

## Les autres phases d’un tour

event-unit-necrosed = Nécrose : { $seat } perd un { $kind } à { $region }, qui devient un nécrosien.
event-spared = { $seat } évite une perte à { $region }.
event-counted = { $seat } gagne { $points } { $points ->
    [one] point
   *[other] points
  } d’influence à { $region }.
event-took = { $seat } prend gratuitement { $card } dans la file.
event-declined = { $seat } se passe d’une carte gratuite ({ $suit }).
event-none-left = { $seat } : plus aucune carte de cette couleur ({ $suit }).
event-drew = { $seat } pioche une carte de { $suit }.
event-drew-card = { $seat } pioche { $card }.
event-bought = { $seat } achète { $card } pour { $price } { $price ->
    [one] point
   *[other] points
  } d’influence.
event-row-renewed = La file avance : { $card } est défaussée.

## Les régions qui tombent, et la fin

event-threatened = La région { $region } est près de tomber : plus de nécrosiens que d’unités.
event-necrosed = La région { $region } est nécrosée et vaut désormais { $value }.
event-healed = La région { $region } est guérie.
event-all-lost = La nécrose emporte tout. Personne ne gagne.
event-scored = { $seat } termine avec { $points } { $points ->
    [one] point
   *[other] points
  } d’influence.
event-won = { $seat } l’emporte.
