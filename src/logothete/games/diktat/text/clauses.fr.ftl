### Les clauses en phrases, sur la page : ce qui est juré ou affirmé, avec tout ce que cela nomme.

page-until = jusqu’à { $deadline }
page-until-sector = jusqu’à la fin de la conquête : { $sector }
page-due = d’ici { $deadline }
page-due-sector = avant la fin de la conquête : { $sector }

page-clause-not-enter = ne pas entrer dans le secteur { $where }
page-clause-not-kill = { $where ->
    [any] épargner partout les pions du partenaire
   *[other] épargner les pions du partenaire dans le secteur { $where }
}
page-clause-not-spy = { $where ->
    [any] n’espionner le partenaire nulle part
   *[other] ne pas espionner le partenaire dans le secteur { $where }
}
page-clause-not-spy-secret = ne pas regarder la carte secrète
page-clause-not-take-card = ne pas prendre { $what }
page-clause-not-take-marker = ne pas prendre de marqueur du secteur { $where }
page-clause-not-dispel = ne pas prendre de jeton de Ténèbres du secteur { $where }
page-clause-let-take-card = laisser { $what } au partenaire dans le secteur { $where }
page-clause-let-take-marker = laisser au partenaire le marqueur du secteur { $where }
page-clause-let-dispel = laisser au partenaire le jeton de Ténèbres du secteur { $where }
page-clause-bid-at-most = miser { $number } PP au plus dans le secteur { $where }
page-clause-bid-at-least = miser { $number } PP au moins dans le secteur { $where }
page-clause-not-use = ne pas utiliser { $what }
page-clause-not-use-marker = ne pas utiliser le marqueur du secteur { $where }
page-clause-not-trade = ne traiter en rien avec { $who }
page-clause-not-hand-card = ne pas remettre { $what } à { $who }
page-clause-not-hand-marker = ne pas remettre de marqueur du secteur { $where } à { $who }
page-clause-not-hand = ne rien remettre à { $who } en { $sort }
page-clause-not-tell-pawn = ne rien dire { $who ->
    [any] à personne
   *[other] à { $who }
  } { $depth ->
    [any] des pions de la pile { $which }
   *[other] du pion { $depth } de la pile { $which }
  }
page-clause-not-tell-secret = { $who ->
    [any] ne parler à personne de la carte secrète
   *[other] ne rien dire à { $who } de la carte secrète
}
page-clause-pay = payer { $number } PP au partenaire
page-clause-give = remettre au partenaire { $number } { $sort }
page-clause-give-card = remettre { $what } au partenaire
page-clause-give-marker = remettre au partenaire un marqueur du secteur { $where }
page-clause-send = envoyer en équipe { $number } pions ou plus dans le secteur { $where }
page-clause-send-emissaries = envoyer { $number } Émissaires ou plus dans le secteur { $where }
page-clause-kill = frapper { $number } pions { $who ->
    [any] de n’importe qui
   *[other] de la Cabale { $who }
  } { $where ->
    [any] n’importe où
   *[other] dans le secteur { $where }
  }
page-clause-spy-show = regarder le pion { $depth } de la pile { $which } et le montrer au partenaire
page-clause-spy-show-secret = regarder la carte secrète et la montrer au partenaire
page-clause-withdraw = { $who ->
    [any] libérer l’emplacement { $which }
   *[other] libérer l’emplacement { $which } pour { $who }
}
page-clause-start = laisser commencer { $who }, en tant qu’Administrateur
page-clause-order-first = désigner le secteur { $where } en premier
page-clause-order-last = désigner le secteur { $where } en dernier
page-clause-order-before = désigner le secteur { $where } avant le secteur { $where2 }
page-clause-take-card = prendre { $what }
page-clause-take-marker = prendre le marqueur du secteur { $where }
page-clause-take-darkness = prendre un jeton de Ténèbres du secteur { $where }
page-clause-true-pawn = que le pion { $depth } de la pile { $which } est de type { $type }
page-clause-true-stack = que la pile { $which } compte { $how } { $number } pions de type { $type }
page-clause-true-secret-sector = que la carte secrète est du secteur { $where }
page-clause-true-secret-card = que la carte secrète est { $what }
page-clause-true-secret-icon = que la carte secrète est { $icon }
page-clause-true-reserve = avoir { $how } { $number } { $sort }
