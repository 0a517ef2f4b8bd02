"""PINs, one-time codes and the passwords of a few commands are masked; numbers and options beside them are not."""

from __future__ import annotations

import pytest

from reorient.render.mask import text

WORD = "hunter" + "22"
CODE = "4829" + "13"

SECRETIVE = [
    "pin: {c}",
    "PIN={c}",
    "the pin is {c}",
    "PIN code: {c}",
    "otp {c}",
    "the otp is {c}",
    "2fa code: {c}",
    "verification code is {c}",
    "unlock code {c}",
    "recovery code 8f3k-{c}",
    "验证码 {c}",
    "验证码是{c}",
    "动态码：{c}",
    "creds={w}",
    "setx DB_PASS {w}",
    "setx GITHUB_TOKEN {w}",
    r"net use \\srv {w} /user:me",
    r"net use Z: \\srv {w} /user:me",
    "useradd -p {w} bob",
    "useradd -m --password={w} bob",
    "ldapsearch -x -D cn=a -w {w} -b dc=x",
    "smbclient //h/s -U bob%{w}",
    "mongosh host -u root -p {w}",
    "sqlcmd -S host -U sa -P {w}",
    "sudo -S <<< {w}",
    "user bob pass {w}",
    "username=bob, password={w}",
]

ORDINARY = [
    "pin ruff==0.17.6",
    "GPIO pin = 13",
    "pin: 2.4.1",
    "pin = 1234.5",
    "PIN: 4 digits",
    "pin=0x4000",
    "s.pin: 1024px",
    "the verification code path is slow",
    "login code returns early",
    "backup code in the module",
    "otp release 26",
    "OTP 27.1 of Erlang",
    "error code 4829",
    "useradd -m bob",
    "ldapsearch -x -b dc=x",
    "sudo -S <<< $PW",
    "mongosh -p $PW",
    "creds = load_creds()",
    "creds=None",
    "user guide pass two of three",
    "验证码登录",
    "验证码 4 位",
    "username field, password field",
    r"setx PATH C:\tools",
]


@pytest.mark.parametrize("line", SECRETIVE)
def test_a_code_or_password_at_its_known_place_is_masked(line):
    masked = text.mask(line.format(w=WORD, c=CODE))

    assert WORD not in masked
    assert CODE not in masked
    assert "[masked: " in masked


@pytest.mark.parametrize("line", ORDINARY)
def test_numbers_and_words_beside_the_same_names_stay(line):
    assert text.mask(line) == line
