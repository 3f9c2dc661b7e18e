# Textes de la commande `logothete` même.

main-help = Une table pour jeux de plateau, où chaque règle est appliquée et expliquée.
main-help-command = COMMANDE
main-help-lang = Langue de l’affichage (sinon LOGOTHETE_LANG, puis LANG).
main-help-version = Afficher la version.
main-version = logothete { $version }, { $engine ->
    [compiled] moteur compilé
   *[interpreted] moteur interprété (même jeu, moins vite)
 }
main-help-help = Afficher cette aide.

main-error-option = Il n’y a pas d’option { $option }.
main-error-missing = Il manque { $name }.
main-error-choice = { $name } doit être l’un de : { $choices }.
main-error-value = La valeur donnée à { $name } ne convient pas.
main-error-usage = Commande incomprise : { $detail }
main-error-help = Voir « { $command } --help ».
