### Pourquoi une action n’est pas permise, et ce qui le serait. Les effets et le bureau ont leurs propres fichiers.

## Avant le premier Cycle

refusal-cabals-first = Chacun prend d’abord une Cabale : choisissez la vôtre à votre tour.
refusal-cabal-taken = Cette Cabale a déjà son joueur : { $cabal }. Choisissez-en une qui reste.
refusal-cabals-are-chosen = Chacun a déjà sa Cabale. Ce choix se fait au début.
refusal-cabal-not-played = Personne ne joue cette Cabale : { $cabal }. Nommez-en une qui soit à la table.

## Les tours

refusal-not-your-turn = C’est à { $seat } de décider maintenant. Votre tour viendra.
refusal-game-is-over = La partie est finie. Regardez le résultat, ou commencez une autre partie.
refusal-starter-first = On dit d’abord qui commence les Manœuvres.
refusal-not-to-be-started = Qui commence se dit une fois par Cycle, avant les Manœuvres.
refusal-no-manoeuvre-now = On n’attend pas de Manœuvre de vous maintenant. Répondez à la question posée.
refusal-not-this-manoeuvre = L’effet vous accorde une autre Manœuvre. Choisissez parmi ce qu’il propose, ou renoncez-y.
refusal-no-passing = On ne passe pas : une Manœuvre est due. Étendre son influence est toujours possible.
refusal-nothing-to-stop = Il n’y a rien à interrompre maintenant.
refusal-nothing-to-pass = Personne ne vous demande rien que vous puissiez passer.
refusal-already-answered = Vous avez répondu. Attendez que les autres l’aient fait.
refusal-not-asked = On ne vous demande rien : vous n’avez aucune Manifestation que ce moment admette.
refusal-no-manifestation = Ce n’est pas une Manifestation. Jouez-en une, ou passez.
refusal-no-effect-now = Rien ne se déclare à ce point. Achevez d’abord ce qui est commencé.
refusal-not-special = Ce n’est pas une Manœuvre spéciale. Son texte dit comment elle agit.

## Les équipes

refusal-no-team-now = Aucune équipe ne se forme. Choisissez un secteur lors de votre Manœuvre.
refusal-team-has-sector = Cette équipe a déjà son secteur. Scellez-la, ou choisissez une autre Manœuvre.
refusal-no-sector-yet = Dites d’abord où va l’équipe.
refusal-none-in-reserve = Vous n’avez plus d’Agent de ce type en réserve : { $agent }. Choisissez un autre type.
refusal-team-is-full = L’équipe ne peut avoir plus de pions. Scellez-la.
refusal-empty-team = Une équipe a au moins un pion. Ajoutez-en un.
refusal-sector-is-full = Il n’y a plus de place pour une pile à { $sector }. Choisissez un autre secteur.
refusal-sector-is-closed = Ce secteur est fermé pour ce Cycle, aucune pile n’y arrive : { $sector }. Choisissez-en un autre.
refusal-sector-is-frozen = Ce secteur a été dévoilé ce Cycle, plus rien ne s’y touche : { $sector }.

## Espionner et assassiner

refusal-no-stack-to-point-at = Aucune pile n’est à désigner maintenant.
refusal-no-stack-there = Il n’y a plus rien à y regarder : { $place }. Choisissez une autre pile.
refusal-stack-first = Nommez d’abord une pile, puis l’un de ses pions.
refusal-pawn-now = La pile est nommée : choisissez l’un de ses pions.
refusal-no-pawn-there = Cette pile n’a pas de pion { $position }. Comptez depuis le sommet.
refusal-looked-already = Vous avez déjà regardé le pion { $position } lors de cette Manœuvre. Choisissez-en un autre.
refusal-no-look-now = Vous ne regardez rien maintenant.
refusal-no-secret-card = La carte secrète ne peut être regardée : elle n’est pas là, ou vous l’avez vue.
refusal-nobody-to-strike = Aucun pion adverse ne peut être frappé. Choisissez une autre Manœuvre.
refusal-no-target-there = Personne ne peut y être frappé : { $place }. Choisissez une autre pile.
refusal-own-pawns = Ce sont vos propres pions : { $place }. Frappez quelqu’un d’autre.
refusal-strike-first = Il faut frapper au moins une fois. Désignez une pile.
refusal-no-strike-now = Vous ne frappez personne maintenant.
refusal-no-corruption-there = Aucun jeton Corruption ne peut être frappé à { $sector }.
refusal-others-do-not-stop = Vous frappez pour les Autres : ils ne s’arrêtent que devant un Garde, et ne visent que cette pile.
refusal-others-are-attacking = Les Autres attaquent. Attendez que ce soit fini.

## Influence et développement

refusal-no-such-piece = Vous n’en avez pas à défausser : { $piece }. Choisissez une autre pièce, ou rien.
refusal-not-your-card = Cette carte n’est pas à vous : { $card }. Choisissez l’une des vôtres.
refusal-in-play-already = Cette carte est déjà en jeu : { $card }. Choisissez une autre de vos cartes Cabale.
refusal-too-dear = Vous avez trop peu de PP pour l’emplacement de cette carte : { $card }. Amassez-en, ou prenez d’abord une Dette.
refusal-no-marker = Vous n’avez pas de marqueur d’Influence de ce secteur : { $sector }.

## Chasser la corruption

refusal-only-with-others = Cela appartient à la Configuration « les Autres », qui n’est pas jouée ici.
refusal-no-corruption = Aucun jeton Corruption n’est devant vous.
refusal-too-few-emissaries = Vous avez trop peu d’Émissaires en réserve pour cela.
refusal-too-few-guards = Vous avez trop peu de Gardes en réserve pour cela.
refusal-nobody-to-drive = Aucun Autre ne peut être chassé d’ici : { $sector }. Choisissez un autre secteur.
refusal-one-form-of-chasing = Les deux façons de chasser la corruption ne se mêlent pas. Poursuivez celle que vous avez commencée, ou restez-en là.

## Conquêtes

refusal-no-sector-to-designate = Aucun secteur n’est à désigner maintenant.
refusal-nobody-there = Aucun joueur n’a de pile à { $sector }. Désignez un autre secteur.
refusal-no-struggle-now = Il n’y a pas de Lutte de pouvoir maintenant.
refusal-fists-first = Les poings se ferment d’abord : dites combien de PP vous misez.
refusal-not-in-the-struggle = Vous ne prenez pas part à cette Lutte de pouvoir.
refusal-fist-is-closed = Votre poing est fermé. Attendez les autres.
refusal-bid-too-high = Vous n’avez pas autant de PP. Misez moins.
refusal-no-prise-now = Ce n’est pas à vous de prendre un Trophée maintenant.
refusal-card-not-here = Ce n’est pas un Trophée de ce secteur : { $card }. Prenez ce qui s’y trouve, ou déclinez.
refusal-no-marker-left = Il ne reste aucun marqueur sur ce secteur. Prenez autre chose, ou déclinez.
refusal-in-darkness = Des Ténèbres couvrent le secteur : ni cartes ni marqueurs ne se prennent. Défaussez plutôt un jeton Ténèbres.
refusal-no-darkness = Aucun jeton Ténèbres n’est sur ce secteur.
refusal-nothing-else-to-give = Vous n’avez pas de groupe de ce type à donner pour un Trophée : { $agent }.
refusal-loss-first = Les Autres prennent leur dû : dites d’abord ce que vous donnez.

## Possessions

refusal-no-marker-too-many = Vous n’avez pas de marqueur en trop.
refusal-not-your-marker = Vous n’avez pas de marqueur de ce secteur qui puisse partir : { $sector }. Choisissez-en un autre.
refusal-no-affinity-now = Aucune Affinité n’est à nommer maintenant.
refusal-name-affinity = Nommez d’abord une Affinité.
refusal-no-affinity-left = Il n’en reste pas dans la réserve commune : { $affinity }. Nommez un autre type.
refusal-no-affinity-in-reserve = Vous n’en avez pas en réserve : { $affinity }. Rendez-en une autre.
refusal-no-affinity-on-card = Aucun jeton de ce type n’est posé sur cette carte : { $card }.
refusal-advised-order = Dans une première partie, ce n’est pas encore le tour de cette carte ({ $card }) : les cartes Cabale se placent dans l’ordre conseillé.
refusal-no-oaths-at-first = Dans une première partie, on ne prête pas serment. Biens, places et paroles s’échangent tout de même.
