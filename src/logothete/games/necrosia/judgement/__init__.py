"""The judgement of a bot, subject by subject; `bot.py` puts it together.

`survey.py` counts the pieces, `to_come.py` what of the game is left. From both follow what a seat may earn
(`fortune.py`) and how near everybody is to losing together (`danger.py`). `first_sight.py` looks at actions instead of
positions.
"""
