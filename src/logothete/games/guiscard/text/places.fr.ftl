# Cartes, camps et scénarios de Guiscard.

map-prairie = La Prairie
map-bois = Le Bois
map-lagon = Le Lagon
map-plateau = Le Plateau

side-normans = les Normands
side-lombards = les Lombards
side-byzantines = les Byzantins
side-arabs = les Arabes

option-scenario-fourrageurs = Les Fourrageurs
option-scenario-lisiere = La Lisière
option-scenario-chevaux = Les Chevaux du lagon
option-scenario-plateau = Au bord du plateau
