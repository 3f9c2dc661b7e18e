# Textes de la commande `logothete serve`.

## Aide

serve-help-short = Tenir un serveur de tables : accueil, parties en direct ou par correspondance, robots.
serve-help =
  Tenir un serveur de tables : on s’y retrouve, on dresse des tables et l’on joue, en direct ou sur des jours, entre soi et contre des robots.

  Sans option, tout est gardé dans le fichier logothete.db de ce dossier, et seul cet ordinateur y accède. Pour un club : --host 0.0.0.0, ou mieux un serveur web en HTTPS placé devant, avec --public-url et le réglage trusted_proxies. Quand un processus ne suffit plus, plusieurs peuvent partager une base PostgreSQL.

  Ctrl-C l’arrête. Rien ne se perd, pas même lors d’une coupure de courant : un coup confirmé est enregistré.
serve-help-address-name = ADRESSE
serve-help-database-name = ADRESSE
serve-help-folder-name = DOSSIER
serve-help-file-name = FICHIER
serve-help-host = L’adresse d’écoute ; 0.0.0.0 pour toutes celles de cet ordinateur (sinon 127.0.0.1).
serve-help-port = Le port d’écoute ; 0 pour n’importe quel port libre (sinon 8477).
serve-help-database = Où tout est gardé : sqlite:///fichier ou postgresql://nom:motdepasse@hôte/base.
serve-help-public-url = L’adresse par laquelle on atteint le serveur ; les liens la portent.
serve-help-packs = Le dossier des contenus.
serve-help-settings = Un fichier TOML de réglages (sinon LOGOTHETE_SETTINGS).
serve-help-open = Ouvrir l’adresse dans un navigateur.
serve-help-lang = Langue de l’affichage de cette commande (sinon LOGOTHETE_LANG, puis LANG).
serve-help-help = Afficher cette aide.

## Réglages

serve-settings =
  Réglages. Dans le fichier : smtp.host est host sous [smtp]. Dans l’environnement, qui
  l’emporte sur le fichier : LOGOTHETE_SMTP_HOST. Les options l’emportent sur les deux.
serve-setting-host = L’adresse d’écoute.
serve-setting-port = Le port d’écoute.
serve-setting-public_url = L’adresse que portent liens et messages, telle https://jeux.exemple.org. Avec https, les cookies sont réservés à HTTPS. Seules les pages de cette adresse peuvent employer le serveur.
serve-setting-database = sqlite:///fichier ou postgresql://nom:motdepasse@hôte/base.
serve-setting-database_connections = Connexions d’un processus à PostgreSQL.
serve-setting-packs = Le dossier des contenus, un dossier pour chacun.
serve-setting-page = Le dossier de la page construite, si ce n’est celui de cette installation.
serve-setting-language = Pour qui l’on ignore la langue : en ou fr.
serve-setting-registration = Si l’on peut ouvrir de nouveaux comptes. Les invités peuvent toujours jouer.
serve-setting-session_days = Combien de jours on reste connecté.
serve-setting-rooms = Parties gardées en mémoire.
serve-setting-bot_workers = Processus pour les robots ; 0 pour un de moins que de processeurs.
serve-setting-bot_seconds = Passé ce temps, on n’attend plus un robot : un plus simple décide.
serve-setting-bot_pause = Secondes d’attente des robots avant chaque décision, pour qu’on puisse suivre ; aucune là où ils jouent entre eux.
serve-setting-digest_minutes = Les messages « c’est à vous » à une personne sont réunis pendant ce temps.
serve-setting-keep_guests_days = Les invités sans partie en cours sont oubliés après ce temps ; 0 pour jamais.
serve-setting-secure_cookies = Si les cookies sont réservés à HTTPS, quand public_url ne doit pas en décider.
serve-setting-trusted_proxies = Adresses ou réseaux des mandataires placés devant le serveur, dont on croit X-Forwarded-For.
serve-setting-log_level = debug, info, warning ou error.
serve-setting-log_format = text, json, ou auto : texte dans un terminal, JSON sinon.
serve-setting-metrics = À qui vont les chiffres pour Prometheus sous /metrics : local (cette machine), open (tous), off (personne).
serve-setting-metrics_token = Qui le présente comme jeton « bearer » reçoit ces chiffres de partout.
serve-setting-limits-body_bytes = La plus grande demande.
serve-setting-limits-message_bytes = Le plus grand message d’une connexion en direct.
serve-setting-limits-name_chars = Le plus long nom.
serve-setting-limits-chat_chars = Le plus long message de conversation.
serve-setting-limits-note_chars = Le plus long carnet.
serve-setting-limits-nonce_chars = La plus longue contribution d’un joueur au hasard.
serve-setting-limits-password_min = Le plus court mot de passe.
serve-setting-limits-password_max = Le plus long mot de passe.
serve-setting-limits-open_games = Parties inachevées auxquelles une personne peut prendre part.
serve-setting-limits-guest_games = Parties non terminées auxquelles un invité peut prendre part.
serve-setting-limits-bots = Places de robots aux tables non terminées d’un membre.
serve-setting-limits-guest_bots = Places de robots aux tables non terminées d’un invité.
serve-setting-limits-page = Tables dans une partie de liste.
serve-setting-limits-chat_page = Lignes dans une partie de conversation.
serve-setting-limits-orders = Consignes d’un siège.
serve-setting-limits-sockets_per_address = Connexions en direct depuis une adresse.
serve-setting-limits-requests_per_minute = Demandes et messages d’une adresse, et d’une personne.
serve-setting-limits-sign_ins_per_minute = Nouveaux invités, comptes et connexions depuis une adresse.
serve-setting-limits-head_bytes = La plus grande tête de requête : adresse et en-têtes.
serve-setting-limits-headers = En-têtes d’une requête.
serve-setting-limits-head_seconds = Temps accordé à la tête d’une requête pour arriver, en secondes.
serve-setting-limits-body_seconds = Temps accordé au corps d’une requête pour arriver, en secondes.
serve-setting-backup-folder = Le dossier des copies d’une base SQLite ; sans lui, aucune.
serve-setting-backup-hours = Heures d’une copie à la suivante.
serve-setting-backup-keep = Nombre de dernières copies gardées.
serve-setting-smtp-host = Le serveur du courrier sortant ; sans lui, pas de courrier.
serve-setting-smtp-port = Son port.
serve-setting-smtp-user = Le nom pour s’y connecter.
serve-setting-smtp-password = Le mot de passe pour cela.
serve-setting-smtp-sender = L’adresse d’où partent les courriers.
serve-setting-smtp-security = starttls, tls ou none.
serve-setting-webhook-url = Où « c’est à vous » est envoyé en JSON ; sans elle, nulle part.
serve-setting-webhook-secret = Signe ce qui y est envoyé.
serve-setting-webhook-personal = Si les joueurs peuvent aussi nommer un webhook à eux.

## Marche

serve-ready = La table est ouverte : { $address } (Ctrl-C la ferme)
serve-no-browser = Aucun navigateur n’a pu être ouvert : suivez l’adresse vous-même.

## Erreurs (les détails sont en anglais)

serve-error-settings = Les réglages ne peuvent être employés. { $detail }
serve-error-listen = Le serveur ne peut écouter sur { $host }, port { $port } : { $detail }. Choisissez un autre port avec --port (0 prend n’importe quel port libre), ou arrêtez ce qui l’occupe.
serve-error-database = La base de données ne peut être employée. { $detail }
