### Les cartes de Diktat : leurs noms et ce qu’elles font en peu de mots.

## Types

type-gain = Gain
type-development = Développement
type-ability = Capacité
type-manifestation = Manifestation
type-special = Manœuvre spéciale
type-plague = Fléau
type-immediate = Immédiat

## Nouvelle Ville

card-council-of-banks = Conseil des banques
card-council-of-banks-text = Développement : 2 PP.
card-ministry-seat = Siège ministériel
card-ministry-seat-text = Gain : 1 PV.
card-steel-tower = Tour d’acier
card-steel-tower-text = Gain : 2 PV.
card-relief-fund = Fonds de secours
card-relief-fund-text = Gain : 4 PP.
card-midnight-exchange = Bourse de minuit
card-midnight-exchange-text = Échangez 1 Agent contre 2 PP.
card-moratorium = Moratoire
card-moratorium-text = Gagnez 3 PP, ou payez 2 PP pour rendre 1 jeton Dette.
card-moratorium-first = Gagner 3 PP
card-moratorium-second = Payer 2 PP et rendre 1 jeton Dette

## Malá Strana

card-winter-salon = Salon d’hiver
card-winter-salon-text = Développement : 1 Émissaire.
card-old-fortunes = Vieilles fortunes
card-old-fortunes-text = Développement : 1 PP.
card-ghost-legation = Légation fantôme
card-ghost-legation-text = Convertissez 1 Citoyen de votre réserve en Émissaire.
card-masked-ball = Bal masqué
card-masked-ball-text = Recevez 1 Émissaire, puis envoyez une équipe.
card-walled-gardens = Jardins clos
card-walled-gardens-text = Gain : 1 PV.
card-tainted-legacy = Héritage trouble
card-tainted-legacy-text = Développement : 1 Émissaire et 1 PP.

## Hypogées

card-listening-galleries = Galeries d’écoute
card-listening-galleries-text = Développement : 2 Espions.
card-blind-cartographers = Cartographes aveugles
card-blind-cartographers-text = Déplacez l’une de vos piles vers un autre secteur.
card-hidden-airlock = Sas dérobé
card-hidden-airlock-text = Reprenez jusqu’à 3 pions d’une de vos piles, ou changez l’ordre d’une de vos piles.
card-hidden-airlock-first = Reprendre jusqu’à 3 pions d’une pile
card-hidden-airlock-second = Changer l’ordre d’une pile
card-mole = La Taupe
card-mole-text = Développement : 1 Espion et 1 PP.
card-north-sewer-main = Collecteur nord
card-north-sewer-main-text = Choisissez un secteur : vous pouvez y avoir une pile au-delà de la limite ce Cycle.
card-black-mirrors = Miroirs noirs
card-black-mirrors-text = Regardez 2 éléments, ou derrière le paravent d’un adversaire.
card-black-mirrors-first = Regarder 2 éléments
card-black-mirrors-second = Regarder derrière un paravent

## Karst

card-blades-for-hire = Lames à louer
card-blades-for-hire-text = Développement : 1 Assassin et 1 Citoyen.
card-dog-pit = Fosse aux chiens
card-dog-pit-text = Développement : 2 Assassins.
card-blood-bounty = Prime de sang
card-blood-bounty-text = Chaque Émissaire que vous assassinez rapporte 2 PP de plus.
card-knacker = L’Équarrisseur
card-knacker-text = Réalisez 1 Assassinat ; un Garde révélé ne coûte rien.
card-body-runner = Passeur de corps
card-body-runner-text = Vous ne payez rien quand vos Assassinats révèlent un Garde. Développement : 1 Espion.
card-protection-racket = Racket
card-protection-racket-text = Un adversaire vous cède jusqu’à 2 PP ; gagnez 1 PP.

## Faubourgs

card-dormitory-blocks = Cités-dortoirs
card-dormitory-blocks-text = Développement : 3 Citoyens.
card-hiring-office = Bureau d’embauche
card-hiring-office-text = Développement : 2 Citoyens et 1 Garde.
card-soup-kitchen = Soupe populaire
card-soup-kitchen-text = Échangez 2 Citoyens contre 1 Émissaire.
card-workers-choir = Chorale ouvrière
card-workers-choir-text = Lors des conquêtes, 4 de vos Citoyens valent 1 Émissaire.
card-angry-crowd = Foule en colère
card-angry-crowd-text = Recevez 2 Citoyens, puis ajoutez jusqu’à 3 Citoyens sur l’une de vos piles.
card-dispensary = Dispensaire
card-dispensary-text = Chaque fois que l’un de vos pions est assassiné, gagnez 1 PP.

## Combinat

card-blast-furnaces = Hauts fourneaux
card-blast-furnaces-text = Développement : 2 PP.
card-doubled-quotas = Quotas doublés
card-doubled-quotas-text = Échangez 2 Citoyens contre 4 PP.
card-grey-market = Marché gris
card-grey-market-text = Étendre son influence vous rapporte 1 PP de plus.
card-night-shift = Équipe de nuit
card-night-shift-text = Échangez 1 Garde, 1 Espion ou 1 Assassin contre 2 PP.
card-night-shift-first = 1 Garde contre 2 PP
card-night-shift-second = 1 Espion contre 2 PP
card-night-shift-third = 1 Assassin contre 2 PP
card-river-power-plant = Centrale du fleuve
card-river-power-plant-text = Gain : 7 PP.
card-pension-fund = Caisse de pension
card-pension-fund-text = Développement : 1 PP. Si vous perdez une Lutte de pouvoir, gagnez 2 PP.

## Forteresse

card-upper-barracks = Caserne haute
card-upper-barracks-text = Développement : 2 Gardes.
card-iron-hounds = Chiens de fer
card-iron-hounds-text = Un assassin qui révèle l’un de vos Gardes vous cède 1 PP de plus. Développement : 1 Garde.
card-armoury = Armurerie
card-armoury-text = Convertissez jusqu’à 2 Citoyens en Gardes, puis ajoutez jusqu’à 1 Garde sur l’une de vos piles.
card-alert-squad = Escouade d’alerte
card-alert-squad-text = Recevez 1 Garde, puis ajoutez jusqu’à 2 Gardes sur l’une de vos piles.
card-court-martial = Cour martiale
card-court-martial-text = Défaussez 1 Garde : réalisez jusqu’à 2 Assassinats (plus vos Assassins) ; les Gardes révélés ne coûtent rien et ne vous arrêtent pas.
card-fortified-glacis = Glacis fortifié
card-fortified-glacis-text = Immunité aux attaques des Autres. Développement : 1 Garde.

## Josefov

card-scribes-workshop = Atelier du scribe
card-scribes-workshop-text = Gain : 2 Affinités Politique.
card-master-clockmaker = Maître horloger
card-master-clockmaker-text = Gain : 2 Affinités Artefact.
card-common-house = Maison commune
card-common-house-text = Gain : 2 Affinités Peuple.
card-night-glassblowers = Verriers de nuit
card-night-glassblowers-text = Gain : 2 Affinités au choix.
card-waking-clay = Argile éveillée
card-waking-clay-text = Recevez 2 Gardes, ou payez 3 PP pour 1 Affinité au choix.
card-waking-clay-first = Recevoir 2 Gardes
card-waking-clay-second = Payer 3 PP pour 1 Affinité au choix
card-rare-bindings = Reliures rares
card-rare-bindings-text = Échangez 1 Affinité contre 1 Affinité au choix et 2 PP.

## Centre Motol

card-backward-watch = Montre à rebours
card-backward-watch-text = Rejouez, ou sautez votre tour.
card-backward-watch-first = Rejouer
card-backward-watch-second = Sauter votre tour
card-quantum-vat = Cuve quantique
card-quantum-vat-text = Retirez 1 jeton Utilisé d’un autre de vos éléments, ou remplacez une carte visible de la piste Opportunités.
card-quantum-vat-first = Retirer 1 jeton Utilisé
card-quantum-vat-second = Remplacer une carte visible
card-phase-prototype = Prototype de phase
card-phase-prototype-text = Déplacez l’une de vos piles, ou jusqu’à 2 de vos pions d’une pile vers d’autres de vos piles.
card-phase-prototype-first = Déplacer une pile
card-phase-prototype-second = Déplacer jusqu’à 2 pions
card-recovery-room = Salle de réveil
card-recovery-room-text = Recevez 1 Garde, puis rejouez.
card-dead-time = Temps mort
card-dead-time-text = Un adversaire saute son prochain tour (il garde son pion Manœuvre).
card-phage-protocol = Protocole Phage
card-phage-protocol-text = Retirez 1 jeton Utilisé d’un autre de vos éléments, puis effectuez une Manœuvre.

## Collège de l’Harmonie

card-chair-of-the-way = Chaire de la Voie
card-chair-of-the-way-text = Gain : +10 en Rang.
card-grand-interpreter = Grand Interprète
card-grand-interpreter-text = Gain : +10 en Rang. Développement : 1 PP.
card-index-of-conformity = Index des conformes
card-index-of-conformity-text = Gain : +10 en Rang. Développement : 1 Espion.
card-night-procession = Procession nocturne
card-night-procession-text = +20 en Rang jusqu’à la fin du Cycle ; gagnez 1 PP.
card-tribunal-of-harmony = Tribunal d’Harmonie
card-tribunal-of-harmony-text = Placez un jeton Utilisé sur une Possession d’un adversaire.
card-concordat = Concordat
card-concordat-text = Développement : 3 PP si vous êtes l’Administrateur, 1 PP sinon.

## Vieille Ville

card-unhinged-clock = Orloj déréglé
card-unhinged-clock-text = Payez 1 PP : effectuez une Manœuvre supplémentaire.
card-black-theatre = Théâtre noir
card-black-theatre-text = Effectuez une Manœuvre Espionner supplémentaire.
card-underground-press = Presses clandestines
card-underground-press-text = Effectuez une Manœuvre Étendre son influence supplémentaire.
card-arcade-guides = Guides des passages
card-arcade-guides-text = Envoyez une équipe supplémentaire de 3 pions au plus.
card-butchers-guild = Guilde des bouchers
card-butchers-guild-text = Effectuez une Manœuvre Assassiner supplémentaire.
card-master-builders = Maîtres d’œuvre
card-master-builders-text = Développez votre Cabale en payant 1 PP de moins.

## Artefact

card-rain-of-bile = Pluie de Fiel
card-rain-of-bile-text = Sans effet.
card-whisper-of-the-axis = Murmure de l’Axe
card-whisper-of-the-axis-text = Gain : 2 PV. À chaque Développement, défaussez 2 PP.
card-swarm = L’Essaim
card-swarm-text = Sans effet.
card-eye-of-the-night = Œil de la Nuit
card-eye-of-the-night-text = Espionner : 2 éléments de plus. Votre Rang baisse de 10.
card-living-shard = Éclat vivant
card-living-shard-text = Déplacez jusqu’à 3 de vos pions d’une pile vers d’autres de vos piles, ou jusqu’à 3 Autres d’un secteur à un autre. Défaussez 1 PP.
card-living-shard-first = Déplacer jusqu’à 3 de vos pions
card-living-shard-second = Déplacer jusqu’à 3 Autres
card-contagion = Contagion
card-contagion-text = À chaque Développement, chaque adversaire défausse 1 PP et vous défaussez 2 Citoyens.

## Garde Noire

card-casemate-line = Ligne de casemates
card-casemate-line-text = Placez jusqu’à 2 Blockhaus dans des secteurs où vous avez une pile ou un marqueur d’Influence. Recevez 1 Garde.
card-standing-garrison = Garnison permanente
card-standing-garrison-text = Développement : 1 Garde, et 1 PP par Blockhaus en jeu (2 au plus).
card-martial-law = Loi martiale
card-martial-law-text = Lors des conquêtes, 3 de vos Gardes valent 1 Émissaire ; 2 suffisent dans un secteur portant un Blockhaus.
card-checkpoints = Points de contrôle
card-checkpoints-text = Un adversaire dont une pile arrive dans un secteur portant un Blockhaus vous cède 1 PP. Vos Gardes révélés rapportent 1 PP de plus.
card-state-of-siege = État de siège
card-state-of-siege-text = Retirez un Blockhaus du plateau : réalisez jusqu’à 2 Assassinats dans ce secteur ; les Gardes révélés ne coûtent rien et ne vous arrêtent pas.

## PoliSec

card-sleeper-network = Réseau dormant
card-sleeper-network-text = Placez jusqu’à 2 Agents dormants sur des piles adverses (un par pile).
card-awakening = Réveil
card-awakening-text = Retirez un Agent dormant : assassinez 1 pion de la pile qui le portait ; un Garde révélé ne coûte rien.
card-red-files = Dossiers rouges
card-red-files-text = Retirez un Agent dormant : le propriétaire de la pile vous cède jusqu’à 3 PP, ou l’une de ses Possessions est Utilisée.
card-red-files-first = Prendre jusqu’à 3 PP
card-red-files-second = Rendre une Possession Utilisée
card-standing-wiretaps = Écoutes permanentes
card-standing-wiretaps-text = Développement : 1 Espion et 1 PP.
card-double-agents = Agents doubles
card-double-agents-text = Dans un secteur où vous avez une pile, chaque pile adverse portant un Agent dormant vous cède 1 de ses Émissaires pour la conquête.

## Syndicat

card-membership-cards = Cartes d’adhérents
card-membership-cards-text = Défaussez 1 Citoyen : placez jusqu’à 2 Adhésions dans des secteurs différents.
card-strike-fund = Caisse de grève
card-strike-fund-text = Développement : 2 Citoyens, et 1 PP par Adhésion en jeu (2 au plus).
card-general-strike = Grève générale
card-general-strike-text = Retirez une Adhésion : plus aucune pile ne peut arriver dans ce secteur ce Cycle, ou jusqu’à 2 Possessions adverses de ce secteur sont Utilisées.
card-general-strike-first = Fermer le secteur
card-general-strike-second = Rendre Utilisées jusqu’à 2 Possessions
card-stewards = Service d’ordre
card-stewards-text = Dans une Lutte de pouvoir, votre mise compte 1 de plus par Citoyen que vous avez dans le secteur (3 au plus).
card-double-card = Double carte
card-double-card-text = Payez 2 PP : convertissez jusqu’à 2 Citoyens de votre réserve en Émissaires.

## Résistance

card-spark = Étincelle
card-spark-text = Placez 1 Révolte dans un secteur. Recevez 1 Citoyen.
card-powder-and-pamphlets = Poudre et tracts
card-powder-and-pamphlets-text = Développement : 1 Citoyen et 1 Assassin.
card-barricades = Barricades
card-barricades-text = Dans un secteur portant une Révolte, vous remportez les égalités face aux joueurs, sans Lutte de pouvoir.
card-ambush = Embuscade
card-ambush-text = Placez 1 Révolte dans un secteur, puis réalisez jusqu’à 2 Assassinats (plus vos Assassins) dans ce secteur.
card-great-uprising = Grand Soir
card-great-uprising-text = Retirez une Révolte du plateau : +30 en Rang jusqu’à la fin du Cycle, et chaque adversaire ayant une pile dans ce secteur vous cède jusqu’à 2 PP.

## Coordination

card-form-27 = Formulaire 27
card-form-27-text = Retirez 1 jeton Utilisé d’un autre de vos éléments, ou placez un jeton Utilisé sur une Possession adverse, ou gagnez 1 PP.
card-form-27-first = Retirer 1 jeton Utilisé
card-form-27-second = Rendre une Possession Utilisée
card-form-27-third = Gagner 1 PP
card-general-ledger = Grand Livre
card-general-ledger-text = Développement : 2 PP.
card-emergency-decree = Décret d’urgence
card-emergency-decree-text = Payez 3 PP : effectuez deux Manœuvres de suite.
card-precedence = Préséance
card-precedence-text = Gain : +10 en Rang. Développement : 1 Émissaire si vous êtes l’Administrateur.
card-court-of-auditors = Cour des comptes
card-court-of-auditors-text = Vos mises comptent 2 de plus dans les Luttes de pouvoir. Chaque carte Opportunité prise comme Trophée vous rapporte 2 PP.

## La carte Fiel de la Configuration « les Autres »

fiel-mist-and-bile = Brume & Fiel
fiel-mist-and-bile-text = Ténèbres : tant qu’un jeton Ténèbres est sur un secteur, ni ses cartes ni ses marqueurs ne peuvent être pris ; en défausser un vaut un Trophée. Attaque des Autres : la première carte de la pioche rejoint la piste de corruption.
