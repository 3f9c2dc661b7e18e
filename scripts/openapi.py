"""Print the description of the server's interface: `make types` makes the page's types of it."""

import json
import sys

from logothete.server.app import create_app
from logothete.server.config import Settings

if __name__ == "__main__":
    description = create_app(Settings(), background=()).openapi_schema.to_schema()
    json.dump(description, sys.stdout, indent=1, sort_keys=True)
