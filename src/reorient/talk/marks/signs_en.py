"""Signs of lost context in English. Sources: the words that runtimes leave behind when they compact, and how people ask
for what was lost: most often in the past tense, with "you" or "we", or with a "the" or "that" nobody introduced.
"""

from __future__ import annotations

from reorient.talk.marks import signs_en_phrases, signs_shape

_WORDS = {
    "we": "we|you|i",
    "it": "it|this|that|these|those|everything",
    "hedge": r"((ever|already|actually|really|even|just|also|almost|nearly|finally|still|never|only|all|now|both|once"
    r"|so far) ){0,2}",
    "past": r"(?!need|feed|speed|embed|exceed|proceed|succeed|indeed|used to)[a-z]{2,16}ed|said|told|made|did|wrote|built"
    r"|chose|got|gave|left|ran|hit|found|saw|kept|began|begun|broke|sent|went|took|thought|brought|drew|lost|meant|had|won"
    r"|drove|undid|redid|rewrote|put|set|cut|shown|given|taken|written|done|used|spoke",
    "agreed": "discussed|agreed|said|mentioned|told|decided|planned|promised|suggested|proposed|talked|did|wrote|described"
    "|outlined|asked|explained|settled",
    "happen": "go|work|land|ship|pass|succeed|get|fix|help|break|make|solve|do|end|finish|run|come|build|compile|merge"
    "|happen|stick|change|turn|take|survive|settle|cause|cover|close|deploy",
    "when": r"yesterday|this morning|this afternoon|earlier|before|last (time|night|week|session|month|round|\w{3,6}day)"
    r"|(on )?\w{3,6}day|the other day|tonight|today|our last",
    "talkword": "conversation|discussion|session|chat|talk|meeting|thread|exchange|call",
    "mine": "changes?|edits?|fix|patch|commits?|diff|refactor|refactoring|draft|answer|suggestion|proposal|analysis|solution"
    "|plan|idea|theory|attempt|version|reply|numbers|findings?",
    "job": "<mine>|work|task|notes|stuff|thing|one|approach|topic|question|design|decision|bug|error|crash|problem|failure"
    "|flake|script|build|migration|review|feature|summary|list|option|message|report|investigation|experiment|points?"
    "|tests?|branch|conversation|discussion|thread|session",
    "one_off": r"(?!rows?|logs?|records?|entries|data|events?|orders?|values?|e?mails?|messages?|sales|prices?|backups?|dump"
    r"|invoices?|files?|posts?|users?|requests?|jobs?)[\w-]{1,40}",
    "try": "version|draft|attempt|approach|idea|proposal|suggestion|design|plan|option|try",
    "asking": r"((can|could|would|will|should|shall|may|please|lets|let's|let us|i want|i'd like|want|just|and|now|you|we|us"
    r"|to|pls|go ahead and|try to|feel free to) ){0,4}",
    "go_on": "continue|go on|keep going|carry on|keep at it|proceed|resume|keep on",
    "no_program": r"(?!loops?|iteration|number|sequence|counter|list|stream|upload|download|video|line|next|row|record"
    r"|button|playback|animation|execution|reading from|training|streaming|caution)",
    "not_if": r"(?<!\bif )(?<!\bwhen )(?<!\bonce )(?<!\bunless )(?<!\buntil )(?<!\bwhether )(?<!\bin case )(?<!\bas if )"
    r"(?<!\bafter )",
    "pointer": r"\b(the|our|my|your|that|this|yesterday's|today's|last week's|\w{3,6}day's)"
    r"( (same|open|current|last|old|latest|other|existing|pending|draft|long|whole|actual|feature|topic|entire|first"
    r"|second))?",
    "unnamed": r"\b(?!\s?[\x01\x02\x03#])(?! (no\. ?|number )?#?\d)(?! (?-i:[A-Z][a-z]))(?! (?-i:[A-Z]{2,8}-\d))"
    r"(?! (for|at) [\x01\x02\x03])(?! (named|called|titled)\b)(?! \S{0,40}[-/_\d\x01\x03])",
    "numbered": r"[#!]\d{1,4}|\b(pr|pull request|mr|merge request|issue|ticket|bug)s?( no\.?| number)? ?[#!]?\d{1,4}"
    r"|/(pull|issues|merge_requests)/\d{1,4}|\b(?-i:[A-Z]{2,8})-\d{1,4}",
    "new": r"\b(an?|new|another|each|every|any|one|no|which|some) (\w{1,40} )?",
    "pr": "pr|pull request|mr|merge request",
    "works": "diff|bug|script|patch|refactor|refactoring|fix|thing|task|idea|migration|commit|leak|flake|experiment"
    "|benchmark|spike",
    "left": "left|open|missing|remaining|remains|pending|outstanding|todo|to do|next|failing|broken|red|undone|unsolved|unclear",
    "standing": r"plan|status|verdict|state|next steps?|outcome|results?|progress|eta|(open|remaining|last|next) \w{3,12}"
    r"|decision|conclusion|todos?|to-dos?|deadline|latest|word|news|goal|current \w{3,12}",
    "settled": "in|<closed>",
    "closed": "done|merged|fixed|finished|pushed|deployed|committed|live|released|solved|closed|open|reopened|resolved",
    "broken": "broke|broken|fails|failed|failing|crashed|crashes|happened|happening|red|down|back|hangs|stuck",
    "midway": "stuck|at|past|near|through|nearly|up to|only|close|about to|in the middle|halfway|midway|half way|on the|at the|on to|on it|done with|so close|this close|almost"
    "|supposed to",
    "project_asked": "status|state|progress|news|updates?|far along|doing|going|done|finish|left|rest|back|continue|resume"
    "|wrap|next|deadline|track|remember|work|working|help|get|got|where|how is|how's|end|goal|point|plan|on with|pick up"
    "|go on|stage|complete|completing|missing|remaining|open",
}

_LITERALS = {
    "summary_tag": r"<\s?summary\s?>",
    "summary_unavailable": r"\bsummary (is |was )?(unavailable|not available)\b",
    "context_limits": r"\bcontext limits\b",
    "truncated": r"\btruncated\b",
    "compacted": r"\bcompacted\b",
}

_KIN = {
    "continued_session": r"""
        \bcontinued from (a|the|our|my) (previous|earlier|prior|last) (conversation|session|chat)\b
        \bproduced a summary of (its|the|their) thinking process\b
    """,
    "context_limits": r"""
        \b(ran|run|running) out of context\b
        \bcontext (window|length|limit)( was| is| has been| got)? (exceeded|reached|hit|full|exhausted)\b
        \b(hit|reached|exceeded|blew) (past |through )?(the|my|your|our|its) context (limit|window)\b
    """,
    "context_lost": r"""
        \b(losing|lost|lose) (the |our |your |my |all |previous )?(context|memory)\b
        \b(dropped|cleared|wiped|forgot) (the|my|your|our|all) (\w{2,10} )?(context|memory)\b
    """,
    "compacted": r"""
        \b(after|since|by|post|before) (the |that |this |your |my )?(last )?(auto-?)?(compaction|compacting)\b
        \b(auto-?)?compaction (just )?(ran|happened|kicked in|dropped|lost|ate|made|messed)\b
    """,
}

_FAINT = {
    "truncated": r"\b(was|were|got|is|are|been) (cut off|cut short|dropped|removed|summari[sz]ed)\b",
    "context_limits": r"\bran out of (space|tokens|room)\b",
}

_THINGS = (
    signs_shape.Thing(
        sign="unnamed_pr",
        pointed=r"""
            <pointer> <pr><unnamed>(?! (titles?|templates?|numbers?|ids?|lists?|checklists?|sizes?|urls?|links?|events?\
            |webhooks?|counts?|comments? (per|count|box|section)|workflow|bot|page|view|form|feature|api|process|guidelines?\
            |column)\b)
        """,
        told=r"""
            <numbered>
            <new><pr>\b
        """,
    ),
    signs_shape.Thing(
        sign="unnamed_branch",
        pointed=r"""
            <pointer> branch<unnamed>(?! (protection|predict\w{1,40}|names?|naming|coverage|prefix|list|select\w{0,40}|picker|policy\
            |filter|condition|table|office|instruction|column|field|dropdown|strategy|model|of|where|that|after merg\w{1,40}|main\
            |in the (if|switch|code)|master|develop|dev|trunk|staging|production|gh|release)\b)
        """,
        told=r"""
            <new>branch\b
            \bbranch (named|called|main|master|develop|trunk|[a-z]{1,40}[-_]\S{1,40})\b
            \bgit branch\b
            [\x03]
            \b(branch|checkout|check out|switch to|onto|rebase) [\x01]
            \b(else|if|elif|switch|code|default)[ -]branch\b
        """,
    ),
    signs_shape.Thing(
        sign="unnamed_issue",
        pointed=r"""
            (?<!what's )(?<!what is )(?<!what was )(?<!whats )<pointer> issue(?=\s{0,4}([.,;!?)]|$)| (please|when (you|we)|too\
            |again|still|now|as well|yet|already|today|back|once|if|and|in the (pr|branch)|(is|was|got|gets|has been|been\
            |isn't|wasn't) ((not |n't )?<closed>|still|already|now|being|assigned|updated|stale)|been|has|from|we|you|came back|keeps|persists|returned|reappeared)\b)
            \b(is|was|has|isn't|wasn't) <pointer> issue <closed>\b
            \b(close|reopen|assign|label|comment on|move|reply (to|on)|triage|pin|lock|update|read|link|answer on) <pointer> \
            issue\b(?! (tracker|template|type|list|with|that))<unnamed>
            <pointer> ticket<unnamed>(?! (numbers?|ids?|system|prices?|types?|page|list|machine|queue|office|sales?|form|field|column\
            |table|class|model)\b)
        """,
        told=r"""
            <numbered>
            <new>(issue|ticket)\b
        """,
    ),
    signs_shape.Thing(
        sign="unnamed_project",
        pointed=r"""
            \b<project_asked>\b[^.!?\n]{0,40}?<pointer> project\b(?!'s)<unnamed>(?! (names?|title|root|structure|settings\
            |page|list|board|file|folder|directory|dir|id|url|link|version|uses?|needs?|has|should|must|layout|config\w{0,40}\
            |path|key|template|setup|metadata|table)\b)
            <pointer> project (done|finished|going|doing|coming along|on track|stands?|still|again)\b
            <pointer> project (is|was) (still|done|late|on track|finished|blocked|stuck|almost|nearly|not (done|finished))\b
        """,
        told=r"""
            <new>project\b
            \bproject (named|called)\b
            \bproject (?-i:[A-Z][a-z]{1,40})
        """,
    ),
    signs_shape.Thing(
        sign="unnamed_work",
        pointed=r"\bthat( (last|old|other|new|same|first))? <works><unnamed>(?! (is|that|which|where)\b)",
        told=r"""
            <numbered>
            [\x01\x03]
            \b(an?|new|this|the|another|each|every|in) ([\w-]{1,40} )?<works>\b
        """,
    ),
)

MARKS = signs_shape.Marks(
    script="[a-z]",
    words=_WORDS,
    literals=_LITERALS,
    kin=_KIN,
    faint=_FAINT,
    talk=r"""
        \b(chat|conversation|context|session|thread|history|transcript|discussion|dialogue)\b
        \b(channel|turns|replies|older|earlier|memory|window|summary|above)\b
        \b(?<!commit )(?<!error )(?<!log )messages\b
    """,
    earlier=r"""
        \b(earlier|previously|yesterday|this morning|forgot|forgotten|forget|so far|before that|halfway|remember|again)\b
        \blast (session|time|thing|question|message|night)\b
        \bwe('d|'ve| (were|had|ran|hit|agreed|decided|discussed|spent|just|already|talked|lost|did|got|renamed|changed))\b
        \b(did (we|you)|were (we|you)|are you|before we|what were (we|you))\b
        \byou('d|'ve| (were|had|hit|wrote|said|lost|seem|ran|got|did|mentioned|listed|forgot|no longer|just|still|keep|don't\
        |are|may|only))\b
        \byour (context|memory|summary|history|notes|window)\b
        \bour (conversation|chat|plan|talk|discussion|work|session|thread)\b
        \b(the|this|that) (chat|conversation|context|session|thread|history|transcript) (got|get|was|is|has|just|seems|above\
        |so far)\b
        \bolder messages\b
        \bprevious (messages|conversation|session)\b
    """,
    other=r"""
        \b(outputs?|stdout|stderr|logs?|files?|filenames?|columns?|rows?|lines?|tables?|values?|strings?|texts?|names?)\b
        \b(titles?|csv|json|xml|html|db|database|sqlite|leveldb|rocksdb|postgres|mysql|index|indexes|segments?|topics?)\b
        \b(disk|images?|bytes|characters|chars|fields?|responses?|results?|body|page|diff|preview|list|array|urls?|data)\b
        \b(dataset|packets?|payload|labels?|cells?|param\w{0,40}|models?|vendors?|prompts?|sidebar|tooltip|traces?|frames?)\b
        \b(emails?|screen|bundle|archive|varchar)\b
        \btruncated (at|to|after) \d
        \btruncated by \w
    """,
    markup=r"""
        \b(html|details|elements?|tags?|xml|jsx|css|cursor|accordion|components?|renders?|clickable|style)\b
        <\s?/?(details|div|p|ul|li|section|br|article|param|remarks)\b
        \bdoc(s|umentation)? comments?\b
        \bpublic method\b
    """,
    building=r"""
        ^[\s*\-]{0,4}((please|can you|could you|now|then|also) )?(add|write|make|show|render|document|rename|create|implement\
        |test|translate|display|print|put|style|validate|store|raise|throw|return|set|use|change|replace|count|explain\
        |describe|let|allow|if (the|an?|no) \w{1,40}|when (the|an?|no) \w{1,40})\b
    """,
    whole=signs_en_phrases.WHOLE,
    clause=signs_en_phrases.CLAUSE,
    said=signs_en_phrases.SAID,
    things=_THINGS,
    supposing=r"\b(if|when|whenever|while|unless|until|after|once|buttons?|keywords?|options?|states?|labels?|loop)\b",
    mention=r"\b(phrase|copy|slogan|headline|heading|caption|placeholder|the words?|the text|the string|the label)\b",
    general=r"""
        ^[\s*\-]{0,4}(please )?(explain|document|describe|count|print|display|render|what is the difference|how (do|does)\
        |does git|do git|draw|plot|why does)\b
    """,
    fillers=r"""
        ok then|okay then|ok|okay|please|pls|plz|yes|yep|yeah|yup|sure|well|hey|hi|hello|thanks|thank you|thx|kindly|alright|right\
        |(?<=[a-z,] )then|now|good|great|so|fine|cool|nice|perfect|and|just|wait|hm{1,4}|again|mate|man|go ahead|lgtm|sorry|back\
        |i'm back|am back|no|nope|lol|ugh|ah|oh|anyway|good morning|morning|hey there|team|looks good|claude|codex
    """,
    spelt=(
        "continue",
        "where",
        "remember",
        "working",
        "happen",
        "doing",
        "leave",
        "carry",
        "going",
        "finish",
        "discussed",
        "status",
    ),
    real=(
        "were",
        "there",
        "here",
        "wherein",
        "coding",
        "dying",
        "lying",
        "leaves",
        "happens",
        "continued",
        "continues",
    ),
)
