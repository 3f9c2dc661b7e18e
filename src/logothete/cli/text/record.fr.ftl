# Textes de la commande `logothete record`.

## Aide

record-help-short = Vérifier et lire des parties enregistrées.
record-help = Vérifier qu’une partie enregistrée suit les règles et les dés promis, ou la lire comme un récit.
record-help-command = COMMANDE
record-help-verify = Rejouer une partie enregistrée et comparer. Code de sortie 0 : tout va bien ; 1 : elle ne tient pas ; 2 : elle ne peut être jugée.
record-help-show = Raconter une partie enregistrée, phrase par phrase.
record-help-file-name = FICHIER
record-help-folder-name = DOSSIER
record-help-pack = Le contenu avec lequel la partie fut jouée, si ce n’est pas celui d’origine.
record-help-keeper = Montrer une partie en cours avec les secrets de chacun : pour qui tient la table seulement.
record-help-lang = Langue de l’affichage (sinon LOGOTHETE_LANG, puis LANG).
record-help-help = Afficher cette aide.

## Réponses

record-verified = L’enregistrement tient : { $moves ->
    [1] un coup
   *[other] { $moves } coups
  } ({ $game }), tous selon les règles, avec les dés promis avant la partie ({ $commitment }).
record-other-version = Il suit la version { $was } des règles ; selon la version { $now }, installée ici, c’est la même partie.
record-unfinished = La partie n’est pas finie : il n’y a pas encore de résultat à vérifier.

## Erreurs (les détails sont en anglais)

record-error-secrets = Cette partie est en cours, et la raconter montrerait les secrets de chacun. Si vous tenez la table, ajoutez --keeper.
record-error-title = L’enregistrement est celui d’un jeu « { $game } » qui n’est pas installé ici. Installez-le, ou lisez la partie là où il l’est.
record-error-pack = Le contenu de cet enregistrement ne peut être ouvert :
record-error-unreadable = Le fichier ne peut être ouvert. { $detail }.
record-error-not-json = Ce n’est pas une partie enregistrée. { $detail }.
record-error-truncated = L’enregistrement est incomplet. { $detail }.
record-error-foreign-file = Ce n’est pas une partie enregistrée. { $detail }.
record-error-unsupported-format = L’enregistrement est d’un format inconnu ici. { $detail }.
record-error-damaged = L’enregistrement est abîmé. { $detail }.
record-error-wrong-game = L’enregistrement est celui d’un autre jeu. { $detail }.
record-error-other-rules = L’enregistrement suit une autre version des règles. { $detail }.
record-error-departs = L’enregistrement suit une autre version des règles, et selon celle qui est installée ici, c’est une autre partie. { $detail }.
record-error-other-content = L’enregistrement emploie un autre contenu ; --pack peut aider. { $detail }.
record-error-wrong-setup = La mise en place de l’enregistrement est injouable. { $detail }.
record-error-no-seed = L’enregistrement ne peut encore être vérifié. { $detail }.
record-error-other-commitment = Les dés ne sont pas ceux qui étaient promis. { $detail }.
record-error-illegal-move = Un coup est contraire aux règles. { $detail }.
record-error-lapse-differs = Un coup joué par l’horloge n’est pas celui qu’elle joue. { $detail }.
record-error-missing-moves = Il manque des coups. { $detail }.
record-error-result-differs = Le résultat n’est pas celui auquel mènent les coups. { $detail }.
