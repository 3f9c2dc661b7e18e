"""What elements do: the closed vocabulary of effects."""
