# Ce qui peut ne pas aller dans le contenu de Diktat ou dans un paquet ; ce que tout jeu peut avoir est dit par le noyau.

fault-number-of-sectors = il y a { $count } secteurs au lieu de { $wanted } (DIK-304)
fault-number-of-sectors-advice = Écrivez exactement { $wanted } [[sector]].
fault-half-a-marker = il a l’un de « one_others » et « both_others » sans l’autre (AUT-062)
fault-half-a-marker-advice = Écrivez les deux, ou aucun.
fault-no-home = aucun secteur n’est le foyer des Autres (AUT-021)
fault-no-home-advice = Ajoutez « home = true » à un secteur.
fault-second-home = « { $key } » est déjà le foyer des Autres (AUT-021)
fault-second-home-advice = Gardez-le dans un seul secteur.

fault-number-of-opportunities = il y a { $count } cartes Opportunité au lieu de { $wanted } (DIK-001)
fault-number-of-opportunities-advice = Cherchez une [[opportunity]] perdue ou en trop ; si ce nombre est voulu, écrivez « cards = { $count } » en tête.
fault-cards-of-sector = il y a { $count } cartes du secteur « { $sector } » au lieu de { $wanted } (DIK-306)
fault-cards-of-sector-advice = Cherchez une [[opportunity]] perdue ou en trop, ou corrigez un secteur.
fault-many-opportunities = il y a { $count } cartes Opportunité ; le moteur en tient { $most }
fault-many-opportunities-advice = Retirez-en { $over }.
fault-no-sector = il n’y a pas de secteur « { $key } »
fault-no-sector-advice = Corrigez l’orthographe ; les secteurs sont : { $known }.
fault-many-symbols = elle a { $count } symboles ; le moteur en tient { $most }
fault-many-symbols-advice = Retirez-en.

fault-number-of-cabals = il y a { $count } Cabales au lieu de { $wanted } (DIK-005)
fault-number-of-cabals-advice = Écrivez exactement { $wanted } [[cabal]].
fault-no-cabal = il n’y a pas de Cabale « { $key } »
fault-no-cabal-advice = Corrigez l’orthographe ; les Cabales sont : { $known }.
fault-taken = « { $value } » ({ $field }) est déjà pris
fault-taken-advice = Donnez à chaque Cabale le sien ({ $field }).
fault-affinities = toutes les Affinités n’ont pas leur nombre (DIK-024)
fault-affinities-advice = Écrivez un nombre, 0 s’il n’y en a pas, pour chacune de : { $wanted }.
fault-number-of-slots = il y a { $count } emplacements de Cabale au lieu de { $wanted } (DIK-030)
fault-number-of-slots-advice = Écrivez-en exactement { $wanted }.
fault-many-slots = il y a { $count } emplacements d’Opportunité : on ne peut jouer avec une telle piste
fault-many-slots-advice = Écrivez de 1 à { $most } chiffres.
fault-cards-of-cabal = il y a { $count } cartes de la Cabale « { $cabal } » au lieu de { $wanted } (DIK-001)
fault-cards-of-cabal-advice = Cherchez une [[card]] perdue ou en trop, ou corrigez une Cabale.
fault-no-token = il n’y a pas de jeton « { $key } »
fault-no-token-advice = Corrigez l’orthographe ; les jetons sont : { $known }.
fault-token-of-nobody = aucune Cabale n’a le jeton « { $key } » (DIK-004)
fault-token-of-nobody-advice = Écrivez « token = "{ $key }" » dans une Cabale, ou retirez-le.

fault-no-effect = il n’y a pas d’effet « { $effect } »
fault-no-effect-advice = Corrigez-le ; les effets sont : { $known }.
fault-does-nothing = cet élément ne fait rien
fault-does-nothing-advice = Écrivez ce qu’il fait ; seul un fléau peut être sans effet.
fault-immediate-card = seul un marqueur agit aussitôt (DIK-253)
fault-immediate-card-advice = Donnez à la carte un autre type.
fault-not-immediate = « { $effect } » n’est pas ce qui arrive quand on prend un marqueur (DIK-253)
fault-not-immediate-advice = Écrivez un « trigger » avec « on = "claimed" », ou donnez au marqueur un autre type.
fault-not-standing = « { $effect } » se déclare, mais un élément du type « { $type } » agit de lui-même
fault-not-standing-advice = Retirez-le, ou faites de l’élément un « manifestation » ou un « special ».
fault-nothing-to-declare = à un élément du type « { $type } », il faut quelque chose qui se déclare (DIK-300)
fault-nothing-to-declare-advice = Ajoutez un effet à réaliser qui ne soit pas qu’un coût, ou changez le type.
fault-not-of-a-token = « { $effect } » ne peut être l’effet d’un jeton
fault-not-of-a-token-advice = Écrivez « aura », ou « count-as » avec « at = "token" ».
fault-many-lines = la liste a { $count } lignes ; le moteur en tient { $most }
fault-many-lines-advice = Retirez-en { $over }.
fault-not-inside = « { $effect } » ne peut se trouver dans « { $outer } »
fault-not-inside-advice = Mettez-le dans la liste de l’élément, ou retirez-le.
fault-asks-inside = « { $effect } » demande un choix, mais un « trigger » se fait de lui-même
fault-asks-inside-advice = Écrivez « receive », « lose », « take-pp », « rank-up » ou « clear-debt », sans choix.
fault-nobody-arrives = personne n’arrive ici que « { $effect } » puisse viser
fault-nobody-arrives-advice = Mettez-le dans un « trigger » avec « on = "enemy-arrives" », ou écrivez un autre « who ».
fault-no-site = aucune ligne avant « { $effect } » ne dit où
fault-no-site-advice = Mettez avant elle l’un de : { $known }.
fault-no-site-owner = « { $effect } » parle du propriétaire d’une pile, mais « { $token } » se pose sur un secteur
fault-no-site-owner-advice = Écrivez « site » ou « each-at-site », ou prenez un jeton qui se pose sur les piles.
fault-no-amount = « { $effect } » n’a pas de nombre (amount)
fault-no-amount-advice = Retirez-le.
fault-needs-amount = « { $effect } » a besoin d’un nombre (amount)
fault-needs-amount-advice = Ajoutez un nombre de { $least } à { $most }.
fault-out-of-effect = { $value } est hors des limites
fault-out-of-effect-advice = Écrivez { $single ->
    [yes] { $least }
   *[no] un nombre de { $least } à { $most }
} pour « { $effect } ».
fault-needs-argument = « { $effect } » a besoin de « { $name } »
fault-needs-argument-advice = Ajoutez « { $name } = … ».
fault-no-argument = « { $effect } » n’a pas ici de « { $name } »
fault-no-argument-advice = Retirez-le.
fault-wrong-argument = « { $effect } » n’a pas de sens avec un tel « { $name } »
fault-wrong-argument-advice = Écrivez l’un de : { $known }.
fault-needs-goods = « { $effect } » a besoin de « goods »
fault-needs-goods-advice = Nommez-en parmi : { $known }.
fault-no-goods = « { $effect } » n’a rien à faire de « { $name } »
fault-no-goods-advice = Retirez-le.
fault-less-than-nothing = { $value } de « { $name } », c’est moins que rien
fault-less-than-nothing-advice = Écrivez un nombre au-dessus de 0, ou prenez « lose ».
fault-many-goods = { $value } de « { $name } », c’est trop
fault-many-goods-advice = Écrivez { $most } au plus.
fault-rank-by-tens = un Rang change par dizaines, pas de { $value } (DIK-088)
fault-rank-by-tens-advice = Écrivez un multiple de 10, 90 au plus.
fault-same-kind = on convertit des Agents en Agents d’un autre type (DIK-311)
fault-same-kind-advice = Changez « kind » ou « into ».
fault-limit-or-close = « limit » permet une pile de plus, ou ferme un secteur : l’un des deux
fault-limit-or-close-advice = Écrivez « amount = 1 » ou « close = true ».
fault-changes-nothing = cette ligne ne change rien au chiffre
fault-changes-nothing-advice = Ajoutez « amount » ou « set ».
fault-only-bids = seule une mise peut dépendre des Citoyens d’un secteur
fault-only-bids-advice = Écrivez « stat = "bid" », ou retirez « per ».
fault-per-and-cap = à « { $effect } » il faut « per » et « cap », ou aucun des deux
fault-per-and-cap-advice = Ajoutez celui qui manque, ou retirez l’autre.
fault-only-with = « { $name } » n’a de sens qu’avec la Manœuvre « { $manoeuvre } »
fault-only-with-advice = Retirez-le, ou changez « manoeuvre ».
fault-number-of-options = un choix à { $count } options n’en est pas un, ou il est trop grand
fault-number-of-options-advice = Écrivez de 2 à { $most } listes.
fault-second-choice = la liste a déjà un choix
fault-second-choice-advice = Mettez toutes les options dans un seul « choose ».
fault-arrives-where = « enemy-arrives » va avec « at = "token" », et lui seul
fault-arrives-where-advice = Ajoutez ou retirez « at » et « token ».
fault-others-token = le jeton « { $token } » n’est pas celui de la Cabale qui tient cet élément
fault-others-token-advice = Nommez le jeton de la Cabale ; les cartes que toute Cabale peut tenir n’en nomment aucun.
fault-token-elsewhere = le jeton « { $token } » se pose ailleurs : « { $place } », et non « { $wanted } »
fault-token-elsewhere-advice = Prenez un autre jeton, ou changez ce qui en est dit.

fault-player-counts = les nombres de joueurs { $given ->
    [none] manquent
   *[some] sont { $given }
} (DIK-012)
fault-player-counts-advice = Écrivez un [[players]] pour chacun de : { $wanted }.
fault-no-income = personne n’a de revenu en « { $name } » (DIK-094)
fault-no-income-advice = Retirez-le.
fault-few-affinities = { $count } jetons de l’Affinité « { $affinity } », ce n’est pas assez : les Cabales commencent avec { $wanted } (DIK-064)
fault-few-affinities-advice = Écrivez au moins { $wanted }, ou donnez-en moins aux Cabales.
fault-number-of-losses = il y a { $count } pertes au lieu de { $wanted } (AUT-008)
fault-number-of-losses-advice = Écrivez-en une par nombre de secteurs corrompus, de 0 à tous les espaces de la piste.

fault-no-name = il n’a pas de « { $message } » dans la langue « { $language } »
fault-no-name-advice = Ajoutez « { $message } = … » à un catalogue « *.{ $language }.ftl » du jeu ou du paquet.
