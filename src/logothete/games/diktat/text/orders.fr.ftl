### Consignes : ce que l’on répond pour un joueur qui ne veut pas qu’on l’interroge (DIK-316).

order-span-window = pour cette fenêtre
order-span-phase = jusqu’à la fin de cette phase
order-span-cycle = jusqu’à la fin de ce Cycle
order-span-always = jusqu’à ce que je la retire

## Fenêtres

order-pass-name = Passer sans être interrogé
order-pass = Passer chaque fois qu’une Manifestation pourrait être jouée
order-pass-quick = Passer jusqu’à la fin de cette phase
order-ask-name = M’interroger tout de même
order-ask = M’interroger tout de même { $stop }
order-ask-stop = Quand
order-ask-stop-turned-up = avant qu’une de mes piles soit dévoilée
order-ask-stop-arrival = après l’arrivée d’une pile là où je suis
order-ask-stop-last-manoeuvre = après la dernière Manœuvre du Cycle
order-ask-stop-before-revelation = avant que la carte secrète soit révélée
order-ask-stop-before-end = avant la fin du Cycle

## Les Autres et leurs coups

order-strike-name = Frapper pour les Autres sans être interrogé
order-strike = Quand les Autres attaquent mon voisin de droite : frapper { $pawn }
order-strike-quick = Toujours tirer le pion au sort
order-strike-pawn = Quel pion
order-strike-pawn-any = un pion tiré au sort
order-strike-pawn-top = le pion du dessus
order-strike-pawn-bottom = le pion du dessous

## Offres

order-refuse-name = Refuser les offres
order-refuse = Refuser toute offre { $rival }
order-refuse-rival = De qui
order-refuse-rival-anybody = de qui que ce soit
order-refuse-rival-cabal = de la Cabale { $cabal }
