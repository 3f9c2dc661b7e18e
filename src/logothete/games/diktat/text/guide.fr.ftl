### Le guide d’une première partie, et ses conseils : un titre et de courtes phrases.

## Les étapes jusqu’à la fin du premier tour

guide-begin = L’Administrateur
guide-begin-cabal = Choisissez une Cabale. Elles diffèrent par leurs cartes, leur Rang et leurs Affinités de départ ; pour une première partie, toutes conviennent.
guide-begin-text = Le premier à { $target } PV, ou le plus riche en PV après le dernier Cycle, l’emporte. Votre Rang est le plus haut : vous êtes l’Administrateur et dites qui commence. Choisissez-vous : le premier trouve tous les secteurs libres.
guide-begin-came = On sait qui commence ; les autres suivent autour de la table.
guide-manoeuvre = Votre première Manœuvre
guide-manoeuvre-text = Vous avez { $number } Manœuvres dans ce Cycle, une par tour. Envoyez une équipe : en fin de Cycle les secteurs sont conquis, et qui y a des Émissaires prend des cartes et des marqueurs, un pour chacun. Pressez le bouton marqué.
guide-manoeuvre-where = Maintenant le secteur. Ceux qui sont marqués ont une carte sur la piste et peu de piles ; { $sector } est un bon endroit.
guide-manoeuvre-came = Votre équipe va dans le secteur { $sector }. Personne ne voit qui la compose.
guide-top = Qui se tient dessus
guide-top-text = Une équipe est une pile de pions cachés, du sommet vers le bas. Touchez d’abord un Citoyen : espions et assassins visent souvent le sommet, et un Citoyen vous coûte le moins. Puis un Émissaire, qui seul prend quelque chose, et un Garde ; puis scellez l’équipe.
guide-top-came = Voilà le pion du sommet. La suite vient dessous.
guide-emissary = Un Émissaire
guide-emissary-text = Seuls les Émissaires gagnent : en avoir le plus dans un secteur fait de vous son Vainqueur. Ajoutez-en un maintenant, sous le pion du sommet.
guide-guard = Un Garde
guide-guard-text = Qui frappe un Garde vous paie { $fine } PP et doit s’arrêter ; qui frappe un Émissaire gagne { $bounty } PP. Ajoutez un Garde : nul ne sait lequel des trois est lequel.
guide-seal = En route
guide-seal-text = { $number ->
    [1] Un pion est
   *[other] { $number } pions sont
  } dans l’équipe. Gardez des Agents pour d’autres secteurs : scellez-la, et elle se tient sur le plateau.
guide-seal-came = Votre équipe est en place, face cachée. { $number ->
    [0] C’était votre dernière Manœuvre de ce Cycle.
    [one] Il vous reste une Manœuvre dans ce Cycle.
   *[other] Il vous reste { $number } Manœuvres dans ce Cycle.
  }

## Conseils

guide-offer = Une offre est devant vous
guide-offer-text = Lisez-la au comptoir. Vous pouvez accepter, refuser ou répondre par une autre, et personne ne vous attend. Ce qui est juré lie ; ce qui est seulement écrit ou affirmé ne lie pas.
guide-oath = Vous êtes sous serment
guide-oath-text = La feuille des serments dit ce que vous avez juré et ce qu’on vous a juré. Le jeu lui-même juge : qui rompt un serment perd 1 PV, et tous l’apprennent. Vous êtes averti avant.
guide-spied = Regarder
guide-spied-text = Vous seul voyez ce que vous voyez, et cela reste marqué sur la pile. Vous pouvez le dire, vrai ou faux, ou le vendre au comptoir. La carte secrète aussi peut être regardée.
guide-others-strike = Pour les Autres
guide-others-strike-text = Les Autres attaquent une pile venue chez eux, et vous choisissez quels pions ils trouvent. Qui est attaqué se tait jusqu’à la fin.
guide-struck = Frapper
guide-struck-text = Montrez un pion d’un rival : il est révélé à tous. Un Émissaire vous rapporte { $bounty } PP, un Citoyen rien ; un Garde vous coûte { $fine } PP et vous arrête. Regardez d’abord, si vous pouvez.
guide-designate = Quel secteur ensuite ?
guide-designate-text = Les piles sont révélées secteur par secteur, et l’Administrateur, c’est-à-dire vous, en dit l’ordre. Cela compte : ce qui est pris ici peut changer votre Rang avant le suivant.
guide-fist = Poings fermés
guide-fist-text = Plusieurs ont autant d’Émissaires. Chacun cache des PP dans son poing, vous en avez { $number }, et tous ouvrent ensemble : le plus haut prend d’abord. Tout ce qui est dans les poings est perdu ; zéro est donc aussi un choix.
guide-prise = Le butin
guide-prise-text = Vous prenez un Trophée par Émissaire, { $number ->
    [1] un
   *[other] { $number }
  } ici : une carte pour les cases de votre Cabale, ou un marqueur du secteur. Les cartes donnent des PV et des effets, les marqueurs servent à chaque Cycle.
guide-affinities = Affinités
guide-affinities-text = Elles sont derrière votre écran, dix de chaque type pour tous ensemble. Sur les symboles d’une carte à vous, elles donnent des PV ; vous pouvez les y retourner à tout moment, au comptoir.
guide-window = Un moment pour les Manifestations
guide-window-text = Qui a une Manifestation peut la jouer ; tous répondent sous scellé, et passer n’apprend rien à personne. La plupart de ces moments sont passés pour vous : sous Consignes, dites auxquels on doit vous demander.
guide-effect = Un effet s’accomplit
guide-effect-text = Ce que fait une carte ou un marqueur s’accomplit ligne par ligne, et ici un choix vous revient. Son texte entier est dans le journal, avec sa règle.
guide-cleanse = Chasser
guide-cleanse-text = Des Émissaires vous débarrassent de la Corruption, des Gardes chassent des Autres d’un secteur. Cela coûte des Agents, et sauve des PV à la fin, ou la partie de tous.
guide-administrator = De nouveau Administrateur
guide-administrator-text = Le Rang en décide. Qui commence prend les places libres ; qui vient en dernier voit ce que les autres ont envoyé. Ce qu’on vous donnerait pour votre choix se demande au comptoir.
guide-peril = Tous peuvent perdre
guide-peril-text = La piste de corruption tient { $track } cartes ; une de plus, et tous ont perdu ensemble. Prenez des cartes, dissipez les Ténèbres, chassez des Autres : convenez de qui fait quoi.
guide-corruption = Corruption
guide-corruption-text = Vous avez { $number ->
    [1] un jeton Corruption
   *[other] { $number } jetons Corruption
  }. À la fin chacun coûte des PV, d’autant plus qu’il y a de secteurs corrompus. Des Émissaires peuvent vous en débarrasser.
guide-deal = Tout est à vendre
guide-deal-text = À tout moment, interrogé ou non, vous pouvez faire une offre : Agents, PP, cartes, places, et serments sur ce qui vient. Demandez à quelqu’un de laisser votre secteur, et donnez quelque chose pour cela.
guide-dossier = Connaître ses rivaux
guide-dossier-text = Un dossier sur chacun dit ce qu’il a derrière l’écran au moins et au plus, ce qu’il a affirmé, et ce qui s’est trouvé vrai.
guide-develop = Développer la Cabale
guide-develop-text = Des PP mettent en jeu une carte de votre Cabale, sur une case qui peut donner aussi des PV. Les premières servent le plus longtemps. S’il vous manque des PP, une Dette en donne à tout moment et coûte 1 PV à la fin.
guide-use = De quoi agir
guide-use-text = Une carte ou un marqueur à vous est une Manœuvre à part. Une fois utilisé, il se repose jusqu’au Cycle suivant.
guide-last = Le dernier Cycle
guide-last-text = Après ce Cycle c’est fini, ou plus tôt si quelqu’un a { $target } PV. Chaque Dette coûte 1 PV ; les PP restants ne départagent que les égalités : dépensez-les.
