# Ce qui peut ne pas aller dans le contenu de Byzantio, de Nekken ou d’un paquet ; ce que tout jeu peut avoir est dit par le noyau.

fault-map-size = il a { $size } octets, mais une carte en a au plus { $most }
fault-map-size-advice = Corrigez-le ou retirez-le : un plateau se passe de carte.
fault-map-object = ce n’est pas un objet JSON
fault-map-object-advice = Corrigez-le ou retirez-le : un plateau se passe de carte.
fault-map-json = ce n’est pas du JSON : { $detail }
fault-map-json-advice = Corrigez-le ou retirez-le : un plateau se passe de carte.

fault-closed-number = une province fermée n’est jamais frappée, elle n’a donc pas de numéro (NEK-008)
fault-closed-number-advice = Retirez le numéro, ou la ligne qui la ferme.
fault-no-number = elle n’a pas de numéro (BYZ-012)
fault-no-number-advice = Ajoutez un nombre de 1 à { $most }.
fault-wrong-number = aucun dé ne montre { $number } (BYZ-012)
fault-wrong-number-advice = Écrivez un nombre de 1 à { $most }.
fault-own-link = elle est liée à elle-même
fault-own-link-advice = Retirez « { $key } » de la liste.
fault-no-province = il n’y a pas de province « { $key } »
fault-no-province-advice = Corrigez l’orthographe ; les provinces sont : { $known }.
fault-one-sided = « { $key } » est nommée, mais « { $key } » ne nomme pas « { $own } » (BYZ-010)
fault-one-sided-advice = Ajoutez « { $own } » à la liste { $kind } de « { $key } », ou retirez « { $key } » ici.
fault-no-way-out = personne ne pourrait jamais en sortir
fault-no-way-out-advice = Reliez-la à une province ouverte.
fault-unreachable = on ne peut l’atteindre depuis « { $key } »
fault-unreachable-advice = Reliez-la par des frontières (borders) ou des routes de mer (lanes) au reste du plateau.
fault-city-in-closed = la province « { $key } » est fermée et n’a pas de cité (NEK-018)
fault-city-in-closed-advice = Mettez la cité dans une province ouverte, ou retirez-la.
fault-second-small = « { $key } » a déjà une petite cité (BYZ-008)
fault-second-small-advice = Une province en a au plus une : corrigez sa taille ou sa province.
fault-large-cities = elle a { $count } grandes cités au lieu d’une (BYZ-008)
fault-large-cities-advice = Donnez-lui exactement une cité de taille « large ».
fault-promised-provinces = il promet { $promised } provinces, mais le fichier en contient { $count }
fault-promised-provinces-advice = Cherchez une [[{ $table }]] perdue ou en trop, ou corrigez le chiffre.
fault-promised-cities = il promet { $promised } cités, mais le fichier en contient { $count }
fault-promised-cities-advice = Cherchez une [[{ $table }]] perdue ou en trop, ou corrigez le chiffre.
fault-many-provinces = le fichier contient { $count } provinces ; le moteur en tient { $most }
fault-many-provinces-advice = Retirez-en { $over }.
fault-many-cities = le fichier contient { $count } cités ; le moteur en tient { $most }
fault-many-cities-advice = Retirez-en { $over }.

fault-number-of-houses = il y a { $count } maisons au lieu de { $wanted } (BYZ-003)
fault-number-of-houses-advice = Écrivez exactement { $wanted } [[house]].
fault-taken-colour = la couleur « { $value } » est prise (BYZ-004)
fault-taken-colour-advice = Donnez à chaque maison sa propre couleur.
fault-taken-emblem = l’emblème « { $value } » est pris (BYZ-004)
fault-taken-emblem-advice = Donnez à chaque maison son propre emblème.
fault-some-at-closed = certaines maisons seulement commencent dans la province fermée « { $key } » (NEK-015)
fault-some-at-closed-advice = Faites-y commencer toutes les maisons, ou aucune.
fault-taken-home = « { $key } » est déjà le foyer d’une autre maison (BYZ-033)
fault-taken-home-advice = Donnez à chaque maison son propre foyer.

fault-no-action = il n’y a pas d’action « { $key } » (BYZ-045)
fault-no-action-advice = Corrigez-la ou retirez-la ; les actions sont : { $known }.
fault-missing-action = l’action « { $key } » manque (BYZ-045)
fault-missing-action-advice = Ajoutez « { $key } » ici.
fault-lines-fall = { $lines } ne descend pas de ligne en ligne (BYZ-025)
fault-lines-fall-advice = Écrivez des valeurs positives, chacune plus petite que la précédente.
fault-player-counts = les nombres de joueurs sont { $given ->
    [none] absents
   *[some] { $given }
} (BYZ-001)
fault-player-counts-advice = Donnez un chiffre pour chacun de : { $wanted }.
fault-targets-on-lines = { $count } objectifs ne tiennent pas sur { $lines } lignes (BYZ-021)
fault-targets-on-lines-advice = Écrivez au plus { $lines }, ou ajoutez des valeurs à « lines ».
fault-targets-in-provinces = { $sites } provinces seulement ont une cité en jeu pour { $count } objectifs (BYZ-024)
fault-targets-in-provinces-advice = Écrivez au plus { $sites }.
fault-many-events = il y a { $count } événements ; le moteur en tient { $most }
fault-many-events-advice = Retirez-en { $over }.
fault-off-track = le tour { $turn } n’est pas sur la piste
fault-off-track-advice = Écrivez un tour de 1 à { $turns }.
fault-second-event = le tour { $turn } a déjà un événement
fault-second-event-advice = Donnez à chaque événement son propre tour.
fault-no-box-left = au tour { $turn }, un joueur peut n’avoir plus aucune de ses { $boxes } cases à barrer (BYZ-111)
fault-no-box-left-advice = Avancez l’événement, ou augmentez les cases permises (allowances).

fault-no-name = il n’a pas de nom dans la langue « { $language } »
fault-no-name-advice = Ajoutez « { $message } = … » à un catalogue « *.{ $language }.ftl » du jeu ou du paquet.
