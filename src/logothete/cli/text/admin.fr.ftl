# Textes de la commande `logothete admin`.

## Aide

admin-help-short = S’occuper d’un serveur : parties, personnes, sauvegardes.
admin-help = S’occuper des parties et des personnes d’un serveur, qu’il tourne ou non. Code de sortie 0 : fait ; 1 : refusé ; 2 : impossible à tenter.
admin-help-command = COMMANDE
admin-help-list = Lister les parties, les plus récentes d’abord.
admin-help-show = Montrer une table.
admin-help-export = Écrire une partie dans un fichier : enregistrement, table, journal, paroles. Il contient tous les secrets de la partie : gardez-le pour vous tant qu’elle dure.
admin-help-import = Accueillir une partie exportée (elle reçoit un nouvel identifiant et de nouveaux liens), ou l’enregistrement d’une partie finie.
admin-help-archive = Ranger une partie finie : elle quitte les listes et peut toujours être rejouée.
admin-help-ban = Bannir une personne (nom ou identifiant) ou une adresse (IP). Sans rien : lister les adresses bannies.
admin-help-unban = Laisser revenir une personne ou une adresse.
admin-help-stats = Montrer combien il y a de personnes et de parties.
admin-help-backup = Copier la base SQLite dans un nouveau fichier, même pendant que le serveur tourne. Pour PostgreSQL, utiliser pg_dump.
admin-help-check = Regarder chaque page d’un fichier SQLite, et dire si quelque chose est abîmé.
admin-help-convert = Tout déplacer dans une autre base, qui doit être vide : de SQLite à PostgreSQL, ou l’inverse. Le serveur doit être arrêté. Les deux sont ensuite comparées ; l’ancienne reste telle quelle.
admin-help-drill = Répéter une restauration : ouvrir une copie d’une sauvegarde, et toutes ses parties.
admin-help-pause = Suspendre toutes les parties et leurs pendules, avant des travaux annoncés ; même si le serveur est arrêté ou relancé.
admin-help-resume = Reprendre toutes les parties et leurs pendules ; la pause n’est comptée à personne.
admin-help-backup-keep = FICHIER est un dossier : y faire une copie dont le nom porte l’heure, et garder les N dernières.
admin-help-database-name = ADRESSE
admin-help-restore = Remettre en place une copie de la base SQLite. Arrêter d’abord le serveur.
admin-help-migrate = Mettre la base à jour. Le serveur le fait de lui-même au démarrage.
admin-help-foresee = Dire ce que les règles installées ici feraient des parties en cours : lesquelles continuent, lesquelles non, à quel coup et pourquoi. Regarde une copie de la base. Code de sortie 1 : certaines non.
admin-help-all = Aussi les parties finies et rangées.
admin-help-in-place = Regarder la base elle-même et mettre son schéma à jour : pour une copie que vous avez faite.
admin-help-game-name = PARTIE
admin-help-file-name = FICHIER
admin-help-who-name = QUI
admin-help-text-name = TEXTE
admin-help-mark-name = REPÈRE
admin-help-address-name = ADRESSE
admin-help-status = Seulement les parties dans cet état.
admin-help-after = Continuer après ce repère, donné par la partie précédente de la liste.
admin-help-record = Seulement l’enregistrement, pour « logothete record ».
admin-help-force = Remplacer le fichier s’il existe.
admin-help-restore-force = Mettre de côté la base actuelle.
admin-help-public = La laisser voir à tout le monde (pour un enregistrement).
admin-help-reason = Pourquoi (pour une adresse).
admin-help-days = Pour tant de jours (pour une adresse).
admin-help-settings = Le fichier de réglages du serveur (sinon LOGOTHETE_SETTINGS).
admin-help-database = La base, si ce n’est pas celle des réglages.
admin-help-json = Répondre en JSON.
admin-help-lang = Langue de l’affichage (sinon LOGOTHETE_LANG, puis LANG).
admin-help-help = Afficher cette aide.

## Réponses

admin-column-id = Partie
admin-column-title = Jeu
admin-column-status = État
admin-column-owner = Hôte
admin-column-created = Créée
admin-column-started = Commencée
admin-column-finished = Finie
admin-column-commitment = Engagement
admin-column-seats = Places
admin-column-address = Adresse
admin-column-until = Jusqu’au
admin-column-reason = Raison
admin-none = Il n’y a pas de parties.
admin-more = Il y en a d’autres : --after { $mark }
admin-exported = La partie { $game } est dans { $file }.
admin-imported = La partie est ici sous le nom { $game }.
admin-imported-link = Lien de la table : { $link }
admin-imported-seat = Secret de la place { $seat } : { $secret }
admin-archived = La partie { $game } est rangée.
admin-banned = { $who } : accès interdit.
admin-unbanned = { $who } : accès de nouveau permis.
admin-no-bans = Aucune adresse n’est bannie.
admin-backed-up = La base est copiée dans { $file } ({ $kib } Kio).
admin-restored = La base est remise en place ; elle contient { $games ->
    [1] une partie
   *[other] { $games } parties
  }.
admin-restored-kept = Celle qui s’y trouvait est maintenant { $file }.
admin-sound = La base est saine.
admin-paused = Toutes les parties et leurs pendules sont arrêtées. « logothete admin resume » les relance.
admin-resumed = Toutes les parties et leurs pendules reprennent.
admin-damaged = La base est abîmée : { $detail }. Restaurez une sauvegarde, ou voyez ce que sauve « sqlite3 FICHIER .recover ».
admin-converted = Tout est dans la nouvelle base, et a été comparé : { $rows } lignes, dont { $games ->
    [1] une partie
   *[other] { $games } parties
  }.
admin-drilled = La sauvegarde est utilisable : { $games ->
    [1] une partie ouverte
   *[other] { $games } parties ouvertes
  }, avec { $moves } coups.
admin-drill-broken = { $broken } parties sur { $games } de la sauvegarde ne peuvent être ouvertes :
admin-migrated = La base est à jour (schéma { $schema }).
admin-stats-accounts = Membres
admin-stats-guests = Invités
admin-stats-open = Tables ouvertes
admin-stats-running = Parties en cours
admin-stats-finished = Parties finies
admin-stats-archived = Parties rangées
admin-stats-moves = Coups
admin-foreseen = { $games ->
    [1] Une partie :
   *[other] { $games } parties :
  } { $same } jouées avec ces règles, { $agrees } qui s’accordent avec elles et continuent, { $departs } qui s’en écartent, { $other } qui ne peuvent être ouvertes.
admin-foreseen-game = { $game } ({ $title }, { $status }) :{" "}
admin-foreseen-closed = ne peut être ouverte. { $detail }
admin-foreseen-departs = version { $was } → { $now }, { $move ->
    [0] l’ouverture :
   *[other] coup { $move }, « { $action } » par le siège { $seat } :
  }
admin-departs-refused = n’est plus permis.
admin-departs-unknown = cette action n’existe plus.
admin-departs-lapse = quand le temps est écoulé, autre chose est joué.
admin-departs-undo = il ne serait pas repris ainsi.
admin-departs-told = il se passe autre chose.
admin-departs-dice = un autre nombre de dés tombe.
admin-departs-waiting = la partie attend ensuite d’autres joueurs.
admin-departs-opening = la partie commence autrement.

## Erreurs (les détails sont en anglais)

admin-error-settings = Les réglages ne conviennent pas. { $detail }.
admin-error-database = La base ne peut être utilisée : { $detail }.
admin-error-refused = { $reason } ({ $code } : { $detail })
admin-error-other = Cela n’a pas été accordé.
admin-error-exists = { $file } existe déjà. Choisissez un autre fichier.
admin-error-read = { $file } ne peut être lu : { $detail }.
admin-error-write = { $file } ne peut être écrit : { $detail }.
admin-error-days = Seules les adresses sont bannies pour un temps ; laissez --days de côté pour une personne.
