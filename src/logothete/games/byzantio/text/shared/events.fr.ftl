### Ce qui s’est passé. `seat_player` est le joueur sans sa maison, pour le moment où il en prend une.

## Avant le premier tour

event-claimed = { $seat_player } joue la { -house } { $house }.
event-targeted = { $seat } écrit { $city } sur la { $line }.
event-listed = { $seat } confirme une liste secrète de cibles.
event-order-rolled = { $seat } obtient { $die } au jet pour l’ordre du jeu.
event-leads = { $seat } joue en premier, les autres suivent dans le sens des aiguilles d’une montre.

## Tours et actions

event-turn-began = Le tour { $turn } commence.
event-marched = { $seat } marche sur { $province }.
event-garrisoned = { $seat } place { -a-garrison } à { $city }.
event-withheld = { $seat } ne place rien.
event-removed = { $seat } oblige { $rival_seat } à retirer { -a-garrison } à { $city }.
event-rallied = { $seat } rassemble { -a-garrison } à { $city }.
event-offered = { $seat } offre { -the-garrison } qui se trouve à { $city } contre { -that-garrison } de la { -house } { $rival_seat } à { $rival_city }.
event-accepted = { $seat } accepte l’échange.
event-refused = { $seat } refuse l’échange : le dé tranche.
event-succeeded = { $seat } doit faire { $needed } ou plus et fait { $die } : réussite.
event-failed = { $seat } doit faire { $needed } ou plus et fait { $die } : échec.
event-swapped = Échange : { $seat } a maintenant { -a-garrison } à { $rival_city }, et { $rival_seat } à { $city }.
event-progressed = { $seat } se rend à { $province }.
event-bribing = { $seat } tente de soudoyer { -the-garrison } de la { -house } { $rival_seat } à { $city }.
event-corrupted = { $seat } prend la place de la { -house } { $rival_seat } à { $city }.
event-expelling = { $seat } tente de chasser { -a-garrison } de la { -house } { $rival_seat } à { $city }.
event-expelled = { $rival_seat } perd { -a-garrison } à { $city }.
event-passed = { $seat } passe.

## Évènements de la piste

event-event-came = { $event } ! L’évènement frappe au tour { $turn }.
event-number-rolled = Le dé donne { $die } : chaque { -province } de ce numéro est frappée.
event-shaken = { $seat } perd { $garrisons ->
    [1] { -a-garrison }
   *[other] { $garrisons } { -garrisons }
  } à { $city }.
event-starved = { $seat } perd { -a-garrison } à { $city } par la faim (dé { $die }, il fallait { $needed }).
event-survived = { $seat } garde { -a-garrison } à { $city } malgré la faim (dé { $die }, il fallait { $needed }).
event-kept = { $seat } laisse sa liste telle quelle.
event-changed = { $seat } remplace { $old_city } par { $city } sur la { $line }.
event-decided = { $seat } a décidé au sujet de sa liste.
event-afflicted = { $seat } : le { -pretender } doit quitter { $province }.
event-sent = { $seat } envoie le { -pretender } de la { -house } { $rival_seat } à { $province }.
event-strike-made = { $seat } a choisi une case à rayer.
event-strike-sealed = { $seat } choisit, sous scellé, de rayer une case : { $row }.
event-struck = { $seat } raye une case : { $row }.

## La fin

event-suspected = { $seat } prend { $city } pour la cible principale de la { -house } { $rival_seat }.
event-guessed = { $seat } confirme toutes ses suppositions.
event-target-shown = { $seat }, { $line } : { $city }.
event-change-shown = { $seat }, { $line } : { $city }, à la place de la cible { $old_city }.
event-guess-right = { $seat } a deviné juste : { $city } est la cible principale de la { -house } { $rival_seat }.
event-guess-wrong = { $seat } a mal deviné : { $city } n’est pas la cible principale de la { -house } { $rival_seat }.
event-guess-blank = { $seat } n’a rien supposé au sujet de la { -house } { $rival_seat }.
event-scored = { $seat } a { $half ->
    [0] { $points }
   *[other] { $points }½
  } { $points ->
    [one] point
   *[other] points
  }.
event-crowned = { $seat } monte sur le trône.
