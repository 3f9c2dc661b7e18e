### Le guide d’une première partie, et ses conseils : un titre et quelques courtes phrases chacun.

## Les étapes jusqu’au premier tour

guide-claim = Choisissez une { -house }
guide-claim-text = L’empereur est mort, et quatre maisons veulent son trône. En { $turns } tours, vous tâchez de tenir les cités d’une liste que vous seul connaissez. Mais d’abord, quelle est votre maison ? Votre prétendant part de sa province natale ; pour le reste, toutes se valent.
guide-claim-came = Vous menez la { -house } { $house }. Votre { -pretender } se tient à { $province }.

guide-main = Votre cible principale
guide-main-text = Votre liste secrète commence par la meilleure ligne : { $value } points si vous y avez à la fin plus de { -garrisons } que tout rival. Choisissez une { -city } proche, comme celles qui sont marquées : chaque marche coûte un tour.
guide-main-came = { $city }, { $marches ->
    [0] là d’où vous partez
    [1] à une marche
   *[other] à { $marches } marches
  } : c’est votre secret.

guide-list = Le reste de la liste
guide-list-text = { $marches ->
    [0] {""}
   *[other] { $city } est à { $marches } marches de chez vous : c’est loin.{" "}
  }{ $left ->
    [1] Il reste une ligne
   *[other] Il reste { $left } lignes
  } ; celle-ci vaut { $value } points. Des { -cities } voisines épargnent des marches. Mais toutes dans le même coin, elles se devinent vite.

guide-confirm = Avant de sceller
guide-confirm-text = { $count ->
    [0] Une liste à votre portée : rien n’y est à plus de { $marches } marches de chez vous. Confirmez-la ; d’ici là, le bouton Reprendre
    [1] { $cities } est à plus de { $marches } marches de chez vous, et vos marches sont comptées. Gardez-la pour surprendre à la fin ; sinon, le bouton Reprendre
   *[other] { $cities } sont à plus de { $marches } marches de chez vous, et vos marches sont comptées. Gardez-les pour surprendre à la fin ; sinon, le bouton Reprendre
  } efface ligne après ligne.
guide-confirm-came = Votre liste est scellée. Personne ne la verra avant la fin.

guide-act = Votre premier tour
guide-act-text = Une action par tour. Commencez par une { row-campaign }, vous en avez { $campaigns } : elle mène votre { -pretender } dans une { -province } voisine, où vous pouvez placer { -a-garrison }. Désignez { $province } : { $marches ->
    [1] { $city }, que vous voulez, s’y trouve.
   *[other] on gagne par là { $city }, que vous voulez.
  }
guide-act-here = Vous voulez { $city }, et votre { -pretender } y est déjà. Désignez-la : l’action { row-rally } place { -a-garrison } sans se déplacer.
guide-act-more = Choisissez encore parmi ce qui brille. Échap recommence.
guide-act-marched = Vous y êtes. Cases de { row-campaign } encore libres sur votre grille : { $campaigns }.
guide-act-rallied = C’est fait. La case est cochée, et c’est au suivant de jouer.
guide-act-other = C’était votre action. Au suivant de jouer.

guide-settle = Placer { -a-garrison } ?
guide-settle-text = { $city } est sur votre liste et vaut { $value } points. Placez { -a-garrison } : qui en a le plus ici à la fin marque.
guide-settle-feint = Rien ici n’est sur votre liste. Placer { -a-garrison } peut tromper ceux qui devineront votre cible ; ou bien gardez votre réserve et marchez plus loin.
guide-settle-came = C’est fait ; il vous en reste { $reserve } en réserve. Un rival qui marcherait jusqu’ici vous renverrait { -a-garrison }.
guide-settle-nothing = Rien de placé : votre réserve reste entière, et personne ne sait ce que vous voulez.

## Conseils

guide-roll = Une action avec un dé
guide-roll-text = Elle réussit à partir de 5 au dé à huit faces : 4 si votre { -pretender } est sur place, 6 si seul celui du propriétaire y est. La case est cochée même en cas d’échec.
guide-roll-negotiate = Proposez d’échanger { -a-garrison } à vous contre { -that-garrison } d’un rival, où que ce soit. S’il refuse, le dé tranche : à partir de 5, l’échange se fait malgré tout.
guide-swap = Que demandez-vous ?
guide-swap-text = Demandez une place que vous voulez et dont votre rival n’a peut-être pas besoin. Si vous offrez ce qu’il semble chercher, il n’y aura pas de dé.
guide-answer = On vous propose un échange
guide-answer-text = Ce que vous recevriez vaut-il plus pour vous que ce que vous donnez ? Si vous refusez, l’échange se fait quand même à partir de { $needed } au dé à huit faces. Ce qu’on vous demande vous apprend ce qu’on veut.
guide-remove = Qui doit partir ?
guide-remove-text = Plusieurs rivaux sont ici, et l’un d’eux doit reprendre { -a-garrison } dans sa réserve. Choisissez celui qui partagerait cette place avec vous, ou qui mène.
guide-succession = Une nouvelle cible ?
guide-succession-text = Une fois dans la partie, vous pouvez remplacer en secret une ligne de votre liste. La nouvelle { -city } rapporte { $cost } points de moins que sa ligne. Utile si une cible est hors d’atteinte.
guide-send = Vers où ?
guide-send-text = C’est vous qui décidez où ce { -pretender } doit aller. Loin de ce que son maître semble vouloir.
guide-strike = Une case de moins
guide-strike-text = Après un évènement, chacun perd une case de sa grille. Prenez-la dans une rangée que vous n’épuiserez pas ; nul ne voit votre choix avant que tous aient choisi.
guide-suspect = La dernière supposition
guide-suspect-text = Pour chaque rival, nommez la cible principale : { $points } points si c’est juste. Où est-il allé d’abord, et où s’est-il battu ?
guide-lost = Une perte ici
guide-lost-text = Ce que vous avez perdu est revenu dans votre réserve et peut être placé de nouveau. Marchez là-bas à votre tour, et c’est un rival qui perdra une place.
guide-watch = Observez les autres
guide-watch-text = À la fin, vous devinerez la cible principale de chaque rival, pour { $points } points chacune. Notez sous { panel-beliefs } ce que vous pensez ; et ne courez pas tout droit vers la vôtre.
guide-disaster = Un évènement approche
guide-disaster-text = Au prochain tour, personne n’agit : un évènement frappe. La piste dit lequel, et le numéro de chaque { -province } décide où.
guide-shared = Personne n’y est seul
guide-shared-text = À { $city }, un rival a autant de { -garrisons } que vous, ou plus. À égalité à deux, chacun n’a que la moitié des points. Puisqu’un rival est là, vous pouvez en ajouter.
guide-scarce = Peu de marches encore
guide-scarce-text = Cases de { row-campaign } encore libres sur votre grille : { $number }. L’action { row-progression } vous mène n’importe où, sans rien placer ; l’action { row-rally } place sans déplacer.
guide-reserve = Plus rien en réserve
guide-reserve-text = Toutes vos pièces sont sur le plateau. Vous ne placerez plus rien avant qu’une d’elles ne revienne ; { row-negotiation } et { row-expulsion } restent possibles.
guide-last = Les derniers tours
guide-last-text = { $number ->
    [1] C’est le dernier tour.
   *[other] Il reste { $number } tours, celui-ci compris.
  } Ce que vous prenez maintenant appellera peu de réponses. Servez-vous de vos cases : celles qui restent ne valent rien.
