### Le cadre autour de chaque page.

site-name = Logothete
skip-to-content = Aller au contenu
nav = Principal
nav-games = Jeux
nav-lobby = Tables
nav-settings = Réglages
nav-account = Se connecter
language = Langue
try-again = Réessayer
close = Fermer
cancel = Annuler
copy = Copier
copied = Copié
loading = Un instant …
guest-name = Invité
error-unreachable = Le serveur est injoignable pour le moment. Vérifiez votre connexion ; rien de ce qui est confirmé n’est perdu.
error-unknown = Quelque chose n’a pas marché ({ $code }). Réessayez ; si cela persiste, prévenez l’hôte de ce serveur.
lost-title = Rien ici
lost-text = Cette adresse ne mène nulle part. Le lien a peut-être été coupé.
lost-home = Vers les jeux
