### Ce que le guide ne dit que de Nekken : tous partent du volcan, et une région y est à la fois province et lieu à peupler.

guide-claim-text = Le volcan a chassé quatre tribus. En { $turns } tours, vous tâchez de peupler les régions d’une liste que vous seul connaissez. Mais d’abord, quelle est votre tribu ? Tous les chefs partent du volcan, et toutes les tribus se valent.
guide-act-text = Une action par tour. Commencez par une Migration, vous en avez { $campaigns } : elle mène votre chef dans une région voisine, où vous pouvez installer un colon. Désignez { $province } : { $marches ->
    [1] elle est sur votre liste.
   *[other] on gagne par là { $city }, que vous voulez.
  }
guide-settle = Installer un colon ?
guide-settle-text = { $city } est sur votre liste et vaut { $value } points. Installez un colon : qui en a le plus ici à la fin marque.
guide-settle-feint = Cette région n’est pas sur votre liste. Un colon peut y tromper ceux qui devineront votre cible ; ou bien gardez-le en réserve et allez plus loin.
guide-settle-nothing = Personne d’installé : votre réserve reste entière, et nul ne sait ce que vous voulez.
