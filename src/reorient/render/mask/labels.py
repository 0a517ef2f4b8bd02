"""The words that announce a secret, and how much the value beside each must look like one. Data, no code.

A label is weighed by its word: after "password" nearly anything is a secret, after "token" only what no sentence or
program would write there, after a bare "key" only what is plainly random. English, Chinese and the words for a
password in the languages most often met.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping

from reorient.render.mask import plain


class Weight(enum.IntEnum):
    """How strongly a word announces a secret."""

    KEY = 0
    SECRET = 1
    PASSWORD = 2


class Form(enum.IntEnum):
    """How label and value stand to each other."""

    SETTING = 0  # FOO_TOKEN=value
    QUOTED = 1  # token: "value"
    FLAG = 2  # --token value
    BARE = 3  # token: value
    SAID = 4  # the token is value
    BESIDE = 5  # token value
    BELOW = 6  # token:, and the value alone on a later line


class Look(enum.IntEnum):
    """How much a value looks like a secret."""

    NOTHING = 0  # empty, a placeholder, a reference, code, a word that explains
    NAME = 1  # letters as in an identifier
    WORD = 2  # one word of letters
    MIXED = 3  # letters with digits or marks
    RANDOM = 4  # nobody's words
    NEVER = 5


# weight -> the look that is needed, by form.
NEED: Mapping[Weight, tuple[Look, ...]] = {
    Weight.PASSWORD: (Look.NAME, Look.NAME, Look.NAME, Look.WORD, Look.MIXED, Look.MIXED, Look.RANDOM),
    Weight.SECRET: (Look.NAME, Look.MIXED, Look.MIXED, Look.MIXED, Look.MIXED, Look.RANDOM, Look.RANDOM),
    Weight.KEY: (Look.RANDOM, Look.RANDOM, Look.RANDOM, Look.RANDOM, Look.RANDOM, Look.NEVER, Look.NEVER),
}

# (kind, weight, words). A space stands for nothing, a space, `_` or `-`.
_SPACED: tuple[tuple[str, Weight, str], ...] = (
    ("password", Weight.PASSWORD, "password, passwd, passphrase, pass phrase, passcode, passwort, kennwort, pwd"),
    ("password", Weight.PASSWORD, "contraseña, senha, пароль, pass, pw"),
    ("token", Weight.SECRET, "token, bearer, access code"),
    ("secret", Weight.SECRET, "secret, credential"),
    ("authorization", Weight.SECRET, "authorization"),
    ("key", Weight.KEY, "key"),
    ("jwt", Weight.KEY, "jwt"),
    ("auth", Weight.KEY, "auth"),
    ("salt", Weight.KEY, "salt, pepper"),
    ("token", Weight.KEY, "pat"),
)
_UNSPACED: tuple[tuple[str, Weight, str], ...] = (
    ("password", Weight.PASSWORD, "密码, 密碼, 口令, 暗号, 暗號, パスワード, 비밀번호, 암호"),
    ("token", Weight.SECRET, "令牌, 权杖, 權杖, 凭证, 憑證, 凭据, 授权码, 授權碼, トークン, 토큰"),
    ("key", Weight.SECRET, "密钥, 密鑰, 秘钥, 秘鑰, 私钥, 私鑰, 金鑰, 密匙, 访问码"),
)

# Short words that are parts of others: nothing of a word may stand beside them.
ALONE = frozenset(["key", "auth", "pat", "pepper", "salt", "pwd", "senha", "pass", "pw"])
# Of these, words that say something else wherever they are not written as the name of a setting.
SETTINGS = frozenset(["pass", "pw", "pat", "salt", "pepper", "auth"])

# What, standing before `key`, makes it one that is kept secret; services whose keys have no form of their own.
GUARDED = tuple(
    plain.words(
        "api access secret private auth encryption signing master account storage shared license deploy webhook "
        "service role client app application consumer subscription function admin root hmac aes jwt "
        "instrumentation ingest write session cipher crypto ssh signature connection bot user unseal security "
        "crypt mattermost zulip heroku cloudflare twilio datadog okta netlify vercel mailgun algolia fastly "
        "bitbucket gitea jenkins travis codecov snyk rollbar honeycomb deepgram cohere mistral openai anthropic "
        "deepseek gemini azure aws telegram stripe sendgrid mapbox"
    )
)
# Of these, what is written together with it.
GLUED = ("api", "access", "secret", "private", "auth", "account", "license")
# What makes it an ordinary one.
ORDINARY = tuple(
    plain.words(
        "cache primary foreign public sort partition row group object idempotency routing natural unique "
        "composite index lookup dict map sorting range dedup dedupe lock config s3 i18n translation event test "
        "fingerprint pub publishable anon hot arrow press"
    )
)

# What, standing before any word, makes it one of something that is open to all or is not there.
OPEN = ("no-", "no_", "publickey", "public_key_", "public_", "public-")

# What may follow the word within the label and leave it a label of the secret itself.
STILL = plain.words(
    "value key access base str string text raw hex b64 base64 prod production dev development staging stage "
    "test live old new current next previous plain plaintext clear confirm confirmation again main default "
    "primary secondary admin root user db database github gitlab npm pypi aws gcp azure slack openai "
    "anthropic readonly ro rw bot app api web data for to my our"
)
# What makes it a label of something else.
OTHER = plain.words(
    "count counts counter limit limits usage used budget length len size type types kind name names id ids "
    "url uri endpoint file files path paths dir folder expiry expires expire expiration expired ttl age field "
    "fields input output label labels policy reset manager provider providers store storage based less izer "
    "izers ize ized izing ization ary ref refs reference version format regex pattern prefix suffix header "
    "param parameter mode rotation required enabled disabled valid invalid validator validation verified "
    "attempts strength hint prompt placeholder class bucket list error errors exception cost price rate "
    "window sum total estimate estimator index position schema scope scopes created updated at date time "
    "timeout status state level source bytes chars algorithm alg encoding rounds min max avg per cached read "
    "write creation completion in out"
)


def spaced() -> dict[str, tuple[str, Weight]]:
    """Every spelling of every word of a language that parts words by spaces, in small letters."""
    return {
        word.replace(" ", gap): (kind, weight)
        for kind, weight, words in _SPACED
        for word in words.split(", ")
        for gap in ("", " ", "_", "-")
    }


def unspaced() -> dict[str, tuple[str, Weight]]:
    """Every word of a language that writes words without spaces, also as JSON escapes it, once and twice."""
    found: dict[str, tuple[str, Weight]] = {}
    for kind, weight, words in _UNSPACED:
        for word in words.split(", "):
            escaped = [f"u{ord(letter):04x}" for letter in word]
            spellings = (word, "\\" + "\\".join(escaped), "\\\\" + "\\\\".join(escaped))
            found.update(dict.fromkeys(spellings, (kind, weight)))
    return found
