# Textes de la commande `logothete arena`.

## Aide

arena-help-short = Faire jouer beaucoup de parties à des robots et voir qui joue le mieux.
arena-help =
  Faire jouer beaucoup de parties à des robots, les uns contre les autres, et voir qui joue le mieux.

  Un robot par joueur, par exemple : logothete arena byzantio --bots strategist:200ms,greedy,greedy,greedy --games 400. Chaque donne est jouée autant de fois qu’il y a de joueurs, et chaque fois tous les robots avancent d’une place. Ctrl-C arrête avant la fin et rend compte de ce qui est terminé.
arena-help-game-name = JEU
arena-help-file-name = FICHIER
arena-help-folder-name = DOSSIER
arena-help-bots-name = ROBOT,ROBOT[,ROBOT…]
arena-help-bots = Qui joue : random, casual, greedy, easy, normal, strong, strategist:200ms (temps de processeur par décision, le même sur une machine occupée) ou strategist:1000it (itérations : une machine plus lente joue pareil).
arena-help-games = Combien de parties ; de préférence un multiple du nombre de joueurs (sinon 100).
arena-help-seed = Un nombre dont découle tout le hasard, pour rejouer la même série ; sinon il est tiré au sort et affiché.
arena-help-option = Une option du jeu, comme events=hidden. Peut être répétée.
arena-help-pack = Contenu à employer à la place de celui d’origine.
arena-help-processes = Combien de parties sont jouées en même temps (sinon une par processeur).
arena-help-json = Tout écrire dans ce fichier : versions, graines, budgets, chiffres, et de chaque partie les places à table, le classement et les scores.
arena-help-resume = Continuer la série que contient le fichier de --json, si elle a été interrompue ou si --games a augmenté : ce qui est joué compte, le reste se joue. Répétez la commande avec cette option.
arena-help-records = Garder l’enregistrement de chaque partie dans ce dossier, pour logothete record verify et show.
arena-help-report = Écrire les chiffres dans ce fichier, une page en Markdown, avec ce qui sépare les robots deux à deux dans les mêmes parties.
arena-help-only = Ne jouer que la partie de ce numéro dans la série, pour revoir ce qui s’y est passé.
arena-help-lang = Langue de l’affichage (sinon LOGOTHETE_LANG, puis LANG).
arena-help-help = Afficher cette aide.

## Avant et pendant les parties

arena-announce = { $game } : { $games ->
    [1] une partie
   *[other] { $games } parties
  } entre { $bots }, { $processes ->
    [1] une à la fois.
   *[other] { $processes } à la fois.
  }
arena-announce-seats = { $deals ->
    [1] Une donne, jouée
   *[other] { $deals } donnes, chacune jouée
  } { $players } fois en tournant autour de la table ; tout le hasard découle de la graine { $seed }.
arena-announce-only = { $game } : partie { $number } de la série de graine { $seed }, entre { $bots }.
arena-announce-resume = { $games ->
    [one] { $games } partie se trouve
   *[other] { $games } parties se trouvent
  } déjà dans { $file }.
arena-note-uneven = À noter : la dernière donne n’est pas jouée à toutes les places, qui ne sont donc pas tout à fait égales. Avec { $games } parties, elles le seraient.
arena-note-time = À noter : les robots à budget de temps (…ms) jouent autrement sur une autre machine et chaque fois ; un budget d’itérations (…it) se répète exactement.
arena-progress-first = la première de { $total ->
    [1] 1 partie
   *[other] { $total } parties
  } …
arena-progress = { $done } sur { $total ->
    [1] 1 partie
   *[other] { $total } parties
  }, encore { $left } environ

## Résultats

arena-finished = { $played } sur { $planned ->
    [1] 1 partie menée
   *[other] { $planned } parties menées
  } à terme en { $time }.
arena-interrupted = Interrompu après { $time } : { $played ->
    [0] aucune partie n’avait été menée à terme, il n’y a donc rien à compter.
   *[other] { $played } sur { $planned } parties menées à terme jusque-là ; ce sont elles qui comptent.
  }
arena-column-bot = Robot
arena-column-games = Parties
arena-column-wins = Gagnées
arena-column-rate = Taux
arena-column-interval = Intervalle à 95 %
arena-column-score = Score
arena-column-lead = Avance
arena-column-place = Rang
arena-column-time = ms/décision
arena-column-decisions = Décisions
arena-column-rating = Cote
arena-cell-count = { NUMBER($value) }
arena-cell-wins = { NUMBER($value, maximumFractionDigits: 1) }
arena-cell-rate = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-cell-interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-cell-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-cell-lead = { $side ->
    [ahead] +
   *[behind] −
  }{ NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ±{ NUMBER($reach, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-cell-lead-once = { $side ->
    [ahead] +
   *[behind] −
  }{ NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-cell-time = { NUMBER($value, maximumSignificantDigits: 3) }
arena-cell-unknown = –
arena-cell-one = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-cell-rating = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ±{ NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-legend-wins = premières places ; une place partagée compte à parts égales
arena-legend-rate = parties gagnées par partie jouée ; à chances égales, ce serait { NUMBER($even, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-legend-interval = où se trouve le vrai taux avec 95 % de confiance (Wilson) ; des robots dont les intervalles se recouvrent se valent peut-être
arena-legend-score = points à la fin, en moyenne
arena-legend-lead = points d’avance sur la moyenne de la table, à tant près (95 %) ; distingue deux robots en bien moins de parties que les victoires
arena-legend-place = rang moyen ; 1 est le premier
arena-legend-time = temps de processeur moyen par décision, en millisecondes ; inconnu (–) pour un robot qui réfléchit avec plusieurs processus
arena-legend-decisions = décisions par partie
arena-legend-rating = force et son incertitude selon OpenSkill (Plackett-Luce) ; tous commencent à { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ±{ NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-json = Tous les chiffres et toutes les parties : { $file }
arena-records = Enregistrements : { $folder } ({ $count ->
    [one] { $count } partie
   *[other] { $count } parties
  } ; pour en vérifier une : logothete record verify FICHIER)
arena-report = Les chiffres sous forme de page : { $file }

## La page de --report

arena-report-title = { $game } : qui joue le mieux
arena-report-made = { $played } sur { $planned ->
    [1] 1 partie jouée
   *[other] { $planned } parties jouées
  }, en tournant autour de la table. Logothete { $version }, moteur { $engine ->
    [compiled] compilé
   *[other] interprété
  }, règles { $rules }, contenu { $content } ({ $pack }). Jouées par :
arena-report-own-content = intégré
arena-report-column = - **{ $heading }** : { $meaning }
arena-report-same = Dans les mêmes parties
arena-report-same-meaning = Combien de points un robot a pris de plus que l’autre à la même table, à tant près (95 %). Si cela peut aussi bien n’être rien, ces parties ne disent pas lequel est le meilleur ; et sur vingt chiffres de ce genre, un s’écarte davantage.
arena-report-beside = comparé à
arena-report-difference = Points

## Parties en échec

arena-failure-bot = Échec de la partie { $number } : { $bot } n’a pas su décider, après { $decision ->
    [one] { $decision } décision
   *[other] { $decision } décisions
  } dans la partie. { $error }
arena-failure = Échec de la partie { $number }. { $error }
arena-failure-repeat = Pour la revoir : { $command }
arena-failure-more = { $count ->
    [1] Une autre partie a échoué
   *[other] { $count } autres parties ont échoué
  } ; --json FICHIER garde le compte rendu de chacune.

## Erreurs

arena-error-game = Il n’y a pas de jeu { $game }. Les jeux sont : { $games }.
arena-error-bot = Il n’y a pas de robot « { $bot } ». Il y a random, casual, greedy, strategist:200ms, strategist:1000it (nombres au choix ; suivis de x2, ils réfléchissent avec deux processus), et les niveaux { $levels }.
arena-error-players = { $game } se joue à { $players }, mais --bots en nomme { $bots }. Nommez un robot par joueur.
arena-error-option = « { $text } » n’est pas une option. Écrivez CLÉ=VALEUR, par exemple events=hidden.
arena-error-options = { $game } n’a pas d’option { $option }. Ses options : { $options }.
arena-error-no-options = { $game } n’a pas d’option { $option } ; il n’en a aucune.
arena-error-pack = Le contenu ne peut pas être employé :
arena-error-exists = { $file } existe déjà. Ajoutez --resume pour continuer, choisissez un autre fichier pour --json, ou déplacez celui-là.
arena-error-resume = --resume continue ce que contient le fichier de --json. Nommez ce fichier : --json FICHIER.
arena-error-read = { $file } ne peut pas être continué : { $detail }. Choisissez un autre fichier, ou recommencez sans --resume.
arena-error-other = { $file } contient une autre série ({ $what ->
    [game] le jeu
    [bots] les robots
    [seed] la graine
    [options] les options
    [clock] l’horloge
    [version] la version de Logothete
    [engine] le moteur
    [rules] la version des règles
   *[content] le contenu
  } : { $earlier } alors, { $now } maintenant). Répétez la commande telle quelle, ou choisissez un autre fichier pour --json.
arena-error-changed = Quelqu’un d’autre a modifié { $file } pendant que cette série se jouait ; elle a peut-être été reprise deux fois. Le fichier reste tel quel. Ce qui a été joué ici se trouve dans { $part }.
arena-error-same = --json et --report nomment tous deux { $file }. Choisissez un autre fichier pour l’un d’eux.
arena-error-used = Le dossier { $folder } n’est pas vide. Choisissez-en un autre pour --records, afin de ne pas mêler les parties de plusieurs séries.
arena-error-write = { $file } ne peut pas être écrit : { $detail }. Choisissez un autre endroit, ou vérifiez les droits et la place sur le disque.
