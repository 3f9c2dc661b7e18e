"""What several games share: sets of cards, decks, hands and what is known of them, reaction windows.

Each part lies in the cells of a state where the game says; the game keeps the places as constants and passes them in.
"""
