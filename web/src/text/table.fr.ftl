### La table : ce qui est demandé, choisi, raconté et dit autour de n’importe quel plateau.

table-you = Vous
table-bot = Robot, { $level }
table-standin = Un robot remplace
table-standin-you = Un robot joue à votre place. Vous pouvez revenir quand vous voulez.
table-return = Revenir à la table
table-asked = à décider
table-clock = Temps restant :
table-your-turn = À vous
table-waiting = On attend { $names }.
table-waiting-nobody = Un instant : la partie suit son cours.
table-spectating = Vous regardez la partie.
table-over = La partie est finie.
table-handing = C’est ensuite à { $name }. L’écran va être masqué.
table-handing-waits = C’est à { $name } de décider. Passez l’écran quand vous avez tout vu.
table-hand-now = Masquer tout de suite
table-overtaken = La partie avait avancé avant l’arrivée de votre choix : rien n’a été fait. Voici la table telle qu’elle est maintenant.
table-undo = Reprendre
table-undo-none = Il n’y a rien que vous puissiez reprendre.
table-undo-what = Reprendre : { $action }
table-undo-plan = Tout reprendre ({ $count })
table-undo-plan-what = Reprendre les { $count } décisions prises d’un coup

## Quand les règles ont changé

halted = La partie est suspendue.
halted-rules = Les règles de ce jeu ont été corrigées (version { $was } → { $now }), et la partie ne s’y accorde plus.
halted-content = Le matériel de ce jeu a été corrigé, et la partie ne s’y accorde plus.
halted-refused = Un coup joué par { $name } n’est plus permis.
halted-unknown = Un coup joué par { $name } n’existe plus.
halted-lapse = Quand le temps s’est écoulé pour { $name }, autre chose serait joué maintenant.
halted-undo = Ce qui a été repris par { $name } ne le serait plus ainsi.
halted-told = Après un coup joué par { $name }, il se passe maintenant autre chose.
halted-dice = Après un coup joué par { $name }, un autre nombre de dés tombe maintenant.
halted-waiting = Après un coup joué par { $name }, c’est maintenant à quelqu’un d’autre.
halted-opening = Elle commence maintenant autrement.
halted-hidden = Il s’agit d’un coup qui vous était caché.
halted-action = C’était : { $action }.
halted-line = { $line ->
    [0] Vous voyez le début : rien du journal ne tient encore.
    [one] Vous voyez la dernière position valable : la première ligne du journal tient encore.
   *[other] Vous voyez la dernière position valable : { $line } lignes du journal tiennent encore.
  }
halted-vote = Elle peut reprendre d’ici quand tous sont d’accord ; la suite n’aura alors jamais eu lieu. Accords encore attendus : { $names }.
halted-agree = Reprendre d’ici
halted-agreed = Vous avez donné votre accord.

## Le choix

choice = Votre choix
choice-offered = Ce qui est proposé
choice-path = Déjà choisi
choice-back = Revenir d’un pas
choice-way = { $verb } : { $things }
choice-left = encore { $count }
choice-sure = { $action } : le faire ?
choice-more = { $verb } : et ensuite ?
choice-there = { $things } : que faites-vous ?
choice-list = Choisir dans une liste ({ $count })
choice-search = Chercher dans la liste
choice-none-found = Rien dans la liste ne porte ce nom.
choice-again = Autant que possible : { $action }
choice-again-what = Encore une fois, et encore, jusqu’à ce que ce ne soit plus possible. On peut tout reprendre d’un coup.
choice-busy = Votre décision est en route.
detail-can = { $actions }.
detail-verb = { $verb } :

## Ce qu’il peut en sortir

odds-ask = Chances
odds-title = Ce qu’il peut en sortir
odds-mean = { $number } en moyenne
odds-line = { $number } :
odds-last = { $number }, le plus possible :
odds-do = Le faire
odds-factors = D’où vient le nombre à atteindre
odds-hope = La chance de réussir
odds-none = Il n’y a rien à calculer ici.
odds-note = Probabilités exactes, dans l’état actuel de la partie. Ce que quelqu’un peut encore y ajouter n’est pas compté.

## L’écran masqué entre deux personnes

pass-title = Passez l’écran à { $name }
pass-asked = C’est à { $name } de décider. Que personne d’autre ne regarde.
pass-look = { $name } voudrait regarder. Que personne d’autre ne regarde.
pass-show = Je suis { $name } : montrer la table
pass-other = Non, je suis { $name }

## Les volets

panels = Joueurs et volets
panel-seats = Joueurs
panel-ending = La fin
panel-hand = Ma main
panel-aside = À tout moment
aside-none = Vous ne pouvez rien faire pour l’instant sans qu’on vous le demande.
aside-what = Vous pouvez faire ceci à tout moment, qui que ce soit qui doive jouer.
invitations = En attente de votre réponse
invitation-read = Lire
invitations-several = { $count } choses attendent votre réponse.
invitations-read = Les lire
invitation-note = Écrit à côté ; n’engage personne
invitations-unread = { $count ->
    [1] (une réponse à donner)
   *[other] ({ $count } réponses à donner)
}

log = Journal
log-filter = Quelle partie du journal
log-all = Tout
log-since = Depuis mon tour
log-mine = Ce qui me concerne
log-about = Ce qui concerne { $name }
log-earlier = Montrer plus tôt
log-newest = { $count ->
    [0] Le plus récent
    [one] Le plus récent (une ligne non lue)
   *[other] Le plus récent ({ $count } lignes non lues)
  }
log-empty = Il ne s’est encore rien passé.
plain = Ce qui s’est passé

film = Ce qui s’est passé depuis votre tour
film-play = Depuis mon tour
film-count = { $at } sur { $count }
film-back = Précédent
film-next = Suivant
film-pause = Pause
film-resume = Continuer
film-end = Arrêter le film

chat = Discussion
chat-say = Dire quelque chose
chat-send = Envoyer
chat-empty = Personne n’a encore rien dit.
chat-spectator = (spectateur)
chat-everybody = Tout le monde
chat-hearers = Qui l’entend
chat-to = pour { $names } seulement
chat-note = à côté d’une offre, n’engage personne
chat-say-to = Dire quelque chose à { $names } seulement
chat-empty-with = Rien ne s’est encore dit entre vous seuls : { $names }.
chat-forms = À cette table, rien ne se dit en mots libres pendant la partie.
chat-unread = { $count ->
    [1] (un message non lu)
   *[other] ({ $count } messages non lus)
  }

notes = Notes
notes-hint = Vous seul pouvez lire ceci.
notes-saved = Enregistré
notes-writing = En cours d’écriture …

## Le cadre du plateau

viewport-controls = Regarder de plus près
viewport-in = Plus près
viewport-out = Plus loin
viewport-whole = Tout le plateau

## La connexion

connection-broken = Reconnexion …
connection-waits = Reconnexion … Votre coup est gardé et sera envoyé.

## Le menu

menu = Menu
menu-rules = Règles
menu-guide = Me guider
menu-settings = Réglages
menu-copy = Copier l’adresse de cette table
menu-copy-failed = Le navigateur n’a pas voulu copier. L’adresse est dans sa barre d’adresse.
menu-hand = Passer l’écran à { $name }
menu-resign = Laisser la partie à un robot
menu-leave = Vers les tables
resign-title = Laisser la partie à un robot ?
resign-text = Un robot continue à votre place. Tant que la partie dure, vous pouvez reprendre votre siège.
resign-do = Laisser à un robot

## Les touches

keys = Touches
keys-choose = Choisir ce qui est proposé, compté depuis la gauche
keys-back = Revenir d’un pas ; fermer ce qui est ouvert
keys-undo = Reprendre ma dernière décision
keys-film = Montrer ce qui s’est passé depuis mon tour
keys-guide = Afficher ou écarter le guide
keys-log = Le journal
keys-chat = La discussion
keys-notes = Mes notes
keys-rules = Les règles
keys-help = Cette liste
keys-zoom = Sur le plateau : plus près, plus loin, en entier
keys-pan = Sur le plateau : le déplacer
keys-letters = Lettres et chiffres servent de touches

## Avant ce que l’on ne veut peut-être pas

caution-title = Le voulez-vous vraiment ?
caution-leave = Y renoncer
caution-do = Le faire tout de même
