"""A value beside a label is masked in every way people and programs write one, and code beside a label is not."""

from __future__ import annotations

import pytest

from reorient.render.mask import text

WORD = "hunter" + "22"
LETTERS = "sword" + "fish"
RANDOM = "abCD1234efgh" + "5678IJkl"

SECRETIVE = [
    "the password is {w}!",
    "Password for bob: {w}",
    "The root password (see the wiki) is {w}",
    "my password's {w}",
    "{w} is the password",
    "use {r} as the api key",
    "user/pass: admin/{w}",
    "smtp pass: {w}",
    "DB_PASS={l}",
    "PGPASSWORD={l} psql",
    "POSTGRES_PASSWORD: {l}",
    '"pass": "{l}"',
    "password = '{l}'",
    'password: str = "{l}"',
    'password := "{l}"',
    'password string = "{l}"',
    "$password = '{l}';",
    "'password' => '{l}'",
    "<password>{w}</password>",
    '<add key="Password" value="{w}"/>',
    "- name: DB_PASSWORD\n  value: {w}",
    '{{"name":"DB_PASSWORD","value":"{w}"}}',
    '{{\\"password\\": \\"{w}\\"}}',
    "Server=x;User Id=sa;Password={w};Database=y",
    "password%3D{w}",
    "set PASSWORD={w}",
    "wget --user=bob --password={w} x",
    "docker login -u bob -p {w}",
    "mysql -uroot -p{w} parcels",
    "sshpass -p {w} ssh host",
    'auth=("bob", "{w}")',
    "machine h login bob password {l}",
    "?access_token={w}&page=1",
    "_authToken={r}",
    "token (staging): {r}",
    "**Token:** {r}",
    "| token | {r} |",
    "API key:\n\n```\n{r}\n```",
    "SECRET_KEY_BASE={r}",
    "X-Api-Key: {r}",
    "const TOKEN = `{r}`",
    'passphrase: "correct horse battery staple"',
    "密码是 {w}",
    "密码：{w}，不要外传",
    "数据库密码已经改为 {w} 了",
    "用 {w} 作为密码",
    '{{"密码": "{w}"}}',
    "\\u5bc6\\u7801\\u662f {w}",
    "パスワードは {w}",
    "пароль: {w}",
    "密码【{w}】",
    "token是{r}",
    "the api key改为 {r}",
    "pw is {w}",
    "my pass is {w}",
    "apikey={r}",
    "https://api.example/v1?key={r}",
    "login: bob / {w}",
    "the credentials are bob:{w}",
    "changed the password from {w} to new9pass",
    "echo {w} | docker login -u bob --password-stdin",
    "htpasswd -b users.txt bob {w}",
    "openssl rsa -passin pass:{w} -in key.pem",
    "zip -P {w} a.zip b",
    'if password != "{w}":',
    'auth: str = "{r}"',
    'passwd: "abc"; password: "{w}"',
    'password: "a\\"{w}"',
    "token: aBcDeFgHiJkLmNoPqRsT",
]


@pytest.mark.parametrize("line", SECRETIVE)
def test_a_value_beside_its_label_is_masked(line):
    values = {"w": WORD, "l": LETTERS, "r": RANDOM}

    masked = text.mask(line.format(**values))

    assert [word for word in (*values.values(), "battery", "aBcDeFg") if word in masked] == []
    assert "[masked: " in masked


def test_the_words_around_a_value_stay():
    assert text.mask(f"Server=x;Password={WORD};Database=y") == "Server=x;Password=[masked: password];Database=y"
    assert text.mask(f"密码：{WORD}，别忘了") == "密码：[masked: password]，别忘了"


@pytest.mark.parametrize(
    "line",
    [
        "token = base64.urlsafe_b64encode(digest)",
        "token = t2.set(1)",
        "RegOpenKeyEx = win32api.RegOpenKeyEx",
        "private_key: ed25519.PrivateKey",
        "password = input('password: ')",
        "password = f'{registry}-auth-token'",
        "FORCE_CHANGE_PASSWORD = 'FORCE_CHANGE_PASSWORD'",
        "type Mode = 'password' | 'investigate'",
        "Token: '#ddd0c0'",
        "arn:aws:secretsmanager:us-east-1:123456789012:secret:prod/db-AbC123xyz",
        '"AWS::KMS::ReplicaKey": "903f43e74c8d8853"',
        "Authorization: AWS4-HMAC-SHA256",
        "Authorization: Bearer <token>",
        "see [s:1893] and [#1904], [git 8a988ea]",
        "the token is oauth2-based and the password is sha256-hashed",
        "the token is 3 hours old; the password is 12 characters long",
        "tokens: 1234 in, 567 out",
        "pass: 12ms",
        '"forgot_password": "Forgot your password?"',
        "password: see /etc/secrets/db/password",
        "token_file: /run/secrets/token",
        "secrets/token.json",
        "key: uploads/2024/ab12cd34ef56.png",
        "--password <password> or --token TOKEN",
        "--passphrase PHRASE",
        "login: user/profile",
        "the credentials are read from the keyring",
        "the password from the vault",
        "if (token !== expected.token) { return; }",
        "password=%s token={token} secret=$SECRET",
        '"Retune the low-pass for the new noise floor" [s:1282]',
        '"Retune the low-pass for the new noise floor" [git 8a988ea, s:1282]',
        "the token is refresh_token",
        "the token is REFRESH_TOKEN",
    ],
)
def test_code_and_prose_beside_a_label_stay(line):
    assert text.mask(line) == line


def test_a_long_value_is_masked_to_its_end():
    assert text.mask(f"FOO_TOKEN={RANDOM * 500} next") == "FOO_TOKEN=[masked: token] next"


@pytest.mark.parametrize("opened", ["(s:1282)", "(s:1282]", "{s:1282]"])
def test_digits_in_what_is_no_cite_are_masked(opened):
    assert "1282" not in text.mask(f'"Retune the low-pass for the new noise floor" {opened}')


def test_a_word_of_small_and_capital_letters_is_masked_though_it_has_an_underscore():
    assert text.mask("the password is correct" + "Horse_battery9") == "the password is [masked: password]"
