### Pourquoi une action n’est pas permise, et ce qui le serait.

## Avant le premier tour

refusal-peoples-first = Chacun choisit d’abord son peuple : choisissez le vôtre quand vient votre tour.
refusal-people-taken = Le peuple { $people } est déjà pris. Choisissez l’un de ceux qui restent.
refusal-peoples-are-chosen = Chacun a déjà son peuple. Ce choix se fait au début.
refusal-placement-first = Toutes les unités de départ doivent d’abord être sur le plateau : placez les vôtres.
refusal-kind-all-placed = Vous avez déjà placé chaque { $kind } de départ. Placez une autre sorte d’unité.
refusal-placement-is-over = Les unités de départ sont placées. Les suivantes viennent par le Commerce et par les cartes.

## L’ordre de jeu

refusal-order-first = L’ordre de l’année se choisit d’abord : prenez une place quand on vous la demande.
refusal-order-is-chosen = L’ordre de cette année est fixé. Le prochain se choisit au début de l’année suivante.
refusal-no-such-place = Il n’y a pas tant de places à cette table ({ $rank }). Prenez-en une qui soit libre.
refusal-place-taken = Quelqu’un a déjà pris { $rank }. Prenez-en une autre.
refusal-no-tie-to-break = Il n’y a pas d’égalité que vous ayez à trancher en ce moment.
refusal-tie-first = Plusieurs joueurs sont à égalité : dites d’abord lequel choisit ensuite.
refusal-not-tied = Le joueur { $people } n’est pas parmi ceux qui sont à égalité. Nommez-en un qui l’est.

## Tours

refusal-not-your-turn = C’est à { $seat } de décider. Votre tour viendra.
refusal-actions-now = C’est le moment des actions : déplacez, combattez, commercez, faites de la magie, ou finissez vos actions.
refusal-no-action-left = Il ne vous reste aucune action. Jouez une carte qui n’en demande pas, ou finissez.
refusal-forbidden-this-turn = Une carte vous l’interdit pendant ce tour. Faites autre chose.
refusal-finish-first = On ne finit ainsi que les actions de son tour. Répondez à la question posée.
refusal-nothing-to-stop = Il n’y a rien à interrompre en ce moment.
refusal-nothing-to-pass = On ne vous demande rien que vous puissiez passer.
refusal-only-when-time-is-up = Cela ne se fait que pour un joueur dont le temps est écoulé. Vous pouvez en revanche annuler vos derniers pas.
refusal-game-is-over = La partie est finie. Regardez le résultat, ou commencez-en une autre.

## Déplacements

refusal-no-such-unit = Vous n’avez pas de { $kind } à { $region }. Choisissez une unité qui s’y trouve.
refusal-unit-may-not-move = Ce { $kind } ne peut pas bouger pendant ce tour. Choisissez une autre unité.
refusal-already-there = L’unité est déjà à { $region }. Choisissez une autre région.
refusal-not-a-neighbour = { $region } est hors d’atteinte. Choisissez une région voisine.
refusal-no-shared-region = Les deux unités d’un déplacement partagent leur départ ou leur arrivée ({ $region }). Choisissez ainsi, ou arrêtez et dépensez une autre action.
refusal-set-unit-down-first = Une unité est en chemin : dites où elle va.
refusal-finish-move-first = Votre déplacement peut prendre une seconde unité : choisissez-la, ou arrêtez.
refusal-nothing-to-set-down = Rien n’est en chemin. Choisissez d’abord une unité à déplacer.
refusal-no-necrosian-there = Il n’y a pas de nécrosien à { $region }. Choisissez une région qui en a.
refusal-set-necrosian-down-first = Un nécrosien est en chemin : dites où il va.

## Guerre

refusal-no-fighter-there = Vous n’avez pas de combattant à { $region }, et eux seuls font la guerre. Déplacez-en un d’abord.
refusal-no-such-target = Vous ne pouvez pas attaquer { $foe } à { $region }. Nommez une cible qui s’y trouve.
refusal-not-yourself = Vous ne pouvez pas attaquer vos propres unités. Nommez quelqu’un d’autre.
refusal-turned-away = Votre attaque contre { $foe } a été détournée. Prenez une autre cible pour cette action, ou faites autre chose.
refusal-no-target-next-door = Depuis { $region }, vous n’avez personne à attaquer dans une région voisine. Choisissez une autre région où vous avez des combattants.
refusal-name-target-first = L’attaque aéroportée cherche une nouvelle cible : nommez-la.
refusal-losses-first = Des pertes sont à subir d’abord : dites quelles unités vous perdez.
refusal-losses-are-local = Ces pertes se prennent là où vous avez combattu. Choisissez seulement la sorte d’unité.
refusal-losses-anywhere = Vous pouvez prendre ces pertes n’importe où : nommez aussi la région.
refusal-nothing-to-lose = Vous n’avez pas de perte à choisir en ce moment.
refusal-driven-out-first = Des unités à vous sont chassées : dites vers où, puis lesquelles.

## Commerce, conversion, magie

refusal-no-merchant-there = Vous n’avez pas de négociant à { $region }. Faites du Commerce là où vous en avez un.
refusal-reserve-all-empty = Il n’y a rien dans votre réserve qui convienne. Faites autre chose.
refusal-reserve-empty = Il ne reste aucun { $kind } dans votre réserve. Choisissez une autre sorte d’unité.
refusal-recruit-first = Votre Commerce est ouvert : faites venir une unité, ou arrêtez.
refusal-at-least-one-unit = Un Commerce fait venir au moins une unité. Choisissez-la d’abord.
refusal-no-commerce-open = De nouvelles unités viennent par un Commerce ou par une carte. Commencez par là.
refusal-choose-kind-first = Dites d’abord ce que devient l’unité.
refusal-same-kind = C’est déjà un { $kind }. Choisissez une autre sorte.
refusal-nothing-to-convert = Choisissez d’abord l’unité à convertir, puis ce qu’elle devient.
refusal-no-magic-from-there = Aucune Magie n’est possible depuis { $region } : il faut un de vos magiciens à cet endroit, un autre ailleurs, et quelqu’un à emporter.
refusal-no-mage-there = Vous n’avez pas d’autre magicien à { $region }. Emportez les unités là où vous en avez un.
refusal-nobody-to-carry = Aucune unité de cette sorte ne peut être emportée pour le peuple { $people }. Choisissez-en une qui le peut.
refusal-finish-magic-first = Votre Magie est ouverte : dites vers où et qui elle emporte, ou arrêtez.
refusal-no-magic-open = Commencez d’abord une Magie : choisissez la région de départ.
refusal-free-action-first = Une carte vous donne une action gratuite : employez-la maintenant, ou arrêtez et perdez-la.

## Pouvoirs des peuples

refusal-not-your-power = C’est le pouvoir d’un autre peuple.
refusal-power-used = Le pouvoir de votre peuple a déjà servi ce tour-ci.
refusal-no-power-now = Aucun pouvoir de votre peuple ne peut servir en ce moment.

## Cartes

refusal-card-not-held = Vous n’avez pas { $card } en main. Jouez l’une de vos cartes.
refusal-card-at-another-moment = { $card } se joue à un autre moment. Son texte dit lequel.
refusal-card-for-another-part = { $card } ne convient pas à votre rôle du moment. Son texte dit qui peut la jouer.
refusal-card-against-others = { $card } ne sert pas contre une cible de cette sorte.
refusal-turn-has-begun = { $card } se joue avant la première action de votre tour. Gardez-la pour le prochain.
refusal-no-combat-cards = La cible vous interdit les cartes de combat dans cette guerre. Jouez une autre couleur, ou rien.
refusal-card-without-effect = { $card } ne changerait rien en ce moment. Gardez-la.
refusal-not-for-this-card = Ce choix ne convient pas à la carte { $card }. Prenez l’un de ceux qu’elle propose.
refusal-no-card-asks = Aucune carte ne le demande en ce moment. Jouez-en une d’abord.
refusal-window-is-open = On demande à chacun s’il joue une carte : jouez-en une qui convient, ou passez.
refusal-not-asked = Ce moment ne vous concerne pas. Attendez les autres.
refusal-already-answered = Vous avez répondu. Attendez les autres.
refusal-one-of-the-top-cards = Choisissez l’une des cartes que vous regardez.
refusal-one-of-the-read-cards = Choisissez l’une des cartes piochées.

## Nécrose, cartes gratuites, achats

refusal-spare-first = Dites d’abord où votre peuple évite une perte, ou passez.
refusal-no-loss-there = Vous ne subissez aucune perte à { $region }. Choisissez une région où il y en a une.
refusal-nothing-to-spare = Aucune perte ne peut être évitée en ce moment.
refusal-free-cards-first = Vos cartes gratuites viennent d’abord : prenez-les, ou passez-vous-en.
refusal-no-such-support = Aucune carte gratuite de cette couleur ({ $suit }) ne vous est due. Choisissez-en une autre.
refusal-take-from-row = La file montre une carte de cette couleur ({ $suit }) : prenez-la, ou passez-vous-en.
refusal-no-free-card-now = Les cartes gratuites se prennent à la fin de votre tour.
refusal-card-not-in-row = { $card } n’est pas dans la file. Choisissez une carte qui s’y trouve.
refusal-too-dear = { $card } coûte { $price } { $price ->
    [one] point
   *[other] points
  } d’influence, plus que vous n’en avez. Choisissez moins cher, ou arrêtez.
refusal-purchases-now = C’est le moment des achats : achetez une carte de la file, ou arrêtez.
refusal-no-purchase-now = Les cartes s’achètent à la fin de votre tour.
