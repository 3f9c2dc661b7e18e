# Textes de la commande `logothete balance`.

## Aide

balance-help-short = Faire jouer des robots de même force et voir ce que le jeu lui-même favorise.
balance-help =
  Faire jouer beaucoup de parties à des robots de même force et voir ce que le jeu lui-même favorise : places, peuples ou maisons, cartes.

  Par exemple : logothete balance necrosia --games 2000 --by showed --report necrosia.md. Tous les sièges sont tenus par le même robot : qui gagne plus souvent le doit donc au jeu.
balance-help-game-name = JEU
balance-help-file-name = FICHIER
balance-help-folder-name = DOSSIER
balance-help-bot-name = ROBOT
balance-help-by-name = ÉVÈNEMENT
balance-help-players = Pour tant de joueurs ; peut être répété (sinon pour tous les nombres que le jeu admet).
balance-help-bot = Qui tient chaque siège : greedy, normal, strategist:1000it, … (sinon greedy).
balance-help-games = Combien de parties pour chaque nombre de joueurs (sinon 2000).
balance-help-seed = Un nombre dont découle tout le hasard, pour rejouer la même série ; sinon il est tiré.
balance-help-by = Un type d’évènement dont on compte aussi les objets, comme showed pour les cartes de Necrosia : combien de fois ont gagné les sièges qui l’ont fait au moins une fois. Peut être répété.
balance-help-in-turn = Les robots ne choisissent pas leur maison ou leur peuple : chaque siège les a tous à tour de rôle, ce qui distingue l’effet du siège de celui de la maison. Mieux vaut autant de parties qu’il y a de maisons, ou un multiple.
balance-help-option = Une option du jeu, comme events=hidden. Peut être répétée.
balance-help-pack = Contenu à employer à la place du contenu intégré.
balance-help-processes = Combien de parties se jouent en même temps (sinon une par processeur).
balance-help-json = Écrire aussi tous les chiffres dans ce fichier.
balance-help-read = Ne pas jouer : rapporter les chiffres qu’une commande précédente a écrits dans ce fichier (--json). Peut être répété, par exemple pour un fichier par nombre de joueurs, ou pour un fichier d’avant un changement et un d’après.
balance-help-report = Écrire le rapport dans ce fichier au lieu de le montrer.
balance-help-lang = Langue de la sortie (sinon LOGOTHETE_LANG, puis LANG).
balance-help-help = Montrer cette aide.

## Pendant les parties

balance-playing = { $game } à { $players } joueurs : { $games ->
    [1] une partie
   *[other] { $games } parties
  }
balance-interrupted = Interrompu : la dernière colonne repose sur { $games ->
    [1] une partie.
   *[other] { $games } parties.
  }
balance-failed = { $count ->
    [1] Une partie n’a pas pu être jouée jusqu’au bout et ne compte pas.
   *[other] { $count } parties n’ont pas pu être jouées jusqu’au bout et ne comptent pas.
  } La commande logothete arena dit pourquoi.

## Le rapport

balance-title = { $game } : ce que le jeu favorise
balance-made = Parties entre robots de type `{ $bot }`, tous pareils{ $turns ->
    [in-turn] {""} ; chaque siège a eu chaque maison ou peuple à tour de rôle
   *[chosen] {""}
  }. Logothete { $version }, règles { $rules }, contenu { $content } ({ $pack }). Produit par :
balance-own-content = intégré
balance-how-to-read = Parts de victoires, avec l’intervalle qui contient la vérité 19 fois sur 20, et le nombre de sièges comptés. *Égal* est ce que gagnerait chaque siège si rien n’importait. Les sièges et les maisons au-dessous de { NUMBER($low) } fois ou au-dessus de { NUMBER($high) } fois cette part sont en gras. Une carte jouée tard dans une partie gagnée ne l’a pas fait gagner : les parts des cartes disent avec qui elles vont, non ce qu’elles font.
balance-whole = Les parties
balance-games = parties
balance-even = égal
balance-decisions = décisions par partie, moyenne
balance-range = la plus courte et la plus longue
balance-lost = tous perdent ensemble
balance-by-seat = Par siège
balance-by-side = Par camp
balance-side = camp { $number }
balance-by = Par { $domain }
balance-by-deed = Par { $domain } (`{ $kind }` au moins une fois)
balance-by-order = Par ordre de jeu, à partir du siège nommé par `{ $kind }`
balance-order = rang { $number }
balance-sources = D’où viennent les points
balance-sources-by = D’où viennent les points, par { $domain }
balance-measures = Comment les parties se sont passées, en moyenne
balance-measure = { NUMBER($value, maximumFractionDigits: 2) }
balance-error-option = { $game } ne se joue pas ainsi : { $detail }
balance-things = Points par { $domain }
balance-gain = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
balance-seat = siège { $number }
balance-column = { $players } joueurs
balance-count = { NUMBER($value, useGrouping: "false") }
balance-rate = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-from-to = { $low } à { $high }
balance-cell = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
balance-cell-times = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ; { NUMBER($times, useGrouping: "false") }{ $scored ->
    [yes] {""} ; { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
   *[no] {""}
  })
balance-none = –

## Erreurs

balance-error-game = Aucun jeu ne s’appelle { $game }. Il y a : { $games }.
balance-error-bot = Aucun robot ne s’appelle { $bot }. Il y a random, casual, greedy, strategist:<n>ms, strategist:<n>it, et les niveaux { $levels }.
balance-error-pack = Ce contenu est inutilisable :
balance-error-players = { $game } ne se joue pas à { $players }, mais à { $allowed }.
balance-error-by = Aucun évènement de ce jeu qui nomme un siège ne s’appelle { $kind }. Il y a : { $kinds }.
balance-error-in-turn = Dans { $game }, personne ne choisit de maison ni de peuple : il n’y a rien à donner à tour de rôle.
balance-error-nothing = Il n’y a rien à rapporter : { $detail }.
balance-error-read = { $file } ne contient pas de chiffres de cette commande : { $detail }.
balance-error-figures = Ces fichiers n’ont pas que des chiffres du jeu { $game } (autres : { $others }).
balance-error-write = Impossible d’écrire { $file } : { $detail }.
balance-error-folder = son dossier n’existe pas
