# Textes de la commande `logothete ladder`.

## Aide

ladder-help-short = Voir si les niveaux des robots tiennent ce qu’ils promettent.
ladder-help =
  Voir si les niveaux des robots d’un jeu tiennent ce qu’ils promettent : chacun meilleur que le précédent, des tables qui ne perdent pas ensemble, pas de longue réflexion, et rien d’amassé en vain.

  Par exemple : logothete ladder necrosia --quick. Les robots réfléchissent pendant un nombre d’itérations, si bien que la même graine donne toujours le même résultat ; sans --quick, il faut quelques minutes, une demi-heure pour un grand jeu.
ladder-help-game-name = JEU
ladder-help-file-name = FICHIER
ladder-help-folder-name = DOSSIER
ladder-help-quick = Quelques parties seulement, en moins d’une minute avec le moteur compilé : assez pour voir ce qui ne va pas du tout.
ladder-help-players = Pour tant de joueurs ; peut être répété (sinon pour tous les nombres que le jeu admet).
ladder-help-seed = Un nombre dont découle tout le hasard (sinon 1).
ladder-help-pack = Contenu à employer à la place du contenu intégré.
ladder-help-processes = Combien de parties se jouent en même temps (sinon une).
ladder-help-json = Écrire aussi tous les chiffres dans ce fichier.
ladder-help-report = Écrire le rapport dans ce fichier au lieu de le montrer.
ladder-help-lang = Langue de la sortie (sinon LOGOTHETE_LANG, puis LANG).
ladder-help-help = Montrer cette aide.

## Pendant les parties

ladder-playing = { $game } : { $games ->
    [0] aucune partie
    [one] une partie
   *[other] jusqu’à { $games } parties
  }
ladder-interrupted = Interrompu : le rapport repose sur ce qui a été joué jusque-là.
ladder-failed = { $count ->
    [0] Aucune partie n’a échoué.
    [one] Une partie n’a pas pu être jouée jusqu’au bout.
   *[other] { $count } parties n’ont pas pu être jouées jusqu’au bout.
  } La première, par la faute du robot { $bot } : { $error }
ladder-end-fails = Quelque chose n’est pas comme il devrait : voir les lignes marquées *non*.
ladder-end-open = Tout n’est pas démontré : voir les lignes marquées *non démontré*.

## Le rapport

ladder-title = { $game } : les niveaux de ses robots
ladder-made = Logothete { $version }, moteur { $engine ->
    [compiled] compilé
   *[interpreted] interprété
  }, règles { $rules }, contenu { $content } ({ $pack }) ; { NUMBER($minutes, maximumFractionDigits: 1) } minutes d’un processeur. Produit par :
ladder-own-content = intégré
ladder-levels = Ce que les joueurs choisissent. À une table, un niveau réfléchit comme le dit *joue comme* ; *décision la plus longue* et *positions* concernent les décisions qui offrent le plus de choix. Dans les parties ci-dessous, il réfléchit comme le dit *mesuré comme*, un nombre d’itérations là où le niveau a un temps, pour que les parties se répètent exactement.
ladder-column-level = niveau
ladder-column-bot = joue comme
ladder-column-timed = décision la plus longue, ms
ladder-column-effort = positions examinées, médiane
ladder-column-measured = mesuré comme
ladder-column-mean = ms par décision, moyenne
ladder-column-slowest = la plus longue, ms
ladder-column-within = en { $seconds } s
ladder-order = Chaque niveau bat le précédent
ladder-order-meaning = La moitié des sièges pour chaque niveau ; si le compte n’est pas pair, un de plus pour le meilleur. Une donne est jouée de chaque siège à son tour. *Avance* est ce qu’un siège du meilleur niveau a pris de plus qu’un siège de l’autre, en points, avec l’intervalle qui contient la vérité 19 fois sur 20, quel que soit le nombre de fois qu’on a regardé avant que toutes les donnes soient jouées. *Égal* veut dire que toutes les donnes ont fini de même : il n’y a plus rien à gagner.
ladder-column-players = joueurs
ladder-column-pair = niveaux
ladder-column-deals = donnes
ladder-column-games = parties
ladder-column-ahead = avance
ladder-column-interval = intervalle
ladder-column-ordered = en ordre
ladder-pair = { $upper } contre { $lower }
ladder-ruin = Les tables qui ont perdu ensemble
ladder-ruin-meaning = Des tables de tous les mélanges de niveaux à tour de rôle, et avec elles celles des parties ci-dessus, selon qui tenait un des sièges à côté d’eux. La part est donnée avec l’intervalle qui contient la vérité 19 fois sur 20.
ladder-column-careless = à côté des niveaux
ladder-column-lost = perdues
ladder-column-share = part
ladder-column-limit = limite
ladder-column-kept = tenue
ladder-column-lost-by = qui a perdu
ladder-careless-nobody = personne d’autre
ladder-careless-random = un joueur qui joue au hasard
ladder-careless-absent = un joueur dont le temps expire toujours
ladder-some = { $number } { $level }
ladder-lost-by = { $table } : { $lost }
ladder-use = Ce que les robots tiennent, ils l’emploient
ladder-use-meaning = La part de ce qu’un siège a obtenu dans une partie, comme des cartes, qu’il a employée ; entre parenthèses les deux nombres. Tables sans joueur négligent.
ladder-used = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($used, minimumFractionDigits: 1, maximumFractionDigits: 1) } sur { NUMBER($gained, minimumFractionDigits: 1, maximumFractionDigits: 1) })
ladder-players = { $players }
ladder-all = tous
ladder-none = –
ladder-count = { NUMBER($value, maximumFractionDigits: 0) }
ladder-milliseconds = { NUMBER($value, maximumSignificantDigits: 3) }
ladder-points = { $side ->
    [ahead] +
   *[behind] −
  }{ NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
ladder-from-to = { $low } à { $high }
ladder-share = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
ladder-share-interval = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
ladder-verdict-holds = oui
ladder-verdict-even = égal
ladder-verdict-open = non démontré
ladder-verdict-fails = **non**

## Erreurs

ladder-error-game = Il n’y a pas de jeu nommé { $game }. Il y a : { $games }.
ladder-error-pack = Le contenu ne peut pas être employé :
ladder-error-players = { $game } ne se joue pas à { $players }, mais à { $allowed }.
ladder-error-same = Le rapport et les chiffres ne peuvent pas aller tous deux dans { $file }.
ladder-error-write = { $file } ne peut pas être écrit : { $detail }.
ladder-error-folder = son dossier n’existe pas
