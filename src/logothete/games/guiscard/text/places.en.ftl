# Maps, sides and scenarios of Guiscard.

map-prairie = La Prairie
map-bois = Le Bois
map-lagon = Le Lagon
map-plateau = Le Plateau

side-normans = the Normans
side-lombards = the Lombards
side-byzantines = the Byzantines
side-arabs = the Arabs

option-scenario-fourrageurs = The Foragers
option-scenario-lisiere = The Edge of the Wood
option-scenario-chevaux = The Horses of the Lagoon
option-scenario-plateau = At the Edge of the Plateau
