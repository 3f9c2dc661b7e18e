### Nekken même : ses mots propres pour ce que les deux jeux partagent, et les phrases qui ne valent que pour lui.

title-name = Nekken
title-pitch = Quatre tribus quittent le volcan et peuplent un continent, chacune en quête de régions qu’elle garde secrètes.
title-goal = Après 27 tours, chaque région de votre liste secrète rapporte ses points si vous y avez plus de colons que tout autre. Le plus de points l’emporte.
# Notre estimation, listes et suppositions comprises : le livret ne donne pas de durée.
title-minutes = 40–80

## Mots

-house = tribu
-pretender = chef
-province = région
-provinces = régions
-city = région
-cities = régions
-garrison = colon
-garrisons = colons
-a-garrison = un colon
-the-garrison = le colon
-that-garrison = celui
-which-garrison = quel colon
-no-garrison = aucun colon
-two-garrisons = deux colons
-a-second-garrison = un second colon

event-succession = Prophétie

row-campaign = Migration
row-rally = Fondation
row-progression = Exploration

## Verbes

verb-campaign = migrer
verb-garrison = installer
verb-rally = fonder
verb-progress = explorer

action-campaign = migrer vers { $province } (la Campagne de Byzantio)
action-garrison = installer un colon à { $city }
action-withhold = n’installer personne
action-rally = fonder avec un colon à { $city } (le Rassemblement de Byzantio)
action-progress = explorer jusqu’à { $province } (la Progression de Byzantio)

## Phrases

prompt-garrison = Votre chef est à { $province }. Installer un colon, ou personne ?
prompt-succession = La Prophétie : remplacer une région de votre liste, ou la garder telle quelle ?

event-marched = { $seat } migre vers { $province }.
event-garrisoned = { $seat } installe un colon à { $city }.
event-withheld = { $seat } n’installe personne.
event-rallied = { $seat } fonde : un colon s’installe à { $city }.
event-progressed = { $seat } explore jusqu’à { $province }.
event-crowned = { $seat } l’emporte : le continent a trouvé son peuple.

refusal-city-out-of-play = Nul ne peut s’établir à { $city }. Choisissez une autre région.
refusal-not-in-province-entered = La région atteinte n’est pas { $city }. Une Migration installe un colon à son arrivée, ou personne.
refusal-not-in-own-province = Votre chef n’est pas à { $city }. Une Fondation installe un colon dans la région du chef.
refusal-only-after-march = On installe un colon après une Migration. Migrez d’abord, ou fondez là où se tient votre chef.
refusal-one-march-only = Une Migration fait un seul pas, et il est fait. Installez un colon, ou personne.
refusal-only-at-succession = Les cibles ne changent qu’à la Prophétie. D’ici là, la liste reste telle quelle.
refusal-lists-are-final = La liste a été confirmée avant le premier tour. Une région pourra être remplacée à la Prophétie.
refusal-not-a-neighbour = La région de votre chef ne touche pas { $province }. Migrez chez un voisin, ou allez-y par une Exploration.
refusal-city-full = Il y a déjà quatre colons à { $city }. Une Fondation ne fait pas de place ; une Migration depuis une région voisine, si.
refusal-province-already-targeted = La région { $city } est déjà sur votre liste. Choisissez-en une autre.

terminal-board-cities = Régions habitées
terminal-board-empty = Aucun colon n’est encore sur le plateau.
terminal-map-legend = Pas : marches depuis votre chef. N° : un évènement frappe toutes les régions du numéro que donne le dé ({ $sides } faces).
