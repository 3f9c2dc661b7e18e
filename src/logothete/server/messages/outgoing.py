"""What the server sends to the world: mail, and JSON to webhooks. Nothing else ever leaves on its own initiative.

A webhook that a player has named is called only at public addresses: it must not reach what only this machine can. The
address is looked up once and then used, so that a name cannot point elsewhere a moment later; nothing is followed.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import smtplib
import socket
import ssl
from collections.abc import Callable
from email.errors import MessageError
from email.message import EmailMessage
from ipaddress import IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

from logothete.server.config import Smtp

TIMEOUT_S: Final = 15.0
SIGNATURE: Final = "X-Logothete-Signature"
_ANSWER_BYTES: Final = 4096
_TRY_AGAIN: Final = (408, 425, 429)


class Undelivered(Exception):
    """A message did not arrive. `final`: another attempt would not help."""

    def __init__(self, detail: str, final: bool = False) -> None:
        super().__init__(detail)
        self.final = final


def send_mail(smtp: Smtp, message: EmailMessage) -> None:
    """Hand a message to the mail server. It takes its time: call it in a thread."""
    try:
        with _connect(smtp) as server:
            if smtp.security == "starttls":
                server.starttls(context=ssl.create_default_context())
            if smtp.user:
                server.login(smtp.user, smtp.password)
            server.send_message(message)
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        raise Undelivered(
            f"the mail server refused the recipient ({codes})", all(code >= 500 for code in codes)
        ) from error
    except (MessageError, ValueError) as error:
        raise Undelivered(f"the message cannot be sent: {type(error).__name__}", final=True) from error
    except (OSError, smtplib.SMTPException) as error:
        # The text of such an error may quote what was sent, so only its kind is told.
        raise Undelivered(f"the mail server could not be used: {type(error).__name__}") from error


def _connect(smtp: Smtp) -> smtplib.SMTP:
    if smtp.security == "tls":
        return smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=TIMEOUT_S, context=ssl.create_default_context())
    return smtplib.SMTP(smtp.host, smtp.port, timeout=TIMEOUT_S)


async def post_json(url: str, body: bytes, secret: str = "", public_only: bool = True) -> None:
    """Post a JSON body, signed with HMAC-SHA256 if there is a secret; `Undelivered` unless the answer is 2xx."""
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError as error:
        raise Undelivered("the address cannot be read", final=True) from error
    host = parts.hostname
    if parts.scheme not in ("http", "https") or not host or parts.username is not None or not url.isascii():
        raise Undelivered("the address is not of the form https://host/path", final=True)
    if any(sign <= " " or sign == "\x7f" for sign in url):
        raise Undelivered("the address holds a space or a control character", final=True)
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = [
        f"POST {target} HTTP/1.1",
        f"Host: {parts.netloc}",
        "User-Agent: logothete",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
    ]
    if secret:
        lines.append(f"{SIGNATURE}: sha256={hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()}")
    request = "\r\n".join([*lines, "", ""]).encode("ascii") + body
    try:
        async with asyncio.timeout(TIMEOUT_S):
            address = await _resolve(host, port, is_public if public_only else lambda _: True)
            status = await _exchange(address, port, host if parts.scheme == "https" else None, request)
    except (OSError, EOFError, ValueError) as error:
        raise Undelivered(f"the webhook could not be reached: {type(error).__name__}") from error
    if not 200 <= status < 300:
        raise Undelivered(f"the webhook answered {status}", final=300 <= status < 500 and status not in _TRY_AGAIN)


def is_public(address: str) -> bool:
    """Whether everybody in the world can reach this address, and not only this machine or its network."""
    parsed = ip_address(address.partition("%")[0])
    if isinstance(parsed, IPv6Address):
        # Other ways to write IPv4 addresses.
        inner = parsed.ipv4_mapped or parsed.sixtofour or (parsed.teredo[1] if parsed.teredo else None)
        if inner is not None:
            return is_public(str(inner))
    return parsed.is_global and not parsed.is_multicast


async def _resolve(host: str, port: int, allowed: Callable[[str], bool]) -> str:
    loop = asyncio.get_running_loop()
    found = [str(entry[4][0]) for entry in await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not found or not all(allowed(address) for address in found):
        raise Undelivered("the webhook is not at a public address", final=True)
    return found[0]


async def _exchange(address: str, port: int, tls_name: str | None, request: bytes) -> int:
    """Send a request; the status of the answer."""
    context = ssl.create_default_context() if tls_name is not None else None
    reader, writer = await asyncio.open_connection(
        address, port, ssl=context, server_hostname=tls_name, limit=_ANSWER_BYTES
    )
    try:
        writer.write(request)
        await writer.drain()
        version, status, *_ = (await reader.readuntil(b"\r\n")).split()
        if not version.startswith(b"HTTP/1."):
            raise ValueError("the answer is not HTTP")
        return int(status)
    finally:
        writer.close()
