"""Secrets known by the whole expression that holds them: formats without a beginning, commands, URLs. Data.

A row is (kind, a piece that must be in the text, the expression). Where the expression has a group `v`, that group is
the secret, and it is left alone if it is a placeholder or a variable. The needle is a piece that cheaply tells that
there is nothing to look for.
"""

from __future__ import annotations

from typing import TypeAlias

Row: TypeAlias = tuple[str, str, str]


def word(letters: str) -> str:
    """These letters as the beginning of a word. They stand first, for they are what is searched for fastest."""
    return rf"{letters}(?<!\w{letters})"


TOKENS: tuple[Row, ...] = (
    ("discord-token", ".", r"[MNO](?<![\w-][MNO])[A-Za-z0-9_-]{22,27}+\.[\w-]{6}\.[\w-]{25,}"),
    ("telegram-token", ":AA", r"(?<![0-9])[0-9]{6,12}+:AA[\w-]{30,}"),
    ("terraform-token", ".atlasv1.", r"[A-Za-z0-9]{10,20}+\.atlasv1\.[\w=-]{40,}"),
    ("azure-secret", "Q~", r"(?<![\w~.])[\w~.]{3}[0-9]Q~[\w~.-]{28,}"),
    ("mailchimp-key", "-us", r"-us(?<=(?<![0-9a-f])(?P<v>[0-9a-f]{32})-us)[0-9]{1,2}(?![0-9])"),
    ("airtable-token", "pat", r"pat(?<![A-Za-z0-9]pat)[A-Za-z0-9]{14}\.[0-9a-f]{40,}"),
    ("newrelic-key", "NRAL", r"[0-9a-f]{36}NRAL"),
    ("paypal-token", "access_token$", r"access_token\$(?:production|sandbox)\$(?P<v>\w{10,}\$\w{20,})"),
    (
        "password-hash",
        "$",
        r"\$(?:2[aby]\$[0-9]{2}\$[./A-Za-z0-9]{40,}|(?:argon2(?:id|i|d)|scrypt)\$[\w./+=,$-]{20,}"
        r"|(?:apr1|[1567y])\$[./\w=,-]{1,40}\$[./A-Za-z0-9-]{20,})",
    ),
    ("password-hash", "pbkdf2_", r"pbkdf2_\w{3,8}\$[\w./+=,$-]{20,}"),
    ("maxmind-key", "_mmk", r"[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk"),
)

# Addresses that anyone may post to: what follows the host is the secret. Each has "hook" in it.
WEBHOOKS: tuple[Row, ...] = (
    ("slack-webhook", "hooks.slack.com/", r"hooks\.slack\.com/(?:services|workflows|triggers)/(?P<v>[\w/+-]{20,})"),
    ("discord-webhook", "/webhooks/", r"discord(?:app)?\.com/api/(?:v[0-9]+/)?webhooks/(?P<v>[0-9]{10,}/[\w-]{20,})"),
    ("teams-webhook", "/webhookb2/", r"webhook\.office\.com/webhookb2/(?P<v>[\w@/-]{36,})"),
    ("zapier-webhook", "hooks.zapier.com/", r"hooks\.zapier\.com/hooks/catch/(?P<v>[0-9]+/\w{4,})"),
    ("feishu-webhook", "/bot/v2/hook/", r"/open-apis/bot/v2/hook/(?P<v>[\w-]{20,})"),
    ("wecom-webhook", "/webhook/send?key=", r"/webhook/send\?key=(?P<v>[\w-]{20,})"),
)

# Twelve to twenty-four words after BIP 39.
_PHRASE = r"[^a-z\n]{0,12}(?:is|:|=)?[^a-z\n]{0,6}(?P<v>(?:[a-z]{3,8}[ ,]{1,3}){11,23}+[a-z]{3,8})"
_NAMED = r"\s{0,2}(?:is|are|[:=])\s{0,2}[\w.@-]{1,64}\s{0,3}[/:]\s{0,3}(?P<v>(?=\S{0,40}[0-9])[^\s\"'`/]{4,128})"
_WORD = r"(?P<v>[^\s\"']{1,256})"
_URL = r"[^\s'\"<>`/?#@\ufffc]"

PLACES: tuple[Row, ...] = (
    (
        "url-password",
        "://",
        # A port with a path is no password, though an @ may follow. A password may itself hold an @ or, unescaped, a /:
        # where a later @ stands before a host, the first one stood before none.
        rf"://[^\s:/?#@'\"<>`\[\]\ufffc]{{0,256}}+:(?P<v>(?:{_URL}|@(?={_URL}{{0,256}}+@)){{1,512}}+"
        r"(?=@(?:[\w-]+\.[\w.-]+|localhost\b|\[|[\w-]+(?![^\s'\"<>]{0,256}@)))"
        r"|(?![0-9]{1,5}[/?#])[^\s'\"<>`\ufffc]{1,256}(?=@[\w.-]+(?:[:/\s\"']|$)))",
    ),
    ("url-token", "://", r"://(?P<v>(?=[A-Za-z_-]{0,60}[0-9])[\w-]{20,256}+)(?::x-oauth-basic)?@"),
    *(
        (
            "password",
            f"{command} ",
            word(command) + rf"\b[^\n]{{0,400}}?[ \t](?:-u|--(?:proxy-)?user)[ =]?[\"']?[^\s:\"']{{1,64}}:{_WORD}",
        )
        for command in ("curl", "wget", "http", "xh")
    ),
    (
        "password",
        "mysql",
        word("mysql") + r"\w{0,12}\b[^\n]{0,200}?[ \t]-p(?P<v>[^\s\"']{3,128}|\"[^\"\n]{1,128}\"|'[^'\n]{1,128}')",
    ),
    (
        "password",
        "mariadb",
        word("mariadb") + r"[\w-]{0,12}\b[^\n]{0,200}?[ \t]-p(?P<v>[^\s\"']{3,128}|'[^'\n]{1,128}')",
    ),
    ("password", "sshpass", word("sshpass") + r"[ \t]+-p[ \t]?[\"']?(?P<v>[^\s\"']{1,128})"),
    ("password", "redis-cli", word("redis-cli") + r"\b[^\n]{0,200}?[ \t]-a[ \t]+[\"']?(?P<v>[^\s\"']{1,128})"),
    (
        "password",
        "login -",
        word("login") + r"[ \t]+(?:-u|--username)[ =][^\s]{1,64}[ \t]+-p[ \t]+[\"']?(?P<v>[^\s\"']{3,128})",
    ),
    ("password", "login ", word("login") + r"\s{1,8}\S{1,64}\s{1,8}password\s{1,8}(?P<v>\S{1,128})"),
    (
        "password",
        "auth=(",
        word("auth")
        + r"\s{0,2}=\s{0,2}\(\s{0,2}[\"'][^\"'\n]{0,64}[\"'],\s{0,2}[\"'](?P<v>[^\"'\n]{1,256})[\"']\s{0,2}\)",
    ),
    *(("password", needle, needle + _NAMED) for needle in ("redentials", "redential", "reds", "ogin")),
    (
        "password",
        "d from ",
        r"d from (?:(?<=assword from )|(?<=asswd from ))[\"'`]?(?P<v>(?=\S{0,40}[0-9])[^\s\"'`]{4,128})",
    ),
    ("key", "key=", r"key=(?<=[?&]key=)(?P<v>[\w.%-]{20,})"),
    *(
        (
            "password",
            needle,
            word("echo ") + rf"(?:-n )?[\"']?(?P<v>[^\s\"'|]{{1,256}})[\"']?[ ]{{0,4}}\|[^\n|]{{0,120}}{needle}",
        )
        for needle in ("--password-stdin", "sudo -S")
    ),
    *(
        ("password", needle, word(needle) + rf"[^\n]{{0,120}}?{option}[\"']?(?P<v>[^\s\"'-][^\s\"']{{2,128}})")
        for needle, option in (
            ("htpasswd -", r"[a-zA-Z]*b[a-zA-Z]*[ \t]{1,4}\S{1,64}[ \t]{1,4}\S{1,64}[ \t]{1,4}"),
            ("openssl ", r"(?<=[ \t])(?:-k[ \t]+|-pass(?:in|out)?[ \t]+pass:)"),
            ("zip -", r"P[ \t]*"),
            ("7z ", r"(?<=[ \t])-p"),
        )
    ),
    ("seed-phrase", "nemonic", rf"(?i:mnemonic){_PHRASE}"),
    ("seed-phrase", "phrase", rf"(?i:seed|recovery)[ _]phrase{_PHRASE}"),
    ("seed-phrase", "助记词", rf"助记词{_PHRASE}"),
)
