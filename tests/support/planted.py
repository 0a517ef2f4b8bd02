"""Secrets to plant, and lines that look like secrets and are none.

Every secret is made at run time from its public shape and letters drawn from a generator that is seeded with its
place in the list: the same in every run, and no literal of this file is one. `SECRETS` holds (kind, text): `text` is
what is written into a session, a file or a message; `leaks(output)` names the kinds of which a secret part stands in
an output.
"""

from __future__ import annotations

import random
import string
from collections.abc import Iterator

_HEX, _DIGITS, _UPPER, _LOWER = "0123456789abcdef", string.digits, string.ascii_uppercase, string.ascii_lowercase
_ALNUM = string.ascii_letters + _DIGITS
_URLSAFE, _BASE64, _BASE32 = _ALNUM + "-_", _ALNUM + "+/", _UPPER + "234567"

_drawn = random.Random("planted")


def _draw(count: int, letters: str = _ALNUM) -> str:
    """Letters that begin and end with letters or digits, with a digit and both cases where there are such."""
    while True:
        text = "".join(_drawn.choices(letters, k=count))
        plain = text[0].isalnum() and text[-1].isalnum()
        mixed = all(not set(kind) & set(letters) or set(kind) & set(text) for kind in (_DIGITS, _UPPER, _LOWER))
        if plain and (mixed or count < 8):
            return text


def _uuid() -> str:
    return "-".join(_draw(count, _HEX) for count in (8, 4, 4, 4, 12))


def _jwt() -> str:
    return f"eyJ{_draw(33, _URLSAFE)}.eyJ{_draw(60, _URLSAFE)}.{_draw(43, _URLSAFE)}"


def _pem(name: str, *, ended: bool = True) -> str:
    body = [_draw(64, _BASE64) for _ in range(6)]
    ending = [f"-----END {name}-----"] if ended else []
    return "\n".join([f"-----BEGIN {name}-----", *body, *ending])


def _tokens() -> Iterator[tuple[str, str]]:
    """Secrets that are known by their own form: nothing beside them is needed."""
    for letter in "pousr":
        yield "github-token", f"gh{letter}_{_draw(36)}"
    yield "github-token", f"github_pat_{_draw(22)}_{_draw(59)}"
    yield "gitlab-token", f"glpat-{_draw(20, _URLSAFE)}"
    yield "aws-key", f"AKIA{_draw(16, _BASE32)}"
    yield "aws-key", f"ASIA{_draw(16, _BASE32)}"
    yield "slack-token", f"xoxb-{_draw(12, _DIGITS)}-{_draw(13, _DIGITS)}-{_draw(24)}"
    yield "slack-token", f"xoxp-{_draw(12, _DIGITS)}-{_draw(12, _DIGITS)}-{_draw(13, _DIGITS)}-{_draw(32, _HEX)}"
    yield "slack-token", f"xapp-1-A{_draw(10, _UPPER + _DIGITS)}-{_draw(13, _DIGITS)}-{_draw(64, _HEX)}"
    yield "discord-token", f"M{_draw(25)}.{_draw(6)}.{_draw(38, _URLSAFE)}"
    yield "telegram-token", f"{_draw(10, _DIGITS)}:AA{_draw(33, _URLSAFE)}"
    yield "stripe-key", f"sk_live_{_draw(24)}"
    yield "stripe-key", f"rk_test_{_draw(24)}"
    yield "webhook-secret", f"whsec_{_draw(32)}"
    yield "openai-key", f"sk-{_draw(48)}"
    yield "openai-key", f"sk-proj-{_draw(74, _URLSAFE)}T3BlbkFJ{_draw(74, _URLSAFE)}"
    yield "anthropic-key", f"sk-ant-api03-{_draw(93, _URLSAFE)}AA"
    yield "openrouter-key", f"sk-or-v1-{_draw(64, _HEX)}"
    yield "google-key", f"AIza{_draw(35, _URLSAFE)}"
    yield "google-oauth", f"ya29.{_draw(68, _URLSAFE)}"
    yield "google-oauth", f"GOCSPX-{_draw(28, _URLSAFE)}"
    yield "npm-token", f"npm_{_draw(36)}"
    yield "pypi-token", f"pypi-AgEIcHlwaS5vcmc{_draw(70, _URLSAFE)}"
    yield "twilio-key", f"SK{_draw(32, _HEX)}"
    yield "sendgrid-key", f"SG.{_draw(22, _URLSAFE)}.{_draw(43, _URLSAFE)}"
    yield "mailgun-key", f"key-{_draw(32, _HEX)}"
    yield "mailchimp-key", f"{_draw(32, _HEX)}-us12"
    yield "heroku-key", f"HRKU-{_uuid()}"
    yield "digitalocean-token", f"dop_v1_{_draw(64, _HEX)}"
    yield "shopify-token", f"shpat_{_draw(32, _HEX)}"
    yield "square-token", f"sq0atp-{_draw(22, _URLSAFE)}"
    yield "huggingface-token", f"hf_{_draw(34)}"
    yield "databricks-token", f"dapi{_draw(32, _HEX)}"
    yield "linear-key", f"lin_api_{_draw(40)}"
    yield "notion-token", f"secret_{_draw(43)}"
    yield "notion-token", f"ntn_{_draw(11, _DIGITS)}{_draw(35)}"
    yield "figma-token", f"figd_{_draw(40, _URLSAFE)}"
    yield "atlassian-token", f"ATATT3{_draw(186, _URLSAFE)}"
    yield "jwt", _jwt()
    yield "age-key", f"AGE-SECRET-KEY-1{_draw(58, _UPPER + _DIGITS)}"
    yield "vault-token", f"hvs.{_draw(90, _URLSAFE)}"
    yield "doppler-token", f"dp.pt.{_draw(43)}"
    yield "fly-token", f"fo1_{_draw(43, _URLSAFE)}"
    yield "vercel-token", f"vcp_{_draw(56)}"
    yield "netlify-token", f"nfp_{_draw(36)}"
    yield "supabase-token", f"sbp_{_draw(40, _HEX)}"
    yield "sentry-token", f"sntryu_{_draw(64, _HEX)}"
    yield "newrelic-key", f"NRAK-{_draw(27, _UPPER + _DIGITS)}"
    yield "grafana-token", f"glsa_{_draw(32)}_{_draw(8, _HEX)}"
    yield "postman-key", f"PMAK-{_draw(24, _HEX)}-{_draw(34, _HEX)}"
    yield "rubygems-key", f"rubygems_{_draw(48, _HEX)}"
    yield "docker-token", f"dckr_pat_{_draw(27, _URLSAFE)}"
    yield "terraform-token", f"{_draw(14)}.atlasv1.{_draw(67)}"
    yield "matrix-token", f"syt_{_draw(12)}_{_draw(20)}_{_draw(6)}"
    yield "groq-key", f"gsk_{_draw(52)}"
    yield "tailscale-key", f"tskey-auth-{_draw(16)}-{_draw(32)}"
    yield "azure-secret", f"{_draw(3)}8Q~{_draw(34, _URLSAFE)}"
    yield "alibaba-key", f"LTAI{_draw(20)}"
    yield "password-hash", f"$2b$12${_draw(53)}"
    yield "private-key", _pem("PRIVATE KEY")
    yield "private-key", _pem("RSA PRIVATE KEY")
    yield "private-key", _pem("OPENSSH PRIVATE KEY")
    yield "private-key", _pem("PGP PRIVATE KEY BLOCK")


def _told() -> Iterator[tuple[str, str, str]]:
    """Secrets that are known by what stands beside them: kind, what is before, what it is; `after` by `|`."""
    yield "secret", "AWS_SECRET_ACCESS_KEY=", _draw(40, _BASE64)
    yield "key", "AccountName=store;AccountKey=", _draw(86, _BASE64) + "=="
    yield "azure-signature", "https://store.blob.example/c?sv=2024-01-01&sig=", _draw(43) + "%3D"
    yield "slack-webhook", "https://hooks.slack.com/services/", f"T{_draw(8)}/B{_draw(10)}/{_draw(24)}"
    yield "discord-webhook", "https://discord.com/api/webhooks/", f"{_draw(18, _DIGITS)}/{_draw(68, _URLSAFE)}"
    yield "feishu-webhook", "https://open.feishu.cn/open-apis/bot/v2/hook/", _uuid()
    yield "key", "HEROKU_API_KEY=", _uuid()
    yield "key", "cloudflare api key: ", _draw(37, _HEX)
    yield "token", "mattermost token: ", _draw(26, _LOWER + _DIGITS)
    yield "key", "zulip key=", _draw(32)
    yield "token", "VERCEL_TOKEN=", _draw(24)
    yield "token", "TWILIO_AUTH_TOKEN=", _draw(32, _HEX)
    yield "password", "the password is ", f"hunter{_draw(4, _DIGITS)}"
    yield "password", "密码是", f"tulip{_draw(4, _DIGITS)}"
    yield "token", "令牌：", _draw(24)
    yield "key", "密钥为 ", _draw(32, _HEX)
    yield "password", "口令: ", f"rose@{_draw(5, _DIGITS)}"
    yield "password", "DB_PASSWORD=", f"s3a{_draw(9)}"
    yield "password", "password: ", f"k9{_draw(8)}"
    yield "token", "FOO_TOKEN=", _draw(20)
    yield "password", "psql --password ", f"m{_draw(9)}7"
    yield "password", "curl -u admin:", f"{_draw(11)} https://db.example"
    yield "authorization", "Authorization: Bearer ", _draw(40)
    yield "authorization", "Authorization: Basic ", _draw(28)
    yield "cookie", "Cookie: theme=dark; session=", _draw(32)
    yield "cookie", "Set-Cookie: sid=", f"{_draw(26)}; Path=/; HttpOnly"
    yield "url-password", "postgres://app:", f"{_draw(14)}@db.example.com:5432/app"
    yield "url-password", "redis://:", f"{_draw(16)}@cache.example.com:6379/0"
    yield "token", "here is the token: ", _draw(40, _HEX)
    yield "key", "my api key is ", _draw(44, _BASE64)


_TOLD = tuple(
    (kind, lead, held.split()[0].split("@db")[0].split("@cache")[0].rstrip(";"), lead + held)
    for kind, lead, held in _told()
)
_OWN = tuple(_tokens())

SECRETS: tuple[tuple[str, str], ...] = (*_OWN, *((kind, text) for kind, _, _, text in _TOLD))

_PARTS: tuple[tuple[str, tuple[str, ...]], ...] = (
    *((kind, tuple(line for line in text.split("\n") if not line.startswith("-----"))) for kind, text in _OWN),
    *((kind, (held,)) for kind, _, held, _ in _TOLD),
)


def parts(number: int) -> tuple[str, ...]:
    """What of SECRETS[number] must never be seen: the secret without its label, a key line by line."""
    return _PARTS[number][1]


def leaks(output: str) -> list[str]:
    """The kind and text of every planted secret of which a part stands in the output."""
    return [
        f"{kind}: {text[:60]}"
        for number, (kind, text) in enumerate(SECRETS)
        if any(part in output for part in parts(number))
    ]


def truncated_key() -> str:
    """A private key whose end was cut off."""
    return _pem("EC PRIVATE KEY", ended=False)


BENIGN: tuple[str, ...] = (
    "commit 8a988ea4b2c1d0e9f8a7b6c5d4e3f2a1b0c9d8e7",
    "8a988ea4b2c1d0e9f8a7b6c5d4e3f2a1b0c9d8e7 refresh the token in time",
    "Fix the token test\n\n8a988ea4b2c1d0e9f8a7b6c5d4e3f2a1b0c9d8e7 is the first bad commit",
    "session 0cf3db51-1c73-43bb-8d05-dc02739514a5 resumed",
    "session_id: 0cf3db51-1c73-43bb-8d05-dc02739514a5",
    '{"uuid": "77dd6f63-8c3a-4c8e-a1ce-69fbd1c39fd5", "parentUuid": null, "isSidechain": false}',
    "sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    "toolu_01AbCdEfGhJkMnPqRsTuVwXy and msg_01XyZaBcDeFgHjKmNpQrStUv",
    "src/reorient/render/mask/tokens.py:120: in test_token_refresh_2",
    "/srv/parcel-api/tests/test_secret_rotation_v2.py::test_rotates",
    "token = get_token()",
    "password: str",
    "password: str | None = None",
    'api_key=os.environ["X"]',
    "def login(user: str, password: str, *, token: Token | None = None) -> Session:",
    "self.token = token",
    "const token = await client.auth.refreshToken(req.user.id);",
    "token: process.env.GITHUB_TOKEN,",
    "GITHUB_TOKEN: ${{ secrets.GITHUB_TOKEN }}",
    "export API_KEY=$OTHER_KEY",
    "Authorization: Bearer $TOKEN",
    "the password is wrong, and the token is expired",
    "the secret is that the token is refreshed by the server",
    "input_tokens: 12345, output_tokens=678, max_tokens: 4096",
    '"usage": {"cache_read_input_tokens": 24521, "output_tokens": 212}',
    "cache key: node-modules-8a988ea4b2c1d0e9f8a7b6c5d4e3f2a1b0c9d8e7",
    "PRIMARY KEY (id), FOREIGN KEY (user_id) REFERENCES users",
    "password reset flow: see docs/password-reset.md, step 2",
    "--- PASS: TestRefreshToken2 (0.00s)",
    "3 passed, 1 failed in 0.12s",
    "the key is to keep the queue in SQLite",
    "tokenizer = AutoTokenizer.from_pretrained('gpt2')",
    "http://localhost:3000/@vite/client",
    "https://api.example.com:8080/path?mail=user@example.com",
    "git@github.com:acme/parcel-api.git",
    "the password is [masked: password] and FOO_TOKEN=[masked: token]",
    "密码错误，请重试；令牌已过期",
    "密钥轮换在第 3 步，见 docs/rotation.md",
    "password=********",
    "--password is required; pass --token-limit 100",
    "secretName: prod-db, tokenCount: 12, passwordHash: string",
    "if token == other_token: return password_is_valid(password)",
    "the header starts with -----BEGIN PRIVATE KEY----- and the parser looks for it before it reads the body of the file",
    "curl -u $USER:$PASSWORD https://db.example",
    "postgres://app:${DB_PASSWORD}@db.example.com/app",
)
