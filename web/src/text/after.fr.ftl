### Après la partie : sa fin, sa courbe, ses dés, et la relecture.

## La fin

ending-won = { $name } l’emporte
ending-you-won = Vous l’emportez !
ending-won-together = { $names } l’emportent
ending-you-won-with = Vous l’emportez, avec { $names } !
ending-drawn = Partie nulle
ending-shared = { $names } se partagent la victoire
ending-all-lost = Tout le monde a perdu
ending-tied = À égalité de points : le décompte dit ce qui a départagé.
ending-your-place = Vous terminez { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] à la place { $place }
  } sur { $players }.
ending-you = (vous)
ending-points = { $points ->
    [one] point
   *[other] points
  }
ending-rematch = Rejouer
ending-to-rematch = Vers la partie suivante
ending-replay = Revoir la partie
ending-record = Enregistrer la partie

## La courbe

after-chart = Le fil de la partie
after-chart-note = Les points de chacun, tels qu’on les aurait comptés après chaque coup.
after-chart-label = Points de chaque joueur du coup { $first } au coup { $last }. Le tableau ci-dessous donne les chiffres.
after-chart-table = Voir les chiffres
after-chart-rounds = Points de chaque joueur, par { $counted }. Le tableau ci-dessous donne les chiffres.
after-moves = coup

## Les dés

fair-title = Les dés étaient-ils honnêtes ?
fair-offer = Les dés ont été fixés et scellés avant le premier coup. Votre navigateur peut maintenant recalculer chacun d’eux, sans croire le serveur sur parole.
fair-run = Vérifier les dés
fair-impossible = Votre navigateur ne calcule d’empreintes que sur les pages reçues en https : il ne peut pas vérifier les dés ici. Enregistrez la partie et vérifiez-la sur une machine où Logothete est installé, avec cette commande :
fair-good = Les dés étaient honnêtes.
fair-bad = Quelque chose ne concorde pas.
fair-right = Juste :
fair-wrong = Faux :
fair-unknown = Sans point de comparaison :
fair-commitment-right = Le secret révélé à la fin correspond à son sceau ({ $commitment }).
fair-commitment-wrong = Le secret révélé à la fin ne correspond pas au sceau : il donne { $commitment }.
fair-published-right = Le sceau est bien celui que votre navigateur a vu avant la partie ({ $commitment }).
fair-published-wrong = Votre navigateur a vu un autre sceau avant la partie : { $commitment }.
fair-published-unknown = Votre navigateur n’a pas vu le sceau avant la partie : il ne peut pas comparer. Qui a ouvert la table plus tôt le peut.
fair-nonce-right = Ce que votre navigateur a ajouté pour la place { $number } (« { $nonce } ») est mêlé aux dés.
fair-nonce-wrong = Ce que votre navigateur a ajouté pour la place { $number } (« { $nonce } ») a été laissé de côté.
fair-draws-right = { $count ->
    [0] Rien n’a été laissé au hasard dans cette partie.
    [one] Le seul tirage a été recalculé et donne le même résultat.
   *[other] Les { $count } tirages ont été recalculés et donnent les mêmes résultats.
  }
fair-draws-wrong = Le tirage { $draw } donne un autre résultat.
fair-log-right = { $count ->
    [1] Le seul dé du journal en fait partie.
   *[other] Les { $count } dés du journal en font partie, dans le même ordre.
  }
fair-log-wrong = Le journal montre un dé qui ne découle pas des tirages.
fair-log-unknown = Le journal ne montre aucun dé.
fair-record-right = Le serveur a lui aussi rejoué toute la partie, et elle concorde.
fair-record-wrong = Le serveur n’a pas pu rejouer son propre enregistrement. Prévenez l’hôte.
fair-details = Graine et sceau
fair-seed = Graine
fair-commitment = Sceau (son empreinte, publiée avant la partie)
fair-nonces = Ce que les joueurs ont ajouté
fair-yourself = Pour tout vérifier vous-même, enregistrez la partie et lancez :

## La relecture

replay-title = Relecture
replay-of = Relecture : { $title }
replay-back = Retour à la table
replay-controls = Commandes
replay-play = Lire
replay-pause = Pause
replay-first = Au début
replay-previous = Un coup en arrière
replay-next = Un coup en avant
replay-last = À la fin
replay-move = Coup
replay-move-of = Coup { $move } sur { $moves }
replay-opening = Avant le premier coup
replay-speed = Vitesse
replay-speed-times = × { $speed }
replay-eyes = Vu par
replay-eyes-public = tout le monde
replay-eyes-all = un œil qui voit tout
replay-log = Ce qui s’est passé
replay-hidden = { $count ->
    [1] Un coup que ces yeux n’ont pas vu
   *[other] { $count } coups que ces yeux n’ont pas vus
  }
replay-did = { $seat } : { $action }
replay-lapsed = (temps écoulé)
replay-tab-log = Journal
replay-tab-chart = Points
replay-hands = Secrets
replay-hand = En main chez { $name }
replay-share = Partager ce moment
replay-share-link = Adresse de ce moment
replay-share-open = Qui a cette adresse voit la partie à ce coup.
replay-share-closed = La table n’est pas publique : seuls ceux qui peuvent la voir ouvriront cette adresse.
replay-branch = Jouer à partir d’ici
replay-branch-text = Une nouvelle partie commence dans cette position, avec de nouveaux dés. L’ancienne reste telle quelle.
replay-branch-who = Qui êtes-vous ?
replay-branch-level = Des robots jouent les autres
replay-branch-start = Commencer
replay-branch-over = Ici la partie est finie. Revenez d’un coup pour jouer à partir de là.
replay-keys = Touches : ← → un pas, Début et Fin, espace pour lire et arrêter.
replay-running = Cette partie se joue encore. On pourra la revoir quand elle sera finie.
replay-level-easy = facile
replay-level-normal = normal
replay-level-strong = fort
