"""What programs and sentences write beside a label instead of a secret. Data, no code."""

from __future__ import annotations


def words(text: str) -> frozenset[str]:
    """The words of a text that is a list of them."""
    return frozenset(text.split())


# What a setting says instead of a value.
NO_VALUES = words("true false null none nil yes no on off undefined prompt required optional disabled enabled")

# Words that explain, name a type or stand for a value; also what is said of a password.
WORDS = words(
    "a an and any arg args argument as at auth authentication authorization authorized base64 bcrypt be been "
    "bool boolean but by byte bytes cannot case change changed char characters class configured confirm const "
    "contains correct correctly current data default defined deleted deprecated dict disabled does doesn't "
    "don't encrypted empty enabled enter exact example exist exists expired expires expiring explicit export "
    "failed false field file final find flag for forgot form found from function generated generation get "
    "given goes good handled hashed header headers hex hidden here how id if ignored import in incorrect "
    "input instead int integer invalid is issue it its json jwt keyword known label leaked length let literal "
    "local long logged manually masked matches method mine missing must mutable my name needed needs never "
    "new nil no none not null number object of off ok okay old on once only option optional options or other "
    "our out param parameter parse passed passphrase password passwords path plain plaintext please present "
    "private process prompt protected provided public random read readonly redacted refresh rejected removed "
    "required reset return returns returned revoked right rotate rotated rotation safe same saved secret "
    "secrets secure secured see self sent session set setting short should simply so some static stays still "
    "stored str string strip struct stdin test text than that the them then there these they this through to "
    "todo token tokens too true type typed types unchanged undefined unknown unset unused update updated use "
    "used user username uses using valid validated value values var variable variables void wants was weak "
    "were what when where which will with without word working works wrong yes yet you your securestring "
    "secretstr credential credentials api apikey keyring keychain vault env environ dotenv config "
    "configuration settings expiry scope"
)

# Words that make a quoted text with spaces a sentence and not a passphrase.
OF_SENTENCES = words(
    "a an the your my is are was be must should can cannot not no do don't does to for of in on at or and if "
    "with from enter password passphrase passwords secret token key confirm forgot please reset change user "
    "invalid required new"
)

# A value that is kept elsewhere, or stands for one.
REFERENCE = "|".join(
    (
        r"\$[A-Za-z_{(]|%[A-Za-z_]\w*%$|%[-(\w]*\)?[sdr]\b|%q",  # variables, formats
        r"[^\w\s]+$|(.)\1{2,}$|[)\]}|]|#[0-9A-Fa-f]{3,8}$",  # stars, dots, xxx, what closes something, colours
        r":[A-Za-z_]\w*$|[@!&][A-Za-z_]+$",  # parameters, anchors
        r"[a-z][a-z0-9+.-]{1,20}://|arn:|op:|vault:|ref\+|!Ref",  # addresses
        r"(?:~|\.{1,2})/[\w.-]|[A-Za-z]:\\|[\w.@-]+(?:/[\w.@-]+)+\.[a-z]{1,5}$",  # paths
        r"/(?:home|usr|var|etc|tmp|opt|run|mnt|root|srv|Users|proc|dev|app|secrets?)/",
        r"(?i:your|insert|enter|replace)[-_ ]|.*[-_](?i:here)$",  # placeholders
    )
)
CODE = "|".join(
    (
        r"[\[({]",
        r"[A-Za-z_][\w.:>-]*[\[(]",  # a call, a subscript
        r"[A-Za-z_]+(?:(?:\?\.|\.|::|->)[A-Za-z_]+)+[,;)]*$",  # a name with dots
        r"(?:self|this|process|os|env|config|settings|args?|opts?|options|params?|req|request|ctx|state|secrets?|vars?|"
        r"import\.meta|data|props|user|cfg|conf|res|response|body|event|local|module|each)(?:\?\.|[.\[])",
    )
)
INTERPOLATED = r"\$?\{{1,2}[^{}]*\}{1,2}|\$\([^()]*\)|<[A-Za-z][^<>]*>|\[[^\[\]]*\]$"

# Names of algorithms, formats and versions that hold digits.
ALGORITHM = (
    r"(?:hmac-?|pbe-?|sha-?|md|aes-?|des-?|rsa-?|ecdsa-?|hs|rs|es|ps|utf-?|base-?|oauth-?|argon|pbkdf|scrypt|bcrypt|ed|"
    r"aws4-hmac-sha|curve|x|pkcs-?#?|tls-?v?|ssl-?v?|http/?|h|v|ipv|s|k|web|cl|p|secp|chacha|blake|crc)"
    r"[0-9]{1,5}(?:[a-z]{1,2})?(?:[-_./:][a-z0-9]{1,10}){0,3}"
    r"(?:[-_](?:encoded|hashed|encrypted|signed|based|bit|bits))?"
)
# What a sentence says next to the word, digits and all: counts, dates, numbers of things, file and variable names.
REMARK = "|".join(
    (
        r"v?[0-9]+(?:[.:/-][0-9]+)*(?:[-+]?[a-z]{1,8})?(?:-[a-z]+)*[+%]?|[0-9]{4}-[0-9]{2}-[0-9]{2}[T0-9:.Z+-]*|#[0-9]+",
        r"(?:pr|issue|step|phase|line|row|page|task|day|week|part|rule|case|e|err|error|http|todo|gh|chapter|no)"
        r"[-#_.]?[0-9]+",
        r"[\w./-]+\.[a-z]{1,5}(?::[0-9]+)*|[\w.]+\(.*|(?-i:[a-z]+_[a-z_]*[a-z0-9]?|[A-Z]+_[A-Z_]*[A-Z0-9]?)|[0-9a-f]{7,12}",
    )
)
