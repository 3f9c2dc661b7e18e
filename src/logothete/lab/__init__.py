"""The laboratory: thousands of games among bots, and what they say."""
