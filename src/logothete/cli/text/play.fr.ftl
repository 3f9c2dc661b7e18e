# Textes de la commande `logothete play`. Ceux des jeux eux-mêmes sont dans leurs propres catalogues.

## Aide de la commande

play-help-short = Jouer une partie dans le terminal.
play-help-command =
  Jouer une partie dans le terminal contre des robots (Byzantio, sauf autre jeu nommé).

  Tapez ce que vous faites, en entier ou en abrégé (camp hel), ou le numéro que montre la liste (?).
play-help-game-name = [JEU]
play-help-players = Nombre de joueurs ; par défaut, autant que le jeu en permet.
play-help-seat = Votre place, à partir de 1.
play-help-bot-name = ROBOT[,ROBOT…]
play-help-bot = Qui joue les autres places : random, casual, greedy, easy, normal, strong ou strategist:200ms ; un pour toutes, ou un pour chacune.
play-help-name-name = NOM
play-help-name = Votre nom, pour l’enregistrement.
play-help-option = Une option du jeu, comme events=hidden. Peut être répétée.
play-help-folder-name = DOSSIER
play-help-pack = Contenu à employer à la place de celui d’origine.
play-help-seed-name = TEXTE
play-help-seed = Une graine pour les dés, pour rejouer la même partie ; sinon personne ne la connaît.
play-help-file-name = FICHIER
play-help-save = Garder la partie dans ce fichier, après chaque coup.
play-help-resume = Reprendre la partie de ce fichier.
play-help-watch = Regarder seulement : des robots jouent toutes les places.
play-help-why = Avec --watch : chaque robot dit ce qu’il pense, et donc ce qu’il cache.
play-help-plain = Pour l’oreille : des mots au lieu de dessins, une chose par ligne, et seulement ce qui a changé.
play-help-lang = Langue de la partie (sinon LOGOTHETE_LANG, puis LANG).
play-help-help = Afficher cette aide.

## Commandes pendant une partie, telles qu’on les tape

play-command-help = aide
play-command-list = liste
play-command-board = plateau
play-command-map = carte
play-command-log = journal
play-command-undo = annuler
play-command-what = quoi
play-command-ask = demander
play-command-orders = consignes
play-command-hint = conseil
play-command-rule = règle
play-command-save = sauver
play-command-quit = quitter

play-help =
  Tapez une action en entier ({ $action }), en abrégé ({ $short }), ou par son numéro dans la liste.
  Plusieurs à la fois, séparées par ; comme ceci : { $action }; { $other }. Elles se suivent jusqu’à ce que l’une soit impossible, qu’un dé tombe ou que d’autres décident.
    ?              ce que vous pouvez faire, numéroté (ou : liste)
    plateau        la table telle qu’elle est
    carte          les lieux et leurs voisins, si le jeu a une carte
    journal        tout ce qui s’est passé jusqu’ici
    annuler        reprendre votre dernière décision, tant que personne n’y a répondu ; annuler tout : tout ce que vous avez tapé d’un coup
    quoi ACTION    ce qu’elle fait, combien de fois encore, sa règle, et les chances si un dé décide ; seul : tout ce qui est offert
    demander …     ce que montre le plateau à qui regarde bien ; seul : ce qu’on peut demander
    consignes      ce qui est répondu à votre place ; consignes 2 : retirer la deuxième
    conseil        ce qu’un joueur fort ferait à votre place, sans en savoir plus que vous
    règle { $rule }  une règle en entier ; son numéro suit chaque question
    sauver FICHIER garder la partie dans un fichier, désormais après chaque coup
    quitter        partir ; une partie sauvée peut être reprise

## Pendant une partie

play-thought = { $best } ; { $others } ({ NUMBER($effort) } positions examinées)
play-thought-only = { $best } ({ NUMBER($effort) } positions examinées)
play-thought-none = { $action }, sans trop réfléchir
play-thought-one = { $action } : { $percent } %
play-thought-alike = { $actions } : cela se vaut, et l’on ne peut encore rien en dire de plus ({ NUMBER($effort) } positions examinées)
play-thought-share = { $action } : { $percent } % de ce que vaut le meilleur choix
play-thought-together = En l’état, tout le monde risque de perdre ensemble (estimé à { $percent } %) : ce qui retarde cela compte avant tout.
play-what = { $verb } : { $words }  [{ $rule }]
play-what-left = { $verb } (encore { $number })
play-what-chance = { $percent } % : { $outcome }
play-what-change = { $seat }, { $figure } : { $before } → { $after }  [{ $rule }]
play-what-none = Rien de tel n’est offert maintenant. Tapez ? pour voir ce qui l’est.
play-ask-none = Il n’y a rien à demander dans ce jeu.
play-ask-form = { $form } : { $words }
play-error-why = --why dit ce que les robots cachent ; l’option va donc seulement avec --watch.
play-welcome-hint = Tapez ? pour ce que vous pouvez faire, aide pour tout le reste. Tab complète.
play-welcome-plain = Tapez ? pour ce que vous pouvez faire, plateau pour toute la table, aide pour tout le reste.
# Un robot de la table, par son nom, avec son niveau.
play-bot = { $bot } : { $level }
play-since = Depuis votre dernière décision
play-log = La partie jusqu’ici
play-which = Cela peut vouloir dire plusieurs choses :
play-and-more = … et { $count } de plus. Précisez un peu, ou tapez ? pour la liste.
play-unknown = « { $entry } » ne veut rien dire ici. Tapez ? pour ce que vous pouvez faire, aide pour les commandes.
play-unknown-near = « { $entry } » ne veut rien dire ici. Peut-être : { $near }. Tapez ? pour toute la liste.
play-list-changed = La liste a changé depuis qu’elle a été montrée : { $number } peut y désigner autre chose. Rien n’a été fait. Tapez ? pour la voir telle qu’elle est.
play-asides = À tout moment :
play-invited = Devant vous : { $prompt } Réponses : { $answers }
play-invited-ask = Répondez, ou appuyez sur Entrée pour laisser cela de côté > 
play-hint-unasked = On ne vous demande rien pour l’instant.
play-meant = C’est-à-dire : { $action }. Oui ou non ?{" "}
play-not-meant = Rien n’a été fait. Avec son verbe, rien n’est demandé : { $action }
play-caution = Le faire tout de même ? Oui ou non ?{" "}
play-left-undone = Rien n’a été fait.
play-no-map = Ce jeu n’a pas d’autre carte que son plateau.
play-undone = Repris : { $action }.
play-undo-nothing = Vous n’avez rien à reprendre : un dé est tombé ou un secret a été montré depuis votre dernière décision, ou vous n’en avez pris aucune.
play-undo-final = Votre dernière décision est définitive et ne peut être reprise.
play-undo-followed = Quelqu’un a décidé depuis : il est trop tard pour reprendre votre décision.
play-plan-bad = Plusieurs actions se séparent par ; avec quelque chose entre chaque, et il y en a { $most } au plus. Rien n’a été fait.
play-plan-refused = { $done } sur { $all } : la suivante n’est pas possible ici, le plan s’arrête.
play-plan-barred = { $done } sur { $all } : un dé est tombé ou un secret a été montré, le plan s’arrête. Réfléchissez de nouveau.
play-plan-asked = { $done } sur { $all } : c’est à quelqu’un d’autre de décider, le plan s’arrête.
play-plan-over = { $done } sur { $all } : la partie est finie.
play-word-all = tout
play-words-yes = oui o
play-words-no = non n
play-rule-which = Quelle règle ? Ajoutez son numéro, par exemple : règle BYZ-056
play-save-which = Dans quel fichier ? Ajoutez son nom, par exemple : sauver soirée.json
play-save-name = Écrivez le nom du fichier, par exemple : soirée.json
play-save-exists = { $file } existe déjà et reste tel quel. Choisissez un autre nom.
play-save-failed = Impossible d’écrire { $file } : { $detail }. Sauvez dans un autre fichier, sinon cette partie sera perdue.
play-saved = La partie est gardée dans { $file }, désormais après chaque coup.
play-save-offer = Fichier où sauver la partie (rien : ne pas sauver) :{" "}

## La fin

play-result = Résultat
play-place = { $place }.
play-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
play-verify = La partie est gardée dans { $file }. Chacun peut la vérifier : logothete record verify { $file }
play-left = La partie est gardée dans { $file }. Pour la reprendre : logothete play --resume { $file }
play-left-unsaved = La partie n’a pas été sauvée.

## Erreurs

play-error-game = Il n’y a pas de jeu « { $game } ». Les jeux sont : { $games }.
play-error-content = Le jeu ne peut être ouvert :
play-error-players = { $game } se joue avec ces nombres de joueurs : { $players }.
play-error-seat = Il n’y a pas de place { $seat }. À { $players } joueurs, les places vont de 1 à { $players }.
play-error-bot = Il n’y a pas de robot « { $bot } ». Il y a : random, casual, greedy, strategist:200ms (ou toute autre durée), et les niveaux { $levels }.
play-error-bots = { $given } robots sont nommés pour { $wanted ->
    [1] une seule place
   *[other] { $wanted } places
  }. Nommez-en un pour toutes, ou un pour chacune.
play-error-name = « { $name } » est le nom d’un robot. Choisissez un autre nom, sinon la partie ne pourrait être reprise.
play-error-option = { $game } n’a pas d’option « { $option } ». Il a : { $options }.
play-error-no-options = { $game } n’a pas d’options : retirez --option { $option }.
play-error-setup = La partie ne peut se jouer ainsi : { $detail }.
play-error-save = Impossible d’écrire { $file } : { $detail }. Choisissez un autre fichier.
play-error-save-exists = { $file } existe déjà. Reprenez cette partie (--resume { $file }), ou choisissez un autre fichier.
play-error-over = La partie gardée dans { $file } est finie. Pour la lire : logothete record show { $file }
play-error-people = La partie gardée dans { $file } n’a pas été jouée à un terminal : elle a plusieurs joueurs, ou ne dit pas qui joue. Elle ne peut être reprise ici.
play-orders-none = Vous n’avez pas de consigne : on vous interroge chaque fois.
play-order-revoked = Cette consigne est retirée.
