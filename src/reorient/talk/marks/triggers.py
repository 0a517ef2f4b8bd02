"""What must stand in a text where a mark does, read off the marks by scripts/triggers.py, not by hand.

The key is the checksum of the mark"s pattern: a mark changed since is searched everywhere, until the file is written
anew, and loses nothing but time. Between "|" stand the ways to meet a mark: by one of the words, and by one of those
behind "&". "_" beside a word is its edge: "_no_" is the word alone, "_switch" its
beginning.
"""

from __future__ import annotations

TRIGGERS: dict[int, str] = {
    0xCBD87AFD: "_additional_ _extra_ _further_ _more_ _new_ & _no_ | _allowed_ _avoid_ _before_ _cannot_ _circumstances _exception _hand _hands_ _keep_ _leave_ _limits _limits_ _must_ _mustn _negotiable _nothing_ _nowhere_ _point _refrain_ _sacred _shall_ _should _should_ _stay_ _until_ _untouchable _want_ _without_ forbidden_ frozen_ never_ no_ prohibited_ taboo_ | _can_ & _not_ | _do & _not_ nt_ t_ | _may_ & _not | _no & _one_ body_ | _not_ not_ & _to_ | _we_ & _do | changed committed deleted edited exposed logged merged modified pushed stored touched used & _can _should | t_ & _can",  # en forbid
    0x108C244C: "_before _cents_ _constraint _crucial_ _essential_ _exceptions _first _forward _from_ _goes_ _hard_ _imperative_ _important_ _insist_ _keep_ _make_ _mandatory_ _must_ _only _only_ _remember _reproducible _rule _same_ _stay_ _stick_ _times _today _vital_ always always_ only_ | _carries_ _gets_ _go_ _goes_ _has_ _must_ _need _should_ & _all_ _any_ _each_ _every_ | _code _crate _module _project _repo _service & in_ | _ha & s_ ve_ | note & : that",  # en order
    0x129B84CB: "_ahead_ _allowed_ _drop_ _feel_ _forget_ _ignore_ _lift_ _lifted_ _longer_ _need _over_ _remove_ _scrap_ _unfrozen_ | _allowed_ _fine_ _free_ _ok_ _okay_ _permitted_ _possible_ _unfrozen_ & _again _now | _allowed_ _fine_ _ok_ _okay_ & to_ | _ban_ _freeze_ _restriction_ _rule_ & _gone _lifted _off _over | _can_ _may_ allowed_ & _we_ _you_ | _do_ & _not_ | _don & t_",  # en permit
    0x42C8996D: "_ban_ _constraint_ _freeze_ _longer_ _restriction_ _rule_ _said_ | _don & t_ | _no & _to_",  # en revoke
    0xF5E0AB05: "_believe_ _could_ _guess_ _looks_ _might_ _must_ _reason_ _seems_ _sure_ _suspect_ _think_ _told_ _used_ _would_ because_ how_ what_ why_ | _did & t_ | _doc _error _log _manual _message _readme & _sa | _had_ & _we_ | _t_ ot_ & _anything_ _because_ _log_ _on_ _when_ | _why_ & _s_ | always_ must_ never_ run said_ say & _code_ _doc _he_ _i_ _it_ _job_ _log_ _server_ _she_ _test _that_ _they_ _this_ _which_",  # en report
    0x36B63F4A: "_compare_ _consider _could_ _explain_ _know_ _later_ _maybe_ _might_ _perhaps_ _preference_ _pros_ _show_ _sure_ _think_ _thinking_ _used_ _wonder if_ | _did_ & _you_ | _how_ & _can_ _do_ _does_ _would_ | _what_ & _if_",  # en hedge
    0x90883748: "_building_ _trying_ _want_ _working_ | aim_ goal_ objective_ purpose_ & _end_ _main_ _my_ _our_ _overall_ _the_ | feature_ goal_ mission_ objective_ task_ & : | job_ plan_ task_ work_ & is_",  # en goal
    0x5C8A423F: "_another _different_ _moving_ _next _next_ _something_ _switching_ | _feature _goal _objective _task _topic & _new_ | _new & _a_",  # en turn
    0xD5BED3B7: ", & do_ | _answer _call _choice _decided_ _decision _instead _instead_ _prefer_ _rather_ abandon_ adopt_ choose_ ditch_ doing_ drop_ enough_ going_ keep_ make_ move_ pick_ prefer_ scrap_ settle_ stick_ store_ switch_ then then_ use_ using_ | _go & _with_ | _m_ & _for_ | _out_ & _rip_ _throw_ | _the_ & do_ take_ | adopt_ choose_ drop_ keep_ pick_ settle_ ship_ stay_ stick_ store_ switch take_ use_ & _and_ _fine _i _let _let_ _ok _please_ _right _so_ _then_ _we _yes | deci & ded_ sion_ | fter_ more_ & _not_ | go_ & _for_ _with_ for_ with_ | it_ & _is",  # en decide
    0x55838AA1: "_abandon_ _away_ _changed_ _ditch_ _drop_ _forget _instead_ _kill_ _lose_ _more_ _over_ _place_ _rather_ _replace_ _rip_ _scrap_ _scratch_ _skip_ _throw_ from_ no_ not_ | _chang _convert _mov _switch & to_ | _re_ & we_ | _rid_ & _get_ | _wo & t_ | let & s_ | t_ & do",  # en drop
    0x0AE4E2FD: "_break _cannot_ _cost _crashe _diverge _fail _leak _locks_ _takes_ _times_ | _mess _pain & a_ | _not_ & _do_ _does_ _will_ | _table bad_ broken dead_ deprecated flaky gone not_ out_ overkill slow_ too_ ugly unstable unusable wrong & _are_ _get _is_ _look _proved_ _seem _turned_ _was_ _would_ | _won & t_ | t_ & _are _ca _did _do _does _is _wo",  # en fault
    0x15A4F1E7: "_annoy _bad_ _break _cannot_ _cant_ _clumsy_ _dangerous_ _dead_ _deprecated_ _discontinued_ _dislike_ _eat _expensive_ _forget_ _fragile_ _gone_ _hate_ _heavy_ _hopeless_ _insane_ _instead_ _lose _lost_ _mistake_ _need _never_ _no_ _nobody_ _not_ _overkill_ _pain_ _problem _risky_ _slow_ _slower_ _too_ _ugly_ _unfair_ _wont_ _wrong_ | _t_ & n_",  # en sour
    0x7EED380A: "_check_ _debug _down_ _error _failed_ _fails_ _fix _found_ _installed_ _log _look _overlap _reachable_ _refused_ _respond _restart _running_ _time _why_",  # en trouble
    0x3A0FA6FF: "_as_ _be_ _by_ _choose_ _in_ _into_ _it_ _on_ _per_ _pick_ _take_ _terms_ _through_ _to_ _use_ _using_ _via_ _want_ _with_ | _go & _with_",  # en method
    0xDC749DD3: "- & > | _back_ _become _change _move → | _now_ & _are_ _is_",  # en change
    0xE65FA3C5: "_actually_ _after_ _instead _second_ _sorry_ _think _thinking_ _thought_ _wait chang | _h & ,",  # en second
    0x7367B260: "_actually _changed_ _doing_ _forget_ _remove_ _revert_ _scratch_ _second_ _undo_",  # en undo
    0x45AB19CB: "_abandon_ _ditch_ _drop_ _forget_ _replace_ _rip_ _scrap_ _throw_ & _it_ _that_ _them_ _this_ _those_",  # en it
    0x47B1EE2F: "_after _afterwards _also _before_ _later _next _once_ _soon_ _still _then _when_ & _going_ _ll_ _will_ | _also_ _follow _intend_ _left_ _like_ _next_ _plan_ _promise_ _remaining_ _still_ _todo_ _will_ leaving_ | _ll_ _will_ & _you | _ll_ _will_ going_ & _i | _owe_ & _you_ | _to_ & -",  # en promise
    0x68939CD7: "_after _afternoon_ _also_ _back_ _before_ _evening_ _follow _later_ _left_ _morning_ _next_ _once_ _owe_ _plan_ _promise_ _remaining_ _revisit_ _separate _soon_ _still_ _then_ _tomorrow_ _tonight_ _until_ _when_ | _end_ & _at_ | _to & do_ | day_ & _fri _mon _satur _sun _thurs _tues _wednes",  # en later
    0x013832BE: "_going_ checking_ first fixing_ looking_ reading_ running_ searching_ starting_ | _ll_ _will_ & i | let_ & _me _s | now & _i_",  # en immediate
    0xC33AF165: "_after_ _before_ _if_ _once_ _soon_ _until_ _when_ _while_",  # en condition
    0xF2D85068: "_it_ _one_ _that_ _them_ _this_ _those_",  # en refers
    0xA7667A8E: "_added_ _closed_ _committed_ _complete _converted_ _created_ _deleted_ _done_ _dropped_ _finished_ _fixed_ _green_ _implemented_ _landed_ _merged_ _migrated_ _pass_ _passes_ _passing_ _ported_ _pushed_ _refactored_ _removed_ _renamed_ _replaced_ _resolved_ _shipped_ _updated_ _verified_ _works_",  # en finished
    0x0F0981D7: "_agree_ _could_ _know_ _like_ _prefer_ _shall_ _should_ _want_ _wish_ _would_",  # en offer
    0xEE454324: "_blocked_ _next_ _pending_ _remaining_ _still_ _todo_ | _yet_ & _not_",  # en pending
    0x9E35970D: ", & _so_ | _as_ _because_ _since_ & _4 _5 _break _broke _bug _collide _conflict _crash _deadlock _differ _disappear _diverge _double _drop _duplicat _error _fail _flak _grow _hang _happen _hung _leak _lose _lost _mismatch _missing _negative _occur _off_ _overflow _red_ _reject _skip _slow _stale _timeout _times_ _twice _vanish _wrong | _because_ _cause_ _caused_ _crash _culprit_ _explains_ _from_ _goes_ _lose _lost_ _overwrite _since_ _triggered_ _turn _twice_ _wrong_ | _cause _diagnosis _explanation _found_ _happens _reason _why it & : | _due_ & _to_ | _see_ & _i_ | _why_ & _s_ | bug_ cause_ error_ failure_ issue_ problem_ reason_ & _appears_ _comes_ _is_ _lies_ _seems_ _was_ | bug_ issue_ problem_ race_ & in_",  # en cause
    0xBB0FDA47: "_because_ _blame_ _cause_ _caused_ _culprit_ _down_ _trace _turn _which_ | _bug_ _issue_ _problem_ & _comes_ _hides_ _is_ _lies_ _lives_ _sits_ _was_ | _cause _diagnosis _explanation _reason _why_ & : is was | _s_ & _that_",  # en diagnosis
    0x308A71CB: "_bottom_ _explains_ bingo eureka found_ gotcha here_ mystery_ reproduced there_ | ha & a | see_ understand_ & _bug _happened _happens _issue _it _problem _wrong",  # en find
    0xF31288DB: "_after_ _because_ _caused_ _cleared_ _earlier_ _false_ _fault_ _first_ _herring_ _hold_ _initial_ _innocent_ _nothing_ _turn _wrong_ | _blame_ _it_ & _not_ t_ | _due_ & _to_ | _rul & out_ | bug_ cause_ culprit_ issue_ problem_ reason_ & _the_",  # en refute
    0xD373D150: "_fix_ & _the_ | _from_ _left_ _next_ _remaining_ _remains_ next next_ then_ | _left _next & s_ | _now_ & _to_ | _to_ & _now_ _still_",  # en step
    0x251F051B: "_access_ _before_ _blocked_ _blocker _continue_ _depend _hold_ _licen _move_ _need_ _nothing_ _proceed_ _stuck_ _until_ _wait _wait_ _without_ blocked_ stopped_ | _go_ & _on_",  # en block
    0xD2669794: "_added_ _approved_ _granted_ _opened_ _pushed_ _put_ _raised_ _renewed_ _sent_ _uploaded_ & _i_ | _again_ _ahead_ _approved_ _arrived_ _block _blocked_ _continue_ _gave_ _granted_ _longer_ _opened_ _proceed_ _provisioned_ _reinstated_ _renewed_ _restored_ _rotated_ _said_ _sent_ _signed_ _unblocked_ _unlocked_ _whitelisted_ attached_ bought_ cleaned_ freed_ installed_ logged_ plugged_ rebooted_ restarted_ | _go_ & _on_ | _place_ again_ answered_ approved_ available_ back cleared_ closed_ done_ fixed_ granted_ in_ increased_ landed_ merged_ online_ open_ opened_ raised_ ready_ released_ renewed_ restored_ settled_ signed_ there_ through_ unblocked_ unlocked_ up & _are_ _been_ _got_ _has_ _have_ _is_ _just_ _s_ _was_ _were_ _work | access_ approval_ credentials_ key_ ok_ permission_ token_ & _got_ _has_ _have_ | added_ put_ sent_ set_ & _ha | at_ live on_ online reachable running under_ up_ working & _are_ _is_ _s_ | in_ & _the_",  # en lift
    0x93E047BC: "_ahead_ _continue_ _proceed_ _resume_ _start_ | _go_ & _on_",  # en resume
    0x75DE3D9D: "_blocked_ _hold_ _stuck_ _wait",  # en waits
    0x46A13A8F: "_after_ _before_ _once_ _till_ _unless_ _until_ _when_",  # en until
    0xAB8AD942: "_longer_ _need_ _needed_ cancel_ drop_ forget_ ignore_ leave_ never nvm_ scratch_ skip_",  # en cancel
    0xE112D6AC: "_btw_ _coming _curiosity_ _going _long _news _progress _question_ _status _update _while_ status still_ | _far & how_ | _way_ & _by_ | done stuck there working & are_",  # en aside
    0x291B2C8D: "一个 & 字 | 一个 一封 一条 一行 半个 & 不得 不能 不要 不许 别 | 上限 不准 不得 不能 不许 严禁 冻结 别 只读 底线 最多 禁止 红线 | 不 & 写 加 存 引入 打 改 用 碰 | 不允 & 许 | 不可 & 以 | 不可 不应 不能 不要 切勿 别 勿 绝不 请勿 & 上传 上线 使用 依赖 修 修改 做 关闭 再 写 出现 分配 创建 删 删除 加 动 升级 压缩 发 发布 发版 发送 变更 合入 合并 向 回滚 在 增加 外泄 存 安装 对 引入 强推 往 手动 打包 打印 打开 执行 把 拆 换 推 推送 提交 擅自 改 改动 新增 新建 暴露 更改 替换 格式 泄漏 泄露 用 直接 破坏 硬编 碰 禁用 离开 绕过 给 缓存 编辑 自动 自己 覆盖 触碰 让 记录 调用 超过 跑 跳过 转换 迁移 运行 部署 重写 重命 重构 重置 重试 随便 | 不能 & 传 出 动 存 带 放 给 超过 进 | 不能 不行 不许 别 & 一律 也 统统 谁 都 | 不要 & 多 | 不超 & 过 | 之前 以前 前 & 不准 不得 不能 不要 不许 别 | 例外 & 无 没有 | 保持 & 现状 | 保持 我们 永远 绝对 & 不 | 千万 & 不要 别 | 千万 夜里 星期 晚上 永远 白天 绝 绝对 & 不 别 | 周 & 一 三 二 五 六 四 日 末 | 工作 & 时间 | 我不 & 希望 | 未经 & 不 禁 | 没有 & 允许 同意 批准 点头 | 节假 & 日",  # zh forbid
    0xAC585CBB: "一定 总是 永远 & 要 | 一律 今后 务必 始终 得走 必须 注意 约束 规则 规矩 都得 都要 | 从现 & 在 | 以后 & 一律 凡 所有 每 的 都 | 任何 所有 每个 & 只能 得 必须 要 | 先 & 一下 我 过我 | 全程 & 用 都 | 兼容 & 向 | 只 & 准 可以 改 用 碰 能 许 | 同意 & 我 | 指标 要求 规定 & 硬 | 每一 & 个 | 每次 & 先 必须 要 这样 都 | 没有 & 例外 | 统一 & 写 存 放 用 走 | 能 & 得 要 需 | 要 & 全部 接口 每 结果 输出 | 记 & 住 得",  # zh order
    0x07E89F03: "不必 不用 & 再 | 了 & 允许 可以 能 | 作废 允许 解冻 | 冻结 禁令 规则 那条 限制 & 不再 作废 取消 结束 解除 | 取消 撤销 放开 解冻 解除 & 冻结 禁令 约束 规则 规定 限制",  # zh permit
    0x1E971C10: "不必 不用 & 再 | 作废 冻结 禁令 规则 解冻 解除 那条 限制",  # zh revoke
    0xC4FBB88E: "不太 & 确定 | 不好 & 意思 | 不用 & 解释 | 不知 & 道 | 不确 & 定 | 不需 & 要 | 为什 & 么 | 之前 & 过 | 从来 估计 似乎 好像 怎么 我总 我没 担心 据说 | 写 说 & 他 他们 她 手册 报错 提示 文档 日志 | 可能 应该 是不 肯定 & 是 | 如果 & 会 太 就 | 没人 & 管 | 的报 & 错",  # zh report
    0xA8814765: "不确 & 定 | 也许 假如 可能 如果 或许 用过 考虑 要是 讲讲 | 什么 怎么 & 样 | 以后 & 再 | 会不 & 会 | 列一 & 下 | 是不 & 是 | 是怎 & 么 | 比较 & 一下 | 没想 & 好 | 没有 & 偏好 | 还没 & 想好",  # zh hedge
    0x54CF6B79: "任务 目标 目的 需求 & : 为 是 ： | 我们 & 想 是要 正在 要 | 整个 本次 这次 & 任务 工作 需求 | 要的 & 效果",  # zh goal
    0xECE876D6: "下一 & 个任 | 任务 目标 话题 需求 & 新 | 换一 & 个 件 | 换个 & 事 任务 话题 | 接下 & 来",  # zh turn
    0x1DDF4E8D: "不用 不要 弃用 放弃 & , 了 ， | 代替 做成 决定 取代 定了 就用 打成 拍板 换回 换成 改用 放在 用 结论 裁决 要 走 选 选用 那就 采用 | 倾向 & 于 | 先 就 改 最终 直接 统一 还是 那就 都 & 保留 存 按 放 用 走 选 采用 | 就够 就它 & 了 | 就这 & 么 样 | 按 & 做 来 | 更想 & 要 | 而不 & 是",  # zh decide
    0xDFD2A81B: "做成 写成 存 实现 打成 按 搞定 改成 放 用 由 缓存 训练 走 跑在 通过 部署 采用 | 分 & 库 片 表 | 导出 & 成 | 每 & 周 夜 天 小 月 次",  # zh propose
    0x2D898FC9: "不上 不做 不搞 不是 不用 不要 不走 从 代替 别 别用 去掉 取代 取消 将 弃用 扔掉 把 放弃 替代 | 不再 别再 & 用 | 而不 & 是",  # zh drop
    0x5AB56A9D: "不上 不做 不够 不搞 不用 不稳 不能 不行 不要 不走 作废 去掉 取消 太 扔 扔掉 放弃 有坑 没法 算 | 不合 & 适 | 不支 & 持 | 不收 & 敛 | 不稳 & 定 | 不考 & 虑 | 会 & 丢 挂 漏 锁 | 批不 & 下来 | 撑不 & 住 | 有问 & 题 | 杀鸡 & 用牛 | 跑不 & 动 | 难 & 写 看 维护",  # zh fault
    0x681F038B: "不 危险 吃 坏 太 失控 慢 撑 有坑 没 算了 要求 贵 重 锁 问题 难 麻烦 | 装不 & 上 | 要 & 跑 迭代",  # zh sour
    0x81FE4E43: "不通 报错 挂了 排查 日志 没装 看看 超时 重启 | 为什 & 么 | 修一 查一 看一 & 下 | 起不 & 来 | 连不 & 上",  # zh trouble
    0x300426D9: "做成 写 写成 存 按 放 用 由 走 选 通过 采用 靠",  # zh method
    0x3E0C110D: "换 换到 换成 改为 改成 改用 改由 改走 退回",  # zh change
    0x738D8759: "不对 等等 算了 | 再想 & 下 想 | 想了 & 想 | 改主 & 意 | 重新 & 考虑",  # zh second
    0x2B2CE08D: "不这 & 么做 | 刚才 & 说的 | 想了 & 想还 | 我改 & 主意 | 撤回 & 上面 之前 刚才 | 改主 & 意 | 算了 & 不 | 还是 & 不要",  # zh undo
    0x3361427F: "不用 删掉 去掉 弃用 换掉 撤掉 放弃 & 它 这个 那个",  # zh it
    0xE6F15297: "之后 今晚 以后 回头 接着 明天 最后 然后 稍后 随后 顺便 & 我 | 今晚 回头 明天 稍后 & 再 补上 | 修好 完成 通过 & 后 | 剩下 剩余 待办 遗留 | 我 & 会 修 做 再 写 删 加 去 发 回复 处理 将 弄 换 改 整理 更新 来 欠 清 给 补 调 跟进 通知 | 我顺 & 便 | 接下 & 来 | 等 & 之后 以后 再 后 完",  # zh promise
    0x08B21ED5: "一 & 就 | 下午 之后 今晚 以后 剩下 剩余 另开 后面 回头 待办 接着 明天 明早 晚上 晚些 晚点 最后 然后 稍后 还得 还欠 还要 遗留 随后 | 另外 & 开 | 合并 & 后 | 后 & 会 再 | 好 完 绿 & 再 就 来 | 完 & 测 跑 | 我 & 之前 前 | 接下 & 来 | 等 & 再 后 好 完 绿",  # zh later
    0x8A01C5AA: "先看 来看 正在 让我 | 我 & 先 去 开始 找 搜 来 查 现在 看 试 读 跑 这就 马上 | 现在 & 我",  # zh immediate
    0x322C5118: "之前 之后 以后 完后 绿了 & 我 | 完成 结束 & 后 | 等 & 之后 了 以后 后 好 完 时",  # zh condition
    0xC61E2E44: "其中 它 这个 那个",  # zh refers
    0xF50AC8BA: "上线 修复 & 了 | 修好 做完 全绿 合入 好了 完成 搞定 跑通 通过 | 已 & 修 删 加 合并 处理 实现 推送 提交 改 更新 解决 通过 重命",  # zh finished
    0x72389F24: "可以 & 帮你 | 如果 & 你 | 是否 | 要不 & 要 | 需要 & 我",  # zh offer
    0x3CF20BBB: "下一 & 步 | 剩余 尚未 待办 阻塞 | 未完 & 成",  # zh pending
    0x1F498B73: "bug & 出在 在 是 | 一 & 就 | 之所 & 因为 | 从这 & 里来 | 出在 定位 导致 引起 找到 来自 查到 查明 根源 源于 造成 | 原因 & : 在于 是 ： | 原来 & 会 只 把 每次 没 | 因为 由于 & 4 5 下降 不一 不对 不稳 丢 卡 变红 失败 导致 崩 慢 所以 才 报错 挂 泄漏 空白 超时 错 闪退 | 在 & 丢 卡 慢 错 | 所以 & 会 被 都 | 是 & 丢失 乱序 了 冲突 失败 崩溃 报错 撞 泄漏 的 超时 重复 | 根 & 因 | 根子 毛病 & 在 | 的问 & 题 | 看明 & 白了 | 罪魁 & 祸首 | 问题 & : 出在 在于 是 ：",  # zh cause
    0xD167B040: "之所 & 以 | 元凶 根因 根源 病根 症结 锅在 | 其实 实际 的锅 闹的 & 是 | 原因 & : 在 就 找到 是 ： | 原来 & 少 是 没 漏 | 归根 说到 & 底 | 惹的 & 祸 | 搞的 & 鬼 | 是因 & 为 | 根本 & 原因 | 罪魁 & 祸首 | 问题 & 出在 在于 就出 根源",  # zh diagnosis
    0xF6C87745: "原因 根因 毛病 问题 & 定位 很清 找到 明确 清楚 | 原来 & 如此 | 发现 复现 找到 抓到 查到 查清 破案 & 了 啦 | 定位 & 到 | 弄清 搞清 查清 & 楚 | 搞明 看明 & 白 | 看出 & 来",  # zh find
    0x958FF77C: "不是 & 它 导致 引起 的事 的原 的锅 的问 这个 这儿 这里 造成 那个 那里 | 不相 & 干 | 关系 & 没 | 冤枉 虚惊 误判 | 排除 & 了 先 可以 掉 能 | 方向 & 不对 错 | 无关 & 与 和 跟 | 错了 & 判断 定位 想 找 猜 看",  # zh refute
    0x7C3A8C62: "下一 & 步 | 下面 & 做 要 轮到 需要 | 修复 & 办法 方法 | 修法 然后 & 是 | 准备 打算 & 我 | 剩下 & : 工作 是 步骤 ： | 接下 & 来 | 接着 轮到 还剩 | 现在 还 & 得 要 需要 | 要做 & 的是",  # zh step
    0x85C1FBF2: "下去 动了 & 不 | 不能 卡 无法 没法 & 无 没 没有 缺 | 之前 & 不能 什么 先别 别 无法 没法 | 之后 & 再 | 停在 & 这 | 先停 & 下来 在 着 | 再继 & 续 | 卡 & 住 在 | 卡住 挡住 & 被 | 卡着 在等 暂停 阻塞 | 只能 & 先放 | 同意 审批 开通 批准 授权 放行 & 要 | 后再 才能 & 等 | 开始 继续 进行 & 不能 才能 无法 没法 | 恢复 & 之前 | 无法 & 继续 | 没有 & 权限 | 等 & 上线 修 加 升级 发版 只能 回复 处理 开 得 必须 恢复 扩容 批 换 授权 排期 放开 清理 确认 稿子 答复 给 补 要 通知 需 | 等待 & 上线 修复 合并 回复 审批 密钥 批准 权限 | 连不 & 上 | 阻塞 & 任务 发布 合并 工作 这块 这边 进度 部署 | 需要 & 决定 拍板 确认",  # zh block
    0xF0547556: "下来 不卡 同意 恢复 放到 给你 通过 & 了 | 不用 & 等了 | 了 & 传 修 修好 借 充 关 出 到 加 发 发过 可以 合入 合并 同意 回 处理 好 审 建 开 开通 弄 恢复 批 批准 换 换好 接 插 搞 放 清理 确认 给 续 能 补 装 设 过 通 通过 配 重启 齐 | 刚 刚刚 已 已经 都 & 上线 修复 到位 发 发布 合入 合并 同意 好了 审批 就绪 开通 恢复 批准 拿到 放 给 通过 | 到了 好了 开了 有了 & 令牌 审批 密钥 接口 权限 环境 账号 | 可以 & 开始 继续 | 能 & 已 现在 | 解封 解除 | 阻塞 & 不再 取消 已 已经 没了 消除 解决 解除",  # zh lift
    0xCD4AB747: "不用 & 等了 | 可以 & 动手 开始 接着 继续 | 开始 继续 & 吧",  # zh resume
    0x7B1A1705: "卡 恢复 等 阻塞",  # zh waits
    0x4D3528BD: "之前 以前 直到 除非 | 等 & 再 后 才",  # zh until
    0x5A661A01: "不 不用 先不 别 & 了 | 不需 & 要了 | 取消 & 上一 刚才 这个 | 当我 & 没说 | 忽略 & 上一 上面 刚才 前面 | 撤回 算了 | 放 & 先 就",  # zh cancel
    0x27002EB3: "做到 & 哪 | 到哪 & 一步 了 | 在吗 多久 对了 话说 进展 进度 | 好了 & 吗 没 | 如何 & 进 | 怎么 & 样 样了 | 插一 & 句 | 搞定 & 了 | 还在 & 吗 | 还活 & 着 | 问一 & 下 | 顺便 顺带 & 问",  # zh aside
}
