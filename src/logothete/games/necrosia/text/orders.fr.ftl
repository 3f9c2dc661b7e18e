### Consignes : ce que l’on répond pour un joueur qui ne veut pas qu’on l’interroge.

order-span-turn = jusqu’à la fin de ce tour
order-span-year = jusqu’à la fin de cette année
order-span-always = jusqu’à ce que je la retire

## Passer

order-pass-name = Passer sans être interrogé
order-pass = Passer { $moment }
order-pass-quick = Passer jusqu’à la fin de ce tour
order-pass-moment = Quand
order-pass-moment-any = à chaque question
order-pass-moment-w2 = quand une guerre est déclarée
order-pass-moment-w3 = avant les dés d’une guerre
order-pass-moment-w5 = après les dés d’une guerre
order-pass-moment-w6 = quand les pertes d’une guerre sont fixées
order-pass-moment-w8 = après les pertes d’une guerre
order-pass-moment-necrosis = avant que la nécrose ne prélève sa part
order-pass-moment-influence = avant le décompte de l’influence
order-pass-moment-cards = avant la prise de cartes
order-pass-moment-after-commerce = après un Commerce
order-pass-moment-any-card = quand quelqu’un joue une carte
order-pass-moment-year-end = à la fin de l’année

## Seulement ce qui concerne le joueur

order-concerned-name = Ne m’interroger que sur ce qui me concerne
order-concerned = Passer, sauf à mon tour, dans mes guerres, et quand une carte vise mon peuple, une région où j’ai des unités, ou personne en particulier

## Annuler

order-cancel-name = Annuler une carte
order-cancel = Si { $rival } joue { $what } : l’annuler si je le peux, sinon passer
order-cancel-rival = Qui la joue
order-cancel-rival-anybody = quelqu’un
order-cancel-rival-people = { $people }
order-cancel-what = Quelle carte
order-cancel-what-any = une carte quelconque
order-cancel-what-at-me = une carte qui me vise
order-cancel-what-suit = une carte de { $suit }
order-cancel-what-card = { $card }
