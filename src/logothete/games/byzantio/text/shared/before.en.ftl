### What is told before somebody commits: the chances of what a die decides.

## Chances

odds-attempt = The die must show { $total } or more
odds-refused = If the offer is refused, the die must show { $total } or more
odds-refusing = After a refusal the die decides: { $total } or more, and the exchange is made all the same

factor-roll = the roll by itself
factor-roller = the { -pretender } of whoever rolls stands there
factor-owner = the { -pretender } of whoever is attacked stands there

outcome-replaced = your { -garrison } takes its place
outcome-expelled = the { -garrison } goes home
outcome-exchanged = the exchange is made
outcome-unchanged = nothing changes
