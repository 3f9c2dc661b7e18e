# Ce qui peut ne pas aller dans le contenu de Necrosia ou dans un paquet ; ce que tout jeu peut avoir est dit par le noyau.

fault-promised-regions = il promet { $promised } régions, mais le fichier en contient { $count }
fault-promised-regions-advice = Cherchez une [[region]] perdue ou en trop, ou corrigez le chiffre.
fault-many-regions = le fichier contient { $count } régions ; le moteur en tient { $most }
fault-many-regions-advice = Retirez-en { $over }.
fault-no-guild = il n’y a pas de guilde qui puisse ouvrir (NEC-007)
fault-no-guild-advice = Ajoutez « guild », ou retirez cette ligne.
fault-guild-in-cradle = une région nécrosée dès le début n’a pas de guilde (NEC-145)
fault-guild-in-cradle-advice = Retirez la guilde, ou la ligne qui en fait le berceau.
fault-own-border = elle est sa propre voisine (NEC-005)
fault-own-border-advice = Retirez « { $key } » de la liste.
fault-no-region = il n’y a pas de région « { $key } »
fault-no-region-advice = Corrigez l’orthographe ; les régions sont : { $known }.
fault-one-sided = « { $key } » est nommée, mais « { $key } » ne nomme pas « { $own } » (NEC-005)
fault-one-sided-advice = Ajoutez « { $own } » aux frontières de « { $key } », ou retirez « { $key } » ici.
fault-no-cradle = aucune région n’est nécrosée dès le début (NEC-008)
fault-no-cradle-advice = Ajoutez « cradle = true » à une région.
fault-second-cradle = « { $key } » est déjà le berceau (NEC-008)
fault-second-cradle-advice = Gardez-le dans une seule région.
fault-unreachable = on ne peut l’atteindre depuis « { $key } » (NEC-005)
fault-unreachable-advice = Reliez-la par des frontières au reste du plateau.

fault-number-of-peoples = il y a { $count } peuples au lieu de { $wanted } (NEC-069)
fault-number-of-peoples-advice = Écrivez exactement { $wanted } [[people]].
fault-key-of-nobody = « necrosians » désigne dans le jeu ceux de personne
fault-key-of-nobody-advice = Choisissez une autre clé.
fault-taken = « { $value } » ({ $field }) est déjà pris (NEC-070)
fault-taken-advice = Donnez à chaque peuple le sien ({ $field }).

fault-number-of-cards = il y a { $count } cartes au lieu de { $wanted } (NEC-123)
fault-number-of-cards-advice = Cherchez une [[card]] perdue ou en trop ; si le nombre est voulu, écrivez « cards = { $count } » en tête.
fault-cards-of-suit = il y a { $count } cartes de la famille « { $suit } » au lieu de { $wanted } (NEC-123)
fault-cards-of-suit-advice = Cherchez une [[card]] perdue ou en trop, ou corrigez une famille.
fault-no-card-of-suit = il n’y a aucune carte de la famille « { $suit } » (NEC-123)
fault-no-card-of-suit-advice = Écrivez-en au moins une : le soutien d’une guilde fait piocher dans sa famille.
fault-many-cards = il y a { $count } cartes ; le moteur en tient { $most }
fault-many-cards-advice = Retirez-en { $over }.
fault-no-card-rule = « { $rule } » n’est pas la règle d’une carte
fault-no-card-rule-advice = Écrivez l’une de NEC-C01 à NEC-C{ $last }, ou l’identifiant d’une règle du fichier { $file } du paquet.
fault-card-rule-twice = la règle { $rule } sert deux fois
fault-card-rule-twice-advice = Donnez à chaque carte sa propre règle.
fault-no-effect = il n’y a pas d’effet « { $effect } »
fault-no-effect-advice = Corrigez-le ; les effets sont : { $known }.
fault-second-cancel = une autre carte annule déjà des cartes (NEC-129)
fault-second-cancel-advice = Donnez-lui un autre effet : le moteur n’en connaît qu’une.
fault-moments = il faut un moment, ou plusieurs qui diffèrent
fault-moments-advice = Corrigez la liste.
fault-wrong-moment = « { $effect } » n’a pas de sens au moment « { $timing } » (NEC-124)
fault-wrong-moment-advice = Écrivez un ou plusieurs de : { $known }.
fault-wrong-part = « { $effect } » n’est pas joué par « { $part } » (NEC-128)
fault-wrong-part-advice = Écrivez l’un de : { $known }.
fault-no-amount = « { $effect } » ne prend pas de montant (amount)
fault-no-amount-advice = Retirez-le.
fault-needs-amount = « { $effect } » demande un montant (amount)
fault-needs-amount-advice = Ajoutez un nombre de { $least } à { $most }.
fault-out-of-effect = { $value } est hors des bornes
fault-out-of-effect-advice = Écrivez { $single ->
    [yes] { $least }
   *[no] un nombre de { $least } à { $most }
} pour « { $effect } ».
fault-needs-argument = « { $effect } » demande « { $name } »
fault-needs-argument-advice = Ajoutez « { $name } = … ».
fault-no-argument = « { $effect } » ne prend pas « { $name } »
fault-no-argument-advice = Retirez-le.
fault-wrong-foe = « { $effect } » n’a de sens que contre « { $foe } »
fault-wrong-foe-advice = Écrivez « foe = "{ $foe }" ».
fault-does-nothing = elle n’a aucun effet
fault-does-nothing-advice = Ajoutez « effect = … », ou une table [[card.line]] pour chacun de ses effets.
fault-said-twice = ses effets sont dits deux fois : avec la carte, et ligne par ligne
fault-said-twice-advice = Déplacez l’effet et ses arguments dans une table [[card.line]], ou retirez ces tables.
fault-many-lines = elle a { $count } lignes ; le moteur peut en contenir { $most }
fault-many-lines-advice = Retirez-en { $over }.
fault-not-alone = rien ne peut accompagner « { $effect } »
fault-not-alone-advice = Donnez-lui une carte à part.
fault-not-last = rien ne peut suivre « { $effect } » sur une carte
fault-not-last-advice = Faites-en la dernière ligne.

fault-out-of-board = { $value } est hors des bornes
fault-out-of-board-advice = Écrivez { $single ->
    [yes] { $least }
   *[no] un nombre de { $least } à { $most }
} : au plus toutes les régions.
fault-number-of-faces = un dé à { $count } faces ne peut être lancé (NEC-035)
fault-number-of-faces-advice = Écrivez de 1 à 20 faces.
fault-no-face = aucun dé ne montre { $face } (NEC-035)
fault-no-face-advice = Écrivez les faces 0, 1 et 2 ; 2 signifie « 1 et relance ».
fault-endless-die = un tel dé serait relancé sans fin (NEC-036)
fault-endless-die-advice = Donnez-lui au moins une face 0 ou 1.
fault-number-of-tokens = { $count } jetons ne vont pas avec { $defeat } régions nécrosées (NEC-148)
fault-number-of-tokens-advice = Écrivez-en de { $least } à { $most }, ou baissez « defeat ».
fault-number-of-prices = il y a { $count } prix pour les { $wanted } places de la rangée (NEC-113)
fault-number-of-prices-advice = Écrivez-en exactement { $wanted }.
fault-player-counts = les nombres de joueurs sont { $given ->
    [none] absents
   *[some] { $given }
} (NEC-001)
fault-player-counts-advice = Donnez un chiffre pour chacun de : { $wanted }.
fault-too-few-pieces = personne ne peut commencer avec { $count } de { $pieces } pions (NEC-168)
fault-too-few-pieces-advice = Écrivez un nombre de 1 à { $pieces }, ou augmentez « pieces ».
fault-left-over = { $units } unités ne peuvent se placer par lots de { $batch } (NEC-074)
fault-left-over-advice = Changez ce chiffre, ou « batch », pour qu’il ne reste rien.

fault-no-name = il n’a pas de « { $message } » dans la langue « { $language } »
fault-no-name-advice = Ajoutez « { $message } = … » à un catalogue « *.{ $language }.ftl » du jeu ou du paquet.
