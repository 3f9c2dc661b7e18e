### Le plateau tel que le montre un terminal.

terminal-preparation = Avant le premier tour
terminal-turn = Tour { $turn } sur { $turns }
terminal-over = La partie est finie
terminal-to-come = à venir : { $events }
terminal-tile = { $event } au { $turn }
terminal-tile-hidden = face cachée aux tours { $turns } : { $events }
terminal-order = Ordre : { $players }

terminal-home = { $house } commence à { $province }.

terminal-column-player = Joueur
terminal-column-place = { -pretender }
terminal-column-reserve = Rés.
terminal-legend = ▶ doit agir  ● vous  Rés. : { -garrisons } en réserve  puis les cases restantes de chaque action

terminal-board-cities = Cités avec garnisons
terminal-board-empty = Aucune garnison n’est encore sur le plateau.

terminal-targets = Vos cibles
terminal-target-sole = à vous
terminal-target-shared = partage à { $players }
terminal-target-rival = { $seat }
terminal-target-free = à personne
terminal-target-blank = à choisir
terminal-target-changed = avant : { $city }

terminal-map = La carte
terminal-map-province = { -province }
terminal-map-city = { -cities }
terminal-map-steps = Pas
terminal-map-number = N°
terminal-map-neighbours = Voisines
terminal-map-small = petite
terminal-map-short = Pas : marches depuis votre { -pretender }. N° : un évènement frappe toutes les { -provinces } du numéro que donne le dé ({ $sides } faces). Tapez carte pour les voisines.
terminal-map-legend = Pas : marches depuis votre { -pretender }. N° : un évènement frappe toutes les { -provinces } du numéro que donne le dé ({ $sides } faces). ~ : par mer.

## La même chose en mots, un fait par ligne

spoken-preparation = Avant le premier tour.
spoken-home = { $house } commence à { $province }.
spoken-turn = Tour { $turn } sur { $turns }.
spoken-over = La partie est finie.
spoken-order = Ordre des joueurs : { $players }.
spoken-event = Évènement à venir : { $event }, au tour { $turn }.
spoken-events-hidden = Évènements face cachée aux tours { $turns } ; ce sont, dans un ordre que personne ne connaît : { $events }.
spoken-you = { $player }, vous
spoken-player = { $player } : { -pretender } à { $province }, { -garrisons } en réserve { $reserve }. Il reste : { $actions }.
spoken-player-waiting = { $player } : n’a pas encore choisi.
spoken-garrisons = { $player } { $number }
spoken-city = { $city } : { $garrisons }.
spoken-target = Votre cible à { $value } : { $city }.
spoken-target-changed = Votre cible à { $value } : { $city }, avant la Succession { $old }.
spoken-target-open = Votre cible à { $value } : à choisir.
