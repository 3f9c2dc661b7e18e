# La page pour qui ouvre le serveur avec un navigateur.
site-title = Logothete
site-welcome = Une table de jeux de société tourne ici. Programmes et pages y accèdent sous /api.
site-no-page = La page des joueurs n’a pas été construite sur ce serveur. Qui le tient la construit avec « make page », qui demande Node.js 20.19 ou plus récent, puis relance le serveur.
site-schema = Ce qu’on peut lui demander est décrit à l’adresse
