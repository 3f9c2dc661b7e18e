### Le livret de règles : dans le volet près de la table, et sur sa propre page.

rules-title = Règles
rules-of = Règles du jeu { $title }
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé
    [one] Une règle
   *[other] { $count } règles
  }
rules-results = Ce qui a été trouvé
rules-nothing = Aucune règle ne contient tous ces mots. Essayez-en moins, ou seulement le début d’un mot.
rules-chapters = Chapitres
rules-primer = En bref
rules-rule = Règle
rules-example = Par exemple :
rules-marks = Ce que veulent dire « décision » et « reconstitution »
rules-ruling = Décision
rules-ruling-meaning = Les règles imprimées se taisent ou sont ambigües ici. Voici comment nous les lisons, et pourquoi.
rules-reconstructed = Reconstitution
rules-reconstructed-meaning = Une partie de l’original (une image, un tableau, un nom) est perdue. Ceci comble le vide au mieux ; un paquet peut remettre l’original à sa place.
rules-house = Règle maison
rules-house-meaning = Le paquet de cette table ajoute cette règle. Elle ne fait pas partie du jeu publié.
rules-replaced = Remplacée par
rules-untranslated = Cette règle n’est pas encore traduite.
rules-none = Ce jeu n’a pas de livret numéroté : tout est dit ci-dessus.
rules-back = Retour
rules-back-to = Retour à { $rule }
rules-page = Ouvrir en pleine page
rules-link = Règle { $rule } : { $name }
rules-link-bare = Règle { $rule }

## Ce qu’un jeu montre de lui-même

shown-title = À quoi ressemble un tour
shown-note = Quelques coups d’une vraie partie entre robots.
shown-which = Jeu
shown-play = Lancer
shown-pause = Arrêter
shown-previous = Coup précédent
shown-next = Coup suivant
shown-step = Coup { $step } sur { $steps }
examples-title = Exemples commentés
examples-note = Des positions d’une vraie partie : regardez-les avant et après le coup.
examples-steps = La position
examples-before = Avant
examples-move = { $moves ->
    [1] Après
   *[other] Après le coup { $number }
}
examples-position = Voici la position.
