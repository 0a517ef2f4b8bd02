"""Stories told in full: a real repository, a real-shaped session, twenty facts to find and traps to avoid.

The split below is fixed by name. The open stories may be read while tuning; the held ones are reported apart.
"""

from __future__ import annotations

from bench.stories import shape
from bench.stories.held import clinic, fanyi, gongdan, gridsim, mailer, rizhi
from bench.stories.open import (
    baobiao,
    canteen,
    chuankou,
    coupons,
    digest,
    dingdan,
    gauge,
    huiyuan,
    jifen,
    kucun,
    ledger,
    lexer,
    mapview,
    parcel,
    qingsuan,
    regions,
    roster,
    seats,
    tuikuan,
    vatline,
    yuyue,
)

OPEN: tuple[shape.Story, ...] = (
    parcel.STORY,
    ledger.STORY,
    mapview.STORY,
    lexer.STORY,
    coupons.STORY,
    seats.STORY,
    gauge.STORY,
    regions.STORY,
    roster.STORY,
    digest.STORY,
    canteen.STORY,
    vatline.STORY,
    kucun.STORY,
    dingdan.STORY,
    jifen.STORY,
    baobiao.STORY,
    huiyuan.STORY,
    chuankou.STORY,
    tuikuan.STORY,
    yuyue.STORY,
    qingsuan.STORY,
)
HELD: tuple[shape.Story, ...] = (clinic.STORY, gridsim.STORY, mailer.STORY, gongdan.STORY, fanyi.STORY, rizhi.STORY)
ALL = OPEN + HELD
