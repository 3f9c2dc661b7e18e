### Ce que dit seule la page : le plan, les pistes, les plateaux de Cabale, les équipes, les conquêtes, la fin.

panel-cabals = Cabales

## Les verbes, tels que les boutons les ont

way-to = envoyer une équipe
way-add = ajouter un agent
way-influence = étendre l’influence
way-develop = développer
way-use = déclarer une carte
way-use-marker = déclarer une Influence
way-drive = chasser des Autres
way-at = désigner une pile
way-pawn = désigner un pion
way-purge = frapper la Corruption
way-start = laisser commencer
way-designate = désigner un secteur
way-bid = fermer le poing
way-claim = prendre une carte
way-with = donner un agent
way-receive = prendre une Affinité
way-return = rendre une Affinité
way-turn-back = reprendre une Affinité d’une carte

## Le plan

page-sector = { $sector }. Marqueurs restants : { $markers }.
page-darkness = Jetons Ténèbres : { $count }.
page-corruption = Jetons Corruption : { $count }.
page-corrupted = Corrompu.
page-closed = Fermé : aucune pile ne peut y arriver.
page-turned-up = Ses pions sont retournés.
page-token = Jeton : { $token }.
page-token-used = Jeton, Utilisé : { $token }.
page-kept = Une place est gardée pour { $seat }.
page-free-places = { $count ->
    [0] Complet : aucune autre pile n’y trouve place.
    [one] Encore une place pour une pile.
   *[other] Encore { $count } places pour des piles.
  }
page-markers-left = Marqueurs restants : { $count }
page-marker-held = { $seat } : { $count ->
    [1] un marqueur
   *[other] les deux marqueurs
  }
page-stack = Pile : { $owner }, { $count ->
    [one] { $count } pion
   *[other] { $count } pions
  }.
page-known = Vous connaissez : { $pawns }.
page-known-pawn = Pion { $position } : { $agent }
page-hidden-pawn = inconnu
page-sure = Quelque part dedans : { $pawns }.
page-count = { $count } × { $what }
page-stack-token = Elle porte un jeton.
page-fan = { $owner }, { $sector }
page-fan-close = Refermer la pile

## Le cours d’un Cycle

page-cycle = Cycle { $cycle }/{ $cycles }
page-phase-darkness = Noirceur
page-phase-opportunities = Opportunités
page-phase-development = Développement
page-phase-manoeuvres = Manœuvres
page-phase-resolution = Résolution
page-phase-end = Fin de Cycle
page-window = Manifestations ?
page-asked = La question est posée à { $seat }.
page-answered = { $seat } a répondu.
page-doing-spy = { $seat } espionne, regards restants : { $count }
page-doing-strike = { $seat } frappe, assassinats restants : { $count }
page-track = Opportunités sur la piste
page-secret = Carte secrète
page-secret-seen = Vue par { $seat }.
page-others-note = Les Autres : la piste de corruption a { $track } cases et la ville supporte { $darkness } jetons Ténèbres. Un de plus, et tous perdent.

## Une équipe

page-team = Équipe pour { $sector }
page-team-how = Touchez des agents ; le premier est au sommet. Rangez-les, puis scellez l’équipe : personne ne la voit avant.
page-team-up = Monter le pion { $position } : { $agent }
page-team-down = Descendre le pion { $position } : { $agent }
page-team-out = Retirer le pion { $position } : { $agent }
page-team-seal = Sceller l’équipe ({ $count ->
    [one] { $count } pion
   *[other] { $count } pions
  })

## Une conquête

page-conquest = Conquête : { $sector }
page-emissaries = Émissaires : { $count }
page-bid = Mise : { $count } PP
page-takes = choisit un Trophée
page-fists = Poings fermés
page-fist-closed = fermé
page-fist-open = encore ouvert
page-own-fist = Votre poing
page-fist-less = Un PP de moins
page-fist-more = Un PP de plus
page-fist-close = Fermer le poing
page-trophies = Trophées de ce secteur
page-own-bid = { $count } PP dedans

## Cartes

page-symbol = Symbole { $what }
page-symbol-any = Symbole de n’importe quelle Affinité
page-symbol-filled = Symbole { $what }, rempli
page-card-darkness = Noirceur : { $count }
page-card-attack = Attaque des Autres
page-used = Utilisée
page-of-sector = { $sector } · { $faction }
page-in-deck = Dans la pioche : { $count }
page-secret-text = Elle reste face cachée jusqu’à la Résolution. Qui espionne peut la regarder.
page-corruption-track = Piste de corruption
page-corruption-track-empty = Aucune carte n’y est posée.
page-others-out = Autres hors du plateau :
page-discard = Cartes défaussées
page-no-cards = Rien n’est visible.

## Derrière l’écran, et devant

page-screen = Derrière votre écran
page-reserve = Agents en réserve
page-power = Points de pouvoir : { $count }
page-points = Points de victoire : { $count }
page-rank = Rang : { $count }
page-administrator = Administrateur
page-debts = Dettes : { $count }
page-perjuries = Parjures : { $count }
page-own-corruption = Jetons Corruption : { $count }
page-spies = Espions : { $count }
page-assassins = Assassins : { $count }
page-moves = Pions de Manœuvre : { $count }
page-tokens-left = Jetons de Cabale restants : { $count }
page-skipped = Passe son prochain tour
page-affinity = Affinités { $what } : { $count }
page-slots = Opportunités
page-slot-free = Emplacement libre, { $vp } PV
page-slot-vp = { $vp } PV
page-own-cards = Cartes de Cabale
page-in-play = en jeu
page-not-in-play = pas en jeu
page-costs = { $cost } PP, { $vp } PV
page-next-cost = suivant : { $cost } PP pour { $vp } PV
page-markers = Influence
page-marker-count = { $sector } : { $count ->
    [1] un marqueur
   *[other] les deux marqueurs
  }
page-nothing-yet = Rien encore

## La fin

page-ledger = Le compte, ligne par ligne
page-ledger-note = Dettes, serments rompus et Corruption sont retirés de ce que les cartes de Cabale, les Opportunités, les gains et les Affinités retournées ont rapporté.
page-all-lost = Les Autres ont submergé Prague. Piste de corruption : { $track } sur { $most } ; Ténèbres : { $darkness } sur { $mostDarkness }. Personne ne gagne.
page-city = La ville à la fin
