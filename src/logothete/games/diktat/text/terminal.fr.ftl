### La table telle que la montre un terminal.

terminal-preparation = Avant le premier Cycle
terminal-cycle = Cycle { $cycle } sur { $cycles }, { $phase }
terminal-over = La partie est finie
terminal-all-lost = Tous ont perdu
terminal-turn = { $seat } fait une Manœuvre
terminal-phase-darkness = Ténèbres
terminal-phase-opportunities = Opportunités
terminal-phase-development = Développement
terminal-phase-manoeuvres = Manœuvres
terminal-phase-resolution = Résolution
terminal-phase-end = fin du Cycle

terminal-column-player = Cabale
terminal-column-vp = PV
terminal-column-rank = Rang
terminal-column-moves = Man.
terminal-column-debts = Dettes
terminal-column-spies = Espions
terminal-column-assassins = Ass.
terminal-column-possessions = Possessions
terminal-legend = ▶ doit répondre  ★ vous  Man. : pions Manœuvre  Ass. : Assassins  barré : Utilisé
terminal-administrator = Administrateur
terminal-perjuries = { $number ->
    [1] un parjure
   *[other] { $number } parjures
  }
terminal-corruption = Corruption { $number }
terminal-marker = { $number ->
    [1] marqueur { $sector }
   *[other] { $number } marqueurs { $sector }
  }

terminal-column-sector = Secteur
terminal-column-markers = Marqueurs
terminal-column-cards = Opportunités
terminal-column-stacks = Piles, de haut en bas
terminal-sector-darkness = Ténèbres { $number }
terminal-sector-corruption = Corruption { $number }
terminal-sector-turned-up = dévoilé
terminal-sector-closed = fermé
terminal-sector-corrupted = corrompu
terminal-others = Autres
terminal-pawn-citizen = C
terminal-pawn-guard = G
terminal-pawn-emissary = É
terminal-secret = La carte secrète est face cachée
terminal-secret-known = La carte secrète est { $card }
terminal-secret-seen = vue par { $seats }
terminal-corruption-track = Piste de corruption : { $cards }
terminal-team = Votre équipe pour { $sector } : { $pawns }
terminal-conquest = Conquête, { $sector } : { $order }
terminal-contender = { $seat } avec { $number ->
    [1] un Émissaire
   *[other] { $number } Émissaires
  }
terminal-screen = Derrière votre écran : { $pp } PP ; { $agents } ; { $affinities }

## Le bureau

terminal-offered = { $seat } vous offre { $gives } et vous demande { $asks }
terminal-offering = Votre offre à { $to } : vous donnez { $gives } ; vous demandez { $asks }
terminal-draft-offer = Votre ébauche pour { $to } : vous donnez { $gives } ; vous demandez { $asks }
terminal-draft-claim = Ce que vous allez dire à { $to } : { $gives }
terminal-draft-showing = Vous allez montrer quelque chose à { $to }
terminal-clause = La clause jusqu’ici : { $clause }
terminal-nothing = rien
terminal-way = cède la place en { $place }
terminal-swears = juré : { $clause }
terminal-due = { $clause }, jusqu’à { $deadline }
terminal-any = tout
terminal-oath = Serment { $number } : { $seat } et { $rival }
terminal-oath-of = Serment { $number }. { $clauses }.
terminal-sworn = { $seat } jure : { $clauses }
terminal-wishes = { $seats } voudrait le dissoudre.

## Pour l’oreille

spoken-team = Votre équipe pour { $sector }, de haut en bas : { $pawns }.
spoken-player = { $player } : { $facts }.
spoken-you = Vous, { $player } : { $facts }.
spoken-vp = { $number } PV
spoken-rank = Rang { $number }
spoken-moves = { $number ->
    [1] encore une Manœuvre
   *[other] encore { $number } Manœuvres
  }
spoken-debts = { $number ->
    [1] une Dette
   *[other] { $number } Dettes
  }
spoken-perjuries = { $number ->
    [1] un parjure
   *[other] { $number } parjures
  }
spoken-corruption = { $number ->
    [1] un jeton Corruption
   *[other] { $number } jetons Corruption
  }
spoken-spies = { $number ->
    [1] un Espion
   *[other] { $number } Espions
  }
spoken-assassins = { $number ->
    [1] un Assassin
   *[other] { $number } Assassins
  }
spoken-used = { $thing }, Utilisé
spoken-sector = { $sector } : { $facts }.
spoken-markers = { $number ->
    [0] plus de marqueur
    [1] encore un marqueur
   *[other] encore { $number } marqueurs
  }
spoken-stack = { $place } : une pile, { $seat }, { $number ->
    [1] un pion
   *[other] { $number } pions
  }, { $pawns }.
spoken-unknown = inconnu
spoken-sure = Quelque part dedans : { $pawns }.
spoken-on-track = Opportunité : { $card }.
spoken-card = { $card } : { $text }
