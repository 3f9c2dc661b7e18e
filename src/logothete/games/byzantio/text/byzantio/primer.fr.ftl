### Byzantio en huit pas, pour qui n’y a jamais joué. Chaque pas nomme la règle où poursuivre la lecture.

primer-1-title = Ce que vous cherchez
primer-1-text = L’empereur est mort, et vous menez l’une des maisons qui veulent son trône. Après 30 tours, le plus de points l’emporte. Ils viennent des cités de votre liste secrète, et de ce que vous devinez des visées de vos rivaux.
primer-1-rule = BYZ-002

primer-2-title = Votre liste secrète
primer-2-text = Avant le premier tour, vous écrivez sept cités de sept provinces différentes. La première ligne est votre cible principale et vaut 16 points, la dernière n’en vaut que 4. Personne ne voit votre liste avant la fin.
primer-2-rule = BYZ-024

primer-3-title = Un tour : une action, une case
primer-3-text = À chaque tour, vous faites une action, ou vous passez. Toute action prend une case de votre grille : 30 cases pour la partie entière, de 10 Campagnes à 3 Expulsions. Quand une rangée est épuisée, vous ne pouvez plus faire cette action.
primer-3-rule = BYZ-040

primer-4-title = Les six actions
primer-4-text = Une Campagne mène votre prétendant dans une province voisine, où vous pouvez placer une garnison et renvoyer ainsi celle d’un rival. Un Rassemblement en place une sans bouger, et une Progression mène votre prétendant n’importe où. La Négociation échange deux garnisons, la Corruption prend la place d’un rival, l’Expulsion en chasse un : sauf si le rival accepte l’échange, ces trois-là demandent 5 ou plus au dé à huit faces, et votre prétendant aide s’il est sur place.
primer-4-rule = BYZ-045

primer-5-title = À qui est une cité
primer-5-text = Vous n’avez jamais plus de 2 garnisons dans une cité, et une cité n’en porte jamais plus de 4. Qui en a le plus la contrôle et marque sa pleine valeur, si elle est sur sa liste. À deux ex æquo, c’est la moitié, à trois 2 points, à quatre rien ; un rival peut donc gâcher votre cité sans même la vouloir.
primer-5-rule = BYZ-139

primer-6-title = Quatre évènements
primer-6-text = Un séisme, une famine et une peste frappent les provinces dont le dé donne le numéro ; à la Succession du patriarche, vous pouvez remplacer une cité de votre liste. À ces tours, 6, 12, 18 et 24, personne n’agit. Après chacun, tout le monde renonce à une case de sa grille.
primer-6-rule = BYZ-107

primer-7-title = Deviner, pour finir
primer-7-text = Après le dernier tour, vous nommez pour chaque rival la cité que vous prenez pour sa cible principale. Chaque supposition juste rapporte 5 points. Regardez donc où vont les autres, et ne montrez pas trop tôt ce que vous voulez.
primer-7-rule = BYZ-103

primer-8-title = Par où commencer
primer-8-text = Écrivez une liste où quelques cités sont proches les unes des autres, et pas toutes loin de votre province natale. Puis marchez : une Campagne déplace et place à la fois, et vous en avez dix. Gardez quelques actions à jet de dé pour les derniers tours, quand vos rivaux n’ont plus guère le temps de répondre.
primer-8-rule = BYZ-056
