### Pourquoi une action n’est pas permise, et ce qui le serait.

## Avant le premier tour

refusal-claim-first = Choisissez d’abord la { -house } que vous jouez : prenez-en une.
refusal-house-already-claimed = Vous avez votre { -house }. Attendez que chacun ait la sienne.
refusal-house-taken = { $house } est déjà prise. Choisissez une { -house } que personne ne joue.
refusal-only-before-lists = Chacun a déjà sa { -house }. Ce choix précède les listes.
refusal-lists-first = Le jeu commence quand toutes les listes sont confirmées. Écrivez vos cibles, puis confirmez.
refusal-list-unfinished = Il manque encore { $lines ->
    [1] une ligne
   *[other] { $lines } lignes
  } à votre liste. Écrivez une cible sur chacune, puis confirmez.
refusal-list-is-full = Toutes les lignes de votre liste sont écrites. Confirmez-la, ou reprenez une ligne.
refusal-list-is-confirmed = Votre liste est confirmée, définitivement. Attendez les autres.
refusal-lists-are-final = La liste a été confirmée avant le premier tour. Une cible pourra être remplacée à la Succession.
refusal-nothing-to-confirm = Il n’y a rien à confirmer en ce moment : on ne confirme que les listes et les suppositions.
refusal-province-already-targeted = Une autre de vos cibles est dans la { -province } où se trouve { $city }. Choisissez une { -city } d’une { -province } absente de votre liste.
refusal-city-out-of-play = { $city } est une petite cité, hors jeu à moins de quatre joueurs. Choisissez une grande cité.

## Tours

refusal-not-your-turn = C’est à { $seat } d’agir. Votre tour viendra.
refusal-one-action-only = Votre action de ce tour est en cours : terminez-la d’abord.
refusal-row-exhausted = Il ne reste aucune case à la rangée { $row }. Choisissez une action d’une autre rangée.
refusal-reserve-empty = Votre réserve est vide : rien ne peut être placé. Déplacez-vous, expulsez ou négociez.
refusal-two-garrisons-already = Vous avez déjà { -two-garrisons } à { $city }, et jamais plus. Choisissez une autre { -city }.
refusal-no-rival-for-second = Aucun rival n’est à { $city }, et { -a-second-garrison } ne s’y place que face à un rival. Choisissez une autre { -city }.
refusal-already-there = Le { -pretender } est déjà à { $province }. Choisissez une autre { -province }.
refusal-closed-province = On ne revient jamais à { $province }. Choisissez une autre { -province }.

## Campagne et Rassemblement

refusal-not-a-neighbour = Votre { -pretender } n’est pas voisin de la { -province } { $province }, ni par terre ni par couloir maritime. Marchez sur une voisine, ou allez-y par une Progression.
refusal-one-march-only = Une Campagne fait un seul pas, et il est fait. Placez { -a-garrison }, ou renoncez.
refusal-only-after-march = On place après une marche. Commencez par une Campagne, ou rassemblez là où se tient votre { -pretender }.
refusal-not-in-province-entered = La { -province } atteinte ne contient pas { $city }. Choisissez une { -city } qui s’y trouve, ou renoncez.
refusal-only-after-garrison = Un rival n’est renvoyé que si vous placez { -a-garrison } en Campagne. Sinon, tentez une expulsion.
refusal-choose-whom-to-remove = Dites d’abord à qui vous renvoyez { -a-garrison }.
refusal-removal-is-compulsory = Vous avez choisi la { -city } : un rival doit en partir. Dites lequel, ou annulez votre choix.
refusal-own-garrison-stays = Vos propres { -garrisons } restent. Renvoyez un rival.
refusal-not-in-that-city = { $house } n’a { -no-garrison } à cet endroit. Renvoyez un rival qui s’y trouve.
refusal-not-in-own-province = { $city } n’est pas dans la { -province } de votre { -pretender }. Rassemblez là où il se tient, ou marchez jusque-là.
refusal-city-full = Il y a déjà quatre { -garrisons } à { $city }. Un Rassemblement ne fait pas de place ; une Campagne depuis une { -province } voisine, si.

## Négociation, Corruption, Expulsion

refusal-no-own-garrison = Vous n’avez { -no-garrison } à offrir à { $city }. Offrez ce que vous avez sur le plateau.
refusal-nothing-to-exchange = Aucun échange n’est possible pour { $city } : quelqu’un aurait trois { -garrisons } au même endroit, ou aucun rival n’est ailleurs. Faites une autre offre.
refusal-name-own-garrison-first = Offrez d’abord ce que vous donnez : négociez, puis dites ce que vous voulez en échange.
refusal-name-rival-garrison = Votre offre est ouverte : dites ce que vous voulez d’un rival en échange.
refusal-own-house = C’est votre propre { -house }. Nommez un rival.
refusal-no-such-garrison = { $house } n’a { -no-garrison } à { $city }. Visez ce qui est sur le plateau.
refusal-same-city = Tout se passe à { $city } : rien ne changerait. Demandez un échange ailleurs.
refusal-rival-has-two-there = { $house } a déjà { -two-garrisons } à { $city } et ne peut en avoir trois. Adressez-vous à un autre rival, ou offrez autre chose.
refusal-awaiting-answer = { $seat } doit répondre à l’offre avant toute autre chose.
refusal-answer-first = Un échange vous est offert : acceptez-le ou refusez-le d’abord.
refusal-no-offer-to-answer = Personne ne vous a offert d’échange.

## Évènements

refusal-event-turn = Au tour d’un évènement, personne n’agit. Répondez à l’évènement ; les actions reprennent au tour suivant.
refusal-only-after-event = On ne raye une case qu’après un évènement. En ce moment, elle serait perdue pour rien.
refusal-only-at-succession = Les cibles ne changent qu’à la Succession. D’ici là, la liste reste telle quelle.
refusal-one-target-only = Vous remplacez une cible : écrivez la nouvelle, ou annulez. Une seule peut changer.
refusal-abandon-first = Dites d’abord quelle cible vous abandonnez, par sa ligne.
refusal-line-unused = Cette ligne de la liste ne sert pas dans cette partie. Choisissez-en une qui porte une cible.
refusal-same-target = Vous êtes en train d’abandonner { $city }. Écrivez autre chose, ou annulez et gardez la liste.
refusal-only-in-plague = Seule la peste chasse un { -pretender }. Le vôtre se déplace par ses actions.
refusal-left-neighbour-moves = C’est à { $seat }, assis à gauche, de déplacer ce { -pretender }.
refusal-must-leave = Le { -pretender } doit quitter { $province }. Choisissez n’importe quelle autre { -province }.
refusal-already-answered = Votre réponse est scellée. Attendez les autres, ou reprenez-la.

## La fin

refusal-only-at-the-end = On devine les cibles principales après le dernier tour. Gardez votre soupçon jusque-là.
refusal-guess-is-owed = Il faut deviner la cible principale de chaque rival. Désignez-en une pour chacun, puis confirmez.
refusal-all-guesses-made = Tous les rivaux sont devinés. Confirmez, ou reprenez une supposition.
refusal-guess-in-order = C’est d’abord au sujet de la { -house } { $house } qu’il faut supposer.
refusal-guesses-are-confirmed = Vos suppositions sont confirmées, définitivement. Attendez les autres.
refusal-turns-are-over = Les tours sont finis. Il ne reste que les suppositions.
refusal-game-is-over = La partie est finie. Regardez le résultat, ou commencez-en une autre.
