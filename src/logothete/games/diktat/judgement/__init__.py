"""How a bot judges a position of Diktat, a file for each part of the judgement.

`goods.py` says what elements, PP and Affinities are worth to a seat, `survey.py` who stands where and what is to be
won, `fortune.py` what a seat may expect in the end, `danger.py` how near all are to losing together, `first_sight.py`
what looks good before anything is tried out, `dealing.py` what to offer, `words.py` what to
claim, `honour.py` what oaths are worth, `memory.py` whose word is good.
"""
