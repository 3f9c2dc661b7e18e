### Who its bots are. Each has a face on the page, under the same key.

cast-ashfoot = Ashfoot
cast-ember = Little Ember
cast-flint = Old Flint
cast-rivers = Two Rivers
cast-smoke = Smoke Eyes
cast-night = Long Night
cast-clay = Red Clay
cast-thunder = Thunder Laugh
cast-water = Still Water
cast-flute = Bone Flute
