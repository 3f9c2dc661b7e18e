# The page for people who open the server with a browser.
site-title = Logothete
site-welcome = A table for board games runs here. Programs and pages reach it under /api.
site-no-page = The page for players has not been built on this server. Whoever runs it builds it with “make page”, which needs Node.js 20.19 or newer, and starts the server again.
site-schema = What they can ask is described at
