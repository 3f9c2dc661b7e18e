# Ce qu’on peut demander, et de quoi dépend un jet.

inquiry-sight = Ligne de vue
inquiry-reach = Portée de marche
inquiry-threat = Menace
finding-distance = À { $number } hexagones.
finding-clear = La ligne de tir est libre.
finding-brush-crossed = Elle traverse des broussailles : couverture légère.
finding-over-crest = Elle passe le haut du talus.
finding-covered = Couverture à l’arrivée : { $cover ->
    [none] nulle
    [light] légère
    [medium] moyenne
    [strong] forte
   *[other] totale
}.
finding-blocked-by-trees = Des arbres en { $hex } l’arrêtent.
finding-blocked-by-height = Un sol plus haut en { $hex } l’arrête.
finding-blocked-by-crest = Le plus bas des deux est trop près du haut du talus en { $hex }.
finding-blocked-by-wall = Un mur en { $hex } l’arrête.
finding-goes-nowhere = { $man } ne peut bouger.
finding-reaches = { $man } atteint { $number } hexagones avec { $points } points.
finding-threatened = { $number } pourraient attaquer { $hex } après un mouvement, { $shooters } l’ont en vue et à portée.
odds-combat = Combat
odds-impact = Impact
odds-damage = S’il touche
odds-infiltration = Infiltration
factors-differential = Différentiel
factors-columns = Colonnes
factors-die = Dé
factors-index = Indice
factor-attack = Attaque
factor-defence = Défense
factor-ground = Terrain
factor-joint = Attaque commune
factor-armour = Armure
factor-medium-range = Portée moyenne
factor-long-range = Longue portée
factor-shooter-wounded = Tireur blessé
factor-mounted-byzantine = Archer byzantin à cheval
factor-close = De près
factor-weapon = Arme
factor-cover-light = Couverture légère
factor-cover-medium = Couverture moyenne
factor-cover-strong = Couverture forte
factor-mounted = À cheval
factor-wounded = Blessé
outcome-attacker-wounded = attaquant blessé
outcome-attacker-stunned = attaquant assommé
outcome-attackers-retreat = attaquants reculent
outcome-nothing = rien
outcome-retreat-1 = recul 1
outcome-retreat-2 = recul 2
outcome-stunned = assommé
outcome-wounded = blessé
outcome-killed = tué
outcome-thrown-wounded = désarçonné et blessé
outcome-thrown-stunned = désarçonné et assommé
outcome-through = passe
outcome-stopped = arrêté
outcome-hits = touche
outcome-scatters = dévie
outcome-lost = perdu
