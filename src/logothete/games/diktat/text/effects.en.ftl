### What elements do when they are declared: verbs, questions, events, and why something cannot be declared.

## Verbs, as they are typed

verb-pick = pick
verb-aim = aim
verb-renew = renew
verb-renew-marker = renew-marker
verb-exhaust = exhaust
verb-exhaust-marker = exhaust-marker
verb-replace = replace

## Actions

action-pick = take { $choice }
action-aim = name the { $cabal }
action-renew = take the Used token off { $card }
action-renew-marker = take the Used token off your Influence in { $sector }
action-exhaust = put a Used token on { $card }
action-exhaust-marker = put a Used token on the Influence of the { $cabal } in { $sector }
action-replace = replace { $card } on the Opportunity track

## The options of a choice

choice-first = the first option
choice-second = the second option
choice-third = the third option
choice-fourth = the fourth option

## Questions

prompt-effect-pay = What do you pay with?
prompt-effect-choose = Which of the options do you take?
prompt-effect-convert = Convert up to { $number } Agents: one more?
prompt-effect-take-pp = Who hands you up to { $number } PP?
prompt-effect-peek = Behind whose screen do you look?
prompt-effect-skip = Who skips his next turn?
prompt-effect-limit = In which sector do you make room for a stack of yours?
prompt-effect-track = Which visible card do you replace?
prompt-effect-move-stack = { $made ->
    [0] Which of your stacks moves?
   *[other] Where does it go?
  }
prompt-effect-move-pawns = { $made ->
    [0] From which of your stacks do pawns move, up to { $number }?
   *[other] Which pawn moves, and to which stack?
  }
prompt-effect-reinforce = { $made ->
    [0] Which of your stacks do Agents join, up to { $number }?
   *[other] Which Agent goes on top?
  }
prompt-effect-recall = { $made ->
    [0] From which of your stacks do you take back pawns, up to { $number }?
   *[other] Which pawn do you take back?
  }
prompt-effect-rearrange = Which of your stacks do you put in another order?
prompt-effect-move-other = { $made ->
    [0] From which pile do Others move, up to { $number }?
    [1] Where do they go?
   *[other] Which pawn goes on top next?
  }
prompt-effect-refresh = From which of your elements do you take the Used token, up to { $number }?
prompt-effect-exhaust = On which Possession of an opponent do you put a Used token, up to { $number }?
prompt-effect-place-token = Where do you place a token, up to { $number }?
prompt-effect-spend-token = Which of your tokens do you spend?
prompt-order = Which pawn comes to position { $number } from the top?

## Why not

refusal-element-not-held = That does not lie before you. Declare one of your own elements.
refusal-not-declarable = It works by itself and is never declared.
refusal-element-is-used = It is Used. It serves again when the Used token goes, at the latest in the next Cycle.
refusal-element-in-use = Its effect is still being carried out. Finish that first.
refusal-end-is-triggered = The end of the game has been triggered: nothing can be declared any more.
refusal-fists-are-closing = Nobody plays a Manifestation between the closing and the opening of the fists. Wait for the bids.
refusal-too-much-at-once = Too much is going on at once. Let the effects that have begun come to their end first.
refusal-not-in-this-phase = Nothing of it has its place in this phase. Wait for the phase of which its text speaks.
refusal-cost-not-met = You do not have what it costs. Get it first, or choose something else.
refusal-changes-nothing = It would change nothing now. Wait until it has a target.
refusal-not-for-this-effect = The effect that is being carried out does not allow that. Choose from what it offers.
refusal-no-choice-now = No effect asks you for that now.

## What happened

event-declared = { $seat } declares { $card }.
event-declared-marker = { $seat } declares the Influence in { $sector }.
event-dropped = { $seat } discards { $number } × { $piece }.
event-took = { $seat } receives { $number } × { $piece }.
event-paid-affinity = { $seat } pays { $number } × Affinity { $affinity }.
event-converted = { $seat } converts { $number } × { $agent } into { $new_agent }.
event-handed = { $seat } hands { $number } PP to { $rival_seat }.
event-debt-cleared = { $seat } hands back { $number ->
    [one] one Debt
   *[other] { $number } Debts
  }.
event-plays-again = { $seat } will play again.
event-skips = { $seat } skips the turn and keeps the Manoeuvre pawn.
event-made-skip = { $seat } makes { $rival_seat } skip the next turn.
event-rank-raised = { $seat } rises by { $number } in Rank until the end of the Cycle.
event-made-room = { $seat } may have one stack in { $sector } beyond the limit this Cycle.
event-shut = { $seat } closes { $sector }: no stack may arrive there this Cycle.
event-replaced = { $seat } discards { $card } from the Opportunity track.
event-peeked = { $seat } looks behind the screen of { $rival_seat }.
event-saw-reserve = Behind the screen of { $rival_seat }: Citizens { $citizens }, Guards { $guards }, Emissaries { $emissaries }.
event-saw-power = Behind the screen of { $rival_seat }: { $number } PP.
event-saw-affinities = Behind the screen of { $rival_seat }: Affinities Politics { $political }, People { $popular }, Artefact { $occult }.
event-moved-stack = { $seat } moves the stack { $place } to { $sector }.
event-moved-pawn = { $seat } moves pawn { $position } of the stack { $place } to { $new_place }.
event-reinforced = { $seat } adds { $number ->
    [one] one pawn
   *[other] { $number } pawns
  } to the stack { $place }.
event-added-pawn = { $seat } puts on top of the stack { $place }: { $agent }.
event-recalled = { $seat } takes back pawn { $position } of the stack { $place }.
event-rearranged = { $seat } puts the stack { $place } in another order.
event-moved-other = { $seat } moves pawn { $position } of the pile { $place } to the Others of { $sector }.
event-renewed = { $seat } takes the Used token off { $card }.
event-renewed-marker = { $seat } takes the Used token off the Influence in { $sector }.
event-exhausted = { $seat } puts a Used token on { $card } of { $rival_seat }.
event-exhausted-marker = { $seat } puts a Used token on the Influence of { $rival_seat } in { $sector }.
event-token-placed = { $seat } places a token in { $sector }: { $token }.
event-token-on-stack = { $seat } places a token on the stack { $place }: { $token }.
event-token-spent = { $seat } spends a token in { $sector }: { $token }.
event-token-off-stack = { $seat } spends the token of the stack { $place }: { $token }.
