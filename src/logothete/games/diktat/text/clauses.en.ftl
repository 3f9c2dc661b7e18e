### Clauses as sentences, on the page: what is sworn or claimed, with all that it names.

page-until = until { $deadline }
page-until-sector = until the conquest of { $sector } is over
page-due = by { $deadline }
page-due-sector = before the conquest of { $sector } is over

page-clause-not-enter = to stay out of { $where }
page-clause-not-kill = { $where ->
    [any] to spare the partner’s pawns everywhere
   *[other] to spare the partner’s pawns in { $where }
}
page-clause-not-spy = { $where ->
    [any] not to spy on the partner anywhere
   *[other] not to spy on the partner in { $where }
}
page-clause-not-spy-secret = not to look at the secret card
page-clause-not-take-card = not to take { $what }
page-clause-not-take-marker = not to take a marker of { $where }
page-clause-not-dispel = not to take a Darkness token of { $where }
page-clause-let-take-card = to leave { $what } to the partner in { $where }
page-clause-let-take-marker = to leave the marker of { $where } to the partner
page-clause-let-dispel = to leave the Darkness token of { $where } to the partner
page-clause-bid-at-most = to bid no more than { $number } PP in { $where }
page-clause-bid-at-least = to bid no less than { $number } PP in { $where }
page-clause-not-use = not to use { $what }
page-clause-not-use-marker = not to use the marker of { $where }
page-clause-not-trade = not to deal with { $who }
page-clause-not-hand-card = not to hand { $what } to { $who }
page-clause-not-hand-marker = not to hand a marker of { $where } to { $who }
page-clause-not-hand = not to hand { $sort } to { $who }
page-clause-not-tell-pawn = to tell { $who ->
    [any] nobody
   *[other] { $who } nothing
  } of { $depth ->
    [any] the pawns of { $which }
   *[other] pawn { $depth } of { $which }
  }
page-clause-not-tell-secret = { $who ->
    [any] to tell nobody of the secret card
   *[other] to tell { $who } nothing of the secret card
}
page-clause-pay = to pay the partner { $number } PP
page-clause-give = to hand the partner { $number } { $sort }
page-clause-give-card = to hand the partner { $what }
page-clause-give-marker = to hand the partner a marker of { $where }
page-clause-send = to send a team of { $number } or more to { $where }
page-clause-send-emissaries = to send { $number } Emissaries or more to { $where }
page-clause-kill = to strike { $number } pawns of { $who ->
    [any] whomever
   *[other] { $who }
  } { $where ->
    [any] anywhere
   *[other] in { $where }
  }
page-clause-spy-show = to look at pawn { $depth } of { $which } and show it to the partner
page-clause-spy-show-secret = to look at the secret card and show it to the partner
page-clause-withdraw = { $who ->
    [any] to give up the place { $which }
   *[other] to give up the place { $which } for { $who }
}
page-clause-start = to let { $who } begin, as the Administrator
page-clause-order-first = to designate { $where } first
page-clause-order-last = to designate { $where } last
page-clause-order-before = to designate { $where } before { $where2 }
page-clause-take-card = to take { $what }
page-clause-take-marker = to take the marker of { $where }
page-clause-take-darkness = to take a Darkness token of { $where }
page-clause-true-pawn = that pawn { $depth } of { $which } is a { $type }
page-clause-true-stack = that { $which } has { $how } { $number } of the type { $type }
page-clause-true-secret-sector = that the secret card is of { $where }
page-clause-true-secret-card = that the secret card is { $what }
page-clause-true-secret-icon = that the secret card is { $icon }
page-clause-true-reserve = to have { $how } { $number } { $sort }
