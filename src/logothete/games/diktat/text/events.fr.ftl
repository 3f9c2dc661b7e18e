### Ce qui s’est passé. Les effets et le bureau ont leurs propres fichiers.

## Avant le premier Cycle

event-chose = { $seat_player } joue la Cabale { $cabal }.
event-drawn-cabal = { $seat_player } reçoit la Cabale { $cabal }.

## Le Cycle

event-cycle-began = Le Cycle { $cycle } commence.
event-administrator = { $seat } est Administrateur.
event-card-laid = Une carte se pose sur la piste Opportunités : { $card }.
event-secret-laid = Une carte secrète se pose face cachée à côté de la piste.
event-deck-renewed = La défausse est mélangée en une nouvelle pioche : { $number } cartes.
event-income = { $seat } reçoit : Citoyens { $citizens }, Gardes { $guards }, Émissaires { $emissaries }.
event-income-power = { $seat } reçoit { $number } PP.
event-income-tokens = { $seat } reçoit : Espions { $spies }, Assassins { $assassins }.
event-starts = { $seat } fait commencer { $rival_seat }.
event-cycle-ended = Le Cycle { $cycle } finit : Agents, Espions, Assassins et jetons Utilisé s’en vont.

## Manœuvres

event-sent = { $seat } envoie une équipe à { $sector } : { $number ->
    [1] un pion
   *[other] { $number } pions
  }.
event-sent-pawn = { $seat } envoie à { $sector }, position { $position } : { $agent }.
event-spies = { $seat } espionne.
event-looked = { $seat } regarde le pion { $position } d’une pile ({ $place }).
event-saw = { $seat } voit le pion { $position } d’une pile ({ $place }) : { $agent }.
event-looked-at-secret = { $seat } regarde la carte secrète.
event-saw-secret = { $seat } voit la carte secrète : { $card }.
event-struck = { $seat } frappe le pion { $position } d’une pile ({ $place }) : { $agent }.
event-others-struck = Les Autres, par la main du joueur { $seat }, frappent le pion { $position } d’une pile ({ $place }) : { $agent }.
event-shielded = { $seat } frappe chez { $rival_seat } à { $sector }, mais un Blockhaus arrête le coup.
event-others-shielded = Les Autres frappent chez { $rival_seat } à { $sector }, mais un Blockhaus arrête le coup.
event-purged = { $seat } retire un jeton Corruption à { $sector }.
event-stack-gone = Cette pile n’est plus : { $place }.
event-influenced = { $seat } étend l’influence de sa Cabale : { $number } PP.
event-sold = { $seat } étend l’influence de sa Cabale en défaussant une pièce ({ $piece }) : { $number } PP.
event-developed = { $seat } met une carte en jeu pour { $number } PP : { $card }.
event-renounced = { $seat } renonce à la Manœuvre accordée.
event-cleansed = { $seat } défausse { $number ->
    [1] un Émissaire
   *[other] { $number } Émissaires
  } pour rendre un jeton Corruption.
event-drove = { $seat } défausse { $number } Gardes et chasse un Autre ({ $sector }).

## Points de pouvoir et Affinités

event-paid = { $seat } paie { $number } PP.
event-paid-to = { $seat } paie { $number } PP à { $rival_seat }.
event-gained = { $seat } gagne { $number } PP.
event-forced-debt = { $seat } doit prendre { $number ->
    [1] une Dette
   *[other] { $number } Dettes
  }.
event-received = { $seat } prend { $number } × Affinité { $affinity }.
event-returned = { $seat } rend une Affinité { $affinity }.
event-turned-back = { $seat } rend une Affinité { $affinity } posée sur une carte : { $card }.

## La Résolution

event-revealed = La carte secrète est révélée : { $card }.
event-designated = { $seat } désigne un secteur : { $sector }.
event-left-empty = Plus personne à { $sector } : ce secteur n’est pas conquis.
event-turned-up = Une pile est dévoilée ({ $place }) : Citoyens { $citizens }, Gardes { $guards }, Émissaires { $emissaries }.
event-no-winner = Personne n’a d’Émissaire à { $sector } : il n’y a pas de Vainqueur.
event-struggle = Lutte de pouvoir à { $sector }.
event-fist-closed = { $seat } a fermé le poing.
event-bade = { $seat } mise { $number } PP, qui comptent pour { $counted }.
event-winner = { $seat } est Vainqueur à { $sector } avec { $number ->
    [1] un Émissaire
   *[other] { $number } Émissaires
  }.
event-claimed = { $seat } prend une carte : { $card }.
event-claimed-marker = { $seat } prend un marqueur d’Influence : { $sector }.
event-dispelled = { $seat } défausse un jeton Ténèbres : { $sector }.
event-declined = { $seat } ne prend rien pour l’instant à { $sector }.
event-gave-up = { $seat } défausse pour cela { $number } × { $agent }.
event-discarded-marker = { $seat } défausse un marqueur d’Influence : { $sector }.
event-lost-card = { $seat } perd une carte : { $card }.
event-cleared = Les pions du secteur sont défaussés : { $sector }.
event-attacked = Attaque des Autres !
event-immune = Les Autres épargnent { $seat }.

## La fin

event-end-triggered = La fin de la partie est déclenchée.
event-filled = { $seat } retourne encore { $number ->
    [1] une Affinité
   *[other] { $number } Affinités
  }.
event-scored = { $seat } finit avec { $number } PV.
event-won = { $seat } gagne.

## Les Autres

event-gathered = { $number ->
    [1] Un Autre se rassemble
   *[other] { $number } Autres se rassemblent
  } de nouveau à l’Artefact.
event-corrupted = Une carte rejoint la piste de corruption : { $card }.
event-spread = { $number ->
    [1] Un Autre vient
   *[other] { $number } Autres viennent
  } à { $sector }.
event-parasite-came = Un jeton Corruption vient à { $sector }.
event-darkened = { $number ->
    [1] Un jeton Ténèbres vient
   *[other] { $number } jetons Ténèbres viennent
  } à { $sector }.
event-sullied = { $seat } prend { $number ->
    [1] un jeton Corruption
   *[other] { $number } jetons Corruption
  }.
event-others-attack = Les Autres attaquent une pile ({ $place }, { $seat }), { $number } coups au plus ; { $rival_seat } frappe pour eux.
event-others-won = Les Autres tiennent { $sector } ; Vecteurs : { $number }.
event-others-took = Les Autres prennent un Trophée à { $sector } : chaque joueur présent perd un Émissaire.
event-lost-to-others = { $seat } perd contre les Autres { $number } × { $agent }.
event-others-back = Les Autres retournent en une pile cachée à { $sector } : { $number } pions.
event-others-left = Les Autres sont défaussés : { $sector }.
event-parasites-left = Les jetons Corruption s’en vont : { $sector }.
event-all-lost = Les Autres submergent Prague : tout le monde a perdu.
