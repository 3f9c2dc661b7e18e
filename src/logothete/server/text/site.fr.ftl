# La page pour qui ouvre le serveur avec un navigateur.
site-title = Logothete
site-welcome = Une table de jeux de société tourne ici. Programmes et pages y accèdent sous /api.
site-schema = Ce qu’on peut lui demander est décrit à l’adresse
