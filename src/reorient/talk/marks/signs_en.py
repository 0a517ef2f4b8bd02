"""Signs of lost context in English. Sources: the words that runtimes leave behind when they compact, and how people
ask for what was lost. `MARKS` is all there is; what fires where is decided in talk.signs.
"""

from __future__ import annotations

from reorient.talk.marks import signs_shape

_TALK = r"chat|conversation|context|session|thread|history|transcript|discussion|dialogue"
_PAST = (
    r"agreed|discussed|talked|picked|chose|decided|suggested|started|began|begun|made|had|proposed|gave|given|mentioned"
    r"|promised|showed|did|wrote|used|sent|tried|planned|wanted|said|told|created|found|settled|left|built|opened"
    r"|changed|asked|listed|offered|stopped|finished|fixed|drafted|outlined|just|already"
)
_WHEN = (
    r"(?:yesterday|this morning|earlier|before|last (?:time|night|week|session|month|monday|tuesday|wednesday|thursday"
    r"|friday|saturday|sunday))"
)
_WORK = (
    r"plan|work|task|discussion|conversation|thread|session|idea|version|list|notes|fix|stuff|thing|one|change|changes"
    r"|approach|topic|refactor|refactoring|draft|attempt|question|design|decision"
)
_DONE = (
    r"finish(?:ed)?|complete[d]?|do|done|fix(?:ed)?|push(?:ed)?|merged?|run|check(?:ed)?|test(?:ed)?|send|sent"
    r"|commit(?:ted)?|deploy(?:ed)?|update[d]?|change[d]?|get|got|look(?:ed)?|manage[d]?|ship(?:ped)?"
)
_ON = (
    r"(?:with|on)?\s?(?:it|that|this|the rest|what\b.{0,60}|the (?:remaining|rest|next|last|other|work|task|job|plan|list|same"
    r"|migration|refactor\w*|fix|review|implementation|docs|tests|cleanup|investigation|story)\b.{0,60})"
    r"|(?:from|where)\b.{0,60}|there|here|as (?:planned|agreed|before|discussed)|on"
)

_LITERALS = (
    ("summary_tag", r"<\s?summary\s?>"),
    ("summary_unavailable", r"\bsummary (?:is |was )?(?:unavailable|not available)\b"),
    ("context_limits", r"\bcontext limits\b"),
    ("truncated", r"\btruncated\b"),
    ("compacted", r"\bcompacted\b"),
)

_KIN = (
    ("continued_session", r"\bcontinued from (?:a|the|our|my) (?:previous|earlier|prior|last) (?:conversation|session|chat)\b"),
    ("continued_session", r"\bproduced a summary of (?:its|the|their) thinking process\b"),
    ("context_limits", r"\bran out of (?:context|space|tokens)\b"),
    ("context_limits", r"\bcontext (?:window|length|limit)(?: was| is| has been)? (?:exceeded|reached|hit|full|exhausted)\b"),
    ("context_limits", r"\b(?:hit|reached|exceeded) (?:the|my|your|our) context (?:limit|window)\b"),
    ("compacted", r"\b(?:auto-?)?compaction (?:ran|happened|kicked in|dropped|lost|ate|made|messed)\b|\b(?:after|since|by|post|before) (?:the |that |this |your |my )?(?:last )?(?:auto-?)?(?:compaction|compacting|compact)\b"),
    ("context_lost", r"\b(?:lost|dropped|cleared|wiped) (?:the|my|your|our|all) (?:earlier |previous |whole )?(?:context|memory)\b"),
    ("truncated", r"\bcut off\b"),
)

_CLAUSE = (
    (
        "continue",
        r"(?:can|could|would|will|let's|lets|let us|you can|you may|i want you to|we can|just|and)?\s?(?:you |we )?"
        r"(?:continue|go on|keep going|carry on|keep at it|proceed)"
        rf"(?:\s?(?:{_ON}))?",
    ),
    (
        "continue",
        r"(?:can|could|should|shall|let's|lets|let us|i want to|i'd like to|we can|please)?\s?(?:we |you )?(?:continue|resume|carry on|keep on)"
        r"(?: to| with| on)? ?(?:(?:the|our|your|that|this|my)\b(?! (?:loop|iteration|number|sequence|counter|list|stream|upload|download|video"
        r"|line|next|row|record|button)).{2,60}|(?!(?:on|in|at|when|if|if|until|as)\b)[a-z]{3,20}ing\b.{0,60}|investigate\b.{0,60}|debug\b.{0,60})",
    ),
    ("continue", rf"resume(?: (?:it|that|this|work|{_ON}))?"),
    ("continue", r"(?:let's |lets )?(?:pick (?:this|it|that|things)(?: back)? up(?: again)?|get back (?:to|on|at) (?:it|work|this|that))"),
    ("continue", r"back (?:to|at) (?:it|work|this|that)|back on (?:it|track)"),
    ("progress", r"any (?:news|progress|updates?|luck)(?: (?:on|with|about|from|in)\b.{0,80})?\s?\??"),
    ("progress", r"(?:what's|what is|what are) (?:still )?(?:left|next|open|missing)(?: to do| for (?:us|me|you)| now| here| on (?:our|the|my) list)?\s?\??"),
    ("progress", r"(?:are you |is it |is that |is this |all )?(?:done|finished|ready)(?: yet| already)(?: with (?:it|that|this))?\s?\??"),
    ("progress", r"are you (?:done|finished|through) with .{2,40}\s?\??"),
    ("progress", r"(?:are you )?still (?:on|at) (?:it|that|this)\s?\??"),
    ("progress", r"(?:how's|how is|how are) (?:it|that|this|things) (?:going|coming along|looking)(?: with (?:it|that|this))?\s?\??"),
    ("where_were_we", r"(?:so )?where(?:'s| is| are)? (?:we|you)(?: at| now| standing)?(?: (?:with|on) (?:it|that|this|the .{0,40}))?\s?\??"),
    ("earlier_work", r"(?:do |just |run |use |it's |the )?same (?:thing |procedure |approach |way )?(?:again|as (?:before|usual|yesterday|earlier|last \w{4,9}))\b.{0,60}"),
    ("earlier_work", r"(?:as|like) (?:before|usual|always|last time|yesterday)"),
    ("earlier_work", r"the usual"),
)

_WHOLE = (
    ("and_then", r"(?:and|so|well|next|then|now|ok(?:ay)? (?:and|so)|status|progress|done|ready|finished|thoughts)\s?\?+"),
    ("and_then", r"(?:so |and |ok )?(?:what now|now what|and then|and now|what then|then what|what's next|whats next|what next)\s?\??"),
)

_SAID = (
    ("where_were_we", r"\bwhere (?:were|where|was|are|did) (?:we|you|i)\b(?: (?:at|leave|left|stop|stopped|get|end|now|with|again|off?)\b){0,2}"),
    ("where_were_we", r"\bwhere (?:we|you|i) (?:left|leave|stopped|were|was|got to|are)\b(?: of{1,2}| at)?"),
    ("where_were_we", r"\bwhere we at\b"),
    ("what_was_i_doing", r"\bwhat (?:was|were) (?:i|we|you) (?:just )?(?:doing|working|up to|saying|talking|about|trying|looking|on|fixing|writing)\b"),
    ("what_was_i_doing", r"\bwhat have (?:we|you|i) (?:done|got|finished|changed|covered)\b(?: so far)?"),
    ("what_was_i_doing", r"\bwhat (?:we|you|i) (?:did|have done|were doing|was doing|had done|had)\b(?: so far)?"),
    ("what_was_i_doing", r"\b(?:what's|what is|what was|to) the last thing (?:i|we|you)\b|\bthe last thing (?:i|we|you) \w{2,10}\b"),
    ("recap", r"\b(?:catch|bring|get|fill) me (?:up|in)\b(?! front)(?: to speed| to date)?"),
    ("recap", r"\bremind me\b(?: again)?,? (?:what|where|why|how|of what|who|which|about)\b.{0,60}"),
    ("recap", r"\brecap (?:of )?(?:what|where|how far|our|us|this (?:session|conversation|chat|thread))\b"),
    ("did_this_happen", r"\bdid (?:this|that|it|any of (?:this|that|it)|all (?:this|that)) (?:(?:really|actually|already|ever|even|just|all) ){0,2}(?:happen|go through|work|land|ship|pass|go in|succeed|get (?:done|merged|fixed|in|pushed|deployed))\b"),
    ("did_this_happen", r"\b(?:has|have) (?:this|that|it|these|those) (?:already |actually |really |ever |now )?(?:been (?:done|merged|fixed|pushed|deployed|finished)|happened|landed|shipped)\b"),
    ("did_this_happen", rf"\b(?:did|have|had) you (?:(?:ever|already|actually|really|even|manage to|managed to|get to|also) ){{0,2}}(?:{_DONE})\b"),
    ("did_this_happen", r"\b(?:wasn't|isn't|weren't|hasn't|haven't) (?:this|that|it|these|those) (?:already |been |all ){0,2}(?:merged|fixed|done|finished|closed|deployed|pushed|solved)\b"),
    ("do_you_remember", r"\b(?:do|don't|did|can|can't) (?:you|we) (?:still |even |not )?(?:remember|recall|know what (?:we|i|you))\b"),
    ("do_you_remember", r"\byou (?:still |do )?(?:remember|recall) (?:the|what|how|why|our|when|my|me)\b"),
    ("do_you_remember", r"\b(?:have you |you )(?:forgot|forgotten)\b|\byou seem to have forgotten\b"),
    ("do_you_remember", r"\bremember (?:the|that|when|how|what|our|why|where)\b(?: \w{1,20}){0,4}? (?:we|you|i)(?:'d| had)? (?!rather\b)(?:\w{2,12}ed|found|saw|said|told|made|had|did|wrote|built|chose|got|were|was|gave|left|ran|hit)\b"),
    ("we_were", r"\bwe (?:were|had been|have been|'d been|'ve been) (?:(?:just|still|already|in the middle) ){0,2}(?:(?!wondering|hoping|going to need)\w{2,20}ing\b|about to|of\b|halfway|midway|half way|on the|at the|on to|done with)"),
    ("we_were", r"\bi was (?:in the middle of|about to|working on|halfway|just \w{2,20}ing|doing)\b"),
    ("we_were", r"\byou were (?:(?:just|still|already) )?(?:(?!being)\w{2,20}ing\b|about to|in the middle|halfway|supposed to|asked to|on the|on it)"),
    ("earlier_work", r"\b(?:as|like) (?:we|you|i|we've|you've|i've|we had|we have|you had|you have) (?:already |just |had |have )?(?:discussed|agreed|said|mentioned|told|decided|planned|promised|suggested|proposed|talked|did|wrote|described|outlined|asked|explained)\b"),
    ("earlier_work", r"(?:^|[,;:.(]\s?|\bdo (?:it|this|that) |\band )as (?:discussed|agreed|planned|mentioned|promised|requested|decided|said|noted|suggested)\b(?: (?:earlier|before|above|last time|yesterday))?"),
    ("earlier_work", r"\b(?:as|like) (?:i|we|you) (?:did|said|had|do|told)\b.{0,20}\b(?:last|before|earlier|yesterday)\b|\blike (?:last time|we said|you said)\b"),
    ("earlier_work", rf"\b(?:{_WORK}|way|option|script|file|bug|test|tests|memory leak|patch|commit|code|branch|numbers|results|names?|rules?|steps?|points?|items?|others?) (?:that |which )?(?:we|you|i)(?:'d|'ve| had| have| were| was)? (?:{_PAST}|promised|collecting)\b"),
    ("earlier_work", r"\b(?:what|whatever|that|which|why|how|the one) (?:we|you|i)(?:'d|'ve| had| have)? (?:just |already |last )?(?:agreed|discussed|decided|talked|picked|chose|settled|started|suggested|proposed|promised|began|had in mind|said|told|asked)\b(?! with)"),
    ("earlier_work", r"\bwhat (?:exactly )?did (?:we|you|i) (?:\w{2,10} )?(?:decide|agree|say|do|change|find|settle|choose|pick|want|call|name|end up|conclude)\b"),
    ("earlier_work", r"\bdidn't (?:we|you|i) (?:already |just )?\w{2,12}\b"),
    ("earlier_work", r"\b(?:we|you|i)(?:'ve| have|'d| had)? already (?:agreed|discussed|talked|said|told|asked|fixed|did|done|decided|tried|pushed|merged|settled|covered|solved|gave|made|went)\b"),
    ("earlier_work", r"\bi (?:told|asked) you\b"),
    ("earlier_work", r"\byou(?:'d| had| have|'ve)? (?:just |already |also )?(?:said|mentioned|promised|suggested|proposed|told me|offered|were going to|gave me|showed me|claimed)\b"),
    ("earlier_work", r"\bwe (?:just )?(?:agreed|discussed|talked about|settled on|spoke about)\b(?! with)"),
    ("earlier_work", rf"\b(?:undo|revert|redo|repeat|restore|finish|keep|fix|amend|push|back to) (?:what|whatever|the (?:\w{{2,15}} )?(?:{_WORK})) (?:you|we|i)\b"),
    ("earlier_work", r"\byour (?:last|previous|earlier|latest|other|first|second) (?:\w{2,12} )?(?:change|changes|commit|message|answer|suggestion|edit|idea|fix|attempt|proposal|reply|patch|point|version|question|plan)\b"),
    ("earlier_work", r"\b(?:from|in|of|per|during|since|to|at) (?:our|my|your|the|that) (?:earlier|previous|last|prior|other) (?:conversation|discussion|session|chat|talk|meeting|thread|exchange|call)\b(?! (?:date|id|time|row|column|field|table|list|key|token))"),
    ("earlier_work", r"\bour (?:earlier|previous|last|prior|original) (?:\w{2,15})\b"),
    ("earlier_work", rf"\b(?:the|that|those|our|my|your) (?:\w{{2,15}} )?(?:{_WORK}|migration|review|feature) (?:from|of) {_WHEN}\b"),
    ("earlier_work", r"\bback to (?:what|where|whatever|the (?:task|plan|topic|thing|last|work|original)|our)\b"),
    ("earlier_work", r"\bwhat (?:about|happened (?:to|with)|became of|came (?:out )?of) (?:that|it|our|your|those)\b"),
    ("earlier_work", r"\bthe other (?:thing|one|bug|task|point|question|idea) (?:we|you|i|from)\b|\bthe thing with\b"),
    ("earlier_work", r"\bdo (?:the same|that|this|it) (?:thing )?again\b(?! (?:for|when|until|after|if))"),
    ("progress", r"\bso did (?:it|that|this) work\b|\bhow far (?:did|have|are) (?:you|we)\b|\bhow far along (?:are|is)\b"),
    ("progress", r"\bis (?:it|that|this) (?:in|done|merged|fixed|finished|pushed|deployed|ready) (?:yet|already|now)\b"),
)

_PR = r"pr|pull request|mr|merge request"
_POINTER = r"\b(?:the|our|my|your|that|this|yesterday's|today's|last week's|monday's|tuesday's|friday's)"
_AGE = r"(?: (?:same|open|current|last|old|latest|other|existing|pending|draft|long|whole|actual|feature|topic|entire))?"
_NAME = r"(?!\s?[\x01\x02\x03#<])(?! (?:no\. ?|number )?#?\d)(?! (?-i:[A-Z][a-z]))(?! (?-i:[A-Z]{2,8}-\d))(?! (?:named|called|titled|for|at) [\x01\x02\x03])(?! (?:named|called|titled)\b)(?! \S{0,40}[-/_\d\x01\x03])"
_NUMBERED = r"#\d+|\b(?:pr|pull request|mr|merge request|issue|ticket|bug)s?(?: no\.?| number)? ?[#!]?\d+|/(?:pull|issues|merge_requests)/\d+"

_THINGS = (
    signs_shape.Thing(
        sign="unnamed_pr",
        pointed=rf"{_POINTER}{_AGE} (?:{_PR})\b{_NAME}(?! (?:titles?|templates?|numbers?|ids?|lists?|checklists?|sizes?|urls?"
        r"|links?|events?|webhooks?|counts?|comments? (?:per|count)|workflow|bot|page|view|form|author field|feature|api"
        r"|process|guidelines?)\b)",
        told=rf"{_NUMBERED}|\b(?:an?|new|another|draft|each|every|any|one) (?:\w+ )?(?:{_PR})\b",
    ),
    signs_shape.Thing(
        sign="unnamed_branch",
        pointed=rf"{_POINTER}{_AGE} branch\b{_NAME}(?! (?:protection|predict\w+|names?|naming|coverage|prefix|list|select\w*"
        r"|picker|policy|filter|condition|table|office|instruction|column|field|dropdown|of|where|that|in the (?:if|switch|code)"
        r"|after (?:merge|merging)|main|master|develop|dev|trunk|staging|production|gh|release)\b)",
        told=r"\b(?:an?|new|another|each|every|any) (?:\w+ )?branch\b|\bbranch (?:named|called)\b|\bgit branch\b|[\x03]|\b(?:branch|checkout|check out|switch to|onto|rebase) [\x01]"
        r"|\bbranch (?:main|master|develop|trunk|[a-z]+[-_]\S+)\b|\b(?:else|if|elif|switch|code)[ -]branch\b",
    ),
    signs_shape.Thing(
        sign="unnamed_issue",
        pointed=rf"(?<!what's )(?<!what is )(?<!what was )(?<!whats ){_POINTER}{_AGE} (?:issue|ticket)"
        r"(?=\s*(?:[.,;!?)]|$)| (?:please|when (?:you|we)|too|again|still|now|as well|yet|already|today|back|once|if|and"
        r"|in the (?:pr|branch)|(?:is|was|got|gets|has been|been|isn't|wasn't) (?:still|already|now|closed|open|reopened|fixed"
        r"|resolved|assigned|done|updated|stale|solved|not|being)|been|has|from|to the|we|you)\b)",
        told=rf"{_NUMBERED}|\b(?:an?|new|another|each|every|any|one) (?:\w+ )?(?:issue|ticket)\b",
    ),
    signs_shape.Thing(
        sign="unnamed_project",
        pointed=r"(?:\b(?:status|state|progress|news|updates?|far along|doing|going|done|finish|left|rest|back|continue|resume|wrap|next"
        r"|deadline|track|remember|work|working|help|get|got|where|how is|how's|end|goal|point|plan|on with|pick up|go on|stage"
        r"|complete|completing)\b[^.!?\n]{0,40}?)"
        rf"{_POINTER}{_AGE} project\b(?!'s){_NAME}(?! (?:names?|title|root|structure|settings|page|list|board|file|folder|directory"
        r"|dir|id|url|link|version|uses?|needs?|has|should|must|layout|config\w*|path|key|template|setup|metadata|board|table)\b)"
        rf"|{_POINTER}{_AGE} project (?:done|finished|going|doing|coming along|on track|stands?|still)\b",
        told=r"\b(?:an?|new|another|each|every|any) (?:\w+ )?project\b|\bproject (?:named|called)\b|\b(?i:project) (?-i:[A-Z][a-z]+)",
    ),
)

MARKS = signs_shape.Marks(
    literals=_LITERALS,
    kin=_KIN,
    talk=rf"\b(?:{_TALK}|messages|turns|replies|older|earlier|memory|window|summary)\b(?<!commit messages)(?<!error messages)",
    earlier=rf"\b(?:earlier|previously|yesterday|this morning|forgot|forgotten|forget|so far|before that|last (?:session|time|thing"
    r"|question|message|night)|we (?:were|had|ran|hit|agreed|decided|discussed|spent|just|already|talked|lost|did|got)|we'd|we've"
    r"|did (?:we|you)|were (?:we|you)|you (?:were|had|hit|wrote|said|lost|seem|ran|got|did|mentioned|listed|forgot|no longer|just"
    r"|still)|you've|you'd|your (?:context|memory|summary|history|notes|window)|our (?:conversation|chat|plan|talk|discussion"
    rf"|work|session|thread)|(?:the|this) (?:{_TALK}) (?:got|get|was|is|has|just|seems|above|so far)"
    r"|where were we|what were (?:we|you)|before we|older messages|previous (?:messages|conversation|session))\b",
    other=r"\b(?:outputs?|stdout|stderr|logs?|files?|filenames?|columns?|rows?|lines?|tables?|values?|strings?|texts?|names?|titles?"
    r"|csv|json|xml|html|db|database|sqlite|leveldb|rocksdb|index|indexes|segments?|topics?|disk|image|images|bytes|characters|chars"
    r"|fields?|response|responses|results?|body|page|diff|preview|list|array|url|urls|data|dataset|packets?|payload|labels?|cells?"
    r"|param\w*|models?|vendors?|prompts?|sidebar|tooltip)\b|\btruncated (?:at|to|after) \d|\btruncated by \w",
    markup=r"\bhtml\b|\bdetails\b|<\s?/?(?:details|div|p|ul|li|section|br|article|param|remarks)\b|\belements?\b|\btags?\b"
    r"|\bdoc(?:s|umentation)? comments?\b|\bxml\b|\bjsx\b|\bcss\b|\bpublic method\b|\bcursor\b|\baccordion\b",
    building=r"^[\s*\-]{0,4}(?:please |can you |could you |now |then |also )?(?:add|write|make|show|render|document|rename|create|implement"
    r"|test|translate|display|print|put|style|validate|store|raise|throw|return|set|use|change|replace|count|explain|describe"
    r"|if (?:the|an?|no) \w+|when (?:the|an?|no) \w+|describe)\b",
    whole=_WHOLE,
    clause=_CLAUSE,
    said=_SAID,
    things=_THINGS,
    supposing=r"\b(?:if|when|whenever|while|unless|until|after|once|buttons?|keywords?|options?|states?|labels?|loop)\b",
    general=r"^[\s*\-]{0,4}(?:please )?(?:explain|document|describe|count|print|display|render|what is the difference|how (?:do|does)"
    r"|does git|do git|draw|plot|why does)\b",
    fillers=r"ok|okay|please|pls|plz|yes|yep|yeah|sure|well|hey|hi|hello|thanks|thank you|(?<=[a-z,] )then|now|alright|right|good|great|so"
    r"|fine|cool|nice|perfect|and|just|wait|hm+|again|mate|man|go ahead|lgtm|sorry|back|i'm back|am back|pal|buddy|claude|codex",
    spelt=("continue", "where", "remember", "working", "happen", "doing", "leave", "carry", "going", "finish", "discussed"),
    real=("were", "there", "here", "wherein", "coding", "dying", "lying", "leaves", "happens", "continued", "continues"),
)
