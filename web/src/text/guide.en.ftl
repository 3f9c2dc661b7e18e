### The guide through somebody’s first game, and the tips that every table has. A game’s own lessons are in its catalogues.

guide-name = Guide
guide-step = Step { $step } of { $steps }
guide-tip = Tip
guide-show = Show the guide (G)
guide-hide = Put the guide aside (Escape; G brings it back)
guide-leave = Leave the guide: no more steps and tips in this game
guide-next = Understood
guide-there = Take me there
guide-undone = Taken back. Choose anew.

guide-wait = The others’ turn
guide-wait-text = The game waits for somebody else. As soon as you are asked, I go on.
guide-rest = Play on
guide-rest-text = You know how it goes. When something new comes up, there is a tip. The whole rulebook is one key away: ?

guide-choose = Decide
guide-choose-text = { $goal } What you can choose glows: point at it on the board, or take one of the buttons.
guide-choose-more = Good. Now choose what still glows, or press Escape to begin anew.
guide-choose-came = That was your first decision.

guide-refused = Not now
guide-refused-text = The game does only what the rules allow, and says why. The number leads to the rule.
guide-undo = Change your mind
guide-undo-text = You can take a decision back until a die falls, a secret is shown or somebody else has decided.
guide-meanwhile = What happened meanwhile
guide-meanwhile-text = The log tells it all in sentences; the names in it light up on the board. The key F shows the moves once more.
