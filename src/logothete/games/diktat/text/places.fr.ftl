### Noms de ce qui est sur le plateau : secteurs, marqueurs, Cabales, jetons, pions, Affinités, factions.

## Secteurs

sector-new-town = Nouvelle Ville
sector-lesser-town = Malá Strana
sector-hypogea = Hypogées
sector-karst = Karst
sector-suburbs = Faubourgs
sector-combine = Combinat
sector-fortress = Forteresse
sector-josefov = Josefov
sector-motol-centre = Centre Motol
sector-college = Collège de l’Harmonie
sector-old-town = Vieille Ville
sector-artefact = Artefact

## Marqueurs d’Influence : ce que fait l’un, et ce que font les deux

marker-new-town-one = Gain : 1 PV.
marker-new-town-both = Gain : 2 PV.
marker-lesser-town-one = Développement : 1 Émissaire.
marker-lesser-town-both = Développement : 1 Émissaire et 1 PP.
marker-hypogea-one = Développement : 1 Espion.
marker-hypogea-both = Développement : 2 Espions.
marker-karst-one = Développement : 1 Assassin.
marker-karst-both = Développement : 2 Assassins.
marker-suburbs-one = Développement : 2 Citoyens.
marker-suburbs-both = Développement : 3 Citoyens.
marker-combine-one = Développement : 1 PP.
marker-combine-both = Développement : 2 PP.
marker-fortress-one = Développement : 1 Garde.
marker-fortress-both = Développement : 2 Gardes.
marker-josefov-one = Gain : 2 Affinités au choix.
marker-josefov-both = Gain : 3 Affinités au choix.
marker-motol-centre-one = Jouez deux fois de suite, ou sautez votre tour.
marker-motol-centre-one-first = Rejouer
marker-motol-centre-one-second = Sauter votre tour
marker-motol-centre-both = Jouez deux fois de suite, ou sautez votre tour, ou déplacez l’une de vos piles vers un autre secteur.
marker-motol-centre-both-first = Rejouer
marker-motol-centre-both-second = Sauter votre tour
marker-motol-centre-both-third = Déplacer une pile
marker-college-one = Gain : +10 en Rang.
marker-college-both = Gain : +20 en Rang.
marker-old-town-one = En le prenant : développez votre Cabale sans rien payer.
marker-old-town-both = En le prenant : 3 PP. Vous gardez la carte Cabale du premier marqueur.
marker-artefact-one = Déplacez jusqu’à 2 de vos pions d’une pile vers d’autres de vos piles.
marker-artefact-both = Déplacez jusqu’à 2 de vos pions d’une pile vers d’autres de vos piles. Une Attaque des Autres ne vous fait rien défausser.
marker-artefact-one-others = Déplacez jusqu’à 2 Autres d’un secteur à un autre.
marker-artefact-both-others = Déplacez jusqu’à 2 Autres d’un secteur à un autre. Les Ténèbres ne vous empêchent pas de prendre cartes et marqueurs.

## Cabales

cabal-black-guard = Garde Noire
cabal-black-guard-text = Tenir le terrain : Gardes, points fortifiés, péages.
cabal-secret-police = PoliSec
cabal-secret-police-text = Savoir et retourner : dormants posés sur les piles adverses.
cabal-union = Syndicat
cabal-union-text = Le nombre : les Citoyens pèsent comme des Émissaires.
cabal-resistance = Résistance
cabal-resistance-text = Coups de force brefs : embuscades, places forcées, renversements.
cabal-coordination = Coordination
cabal-coordination-text = Diriger : Rang, argent, Manœuvres doublées.

## Jetons des Cabales

token-blockhouse = Blockhaus
token-blockhouse-text = La première fois du Cycle qu’un pion de la Garde Noire est visé par un Assassinat dans ce secteur, l’Assassinat échoue comme sur un Garde : l’auteur cède 2 PP et sa Manœuvre s’arrête ; le pion reste en place, face cachée. Le Blockhaus est Utilisé.
token-sleeper = Agent dormant
token-sleeper-text = La PoliSec peut regarder à tout moment les pions de la pile qui porte ce jeton. Le jeton est perdu quand la pile quitte le plateau.
token-membership = Adhésion
token-membership-text = Dans ce secteur, 3 Citoyens du Syndicat valent 1 Émissaire lors de la conquête.
token-revolt = Révolte
token-revolt-text = Jusqu’à la fin du Cycle, la Résistance peut avoir dans ce secteur une pile au-delà de la limite, et n’y paie rien quand elle révèle un Garde. Le jeton est perdu à la Fin de Cycle.

## Agents

agent-citizen = Citoyen
agent-guard = Garde
agent-emissary = Émissaire

## Affinités

affinity-politics = Politique
affinity-people = Peuple
affinity-artefact = Artefact

## Factions

faction-coordination = Coordination
faction-effort = Effort
faction-edification = Édification
faction-integrity = Intégrité
faction-black-guard = Garde Noire
faction-harmony = Harmonie
faction-progress = Progrès
faction-secret-police = PoliSec
faction-union = Syndicat
faction-underworld = Pègre
faction-resistance = Résistance
faction-others = Les Autres
