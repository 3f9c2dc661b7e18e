### Le guide d’une première partie, et les conseils de toute table. Les leçons d’un jeu sont dans ses propres catalogues.

guide-name = Guide
guide-step = Étape { $step } sur { $steps }
guide-tip = Conseil
guide-show = Afficher le guide (G)
guide-hide = Écarter le guide (Échap ; G le rappelle)
guide-leave = Quitter le guide : plus d’étapes ni de conseils pour ce jeu
guide-next = Compris
guide-there = Me le montrer
guide-undone = Repris. Choisissez de nouveau.

guide-wait = Aux autres de jouer
guide-wait-text = Le jeu attend quelqu’un d’autre. Dès qu’on vous demandera quelque chose, je continue.
guide-rest = À vous de jouer
guide-rest-text = Vous savez l’essentiel. Quand du nouveau se présentera, un conseil viendra. Tout le livret est à une touche : ?

guide-choose = Décider
guide-choose-text = { $goal } Ce que vous pouvez choisir brille : désignez-le sur le plateau, ou prenez l’un des boutons.
guide-choose-more = Bien. Choisissez encore parmi ce qui brille, ou pressez Échap pour recommencer.
guide-choose-came = C’était votre première décision.

guide-refused = Pas maintenant
guide-refused-text = Le jeu ne fait que ce que permettent les règles, et dit pourquoi. Le numéro mène à la règle.
guide-undo = Changer d’avis
guide-undo-text = Vous pouvez reprendre une décision tant qu’aucun dé n’est tombé, qu’aucun secret n’est montré et que personne d’autre n’a décidé.
guide-meanwhile = Ce qui s’est passé entre-temps
guide-meanwhile-text = Le journal raconte tout en phrases ; les noms s’y éclairent sur le plateau. La touche F remontre les coups.
