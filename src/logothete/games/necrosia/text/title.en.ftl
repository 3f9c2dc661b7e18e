### Necrosia itself.

title-name = Necrosia
title-pitch = Five peoples contend for the regions of Heossia while the necrosis spreads: hold it back together, or lose together.
title-goal = After five years the most influence wins. It comes from the regions where you have more units than any rival and more than the Necrosians. But if six regions are necrosed, everybody has lost.
# The box says about 60 minutes.
title-minutes = 45–75
