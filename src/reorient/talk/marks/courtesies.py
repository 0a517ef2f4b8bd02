"""Words of thanks and of declining, in every language: a message of nothing else asks for nothing and agrees to nothing."""

from __future__ import annotations

ASSENT = frozenset(
    "yes yeah yea yep yup sure ok okay k kk y correct exactly agreed please pls lgtm sgtm go do ahead continue proceed "
    "ship absolutely alright carry keep right "
    "弄吧 搞吧 嗯嗯 好的 好呀 好吧 好 嗯 恩 对的 对 是的 是 行 可以的 可以 没问题 没错 同意 赞同 继续吧 继续 接着来 接着做 接着 就这样 就这么做 就这么办 去做吧 做吧 来吧 "
    "开始吧 上吧 走起 请".split()
)
DECLINE = frozenset("no nope nah not now later don't dont 不 不用 不用了 不要 不必 先不 暂时不用 不行".split())
GOING = frozenset("go do continue proceed carry keep ahead ship retry 继续 接着 做 弄 开始 来 上 重试 试".split())
