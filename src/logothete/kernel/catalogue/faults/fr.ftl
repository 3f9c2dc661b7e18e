# Ce qui peut ne pas aller dans un fichier de contenu ou un paquet. `fault-…` dit quoi, `fault-…-advice` que faire.

place-file = le fichier
place-pack = le paquet
place-catalogue = le catalogue
place-message = message « { $id } »
place-named = { $table } « { $name } »{ $rest }
place-numbered = { $table } nº { $number }{ $rest }
place-field = { $path }
place-plain = { $place }

fault-plain = { $what }
fault-plain-advice = { $advice }

## Tout fichier

fault-unreadable = il ne peut être lu : { $detail }
fault-unreadable-advice = Vérifiez le nom et les droits.
fault-not-utf8 = ce n’est pas du texte UTF-8
fault-not-utf8-advice = Enregistrez-le de nouveau en UTF-8.
fault-not-toml = ce n’est pas du TOML : { $detail }
fault-not-toml-advice = Corrigez la ligne.
fault-unknown-field = champ inconnu « { $name } »
fault-unknown-field-advice = Corrigez-le ou retirez-le ; les champs sont : { $fields }.
fault-missing-field = le champ « { $name } » manque
fault-missing-field-advice = Ajoutez « { $name } » ici.
fault-wrong-choice = « { $value } » n’est pas un choix possible
fault-wrong-choice-advice = Écrivez l’un de : { $choices }.
fault-wrong-type = « { $expected } » est attendu, et non « { $got } »
fault-wrong-type-advice = Écrivez une valeur du genre attendu.
fault-wrong-value = valeur refusée ({ $detail })
fault-wrong-value-advice = Écrivez une valeur du genre attendu.
fault-bad-key = « { $key } » ne peut être une clé
fault-bad-key-advice = Employez des minuscules a-z, des chiffres et des traits d’union, une lettre d’abord.
fault-key-twice = la clé « { $key } » sert deux fois
fault-key-twice-advice = Donnez à chacun sa propre clé.
fault-out-of-range = { $value } est hors des bornes
fault-out-of-range-advice = Écrivez { $single ->
    [yes] { $least }
   *[no] un nombre de { $least } à { $most }
}.
fault-out-of-engine = { $value } est hors des bornes
fault-out-of-engine-advice = Écrivez un nombre de { $least } à { $most } ; le moteur n’en tient pas plus.
fault-too-small = { $value } est trop petit
fault-too-small-advice = Écrivez { $least } ou plus.
fault-off-sheet = le point { $x }, { $y } n’est pas sur le plateau
fault-off-sheet-advice = Gardez x entre 0 et { $width }, y entre 0 et { $height }.
fault-listed-often = « { $key } » est nommé { $times } fois
fault-listed-often-advice = Nommez-le une fois.

## Un paquet

fault-no-pack = ce dossier n’existe pas
fault-no-pack-advice = Un paquet est un dossier ; vérifiez son chemin.
fault-strange-file = le jeu « { $game } » ne connaît pas ce fichier
fault-strange-file-advice = Retirez-le ou renommez-le ; un paquet peut contenir : { $allowed } et le dossier { $texts }.
fault-strange-folder = le jeu « { $game } » ne connaît pas ce dossier
fault-strange-folder-advice = Retirez-le ou renommez-le ; un paquet peut contenir : { $allowed } et le dossier { $texts }.
fault-other-game = le paquet est pour « { $theirs } », non pour « { $game } »
fault-other-game-advice = Choisissez un autre paquet, ou corrigez « game ».
fault-strange-text = ce n’est pas un catalogue de textes
fault-strange-text-advice = Retirez-le ; les textes sont des fichiers en « .ftl ».

## Les règles d’un paquet

fault-rule-id = « { $id } » ne peut désigner une règle maison
fault-rule-id-advice = Écrivez un préfixe de 4 à 8 capitales, un trait d’union et deux ou trois chiffres, par exemple HOUSE-01.
fault-rule-twice = la règle { $id } est là deux fois
fault-rule-twice-advice = Donnez à l’une des deux un numéro libre.
fault-rule-languages = « { $field } » manque dans une langue, est vide, ou il y en a une de trop
fault-rule-languages-advice = Écrivez-le dans chacune de : { $languages }.
fault-rule-strays = « { $field } » ne dit pas la même chose en « { $language } » et en « en » : { $detail }
fault-rule-strays-advice = Corrigez celui des deux qui a tort ; écrivez en chiffres les nombres que l’autre écrit ainsi.

## Les catalogues de textes

fault-no-text = il a des attributs mais pas de texte
fault-no-text-advice = Écrivez un texte après le « = ».
fault-cannot-say = il ne peut être dit avec { $given } : { $detail }
fault-cannot-say-advice = Corrigez le message, ou donnez-lui ce qu’il emploie.
fault-untranslated = il existe en « { $known } » mais non en « { $language } »
fault-untranslated-advice = Ajoutez-le à un fichier « *.{ $language }.ftl ».
fault-other-variables = il emploie { $used ->
    [none] aucune variable
   *[some] { $used }
} en « { $language } » mais { $expected ->
    [none] aucune variable
   *[some] { $expected }
} en « { $model } » ({ $where })
fault-other-variables-advice = Employez les mêmes variables dans les deux.
fault-no-such-path = ni fichier ni dossier de ce nom
fault-no-such-path-advice = Vérifiez le chemin.
fault-no-language = son nom ne dit pas sa langue
fault-no-language-advice = Donnez-lui l’un de ces noms : { $names }.
fault-message-twice = il est déjà défini à la ligne { $line }
fault-message-twice-advice = Gardez l’un des deux.
fault-not-fluent = Fluent ne peut lire « { $start } » : { $detail }
fault-not-fluent-advice = Corrigez la ligne.
