### La page d’accueil, les tables, la préparation d’une table, la salle d’attente, le compte et les réglages.

## Un peu partout

notices = Avis
save = Enregistrer
saved = Enregistré.
share = Partager
show-more = En voir plus
show-password = Montrer le mot de passe
rules = Règles
name = Nom
your-name = Votre nom
change-name = Changer de nom
name-changed = Vous vous appelez désormais { $name }.
you-play-as = Vous jouez sous le nom de
nav-due = { $count ->
    [1] Une table vous attend
   *[other] { $count } tables vous attendent
  }
turn-notice = C’est à vous
turn-notice-body = Une table de Logothete vous attend.

## Les niveaux des robots

level-easy = facile
level-easy-about = prend ce qui paraît le mieux au coup suivant, parfois ce qui lui passe par la tête. Ce qu’il faut pour une première partie.
level-normal = normal
level-normal-about = prévoit quelques tours et défend ce qu’il tient.
level-strong = fort
level-strong-about = réfléchit plus longtemps, voit venir beaucoup de choses et devine ce que vous cherchez.
bot-level = Niveau des robots

## La page d’accueil

home-title = À quoi jouons-nous ?
home-lead = Tout de suite contre des robots, avec des amis par un lien, ou tous autour du même écran. Sans compte.
home-your-turn = C’est à vous
home-all-tables = Toutes vos tables
home-small-games = De petits jeux, pour essayer la table
guide-offer = C’est votre première fois ?
guide-offer-text = Jouez à { $game } contre des robots faciles, avec quelqu’un qui explique chaque étape. Les règles viennent quand vous en avez besoin.
guide-begin = Commencer la partie guidée
play-now = Jouer
play-now-game = Jouer – { $game }
with-friends = Entre amis
learn-by-playing = Première partie guidée
learn-by-playing-game = Première partie guidée – { $game }
opponents = Adversaires
opponents-count = { $count ->
    [1] un adversaire
   *[other] { $count } adversaires
  }
players = Joueurs
players-count = { $count ->
    [1] Un joueur
   *[other] { $count } joueurs
  }
players-range = { $least ->
    [one] { $least } à { $most } joueurs
   *[other] { $most ->
        [2] 2 joueurs
       *[other] { $least } à { $most } joueurs
      }
  }
about-minutes = environ { $minutes } minutes

## Les tables dans une liste

lobby-title = Tables
lobby-mine = Vos tables
lobby-mine-empty = Vous ne jouez à rien pour le moment. Une partie contre des robots est à un clic, une partie entre amis à deux.
lobby-nobody = Vous trouverez ici vos parties. Choisissez un jeu pour commencer, ou connectez-vous si vous avez un compte.
lobby-choose = Choisir un jeu
lobby-open = Tables ouvertes
lobby-open-empty = Personne n’attend de joueurs en ce moment. Dressez une table et laissez une place libre.
lobby-lay = { $game }
lobby-watch = À regarder
lobby-watch-empty = Aucune partie publique en cours. Les tables publiques apparaissent ici dès qu’elles commencent.
lobby-finished = Terminées
lobby-finished-empty = Quand une partie est finie, vous pouvez revoir ici chaque coup, de tous les côtés.
status-free-seats = { $free ->
    [0] Toutes les places sont prises
    [1] Une place est libre
   *[other] { $free } places sont libres
  }
status-not-ready = Pas encore prêt : { $names }
status-may-start = Tout le monde est là : la partie peut commencer
status-running = En cours
status-your-turn = C’est à vous
status-your-turn-since = C’est à vous ({ $when })
status-turn-of = On attend { $names }
status-turn-of-since = On attend { $names } ({ $when })
status-over = Terminée ({ $when })
status-you-won = Vous avez gagné ({ $when })
status-won-by = Victoire : { $names } ({ $when })
status-drawn = Partie nulle ({ $when })
status-shared-by = Première place partagée : { $names } ({ $when })
status-shared-with = Première place partagée à { $points } points : { $names } ({ $when })
status-won-points = { $who ->
    [you] Vous avez gagné, { $points } points à { $next } ({ $when })
   *[other] Victoire : { $names }, { $points } points à { $next } ({ $when })
}
status-won-tied = { $who ->
    [you] Vous avez gagné à égalité de points, { $points } ({ $when })
   *[other] Victoire à égalité de points, { $points } : { $names } ({ $when })
}
status-all-lost = Tout le monde a perdu ensemble ({ $when })
action-play = Jouer
action-open = Ouvrir
action-watch = Regarder
action-replay = Revoir
action-join = S’asseoir

## Dresser une table

new-table-title = Une table pour { $game }
new-seats = Qui joue ?
fill-seats = Tous sauf vous
fill-open = des amis, par un lien
fill-bot = des robots
fill-here = ici, devant cet écran
plan-me = Moi ({ $name })
plan-open = Libre – pour qui a le lien
plan-here = Quelqu’un devant cet écran
plan-here-name = Son nom
plan-here-name-of = Nom du joueur à la place { $number }
here-about = Vous êtes plusieurs devant cet écran. Avant chaque tour, la page vous demande de le passer, pour que personne ne voie les secrets d’un autre.
obstacle-seat-needs-name = Qui est assis ici ? Écrivez un nom.
obstacle-name-too-long = Un nom a au plus { $most } caractères.
obstacle-name-twice = Quelqu’un d’autre à cette table porte ce nom.
obstacle-nobody-plays = Il n’y aurait que des robots. Donnez au moins une place à une personne.
obstacles = { $count ->
    [1] Il manque une chose ci-dessus.
   *[other] Il manque { $count } choses ci-dessus.
  }
new-rules = Quelles règles ?
pack = Contenu
pack-none = celui du jeu publié
pack-named = Contenu : { $pack }
new-time = À quelle allure ?
pace = Temps de réflexion
pace-none = Sans limite de temps
pace-live = { $bank } chacun, plus { $increment } par coup
pace-live-bank = { $bank } chacun
pace-days = { $span } par coup
pace-kind-none = sans limite
pace-kind-live = pendule
pace-kind-days = en différé
pace-kind-none-about = Chacun prend le temps qu’il lui faut.
pace-kind-live-about = Tous jouent en même temps ; chacun dispose d’une réserve de temps et en récupère un peu à chaque coup.
pace-kind-days-about = On joue quand on veut ; personne n’a besoin d’être là en même temps.
pace-how-much = Combien de temps
pace-short = { $minutes } min + { $seconds } s
pace-own = autre
pace-bank = Minutes pour chaque joueur
pace-increment = Secondes rendues à chaque coup
pace-days-count = Jours pour chaque coup
on-timeout = Si le temps de quelqu’un est écoulé
on-timeout-standin = un robot le remplace
on-timeout-standin-about = Un robot joue jusqu’au retour du joueur.
on-timeout-forfeit = la place est perdue
on-timeout-forfeit-about = Un robot prend la place pour le reste de la partie.
new-doors = Qui peut venir ?
doors = Qui peut venir
doors-link = sur invitation
doors-link-about = Seuls ceux à qui vous donnez le lien peuvent s’asseoir ou regarder.
doors-public = ouverte à tous
doors-public-about = La table figure parmi les tables ouvertes : tout le monde peut s’asseoir, et regarder.
new-start = Commencer la partie
new-start-about = Tout le monde est là : la partie commence aussitôt.
new-lay = Dresser la table
new-lay-about = { $free ->
    [1] Vous recevez ensuite un lien pour la place libre.
   *[other] Vous recevez ensuite un lien pour les { $free } places libres.
  }
no-such-title = Pas sur cette étagère
no-such-title-text = Ce serveur n’a pas ce jeu. L’adresse a peut-être été coupée.

## La salle d’attente

waiting-room = La table est dressée
option-chosen = { $option } : { $value }
status-cleared = La table a été débarrassée.
owner = Dressée par { $name }
owner-you = Dressée par vous
seats-taken = { $taken ->
    [one] { $taken } place prise sur { $all }
   *[other] { $taken } places prises sur { $all }
  }
seat-free = Libre
seat-first = joue en premier
seat-side = camp { $number }
seat-free-about = on attend quelqu’un
seat-bot = Robot ({ $level })
seat-bots = { $count ->
    [1] un robot ({ $level })
   *[other] { $count } robots ({ $level })
  }
seat-bot-named = { $name } (robot, { $level })
bot-named = { $name } (robot)
seat-bot-about = { $level }, toujours prêt
seat-you = vous
seat-here = devant cet écran
seat-ready = prêt
seat-not-ready = pas encore prêt
seat-link = Lien pour cette place
seat-link-title = Lien pour la place { $number }
seat-link-about = Qui a ce lien joue à cette place, depuis n’importe quel appareil et sans compte. Il sert une fois.
seat-link-here-about = Avec ce lien, un joueur emporte cette place sur son propre appareil. Il sert une fois.
seat-link-none = Il n’y a pas de lien pour cette place, ou il a été créé dans une autre fenêtre. Un nouveau le remplace.
bot-on-seat = Robot à la place { $number }
no-bot = pas de robot
stand-up = Se lever
kick = Renvoyer
kick-title = Renvoyer { $name } ?
kick-text = Sa place redevient libre. Il est possible de revenir tant qu’on a le lien.
invite = Inviter
invite-text = Qui a ce lien peut s’asseoir ici, ou regarder.
invite-text-public = La table figure parmi les tables ouvertes. Avec ce lien, vos amis la trouvent tout de suite.
invite-link = Lien de la table
invite-share = Venez jouer !
invite-lost = Le lien a été montré là où la table a été dressée. Vous pouvez en créer un nouveau ; l’ancien n’ouvrira plus rien.
link-make = Créer un lien
link-renew = Nouveau lien
link-renewed = Voici le nouveau lien. L’ancien n’ouvre plus rien.
link-withdraw = Retirer le lien
waiting-start = Le départ
waiting-all-there = Tout le monde est là et prêt.
waiting-owner-starts = Tout le monde est là. { $name } lance la partie.
waiting-sit-hint = Asseyez-vous à une place libre : il ne faut pas de compte.
ready = Je suis prêt
not-ready-after-all = Finalement pas prêt
fill-and-start = { $count ->
    [1] Mettre un robot à la place libre et commencer
   *[other] Mettre des robots aux places libres et commencer
  }
take-away = Débarrasser la table
take-away-title = Débarrasser cette table ?
take-away-text = Chacun rentre chez soi et les liens n’ouvrent plus rien.
status-taken-away = La table est débarrassée.
leave-table = Quitter la table
fair-dice = Votre navigateur ajoute aux dés un nombre au hasard : personne, pas même ce serveur, n’a pu les choisir.
fair-dice-watcher = Le navigateur de chaque joueur ajoute aux dés un nombre au hasard : personne, pas même ce serveur, n’a pu les choisir.

## Venir par un lien

join-title = Une invitation
join-invited = On vous invite à { $game }
join-no-account = Il ne faut pas de compte. Si vous en avez un :
join-already = Vous êtes déjà à cette table.
join-to-table = Vers la table
join-seat = Prendre la place { $number }
join-only-watch = Seulement regarder
join-running-seat = La partie a commencé. Vous jouez à partir de là où en est cette place.
join-running = La partie a commencé et toutes les places sont prises. Vous pouvez regarder.
join-full = Toutes les places sont prises. Vous pouvez regarder.
join-over = Cette partie est finie. Vous pouvez en revoir chaque coup.
join-no-link = Ce lien n’ouvre rien
join-no-link-text = Il a déjà servi, a été retiré, ou coupé en chemin. Demandez-en un nouveau à qui vous l’a envoyé.

## Le compte

account = Compte
account-nobody = On peut jouer sans. Avec un compte, vos parties vous attendent sur tous vos appareils.
account-guest = Invité dans ce navigateur depuis le { $since }
account-member = Membre depuis le { $since }
log-in = Se connecter
log-in-text = Heureux de vous revoir.
log-in-guest-text = Vous avez déjà un compte ? Les parties de cet invité restent à l’invité.
logged-in = Heureux de vous revoir, { $name }.
register = Créer un compte
register-text = Un nom et un mot de passe suffisent.
register-guest = Gardez vos parties
register-guest-text = Avec un mot de passe, votre nom est à vous et vos parties vous attendent sur tous vos appareils. Toutes celles de cet invité vous suivent.
registered = Bienvenue, { $name }. Vos parties sont à l’abri.
password = Mot de passe
password-hint = Au moins { $least } caractères.
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-changed = Votre mot de passe a été changé.
another-name = Un autre nom
another-name-text = Aux tables où vous êtes déjà assis, l’ancien reste.
another-password = Un autre mot de passe
messages = Messages quand c’est à vous
messages-text = Pour les parties qui se jouent sur des jours. Plusieurs tables en attente tiennent en un message.
messages-on = Me prévenir quand une table attend depuis un moment
mail = Adresse électronique
webhook = Webhook
webhook-about = Une adresse à vous, appelée avec un court message ; pour les programmes.
parting = Partir
log-out = Se déconnecter
log-out-elsewhere = Se déconnecter partout ailleurs
log-out-guest-title = Partir en invité ?
log-out-guest-text = Un invité n’a pas de mot de passe pour revenir : vos parties en cours seraient hors d’atteinte. Créez d’abord un compte pour les garder.
logged-out = Vous êtes déconnecté.
logged-out-elsewhere = Tous les autres appareils sont déconnectés.
delete-account = Supprimer le compte
delete-title = Supprimer le compte ?
delete-text = { $name } est oublié pour de bon. Des robots prennent vos places dans les parties en cours ; dans celles qui sont finies, votre nom reste.
account-deleted = Le compte est supprimé.

## Les réglages

settings-here = Gardés dans ce navigateur.
settings-with-account = Gardés avec votre compte, pour tous vos appareils.
settings-look = L’aspect
settings-words = Comment la page vous parle
settings-sample = Doukas marche vers la Thrace.
settings-calls = Les appels
tongue-en = English
tongue-fr = Français
theme = Luminosité
theme-system = comme l’appareil
theme-light = clair
theme-dark = sombre
colours = Places
colours-standard = normal
colours-contrast = fort contraste
colours-about = Chaque place a aussi une forme et un motif ; le fort contraste les accentue.
motion = Mouvement
motion-system = comme l’appareil
motion-full = complet
motion-reduced = aucun
motion-about = Les pièces marchent, les cartes tournent, les dés roulent ; ou tout est aussitôt à sa place.
rule-numbers = Numéros des règles dans le journal
rule-numbers-about = Sinon, ils apparaissent quand on désigne une ligne ou qu’on y vient au clavier.
guides = Guide et conseils
guides-about = Dans un jeu nouveau pour vous, quelqu’un accompagne votre premier tour et vous prévient quand il y a du nouveau.
sound = Son
sound-about = Un signe discret quand c’est à vous.
sound-try = Écouter
notifications = Avis du navigateur
notifications-about = Quand c’est à vous et que vous regardez ailleurs. Le navigateur vous le demande d’abord.
notifications-denied = Votre navigateur ne permet pas à ce site de montrer des avis. Vous pouvez changer cela dans ses réglages.
notifications-mail = Les messages par courrier se règlent sous
table-invited = une proposition attend votre réponse
