### Nekken en huit pas, pour qui n’y a jamais joué. Chaque pas nomme la règle où poursuivre la lecture.

primer-1-title = Ce que vous cherchez
primer-1-text = Le volcan a chassé les tribus, et vous menez l’une d’elles vers de nouvelles terres. Après 27 tours, le plus de points l’emporte. Ils viennent des régions de votre liste secrète, et de ce que vous devinez des visées de vos rivaux.
primer-1-rule = NEK-002

primer-2-title = Votre liste secrète
primer-2-text = Avant le premier tour, vous écrivez six régions, ou cinq si l’on joue à quatre. La première ligne est votre cible principale et vaut 16 points ; chaque ligne suivante en vaut 2 de moins. Personne ne voit votre liste avant la fin.
primer-2-rule = NEK-014

primer-3-title = Un tour : une action, une case
primer-3-text = À chaque tour, vous faites une action, ou vous passez. Toute action prend une case de votre grille : 27 cases pour la partie entière, de 9 Migrations à 3 Expulsions. Quand une rangée est épuisée, vous ne pouvez plus faire cette action.
primer-3-rule = NEK-021

primer-4-title = Les six actions
primer-4-text = Une Migration mène votre chef dans une région voisine, où vous pouvez installer un colon et renvoyer ainsi celui d’un rival. Une Fondation en installe un sans bouger, et une Exploration mène votre chef n’importe où. La Négociation échange deux colons, la Corruption prend la place d’un rival, l’Expulsion en chasse un : sauf si le rival accepte l’échange, ces trois-là demandent 5 ou plus au dé à huit faces, et votre chef aide s’il est sur place.
primer-4-rule = NEK-023

primer-5-title = À qui est une région
primer-5-text = Vous n’avez jamais plus de 2 colons dans une région, et une région n’en porte jamais plus de 4. Qui en a le plus la contrôle et marque sa pleine valeur, si elle est sur sa liste. À deux ex æquo, c’est la moitié, à trois 2 points, à quatre rien ; un rival peut donc gâcher votre région sans même la vouloir.
primer-5-rule = NEK-004

primer-6-title = Trois évènements
primer-6-text = Un séisme et une peste frappent les régions dont le dé donne le numéro ; à la Prophétie, vous pouvez remplacer une région de votre liste. À ces tours, 6, 13 et 20, personne n’agit. Après chacun, tout le monde renonce à une case de sa grille.
primer-6-rule = NEK-024

primer-7-title = Deviner, pour finir
primer-7-text = Après le dernier tour, vous nommez pour chaque rival la région que vous prenez pour sa cible principale. Chaque supposition juste rapporte 5 points. Regardez donc où vont les autres, et ne montrez pas trop tôt ce que vous voulez.
primer-7-rule = NEK-031

primer-8-title = Par où commencer
primer-8-text = Tous les chefs partent du volcan, où nul ne revient et où aucun colon ne s’installe. Choisissez donc des régions proches les unes des autres, d’un même côté du volcan, et partez par une Migration, qui déplace votre chef et installe un colon à la fois. Gardez quelques actions à jet de dé pour les derniers tours, quand vos rivaux n’ont plus guère le temps de répondre.
primer-8-rule = NEK-019
