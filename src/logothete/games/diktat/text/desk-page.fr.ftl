### Le comptoir et les dossiers sur la page.

panel-desk = Comptoir
panel-dossiers = Dossiers

## Offres

page-desk-from = Offre : { $name }
page-desk-own = Votre offre, devant { $names }
page-desk-give = Vous donnez
page-desk-ask = Vous recevez
page-desk-nothing = rien
page-desk-marker = { $number ->
    [1] un marqueur : { $sector }
   *[other] { $number } marqueurs : { $sector }
}
page-desk-way = l’emplacement { $place } libéré
page-desk-sworn = serment : { $clause }
page-desk-before = Si vous acceptez
page-desk-becomes = devient
page-desk-accept = Accepter
page-desk-refuse = Refuser
page-desk-counter = Contre-offre
page-desk-cannot = Vous ne pouvez l’accepter telle quelle : il vous manque ce qu’elle demande, ou ce qu’elle fait jurer.
page-desk-withdraw = La retirer
page-desk-talk = Parler

## Brouillons

page-desk-new = Préparer quelque chose
page-desk-offer-to = Offre à
page-desk-tell-to = Affirmation, dite à
page-desk-show-to = Révélation, pour
page-desk-left = encore { $number } dans ce Cycle
page-desk-begin = Commencer
page-desk-draft-offer = Brouillon d’offre
page-desk-draft-answer = Contre-offre à { $name }
page-desk-first-takes = Elle est devant plusieurs : le premier qui l’accepte l’emporte.
page-desk-draft-claim = Brouillon d’affirmation
page-desk-draft-showing = Brouillon de révélation
page-desk-addressed = Destinataires
page-desk-less = { $side } : { $name }, un de moins
page-desk-more = { $side } : { $name }, un de plus
page-desk-out = Retirer : { $name }
page-desk-add = Ajouter
page-desk-add-give = Donner aussi : serment, carte, marqueur, emplacement
page-desk-add-ask = Demander aussi : serment, carte, marqueur, emplacement
page-desk-card = Carte
page-desk-one-marker = Marqueur
page-desk-place = Emplacement libéré
page-desk-swear = Serment que vous prêtez
page-desk-demand = Serment que vous exigez
page-desk-name = Suite de la phrase
page-desk-state = Ce que vous affirmez
page-desk-may-be-false = Une affirmation n’engage personne et peut être fausse.
page-desk-show = Ce que vous montrez
page-desk-is-shown = Ce qui est montré est vrai, et vu aussitôt par les destinataires.
page-desk-show-it = Montrer
page-desk-note = Un mot à côté, qui n’engage personne
page-desk-note-says = Écrit à côté ; n’engage personne.
page-desk-propose = Envoyer
page-desk-back = Un pas en arrière
page-desk-drop = Effacer le brouillon
page-desk-original = Revenir à son offre
page-desk-scrap = Abandonner le brouillon (il compte)

## À tout moment

page-desk-free = À tout moment
page-desk-flip = Retourner une Affinité
page-desk-manifest = Manifestation
page-desk-do = Le faire

## Serments

page-desk-oaths = Serments en vigueur
page-desk-you-swore = Vous avez juré
page-desk-swore = { $name } a juré
page-desk-you-wish = Vous voudriez le dissoudre ; votre partenaire doit y consentir.
page-desk-wishes = { $name } voudrait le dissoudre.
page-desk-release = Dissoudre
page-desk-uphold = Le maintenir
page-desk-between = { $names } se sont juré quelque chose.
page-desk-no-oaths = Personne n’est lié par un serment.

## Dossiers

page-dossier-facts = Parjures : { $perjuries }. Dettes : { $debts }. Serments en vigueur : { $oaths }.
page-dossier-holds = Derrière l’écran : au moins et au plus
page-dossier-claims = Affirmé
page-dossier-true = vrai
page-dossier-false = faux
page-dossier-proofs = Prouvé et remis
page-dossier-judged = Serments tenus et rompus
page-dossier-nothing = Rien au dossier.
page-dossier-talk = Parler avec { $name }
