# Textes de la commande `logothete rules`.

## Aide

rules-help-short = Lire et chercher les règles, et voir quels tests les prouvent.
rules-help =
  Lire et chercher les règles, et voir quels tests les prouvent.

  Sans rien d’autre : un aperçu des jeux. Avec un jeu (byzantio) : ses règles. Avec le numéro d’une règle (BYZ-056) : cette règle en entier.
rules-help-what-name = [JEU|RÈGLE]
rules-help-search-name = MOTS
rules-help-coverage-name = JEU
rules-help-search = Lister les règles où figurent tous ces mots, sans égard aux accents ni aux majuscules.
rules-help-coverage = Montrer les tests qui prouvent chaque règle d’un jeu ; code de sortie 1 si une règle n’en a aucun.
rules-help-tests = Le dossier des tests, si ce n’est pas celui de cette copie de travail.
rules-help-pack-name = DOSSIER
rules-help-pack = Avec les règles maison d’un paquet.
rules-help-lang = Langue de l’affichage (sinon LOGOTHETE_LANG, puis LANG).
rules-help-help = Afficher cette aide.

## Listes

rules-column-game = Jeu
rules-column-rules = Règles
rules-column-explicit = Du livret
rules-column-ruling = Arbitrages
rules-column-reconstructed = Reconstituées
rules-column-house = Règles maison
rules-column-id = Règle
rules-column-title = Titre
rules-column-term = Terme français
rules-total = Total
rules-overview-hint = Un jeu donne la liste de ses règles (logothete rules byzantio) ; un numéro montre une règle (logothete rules BYZ-056).
rules-search-count = { $count ->
    [0] Aucune règle trouvée.
    [1] Une règle trouvée.
   *[other] { $count } règles trouvées.
  }

## Une règle

rules-label-term = Terme français
rules-label-section = Chapitre
rules-label-source = Origine
rules-label-replaces = Remplace
rules-label-replaced = Remplacée par
rules-label-text = Règle
rules-label-why = Pourquoi
rules-label-example = Exemple
rules-label-untested = Pourquoi aucun test ne la prouve (en anglais)
rules-source-explicit = énoncée dans le livret
rules-source-ruling = arbitrage, là où le livret se tait ou reste ambigu
rules-source-reconstructed = reconstituée d’après une partie perdue du livret
rules-source-house = règle maison, celle du paquet
rules-untranslated = Cette règle n’est pas encore traduite : son texte est en anglais.

## Couverture

rules-coverage-none = aucun test
rules-coverage-excused = ne peut être testée : { $reason }
rules-coverage-count = { $rules ->
    [1] Une règle
   *[other] { $rules } règles
  } : { $proved } avec des tests, { $excused ->
    [one] { $excused } impossible à tester
   *[other] { $excused } impossibles à tester
  }, { $missing } sans test.

## Erreurs

rules-error-one-question = Posez une seule question à la fois : un jeu, une règle, --search ou --coverage.
rules-error-unknown = Il n’y a pas de règle { $id }. Donnez le numéro d’une règle, comme BYZ-056, ou un jeu : { $games }.
rules-error-unknown-game = Il n’y a pas de jeu { $game }. Les jeux sont { $games }.
rules-error-unknown-close = Il n’y a pas de règle { $id }. Vouliez-vous dire { $close } ?
rules-error-ledger = Les registres de règles sont illisibles :
rules-error-no-tests = Logothete est installé ici sans ses tests. Lancez cette commande dans une copie de travail du projet, ou indiquez son dossier de tests avec --tests.
rules-error-test = Les tests sont illisibles. { $detail }
rules-search-nothing = Aucune règle ne contient tous ces mots : { $words }. Essayez avec moins de mots, ou seulement leurs débuts.
