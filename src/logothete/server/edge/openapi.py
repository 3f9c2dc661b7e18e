"""The description of the HTTP interface at `/schema`, with one shape for all errors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import MediaType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.openapi.spec import (
    Components,
    OpenAPI,
    OpenAPIMediaType,
    OpenAPIResponse,
    OpenAPIType,
    Reference,
    Schema,
    SecurityScheme,
)
from litestar.plugins import OpenAPISchemaPlugin

from logothete import __version__

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator
    from litestar.typing import FieldDefinition

_PROBLEM: Final = Schema(
    type=OpenAPIType.OBJECT,
    title="Problem",
    description=(
        "Why something was not done. `code` is stable and names the message `error-<code>` of the catalogues; "
        "`rule` and `reason` come with decisions that the rules of the game forbid."
    ),
    required=["code", "detail"],
    properties={
        "code": Schema(type=OpenAPIType.STRING),
        "detail": Schema(type=OpenAPIType.STRING),
        "rule": Schema(type=OpenAPIType.STRING),
        "reason": Schema(type=OpenAPIType.STRING),
        "about": Schema(
            type=OpenAPIType.OBJECT,
            additional_properties=Schema(type=[OpenAPIType.STRING, OpenAPIType.INTEGER]),
        ),
    },
)


class RawSchema(OpenAPISchemaPlugin):
    """A view is whatever its title makes of it: any JSON."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        return value is msgspec.Raw

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        return Schema(description="Any JSON; what it holds depends on the title.")


def openapi_config() -> OpenAPIConfig:
    """`/schema` is JSON, as is `/schema/openapi.json`; `/schema/openapi.yaml` is the same as YAML.

    There is no page that shows it: those load scripts from elsewhere, which the content security policy forbids.
    """
    return OpenAPIConfig(
        title="Logothete",
        version=__version__,
        description="A table for board games. The socket protocol is described in docs/api.md.",
        use_handler_docstrings=True,
        path="/schema",
        render_plugins=[
            JsonRenderPlugin(path=["/", "/openapi.json"], media_type=MediaType.JSON),
            YamlRenderPlugin(),
        ],
        components=Components(
            security_schemes={
                "session": SecurityScheme(
                    type="apiKey",
                    security_scheme_in="cookie",
                    name="logothete-session",
                    description="A person. Requests that change something also need the header X-CSRF-Token.",
                ),
                "secret": SecurityScheme(
                    type="http", scheme="bearer", description="The secret of a seat, or the link of a table."
                ),
            }
        ),
        security=[{"session": []}, {"secret": []}, {}],
    )


def unify_errors(schema: OpenAPI) -> None:
    """Replace what the framework says about errors by what the server answers."""
    answer = OpenAPIResponse(
        description="Not granted; `code` says why.",
        content={"application/json": OpenAPIMediaType(schema=Reference(ref="#/components/schemas/Problem"))},
    )
    schema.components.schemas["Problem"] = _PROBLEM
    for item in (schema.paths or {}).values():
        for operation in (item.get, item.put, item.post, item.patch, item.delete):
            if operation is None or operation.responses is None:
                continue
            for status in [status for status in operation.responses if status.startswith("4")]:
                del operation.responses[status]
            if "204" in operation.responses:
                operation.responses["204"] = OpenAPIResponse(description="Done.")
            operation.responses["4XX"] = answer
            operation.responses["503"] = answer
