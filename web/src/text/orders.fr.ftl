### Les consignes : ce que le serveur répond à la place d’un joueur.

orders = Consignes
orders-hint = Ce que vous ordonnez ici est répondu aussitôt à votre place. Vous seul pouvez le voir.
orders-standing = Consignes en vigueur
orders-none = Vous n’avez donné aucune consigne : on vous interroge chaque fois.
orders-revoke = Retirer : { $order }
orders-new = Une nouvelle consigne
orders-kind = Que faire
orders-span = Jusqu’à quand
orders-give = Donner cette consigne
orders-now = Ce qui vaut maintenant
orders-yours = Votre consigne
orders-more = Une en particulier …
orders-first = Chacun commence ainsi, pour ne pas être interrogé pour rien. Retirez ce dont vous ne voulez pas.
