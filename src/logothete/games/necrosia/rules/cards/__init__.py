"""Power cards: who may play one when, what it asks for, and what it does."""
