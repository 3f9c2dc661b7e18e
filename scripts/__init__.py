"""What is run by hand now and then to make files that are committed."""
