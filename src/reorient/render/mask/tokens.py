"""Vendors' token formats: where each begins, and what must follow for it to be one. Data, no code.

A row is (kind, beginnings, rest): one of the beginnings, parted by spaces, then the regular expression `rest`. Where
`rest` has a group `v`, only that group is the secret. Lengths are lower than the vendors': a token cut off at the end
of a line is still most of a token. What a token's own letters continue belongs to it. The shapes are those that the
vendors document or that the public rules of gitleaks and kingfisher list.

Each token has a run of `RUN` letters, digits, `_` or `-`, that begins at most `LEAD` characters after its beginning:
the cheap look for such runs comes first.
"""

from __future__ import annotations

from typing import TypeAlias

Row: TypeAlias = tuple[str, str, str]

RUN, LEAD = 20, 20

# Beginnings that stand for nothing else, wherever they are found.
DISTINCT: tuple[Row, ...] = (
    ("github-token", "github_pat_", r"\w{20,}"),
    (
        "gitlab-token",
        "glpat- gldt- glrt- glrtr- glft- glsoat- glcbt- glptt- glagent- glimt- glffct- glwt-",
        r"[\w.-]{16,}",
    ),
    ("gitlab-token", "GR1348941", r"[\w-]{16,}"),
    (
        "slack-token",
        "xoxa- xoxb- xoxc- xoxd- xoxe- xoxo- xoxp- xoxr- xoxs- xoxe.xoxb- xoxe.xoxp- xapp- xwfp-",
        r"[\w%.-]{10,}",
    ),
    ("stripe-key", "sk_live_ sk_test_ sk_prod_ rk_live_ rk_test_ rk_prod_", r"[A-Za-z0-9]{10,}"),
    ("webhook-secret", "whsec_", r"[A-Za-z0-9+/=]{20,}"),
    ("openai-key", "sk-proj- sk-svcacct- sk-admin- sk-None-", r"[\w-]{20,}"),
    ("anthropic-key", "sk-ant-", r"[\w-]{16,}"),
    ("openrouter-key", "sk-or-v1-", r"\w{20,}"),
    ("google-oauth", "GOCSPX-", r"[\w-]{20,}"),
    ("google-oauth", "ya29.", r"[\w.-]{20,}"),
    ("npm-token", "npm_", r"[A-Za-z0-9]{30,}"),
    ("pypi-token", "pypi-AgEIcHlwaS5vcmc pypi-AgENdGVzdC5weXBpLm9yZw", r"[\w-]{20,}"),
    ("digitalocean-token", "dop_v1_ doo_v1_ dor_v1_", r"[0-9a-f]{30,}"),
    ("shopify-token", "shpat_ shpca_ shppa_ shpss_ shptka_ shpua_", r"[0-9a-fA-F]{24,}"),
    ("square-token", "sq0atp- sq0csp-", r"[\w-]{20,}"),
    ("huggingface-token", "api_org_", r"[A-Za-z0-9]{30,}"),
    ("linear-key", "lin_api_ lin_oauth_ lin_wh_", r"[A-Za-z0-9]{20,}"),
    ("figma-token", "figd_ figo_ figor_ figoh_ figu_ figur_ figuh_", r"[\w-]{20,}"),
    ("atlassian-token", "ATATT3 ATCTT3", r"[\w=-]{20,}"),
    ("age-key", "AGE-SECRET-KEY-1 age-secret-key-1 AGE-SECRET-KEY-PQ-1", r"[A-Za-z0-9]{30,}"),
    ("vault-token", "hvs. hvb. hvr.", r"[\w-]{20,}"),
    ("vercel-token", "vercel_blob_rw_", r"\w{20,}"),
    ("supabase-key", "sb_secret_", r"[\w-]{20,}"),
    ("sentry-token", "sntrys_ sntryu_ sntrya_ sntryi_", r"[\w+/=-]{20,}"),
    ("newrelic-key", "NRAK- NRII- NRJS- NRIQ- NRRA- NRAA- NRBR-", r"[\w-]{19,}"),
    ("grafana-token", "glsa_", r"[A-Za-z0-9]{20,}_[0-9a-fA-F]{6,}"),
    ("postman-key", "PMAK- PMAT-", r"[\w-]{24,}"),
    ("rubygems-key", "rubygems_", r"[0-9a-f]{30,}"),
    ("docker-token", "dckr_pat_ dckr_oat_", r"[\w-]{16,}"),
    ("planetscale-token", "pscale_tkn_ pscale_oauth_ pscale_pw_", r"[\w=.-]{20,}"),
    ("readme-key", "rdme_", r"[a-z0-9]{40,}"),
    ("shippo-token", "shippo_live_ shippo_test_", r"[0-9a-fA-F]{30,}"),
    ("brevo-key", "xkeysib- xsmtpsib-", r"[\w-]{40,}"),
    ("duffel-token", "duffel_live_ duffel_test_", r"[\w=-]{30,}"),
    ("dynatrace-token", "dt0c01. dt0s01. dt0s16.", r"[A-Z0-9]{8,}\.[A-Z0-9]{40,}"),
    ("tailscale-key", "tskey-", r"[\w-]{16,}"),
    ("1password-token", "ops_eyJ", r"[\w+/=-]{40,}"),
    ("aws-session-token", "IQoJb3JpZ2lu FwoGZXIvYXdz FQoGZXIvYXdz FQoDYXdz", r"[A-Za-z0-9+/=%]{40,}"),
    ("aws-bedrock-key", "bedrock-api-key-", r"[A-Za-z0-9+/=]{20,}"),
    ("aws-mws-token", "amzn.mws.", r"[0-9a-f-]{30,}"),
    ("jfrog-token", "cmVmdGtuOjAxOj AKCp8 AKCp5", r"[A-Za-z0-9]{30,}"),
    ("langsmith-key", "lsv2_pt_ lsv2_sk_", r"\w{30,}"),
    ("circleci-token", "CCIPAT_ CCIPRJ_", r"\w{20,}"),
    ("flutterwave-key", "FLWSECK-", r"[\w-]{20,}"),
    ("flutterwave-key", "FLWSECK_TEST-", r"[\w-]{12,}"),
    ("plaid-token", "access-sandbox- access-development- access-production-", r"[0-9a-f-]{30,}"),
    ("clojars-token", "CLOJARS_", r"[a-z0-9]{40,}"),
    ("contentful-token", "CFPAT-", r"[\w-]{30,}"),
    ("buildkite-token", "bkua_ bkct_", r"[0-9a-f]{30,}"),
    ("sourcegraph-token", "sgp_", r"(?:[0-9a-f]{16}_|local_)?[0-9a-f]{30,}"),
    ("wallet-key", "xprv9 yprvA zprvA", r"[1-9A-HJ-NP-Za-km-z]{80,}"),
    ("laravel-key", "APP_KEY=base64:", r"(?P<v>[A-Za-z0-9+/=]{20,})"),
    ("signature", "X-Amz-Signature= X-Goog-Signature= Signature=", r"(?P<v>[0-9a-fA-F]{40,}|[A-Za-z0-9%+/=_-]{60,})"),
)

# Beginnings that also stand inside ordinary words: nothing of a word may stand before them.
EDGED: tuple[Row, ...] = (
    ("github-token", "ghp_ gho_ ghu_ ghs_ ghr_", r"[A-Za-z0-9]{16,}\w*(?:\.[\w-]{10,})*"),
    (
        "aws-key",
        "AKIA ASIA ABIA ACCA",
        # With the secret key that is often written next to it, as in a downloaded file of credentials.
        r"[A-Z0-9]{16}(?![a-z])(?:[\"'\s,:;/|]{1,8}[A-Za-z0-9+/]{40}(?![A-Za-z0-9+/]))?",
    ),
    ("aws-bedrock-key", "ABSK", r"[A-Za-z0-9+/]{60,}=*"),
    ("google-key", "AIza", r"[\w-]{30,}"),
    ("google-oauth", "1//0", r"[\w-]{30,}"),
    ("openai-key", "sk-", r"(?=[A-Za-z]{0,40}[0-9])\w{20,}"),
    ("elevenlabs-key", "sk_", r"[0-9a-f]{40,}"),
    ("jwt", "eyJ", r"[\w-]{8,1024}+\.(?:eyJ)?[\w-]{8,}+(?:\.[\w-]*+)*"),
    ("grafana-token", "eyJrIjoi", r"[A-Za-z0-9=]{40,}"),
    ("grafana-token", "glc_", r"[\w+/=]{30,}"),
    ("sendgrid-key", "SG.", r"[\w-]{16,}\.[\w-]{16,}"),
    ("mailgun-key", "key-", r"(?<![\w-]key-)[0-9a-f]{32}"),
    ("twilio-key", "SK", r"[0-9a-f]{32}"),
    ("square-token", "EAAA", r"[\w-]{50,}"),
    ("facebook-token", "EAAB EAAC EAAD EAAE EAAF EAAG EAAH EAAI EAAJ EAAK EAAL EAAM", r"[A-Za-z0-9]{60,}"),
    ("huggingface-token", "hf_", r"[A-Za-z0-9]{24,}"),
    ("databricks-token", "dapi", r"[0-9a-f]{32}"),
    ("notion-token", "secret_", r"[A-Za-z0-9]{36,}"),
    ("notion-token", "ntn_", r"[A-Za-z0-9]{30,}"),
    ("atlassian-token", "ATBB", r"[\w=-]{20,}"),
    ("heroku-key", "HRKU-", r"[\w-]{30,}"),
    ("doppler-token", "dp.pt. dp.st. dp.ct. dp.sa. dp.said. dp.scim. dp.audit.", r"[\w.-]{30,}"),
    ("fly-token", "fo1_ fm1r_ fm1a_ fm2_", r"[\w+/=,-]{30,}"),
    ("vercel-token", "vcp_ vci_ vca_ vcr_ vck_", r"[A-Za-z0-9]{20,}"),
    ("netlify-token", "nfp_ nfc_ nfo_ nfu_ nfb_", r"[A-Za-z0-9]{30,}"),
    ("cloudflare-key", "v1.0-", r"[0-9a-f]{24}-[0-9a-f]{60,}"),
    ("cloudflare-token", "cfut_ cfat_ cfk_", r"[\w-]{30,}"),
    ("supabase-token", "sbp_", r"(?:v\d_)?[0-9a-f]{30,}"),
    ("matrix-token", "syt_ syr_ mct_ mcr_", r"[\w-]{10,}_[\w-]{6,}"),
    ("pulumi-token", "pul-", r"[0-9a-f]{30,}"),
    ("typeform-token", "tfp_", r"[\w.=-]{30,}"),
    ("easypost-key", "EZAK EZTK", r"[A-Za-z0-9]{50,}"),
    ("frameio-token", "fio-u-", r"[\w=-]{40,}"),
    ("perplexity-key", "pplx-", r"[A-Za-z0-9]{30,}"),
    ("groq-key", "gsk_", r"[A-Za-z0-9]{30,}"),
    ("xai-key", "xai-", r"[A-Za-z0-9]{40,}"),
    ("replicate-token", "r8_", r"[A-Za-z0-9]{30,}"),
    ("nvidia-key", "nvapi-", r"[\w-]{40,}"),
    ("pinecone-key", "pcsk_", r"\w{40,}"),
    ("cerebras-key", "csk-", r"[a-z0-9]{40,}"),
    ("1password-key", "A3-", r"[A-Z0-9]{6}-[A-Z0-9-]{20,}"),
    ("alibaba-key", "LTAI", r"[A-Za-z0-9]{16,}"),
    ("tencent-key", "AKID", r"[A-Za-z0-9]{32,}"),
    ("yandex-key", "AQVN", r"[\w-]{30,}"),
    ("sonar-token", "squ_ sqp_ sqa_", r"[0-9a-f]{30,}"),
    ("prefect-key", "pnu_ pnb_", r"[A-Za-z0-9]{30,}"),
    ("openshift-token", "sha256~", r"[\w-]{40,}"),
    ("deno-token", "ddp_ ddo_", r"[A-Za-z0-9]{30,}"),
    ("nuget-key", "oy2", r"[a-z0-9]{43}"),
    ("cargo-token", "cio", r"[A-Za-z0-9]{32}(?![A-Za-z0-9])"),
    ("infracost-key", "ico-", r"[A-Za-z0-9]{30,}"),
    ("octopus-key", "API-", r"(?=[A-Z]{0,30}[0-9])[A-Z0-9]{24,}"),
    ("dropbox-token", "sl.", r"[\w-]{100,}"),
    ("nostr-key", "nsec1", r"[a-z0-9]{50,}"),
    ("azure-signature", "sig=", r"(?P<v>[A-Za-z0-9%+/=_-]{30,})"),
    ("session-cookie", "PHPSESSID= JSESSIONID= ASP.NET_SessionId= connect.sid=", r"(?P<v>[\w%.+/-]{12,})"),
    (
        "private-key",
        # The base64 of PKCS#8, PKCS#1, SEC 1, Ed25519 and OpenSSH private keys, pasted without its headings.
        "MIIEv MIIJQ MIICd MIIEo MIIEp MIIJK MIIJJ MIICX MIGHAgEAMBMG MIG2AgEAMBAG MHcCAQEE MC4CAQAwBQYDK2Vw "
        "b3BlbnNzaC1rZXkt",
        r"[A-Za-z0-9+/=]{40,}(?:(?:\\r|\\n|[\s\"+]){1,12}[A-Za-z0-9+/=]{16,})*",
    ),
    ("jwk-private", '"d":', r"\s{0,4}\"(?P<v>[\w-]{40,})\""),
)
