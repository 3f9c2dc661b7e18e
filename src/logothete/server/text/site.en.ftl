# The page for people who open the server with a browser.
site-title = Logothete
site-welcome = A table for board games runs here. Programs and pages reach it under /api.
site-schema = What they can ask is described at
