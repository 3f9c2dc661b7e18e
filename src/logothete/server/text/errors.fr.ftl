# Ce qu’on lit quand une demande n’est pas accordée : `error-<code>` pour chaque code du serveur.

## La personne

error-not-signed-in = Choisissez d’abord un nom, ou connectez-vous.
error-wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
error-banned = L’hôte de ce serveur vous en a fermé l’accès.
error-not-allowed = Vous ne pouvez pas faire cela ici.
error-registration-closed = Ce serveur n’accepte pas de nouveaux comptes ; vous pouvez jouer en invité.
error-no-such-account = Cette personne n’existe pas.
error-name-of-bots = Le mot « robot » distingue ceux qui ne sont pas des personnes. Prenez un nom sans lui.
error-bad-name = Ce nom ne convient pas. Prenez au plus { $most } lettres, chiffres ou signes visibles.
error-name-taken = Quelqu’un porte déjà ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.
error-bad-password = Ce mot de passe ne convient pas : il est trop court ou trop long.

## La table

error-no-such-game = Cette table n’existe pas, ou elle ne vous est pas ouverte. Demandez son lien.
error-no-such-seat = Cette place n’existe pas à cette table.
error-no-such-link = Ce lien n’ouvre rien. Il est incomplet ou a été retiré : demandez-en un nouveau.
error-no-such-move = Cette partie n’a pas autant de coups.
error-unknown-title = Ce jeu n’est pas installé ici.
error-unknown-pack = Ce contenu n’est pas installé ici, ou ne va pas avec le jeu.
error-bad-table = On ne peut pas jouer ainsi. Vérifiez le nombre de joueurs et les options.
error-bad-pace = Cette cadence n’a pas de sens.
error-unknown-bot = Aucun robot n’a ce niveau.
error-bad-text = Ce texte ne convient pas : il est vide, trop long, ou contient des signes invisibles.
error-no-private-talk = À cette table, ce qui se dit se dit à tous.
error-no-free-talk = À cette table, rien ne se dit en mots libres : passez par ce que le jeu propose.
error-nobody-hears = Choisissez quelqu’un d’autre qui doive l’entendre.
error-nothing-offered = Un mot accompagne une offre : faites-en d’abord une.
error-bad-order = Ce jeu ne connaît pas une telle consigne.
error-bad-cursor = Cette partie de la liste n’est plus là. Reprenez au début.
error-too-many = Ce serveur n’en permet pas davantage. Terminez d’abord quelque chose.
error-seat-taken = Quelqu’un d’autre occupe cette place.
error-table-full = Toutes les places sont prises.
error-seats-open = La partie ne peut pas encore commencer : une place est libre.
error-not-ready = La partie ne peut pas encore commencer : quelqu’un n’est pas prêt.
error-already-started = La partie a déjà commencé.
error-not-running = La partie n’est pas en cours.
error-not-finished = La partie n’est pas finie ; d’ici là, ce serait montrer des secrets.
error-stood-in = Un robot joue à cette place en ce moment. Reprenez-la d’abord.

## La décision

error-stale-version = La partie a avancé entre-temps. Regardez de nouveau.
error-action-refused = Les règles l’interdisent.
error-unknown-inquiry = On ne peut rien demander de tel dans ce jeu.
error-unknown-action = Cette action n’existe pas dans ce jeu.
error-bad-plan = Un plan compte entre une et { $most } étapes.
error-nothing-to-undo = Il n’y a rien à reprendre.
error-not-waited-for = La partie n’attend pas cette place.
error-id-reused = Cette décision a été confondue avec une autre. Essayez encore.
error-refused = Cela n’a pas été accordé.

## L’hôte

error-bad-record = Cette partie enregistrée ne peut être importée.
error-rules-changed = Les règles ont changé depuis que cette partie a été jouée. Elle est suspendue jusqu’à ce que tous acceptent de reprendre au dernier coup encore valable.
error-not-halted = Cette partie n’est pas suspendue : il n’y a rien à accepter.
error-game-unavailable = Cette partie ne peut être ouverte : ce avec quoi elle fut jouée n’est plus installé ici.
error-busy = Le serveur est très occupé. Rien n’a été fait : essayez encore.
error-maintenance = L’hôte s’occupe du serveur. Toutes les parties sont suspendues, et leurs pendules arrêtées.
error-store-full = Le serveur n’a plus de place pour rien garder. Rien n’a été fait : prévenez son hôte.
error-store-damaged = Ce que ce serveur a gardé est abîmé. Rien n’a été fait : prévenez son hôte.
error-server-error = Le serveur a eu une défaillance. Essayez encore ; si cela se répète, dites-le à l’hôte.

## La demande

error-bad-request = Le serveur n’a pas compris la demande.
error-bad-message = Le serveur n’a pas compris le message.
error-not-found = Il n’y a rien à cette adresse.
error-method-not-allowed = Cela ne se fait pas à cette adresse.
error-not-acceptable = Le serveur ne peut répondre sous la forme demandée.
error-too-deep = La demande est imbriquée trop profondément.
error-too-large = C’est plus que le serveur n’accepte en une fois.
error-unsupported-media-type = Le serveur n’accepte ici que du JSON.
error-rate-limited = C’était trop rapide. Attendez { $wait ->
    [1] une seconde
   *[other] { $wait } secondes
  } et essayez encore.
error-too-many-connections = Trop de fenêtres sont ouvertes à la fois. Fermez-en quelques-unes.
error-foreign-origin = La demande venait d’un autre site et n’a pas été suivie.
error-missing-token = La page a perdu le lien avec votre session. Rechargez-la.
