# Questions.

prompt-advance = Who advances?
prompt-advance-on = { $man } advances, { $points } points left.
prompt-aim = At which hex does { $man } shoot?
prompt-assault = Who attacks { $hex }?
prompt-clear-to = Where do the bodies go?
prompt-clear-with = Who clears the hex?
prompt-combat = Whom do you attack?
prompt-displace = Where does { $man } make room to?
prompt-fall = Where does { $man } fall?
prompt-fire = Who shoots?
prompt-heading = Which way does { $man } look?
prompt-lay = Where is { $man } laid down?
prompt-move = { $man } moves, { $points } points left.
prompt-movement = Who moves?
prompt-place = Where does { $man } begin?
prompt-retreat = Where does { $man } retreat to, { $number } hexes to go?
prompt-set-up = Place your men.
prompt-suffer = Which of the attackers suffers it?
prompt-window = Does anybody shoot?
prompt-window-move = { $man } is on his way. Does anybody shoot?
prompt-withdraw = Who retreats first?
