"""What the server sends to people who are away: mail and webhooks."""
