### Noms de ce qui est sur le plateau : régions, peuples, unités, couleurs, places dans l’ordre, dés.

## Régions

region-frostmoon = Givrelune
region-high-mists = Hautes-Brumes
region-stormpeak = Pic-aux-Orages
region-amber-sanctuary = Sanctuaire d’Ambre
region-coral-harbour = Port-Corail
region-cairn-plain = Plaine des Cairns
region-crossing = Croisée-des-Routes
region-ash-bastion = Bastion de Cendre
region-necrosia = Nécrosia
region-sail-lagoon = Lagune aux Voiles
region-emerald-terraces = Terrasses d’Émeraude
region-echo-tower = Tour-des-Échos
region-grey-heath = Landes Grises
region-whisper-isles = Îles du Murmure
region-singing-wood = Bois-Chantant
region-copper-dunes = Dunes de Cuivre
region-thousand-springs = Mille-Sources
region-sun-cape = Cap-Solaire

## Peuples

people-darken = Darken
people-feling = Feling
people-kelwin = Kelwin
people-ombre = Ombre
people-ygwan = Ygwan

## Peuples et nécrosiens, comme cibles d’une guerre

foe-darken = les Darkens
foe-feling = les Felings
foe-kelwin = les Kelwins
foe-ombre = les Ombres
foe-ygwan = les Ygwans
foe-necrosians = les nécrosiens

## Pouvoirs des peuples

power-attack-die = Dé d’attaque de plus
power-attack-die-text = Une fois dans votre tour, ajoutez un dé à une guerre que vous avez déclarée, avant que les dés soient lancés.
power-spare-loss = Unité épargnée
power-spare-loss-text = À la fin de votre tour, une de vos unités échappe à la nécrose.
power-free-move = Déplacement gratuit
power-free-move-text = Une fois dans votre tour, entre vos actions, déplacez une de vos unités sans dépenser d’action.
power-raise-necrosian = Nécrosien de plus
power-raise-necrosian-text = Une fois dans votre tour, entre vos actions, ajoutez un nécrosien dans n’importe quelle région.
power-defence-die = Dé de défense de plus
power-defence-die-text = Chaque fois qu’on vous fait la guerre, vous lancez un dé de plus.

## Unités

kind-fighter = combattant
kind-merchant = négociant
kind-mage = magicien

## Couleurs des cartes et castes des guildes

suit-combat = combat
suit-commerce = commerce
suit-magic = magie
suit-necrosis = nécrose
suit-shaan = Shaan

## Places dans l’ordre de jeu

rank-1 = la première place
rank-2 = la deuxième place
rank-3 = la troisième place
rank-4 = la quatrième place
rank-5 = la cinquième place

## Dés, dans l’ordre où ils ont été lancés

die-1 = dé 1
die-2 = dé 2
die-3 = dé 3
die-4 = dé 4
die-5 = dé 5
die-6 = dé 6
die-7 = dé 7
die-8 = dé 8
die-9 = dé 9
die-10 = dé 10
die-11 = dé 11
die-12 = dé 12
die-13 = dé 13
die-14 = dé 14
die-15 = dé 15
die-16 = dé 16
die-17 = dé 17
die-18 = dé 18
die-19 = dé 19
die-20 = dé 20
die-21 = dé 21
die-22 = dé 22
die-23 = dé 23
die-24 = dé 24
die-25 = dé 25
die-26 = dé 26
die-27 = dé 27
die-28 = dé 28
die-29 = dé 29
die-30 = dé 30
