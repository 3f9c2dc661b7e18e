# What players choose from, and what they get.
level-easy = easy
level-easy-about = Takes what looks best one step ahead, and every third time whatever comes to its mind. It has a nose for good moves but no plans: fair for a first game.
level-normal = normal
level-normal-about = Tries out a thousand futures for each decision, in a twentieth of a second. It plans a few turns ahead and defends what it has.
level-strong = strong
level-strong-about = Thinks for up to eight tenths of a second about each decision. It sees much of what is coming and guesses what you are after. Its word is not always good.
