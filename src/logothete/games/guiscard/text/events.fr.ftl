# Ce qui arrive.

event-placed = { $seat_player } place { $man } en { $hex }.
event-set-up = { $seat_player } : prêt.
event-turn-began = Le tour { $turn } commence.
event-phase-began = Phase : { $seat_player }.
event-sequence-began = Séquence : { $sequence }.
event-ended-sequence = { $seat_player } ne fait plus rien dans cette séquence.
event-shot = { $man } tire ({ $weapon }) sur { $hex }.
event-impact-rolled = Impact : { $die } et { $added } font { $roll }.
event-scattered = Le trait tombe en { $hex }.
event-shot-lost = Le trait est perdu.
event-shot-stopped = Le trait est arrêté avant { $hex }.
event-nobody-hit = Personne n’est en { $hex }.
event-damage-rolled = { $man } est touché : dé { $die }, couverture { $cover }.
event-horse-hit = Le cheval appartenant à { $man } est touché : dé { $die }, couverture { $cover }.
event-no-effect = { $man } est indemne.
event-spent = { $man } n’a plus rien à tirer ({ $weapon }).
event-moved = { $man } va en { $hex } pour { $points }.
event-turned = { $man } pivote, la tête du cheval en { $hex }, pour { $points }.
event-backed = { $man } recule en { $hex }.
event-entered = { $man } entre en { $hex } pour { $points }.
event-went = { $man } quitte la carte.
event-ended-move = { $man } s’est arrêté.
event-put-back = { $man } est rejeté en { $hex }.
event-infiltrated = { $man } se faufile : dé { $die }, { $added } ajouté.
event-slipped-through = { $man } passe.
event-stopped = { $man } est arrêté.
event-stunned = { $man } est assommé.
event-wounded = { $man } est blessé.
event-killed = { $man } est tué.
event-horse-killed = Le cheval appartenant à { $man } est mort.
event-surrounded = { $man } est encerclé et achevé.
event-unhorsed = { $man } tombe de cheval.
event-fell = { $man } tombe en { $hex }.
event-mounted = { $man } monte le cheval appartenant à { $horse_man } pour { $points }.
event-dismounted = { $man } descend en { $hex } pour { $points }.
event-took-bridle = { $man } prend le cheval appartenant à { $horse_man } par la bride.
event-snatched = { $man } saisit la bride du cheval appartenant à { $horse_man } : { $die }.
event-missed-bridle = { $man } manque la bride du cheval appartenant à { $horse_man } : { $die }.
event-let-go = { $man } lâche le cheval appartenant à { $horse_man }.
event-horse-followed = Le cheval appartenant à { $horse_man } suit en { $hex }.
event-horse-pushed = Le cheval appartenant à { $horse_man } est poussé en { $hex }.
event-horse-ran = Le cheval appartenant à { $horse_man } s’enfuit en { $hex }.
event-horse-left = Le cheval appartenant à { $horse_man } est emmené hors de la carte.
event-picked-up = { $man } porte { $carried_man }.
event-laid-down = { $man } dépose { $carried_man } en { $hex }.
event-clearing = { $man } et { $second_man } déblaient { $hex }.
event-cleared = Les corps qui gisaient en { $hex } sont maintenant en { $to_hex }.
event-passed-window = { $seat_player } ne tire pas.
event-attacked = { $man } attaque { $hex }.
event-combat-summed = Attaque { $attack }, défense { $defence } : { $differential }, décalage de colonnes : { $shift }.
event-combat-rolled = Dé { $die } : { $outcome ->
    [0] un attaquant est blessé
    [1] un attaquant est assommé
    [2] les attaquants reculent
    [3] rien ne se passe
    [4] le défenseur recule d’un hexagone
    [5] le défenseur recule de 2 hexagones
    [6] le défenseur est assommé
    [7] le défenseur est blessé
   *[other] le défenseur est tué
} (colonne { $column }).
event-must-retreat = { $man } doit reculer ({ $number } hexagones).
event-retreated = { $man } recule en { $hex }.
event-cornered = { $man } ne peut aller plus loin.
event-displaced = { $man } cède la place et va en { $hex }.
event-advanced = { $man } progresse.
event-recovered = { $man } se relève.
event-won = { $seat_player } gagne la bataille.
event-drawn = La bataille est nulle.
