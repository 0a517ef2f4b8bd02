"""Short codes and passwords at a place that only people or a few commands know: PINs, one-time codes, options. Data.

Rows as in `wholes`: (kind, a piece that must be in the text, the expression); the group `v` is the secret. A code of
digits looks like any number, so its own name must stand before it and a joint between the two.
"""

from __future__ import annotations

from reorient.render.mask.wholes import Row, word

_JOINT = r"(?:[ \t]{0,3}(?:is|was|=|:|：|是|为|->)[ \t:：]{0,3}|[ \t]{1,3})[\"'`]?"
_DIGITS = r"(?P<v>[0-9]{3}[ -]?[0-9]{3,5}|[0-9]{4,10})(?![\w.])"
_LONG = r"(?P<v>[0-9]{3}[ -]?[0-9]{3}|[0-9]{6,8})(?![\w.])"
_MIXED = r"(?P<v>(?=[\w-]{0,24}[0-9])[A-Za-z0-9]{2,8}(?:-[A-Za-z0-9]{2,8}){0,8})(?![\w.])"
_SET = r"[\"'`]?[ \t]{0,3}(?:is|was|[=:：])[ \t:：]{0,3}[\"'`]?(?P<v>[0-9]{4,12})(?![\w.])"
_HINTED = r"[\"']?(?P<v>(?=[^\s\"']{0,40}[0-9])[^\s\"']{5,128})"
_VALUE = r"[\"']?(?P<v>[^\s\"'-][^\s\"']{3,127})"

_CODES = (
    "verification code",
    "security code",
    "one-time code",
    "login code",
    "2fa code",
    "2FA code",
    "mfa code",
    "MFA code",
    "unlock code",
)
_MIXED_CODES = ("recovery code", "backup code", "pairing code")
_ONCE = ("OTP", "otp", "TOTP", "totp")
_PINS = ("PIN", "pin", "Pin")
_CHINESE = ("验证码", "驗證碼", "校验码", "动态码", "动态口令", "恢复码")

# (command, what stands between it and its password). Other programs mean other things by the same option.
_OPTIONS = (
    ("useradd ", r"[^\n]{0,120}?[ \t](?:-p|--password)[ =]"),
    ("usermod ", r"[^\n]{0,120}?[ \t](?:-p|--password)[ =]"),
    ("ldapsearch ", r"[^\n]{0,200}?[ \t]-w[ \t]*"),
    ("ldapmodify ", r"[^\n]{0,200}?[ \t]-w[ \t]*"),
    ("smbclient ", r"[^\n]{0,120}?[ \t](?:-U[ \t]*|--user[ =])[\w.\\/@-]{1,64}%"),
    ("net use ", r"[ \t]{1,4}\S{1,128}[ \t]{1,4}(?:\S{1,128}[ \t]{1,4})?(?=\S{1,64}[ \t]{1,4}/user:)"),
    ("mongosh ", r"[^\n]{0,200}?[ \t]-p[ \t]{1,4}"),
    ("mongodump ", r"[^\n]{0,200}?[ \t]-p[ \t]{1,4}"),
    ("sqlcmd ", r"[^\n]{0,200}?[ \t]-P[ \t]*"),
    ("influx ", r"[^\n]{0,200}?[ \t]-password[ \t]{1,4}"),
    ("sudo -S ", r"[^\n<]{0,80}<<<[ \t]*"),
)

# On Windows a setting is made by `setx NAME VALUE`, with no sign between the two.
_SETX = r"[ \t]{1,4}\w{0,40}(?i:pass|passwd|password|pwd|secret|token|api_?key)[ \t]{1,4}" + _VALUE

PLACES: tuple[Row, ...] = (
    *(("code", name, word(name[:1]) + f"{name[1:]}{_JOINT}{_DIGITS}") for name in _CODES),
    *(("code", name, word(name[:1]) + f"{name[1:]}{_JOINT}{_MIXED}") for name in _MIXED_CODES),
    *(("code", name, word(name) + rf"(?: code)?{_JOINT}{_LONG}") for name in _ONCE),
    *(("code", name, f"{name}{_JOINT.replace('{1,3}', '{0,3}')}{_MIXED}") for name in _CHINESE),
    *(("pin", name, word(name) + rf"(?: code| number|码)?{_SET}") for name in _PINS),
    *(("password", command, word(command.rstrip()) + between + _VALUE) for command, between in _OPTIONS),
    ("password", "setx", word("setx") + _SETX),
    ("password", "creds", word("creds") + r"[ \t]{0,2}=[ \t]{0,2}" + _VALUE),
    ("password", "user", word("user") + r"(?:name)?[ =:]{1,3}\S{1,64}[ ,]{1,2}pass(?:word)?[ =:]{1,3}" + _HINTED),
)
