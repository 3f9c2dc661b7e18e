### Byzantio même, et ses mots propres pour ce que les deux jeux partagent.

title-name = Byzantio
title-pitch = Quatre dynasties étendent leurs garnisons sur l’Empire, chacune en quête de cités qu’elle garde secrètes.
title-goal = Après 30 tours, chaque cité de votre liste secrète rapporte ses points si vous y avez plus de garnisons que tout autre. Le trône revient à qui a le plus de points.
# Notre estimation, listes et suppositions comprises : le livret ne donne pas de durée.
title-minutes = 45–90

## Mots

-house = maison
-pretender = prétendant
-province = province
-provinces = provinces
-city = cité
-cities = cités
-garrison = garnison
-garrisons = garnisons
-a-garrison = une garnison
-the-garrison = la garnison
-that-garrison = celle
-which-garrison = quelle garnison
-no-garrison = aucune garnison
-two-garrisons = deux garnisons
-a-second-garrison = une seconde garnison

event-succession = Succession du patriarche
