"""English marks."""

from __future__ import annotations

from reorient.talk.marks.shape import Marks, words

_ACT = (
    r"(?:touch|change|modify|edit|alter|push|commit|delete|remove|drop|use|add|merge|deploy|run|create|rename|install|"
    r"force|rebase|squash|amend|reset|bump|upgrade|rewrite|refactor|write|call|import|log|print|store|send|publish|"
    r"release|skip|disable|mock|hard-?code|introduce|break|move|format|reformat|open|close|start|restart|migrate|"
    r"retry|expose|share|copy|pin|include|put|mention|make|go|do|depend|rely|leave|let|guess|assume|test|work|"
    r"generate|regenerate|downgrade|truncate|bypass|ship|enable|exceed|rename|return|cache|suppress|ignore|show)"
)

MARKS = Marks(
    name="en",
    forbid=words(
        rf"""(?:(?:^|[,;:—–-]\s*|\b(?:and|but|also|please|should|must|shall|can|to|you|we)\s+)never\s+(?:ever\s+)?(?!\w+(?:ed|ing)\b|mind\b|saw\b|got\b|had\b|found\b)[a-z]
        |\b(?:must\s+not|mustn['’]?t|(?:you|we)\s+may\s+not|shall\s+not|under\s+no\s+circumstances|at\s+no\s+point|no\s+exceptions?|nowhere\s+else
        |(?:do\s+not|don['’]?t|dont)\s+(?:(?:ever|even|just|you|dare|go|try\s+to)\s+)*{_ACT}\b|(?:you|we|they)(?:['’]re|\s+are)\s+not\s+to\b|we\s+(?:do\s+not|don['’]?t)\s+(?!know|see|have|need|understand|think|care|mind|want|remember|get|like|use|even|really)[a-z]+|leave\s+.{{1,40}}\s+out\s+of\s+(?:this|it)\b|not\s+by\s+hand|untouchable|non-negotiable|sacred
        |(?:we|i)\s+(?:explicitly\s+|really\s+|definitely\s+)?(?:do\s+not|don['’]?t)\s+want\s+(?!to\s+(?:know|see|hear))
        |(?:we|you)\s+(?:can['’]?t|cannot|can\s+not|should\s*n['’]?t|should\s+not)\s+(?:ever\s+|be\s+)?(?:{_ACT}|\w+ing)\b(?!.{{0,60}}\buntil\b)
        |(?:should|can)(?:\s+not|n['’]?t|not)\s+(?:be\s+)?(?:touched|changed|modified|edited|pushed|committed|deleted|used|merged|logged|stored|exposed)
        |off[-\s]limits|hands\s+off|stay\s+(?:out\s+of|away\s+from|off)|keep\s+(?:out\s+of|away\s+from)|avoid\s+\w+ing\b|refrain\s+from
        |leave\s+(?:[\w./-]+\s+){{1,6}}(?:alone|untouched|as\s+(?:it\s+is|is))
        |(?:is|are)\s+(?:strictly\s+)?(?:forbidden|prohibited|not\s+allowed|not\s+to\s+be|frozen|off\s+limits|taboo)\b|no\s+(?:new\s+)?[\w-]+(?:\s+[\w-]+)?\s+(?:before|until|without)\b|no\s+(?:new|more|extra|additional|further)\s+\w
        |nothing\s+(?:gets?|goes|is|may\s+be|should\s+be|leaves|may|must)\s+\w+|(?:nobody|no\s+one)\s+(?:but\s+\w+\s+)?(?:edits?|touch(?:es)?|changes?|pushes|merges?|may|should|must|is\s+to|gets?|deploys?)\b
        |not\s+(?:before|until|without)\b)
        |^\W*(?:and\s+|also\s+|plus\s+)?no\s+(?!problem|idea|worries|need|thanks|thank|rush|way|one\b|wonder|doubt|matter|luck|chance|longer|clue|hurry|pressure|biggie|sorry|wait|stop|use\b|big\b|it\b|that\b|this\b|the\b|i\b|you\b|we\b|not\b|after\s+all)[a-z][\w-]*s?\b(?!.{{0,60}}\bafter\s+all\b)
        |\bkeep\s+(?:\S+\s+){{1,8}}(?:as\s+(?:it|they)\s+(?:is|are)|as\s+is|unchanged|intact|stable|untouched|(?:\w+\s+)?compatible)\b)"""
    ),
    order=words(
        r"""(?:(?:^|[,;:]\s*|\b(?:please|should|must|shall|to|and|but|we|you)\s+)always\s+(?!a\b|the\b|there\b)[a-z]|[,;]\s*always\W*$|\b(?:from\s+(?:now|here)\s+on|going\s+forward|from\s+today|at\s+all\s+times
        |(?:any|every|each|all)\s.{0,60}\b(?:must|needs?|should|ha(?:s|ve)\s+to|goes|go)\b(?!\s+(?:been|have))
        |must\s+(?!have\s+been\b|not\b|be\b|admit\b|say\b|confess\b)[a-z]+\b|(?:it['’]?s|it\s+is)\s+(?:important|essential|crucial|vital|imperative|mandatory)\s+that|insist\s+on|(?:append|read|write)[-\s]only\b(?!\s+(?:error|file\s+system))|stick\s+to\b.{0,60}\b(?:everywhere|always|throughout|here|for\s+(?:anything|everything|all))|only\s+(?:through|via|by|over)\b|reproducible|same\s+\w+,\s+same|(?:any|every|each|all)\s+\w+\s+(?:carries|gets|has)\b
        |(?<!it\s)(?<!that\s)(?<!this\s)(?<!you\s)(?<!he\s)(?<!they\s)(?<!there\s)must\s+be\s+(?:\w+ed|in|on|under|at|able|written|kept|signed|\w+-?\w*able|\w+-?only|backwards?|green|idempotent|deterministic|\d+)\b
        |(?<!i\s)(?<!we\s)(?<!you\s)(?<!there\s)(?<!this\s)(?<!that\s)ha(?:s|ve)\s+to\s+(?!do\b)[a-z]+\b|we\s+stay\s+(?:on|with|at)\b
        |(?:ask|check\s+with|talk\s+to)\s+me\s+(?:before|first)
        |only\s+(?:ever\s+)?(?:use|touch|change|edit|commit|push|run|write|log|merge|work\s+on|deploy)\b|(?<![\w-])(?:use|write|name)\s+(?:\w+\s+){1,3}in\s+this\s+(?:repo|project|code\s?base|crate|module|service)
        |(?:keep\s+in\s+mind|remember)\s*(?:,|:|that|to)\s|make\s+sure\s+(?:that\s+)?(?:you|we|it|to|every|all|the|no|nothing|nobody)\b
        |(?:standard\s+library|stdlib|read[-\s]only|ascii|tests?|staging)\s+only\s*[.!]?$|rule\s*:|constraint\s*:|hard\s+(?:rule|requirement|constraint|limit)|no\s+exceptions
        |(?:are|is)\s+(?:\w+\s+){1,4}(?:only|in\s+cents)\b.{0,20}$|that\s+goes\s+for\s+(?:every|all|any))|^(?:please\s+)?note\s*(?:that|:))"""
    ),
    permit=words(
        r"""\b(?:(?:you|we)\s+(?:can|may|are\s+(?:now\s+)?allowed\s+to)\s+(?!not\b)(?:now\s+)?|(?:it['’]s|it\s+is|that['’]s)\s+(?:ok|okay|fine|allowed)\s+(?:now\s+)?to\s
        |(?:is|are)\s+(?:ok|okay|fine|free|allowed|permitted|unfrozen|possible)\s+(?:now|again)|(?:is|are)\s+(?:over|lifted|unfrozen|allowed)\b|feel\s+free\s+to|go\s+ahead\s+and|no\s+longer\s+(?:forbidden|off|need|a\s+rule|applies|frozen)
        |(?:do\s+not|don['’]?t|no\s+longer)\s+(?:need|have)\s+to\b|need\s*n['’]?t\b
        |(?:forget|drop|scrap|lift|ignore|remove)\s+(?:(?:that|the|my|what\s+i\s+said\s+about|about)\s+)+[\w-]+|(?:rule|ban|freeze|restriction)\b.{0,30}\b(?:lifted|gone|over|off))"""
    ),
    revoke=words(
        r"""\b(?:rule|ban|freeze|restriction|constraint|what\s+i\s+said|no\s+longer|not?\s+(?:need|have)\s+to|don['’]?t\s+(?:need|have)\s+to)\b"""
    ),
    report=words(
        r"""(?:\b(?:it|this|that|he|she|they|which|tests?|code|i|server|job|docs?|log)\s+(?:only\s+)?(?:never|always|says?|said|runs?|must\s+(?:be|have))\b|^\W*(?:why|how|what)\b|^\W*if\b.{0,120}\b(?:would|might|could)\b
        |\b(?:must\s+have\s+been|it\s+seems|seems\s+to|looks\s+like|i\s+(?:think|guess|believe|suspect)\s+(?:it|this|that|the)|told\s+me|(?:docs?|log|error|manual|readme|message)s?\s+(?:says?|said)|used\s+to|we\s+had|i\s+did\s*n['’]?t|i['’]m\s+not\s+sure|(?:that|this)\s+\w+\s+must\s+be)\b|^\W*(?:that['’]s\s+why|the\s+reason|because)\b
        |^\W*(?:the\s+)?(?:\w+\s+){1,3}(?:do|does|did)\s*(?:not|n['’]t)\s+\w+\s+(?:on|because|when|anything|in\s+the\s+log)\b)"""
    ),
    hedge=words(
        r"""\b(?:maybe|perhaps|might|could\s+be|what\s+if|not\s+sure|no\s+preference|don['’]?t\s+know|wonder(?:ing)?|consider(?:ing)?|thinking\s+(?:about|of)|what\s+do\s+you\s+think|pros\s+and\s+cons|compare|show\s+me|explain|how\s+(?:does|do|can|would)|did\s+you|i\s+used|we\s+used\s+to|later)\b|^\W*if\b"""
    ),
    goal=words(
        r"""(?:\b(?:the|our|my|overall|end|main)\s+(?:\w+\s+)?(?:goal|objective|aim|purpose)\b\s*(?:is|here\s+is|:|of\s+this)
        |^\s*(?:goal|objective|task|mission|feature)\b[^:]{0,24}:|\bwe(?:\s+are|['’]re)\s+(?:building|working\s+towards?|trying\s+to\s+(?:build|get|make|ship))\b
        |\bwhat\s+i\s+want\b[^.?!:]{0,40}:|\b(?:the\s+)?(?:task|job|plan|work)\s+(?:now\s+|today\s+|here\s+)?is\s+to\s)"""
    ),
    turn=words(
        r"""\b(?:let['’]?s\s+(?:try|do|work\s+on|move\s+on\s+to|switch\s+to)\s+(?:something\s+else|a\s+new|the\s+next|another)
        |new\s+(?:task|topic|feature|goal|objective)\s*[:,.]|next\s+(?:task|feature)\s*[:,]|different\s+(?:task|topic)\s*[:,]
        |switching\s+(?:topics?|tasks?)|moving\s+on\s*[:,])"""
    ),
    decide=words(
        r"""(?:^\s*(?:decision|decided)\b(?:\s*\([^)]*\))?\s*[:：]|\b(?:i|we)(?:['’]ve|\s+have)?\s+decided\b|\b(?:final|my)\s+(?:call|decision|answer|choice)\s*(?:is\b|[:,])
        |\b(?:let['’]?s|we(?:['’]ll|\s+will)?|i(?:['’]ll|\s+will)?|please|ok(?:ay)?,?|yes,?|fine,?|right,?|so|then|and|let\s+us)\s+(?:just\s+|also\s+|rather\s+|instead\s+)?(?:use|go\s+(?:with|for)|keep|stick\s+(?:with|to)|switch(?:\s+\w+)?\s+to|store|pick|choose|adopt|settle\s+(?:on|for)|drop|ship\s+it\s+as|take\s+the|stay\s+with)\b
        |(?:^|[,;:]\s+)(?:just\s+|instead\s+)?(?:use|drop|scrap|ditch|abandon|go\s+(?:ahead\s+)?(?:with|for)|keep|stick\s+(?:with|to)|switch\s+(?:to|from|the|our)|store|pick|choose|adopt|settle\s+(?:on|for)|prefer|move\s+(?:the|to|it|from)|make\s+it\s+an?\b)\b
        |^\s*(?:ok(?:ay)?,?\s+|yes,?\s+|then\s+)?(?:do|take)\s+the\b|,\s*do\s+(?:that|it\s+(?:that|this)\s+way)\b|^(?:hm+,?\s+|ok(?:ay)?,?\s+)?then\s+not\b|\binstead\s*[.!]?$|\b(?:throw|rip)\s+(?:it|that|this|them)\s+out\b|\binstead\s+of\b|\brather\s+than\b|\bwe\s+(?:do|are)\s+(?:not\s+)?(?:doing|going|using)\b|\b(?:going|go)\s+with\b|\bnot\s+(?!blocked|stuck|waiting|needed|wanted)[\w-]+\s+(?:any\s?more|after\s+all)\b
        |\b(?:i(?:['’]d|\s+would)\s+(?:rather|prefer)|i\s+prefer|i['’]m\s+for)\b|^\W*(?:\S+\s+){1,4}it\s+is\s*[.!]?$|^(?:\S+\s+){1,5}then\s*[.!]?$|^(?!that|this|it\b|no\b).{2,60}\b(?:is|are)\s+(?:good\s+)?enough\b(?!\s+for\s+(?:today|now)))"""
    ),
    propose=words(
        r"""(?:^\W*(?:(?:ok(?:ay)?|yes|fine|then|please|so|sorry|and|also|just)[,:]?\s+)*(?!(?:the|an?|it|its|this|that|these|those|there|here|i|you|he|she|they|we|my|our|your|what|why|how|who|where|when|if|is|are|was|were|no|not|never|thanks?|see|show|check|look|explain|tell|find|fix|run|why|which|can|could|should|would|do|does|did|has|have|had|some|all|every|nobody|looks?|seems?)\b)(?!\w+(?:ed|ing|ly|s)\b)[a-z]{2,}\s+(?!is\b|are\b|was\b|were\b|has\b|have\b|had\b|does\b|did\b|will\b|can\b|could\b|should\b|would\b|might\b|must\b|and\b|or\b)\w
        |^\W*(?:ok(?:ay)?|yes|fine|right),\s+(?:an?|one|two|three|plain)\s|^\W*(?:please\s+|ok,?\s+|then\s+|so\s+)*(?:let['’]?s\s+\w+|let\s+|run\s|do\s|process\s|address\s)
        |^\W*(?:we|i)(?:['’]ll|['’]d|\s+will|\s+should|\s+can)?\s+(?!need|have|had|want|see|saw|think|know|got|found|was|were)[a-z]+\s|\b(?:is|are|will\s+be|sounds)\s+(?:fine|enough|simplest|easiest|best|ok(?:ay)?|good|generated|stored|kept|sent|done)\b|^(?:ok(?:ay)?,\s+|yes,\s+)?\S+\s+for\s+\S|\b(?:talks?|lives?|goes|go|runs?|stays?|speaks?)\s+(?:in|on|to|through|over|via|[a-z]+\s*[.!]?$))"""
    ),
    drop=words(
        r"""(?:\b(?:instead\s+of|rather\s+than|in\s+place\s+of|drop|scrap|ditch|skip|scratch|forget(?:\s+about)?|abandon|replace|throw|rip|lose|kill|get\s+rid\s+of|no\s+more|(?:prefer|pick|choose)\b.{1,60}?\bover|away\s+from|(?:switch|mov|migrat|chang)\w*\s+(?:\w+\s+)?from
        |changed\s+my\s+mind\s+(?:about|on)|(?:switch|mov|chang|convert)(?:e|ing)?(?=\s+(?:\S+\s+){1,5}to\s))\s
        |(?:^|[,;:]\s*)(?:(?:sorry|hm+|ok(?:ay)?|actually|no|well|wait|please)[,.]?\s+)*(?:let['’]?s\s+not\s+(?:do\s+)?|not\s|no\s|do\s*n['’]?t\s+(?:do\s+)?|we\s+wo\s*n['’]?t\s|we['’]re\s+not\s))"""
    ),
    fault=words(
        r"""\b(?:(?:is|are|was|turned\s+out|proved|gets?|looks?|seems?|would\s+be)\s+(?:to\s+be\s+)?(?:(?:way|far|just|really|a\s+bit|much|so)\s+)*(?:too\b|overkill|ugly|slow\b|dead\b|out\b|not\s|a\s+(?:mess|pain)|wrong|bad\b|broken|unusable|unstable|flaky|deprecated|gone|off\s+the\s+table)
        |(?:ca|wo|does|do|did|is|are)n?['’]?t\b|cannot\b|(?:does|do|will)\s+not\b|won\s?t\b|fail(?:s|ed)\b|diverge[sd]?\b|breaks?\b|crashe[sd]\b|locks\b|costs?\b|takes\b|leaks?\b|times\s+out\b)"""
    ),
    turn_to=words(
        r"""(?:\b(?:use|using|go\s+(?:back|with|for|to)|back\s+to|do|doing|switch\w*|mov\w+|write|make\s+(?:it|that|them)\s+(?!\w+er\b|work\b|better\b|fast)|keep|put|store|take|try|then|it\s+is|instead|rather\s+than|will\s+do|enough|just|plain|change|let['’]?s|we\s+\w+|go\b|run\b|build|split|send|pool|plenty|suffices?|now[.!]?$)\b|(?:^|[:;—,]\s*)(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+)\s|[,;:]\s*(?:so\s+|then\s+)?[\w.+#-]+(?:\s+[\w.+#-]+){0,2}[.!]?$|^[\s,;:.]*(?:so\s+|but\s+|and\s+)?(?!make\b|fix\b|check\b|look\b|please\b|find\b|speed\b|improve\b|can\b|try\b|run\b|see\b|why\b|is\b|are\b|was\b|it\b|which\b|that\b|connection\b|no\b)(?:(?:a|an|the|one|only|simple|please|own|\w+)\s+){0,5}[\w.+#*-]+\s*[.!]?$)"""
    ),
    sour=words(
        r"""(?:n['’]t\b|\b(?:not|no|never|cannot|wont|cant|too|lost|loses?|forget|pain|dangerous|bad|wrong|slow|slower|heavy|expensive|ugly|eats?|overkill|problem\w*|mistake|gone|dead|needs?\s+(?:\w+\s+)?(?:thousands?|hundreds?|millions?|\d+)|dislike|hate|unfair|annoy\w*|clumsy|fragile|risky|nobody|hopeless|insane|breaks?|deprecated|discontinued|instead)\b)"""
    ),
    trouble=words(
        r"""\b(?:reachable|respond\w*|running|refused|time[ds]?\s?out|installed|found|restart\w*|logs?|why|check|look\w*|fix\w*|debug\w*|down|fails|failed|error\w*|overlap\w*)\b"""
    ),
    method=words(
        r"""\b(?:use|using|take|pick|choose|go(?:ing)?\s+with|with|through|via|into|in|on|as|by|per|to|be|want|it|in\s+terms\s+of)\s+(?:an?\s+|the\s+|plain\s+)?"""
    ),
    change=words(
        r"""(?:\b(?:becomes?|(?:is|are)\s+now|changes?\s+to|moves?\s+(?:over\s+)?to|goes?\s+back\s+to)\b|->|→)"""
    ),
    second=words(
        r"""\b(?:on\s+second\s+thou?ghts?|(?:i['’]?ve?\s+)?chang(?:ed|ing)\s+my\s+mind|thought\s+about\s+it\s+(?:again|more)|thinking\s+about\s+it\s+again|actually,|no\s+wait|hm+,|sorry,|come\s+to\s+think|after\s+all|instead)"""
    ),
    it=words(r"""\b(?:throw|rip|drop|scrap|ditch|replace|abandon|forget)\s+(?:it|that|this|them|those)\b"""),
    undo=words(
        r"""\b(?:scratch\s+that|changed\s+my\s+mind|on\s+second\s+thou?ght|actually,?\s+no|forget\s+(?:about\s+)?(?:that|the|it)\b|revert\s+that|no,?\s+remove\s+this|undo\s+that|not\s+doing\s+that)"""
    ),
    promise=words(
        r"""(?:\b(?:then|next|afterwards|after|later|once\b.{0,80}?|when\b.{0,80}?|as\s+soon\s+as\b.{0,80}?|before\b.{0,60}?|still|also)\s*,?\s*i(?:['’]ll|\s+will|['’]m\s+going\s+to)\s+(?!not\b|never\b|wait\b)
        |\bi(?:['’]ll|\s+will|(?:['’]m|\s+am)\s+(?:also\s+|then\s+)?going\s+to)\s+(?:also\s+|then\s+|still\s+|just\s+)?(?:(?:look|get|come|go|check|take)\b(?=.{0,80}\b(?:later|after|once|when|tomorrow|tonight|back|end)\b)
        |(?!not\b|be\b|never\b|leave\b|keep\b|assume\b|wait\b|look\b|see\b|start\b|begin\b|take\b|go\b|try\b|read\b|search\b|explore\b|investigate\b|think\b|continue\b|proceed\b|focus\b|need\b|have\b|check\b|now\b|first\b|stop\b)[a-z]+)
        |\bi\s+(?:still\s+(?:need|have|want)\s+to|still\s+owe|owe\s+you|plan\s+to|intend\s+to|promise)\b|\b(?:remaining|left\s+to\s+do|todo|to-do|follow[-\s]?up)\b[^:.]{0,20}:|\bi['’]d\s+like\s+to\s+come\s+back|\bwill\s+(?:follow|do)\b|\byou(?:['’]ll|\s+will)\s+(?:get|have|receive)\b.{0,60}\b(?:from\s+me|by\s+\w+|tomorrow|tonight|later)\b|^\W*will\s+also\s+(?:add|write|update|post|document|send|include|open|file|note|cover|fix|remove|extend|move|drop)\b|^\W*leaving\b.{2,80}\bfor\s+(?:afterwards|later|the\s+end)\b|\bcomes?\s+next\b|\bfollows?\s+(?:when|once|after|from\s+me|later|tomorrow))"""
    ),
    later=words(
        r"""\b(?:then|next|after(?:wards)?|later|once|when|as\s+soon\s+as|still|also|follow\w*|(?:come|get|circle)\s+back|revisit|remaining|left\s+to\s+do|to-?do|tomorrow|tonight|at\s+the\s+end|before|until|separate\w*|in\s+the\s+(?:evening|morning|afternoon)|promise|owe|plan\s+to|by\s+(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b"""
    ),
    immediate=words(
        r"""^\W*(?:(?:ok(?:ay)?|good|great|right|perfect|now|so|first|alright|yes)[,.!:]?\s+)*(?:now,?\s+i\b|first,?\s+i\b|(?:now\s+)?(?:let\s+me|let['’]s|i(?:['’]ll|\s+will)\s+(?:now|start|begin|first|go|(?:(?:look|check|read|search|investigate|dig|run|try|see|take\s+a\s+look)\b(?!.{0,80}\b(?:after|once|when|later|tomorrow|and\s+then)\b)))|i(?:['’]m|\s+am)\s+going\s+to\s+(?!need\b)(?!.{0,80}\b(?:after|once|later)\b)|(?:re-?)?(?:running|checking|reading|looking|fixing|starting|searching)\b))"""
    ),
    condition=words(
        r"""\b(?:once|when|after|as\s+soon\s+as|before|until|if|while)\b[^,;]{0,100}?(?:,|(?=\bi['’]ll\b|\bi\s+will\b)|[.!]?$)"""
    ),
    refers=words(r"""\b(?:it|them|that|those|this|one)\b"""),
    finished=words(
        r"""\b(?:done|finished|completed?|fixed|implemented|added|merged|pushed|committed|removed|renamed|updated|resolved|converted|migrated|replaced|deleted|dropped|created|refactored|verified|ported|passes|passing|pass|landed|shipped|closed|green|works)\b"""
    ),
    offer=words(
        r"""\b(?:would|could|if\s+you(?:['’]d)?\s+(?:like|want|prefer|agree|wish)|should\s+i|want\s+me\s+to|shall\s+i|let\s+me\s+know)\b"""
    ),
    pending=words(r"""\b(?:pending|remaining|next\s+step|still\s+(?:needs?|to)|not\s+yet|blocked|todo)\b"""),
    cause=words(
        r"""^(?!.{0,80}\b(?:find|look\w*\s+for|know|investigat\w*|unknown|unclear)\b.{0,30}\b(?:cause|reason)\b)(?!.{0,80}\b(?:cause|reason)\b.{0,30}\b(?:unknown|unclear|not\s+(?:yet|clear)))
        (?:.{0,300}?(?:\broot\s+cause\b|\bculprit\b|\b(?:the|this|that|its|real|actual)\s+(?:\w+\s+)?(?:issue|problem|bug|cause|reason|failure|error)\s+(?:is|was|comes|lies|seems|appears)\s+(?!closed|fixed|gone|green|resolved|solved|open\b|still)
        |\b(?:is|was|are|were)\s+(?:caused|triggered)\s+by|\b(?:cause|diagnosis|reason|found\s+it|what\s+happens|explanation|why(?:\s+it\s+\w+)?)\s*:|\bstem(?:s|med)?\s+from\b|\bdue\s+to\b|\bturns?\s+out\b|\b(?:comes?|came|originates?|results?)\s+from\b|\bgoes\s+back\s+to\b|\bexplains\s+(?:the|why|it)|\bthat['’]s\s+why\b|\b(?:what|where)\s+(?:it\s+)?goes\s+wrong\b|\bi\s+see\s+it\s+now\b
        |\b(?:fail|differ|break|broke|crash|wrong|negative|missing|leak|hang|hung|error|bug|flak|slow|happen|occur|stale|drop|timeout|times\s+out|lost|lose|reject|4\d\d|5\d\d|red\b|off\s+by|collide|conflict|grow|duplicat|double|twice|vanish|disappear|diverge|overflow|mismatch|deadlock|skip)\w*\b.{0,120}\b(?:because|since|as)\b(?!\s+(?:soon|well|expected|of\b|you\b|a\s+(?:test|result)))
        |(?:bug|issue|problem|race)\s+(?:is\s+)?in\s)
        |\W*it(?:['’]s|\s+is|\s+was)\s+(?:the\s+)?[\w-]+\s?[\w-]*\s*:
        |(?!i\b|i['’]|we\b|you\b|let\b|done\b|ok\b).{10,160}(?:,\s+so\s+(?:that\s+)?(?:it|they|the|two|every|both|each|an?|no)\s(?!.{0,40}\b(?:works|passes|now)\b)|\bbecause\s(?!you\b|of\s+your)|\bsince\s+(?:both|the|it|they|two|each|no|every)\b|,\s+and\s+.{3,60}\b(?:loses?|lost|crash\w*|overwrites?|twice)\b))"""
    ),
    diagnosis=words(
        r"""^(?!.{0,80}\b(?:find|look\w*\s+for|know|investigat\w*|unknown|unclear)\b.{0,30}\b(?:cause|reason)\b)(?!.{0,80}\b(?:cause|reason)\b.{0,30}\b(?:unknown|unclear|not\s+(?:yet|clear)))
        .{0,300}?(?:\broot\s+cause\b|\bculprit\b|\bcaused\s+by\b|\bturn(?:s|ed)\s+out\b(?!\s+(?:not|fine|well|to\s+be\s+(?:fine|ok))\b)|\b(?:cause|reason|diagnosis|explanation|why\b[^:]{0,40})\s*(?:is|was|:)|\b(?:problem|issue|bug)\s+(?:is|was|lies|lives|hides|comes|sits)\s+(?:that|in|with|from|how)\b|\bboils?\s+down\s+to\b|\bto\s+blame\b
        |\btrac(?:ed|es)\s+(?:it\s+|this\s+|back\s+|down\s+)*to\b|\bwhich\s+is\s+why\b|^because\s|\bthat['’]s\s+what\s+(?!i\b|you\b|we\b))"""
    ),
    find=words(
        r"""^\W*(?:(?:ok(?:ay)?|ah|aha|oh|so|great|good|perfect|yes)[,.!]?\s+)*(?:found\s+(?:it|the\s+(?:\w+\s+)?(?:bug|cause|problem|issue|reason|culprit|leak|race))|there\s+(?:it|we)\s+(?:is|are|go)|(?:and\s+)?here\s+it\s+is|gotcha|a-?ha|bingo|eureka|(?:i\s+)?(?:can\s+)?(?:now\s+)?(?:see|understand)\s+(?:it|the\s+(?:problem|issue|bug)|what\s+(?:happens|happened|is\s+wrong|went\s+wrong))|i(?:['’]ve|\s+have)?\s*found\s+(?:it|the\s+(?:\w+\s+)?(?:reason|cause|bug|problem|issue|culprit))|reproduced(?:\s+it)?|that\s+explains\s+it|there['’]s\s+(?:the|our)\s+(?:bug|problem|culprit)|mystery\s+solved|got\s+to\s+the\s+bottom\s+of\s+(?:it|this))\W*(?:now)?\W*$"""
    ),
    refute=words(
        r"""(?:\b(?:(?:was|is|were|are)(?:\s+not|n['’]?t)|not)\s+(?:it\b(?!\s+\w)|to\s+blame\b|the\s+(?:\w+\s+)?(?:cause|culprit|problem|issue|reason|bug)\b)|\bnot\s+(?:the\s+|an?\s+)?[\w`'-]+(?:\s+[\w`'-]+)?\s+after\s+all\b|\brul(?:ed?|es|ing)\s+(?:\S+\s+){0,6}?out\b|\bred\s+herring\b|\bi\s+was\s+wrong\b|\bturn(?:s|ed)\s+out\s+not\s+to\s+be\b
        |\bfalse\s+(?:lead|trail|alarm)\b|(?:\bnot|n['’]t)\s+(?:caused\s+by|due\s+to|because\s+of|the\s+fault\s+of)\b|\b(?:is|are|was|were)\s+innocent\b|\bnothing\s+to\s+do\s+with\b|\bwrong\s+(?:track|trail|tree|guess|suspect|diagnosis)\b|\bmy\s+(?:first|earlier|initial)\s+(?:guess|theory|diagnosis|suspicion)\s+was\b|\bcleared\s+of\b|\bdid\s?n['’]?t\s+hold\b)"""
    ),
    turns=words(
        r"""\b(?:but|rather|instead|real(?:ly)?|actual(?:ly)?)\b|[:;—–]|(?:^|[.,]\s)it(?:['’]s|\s+is|\s+was)\s+(?!not\b)"""
    ),
    step=words(
        r"""(?:\b(?:the\s+|my\s+)?next\s+(?:step|action|up|thing|move|job)\b|\bwhat['’]?s\s+(?:next|left)|\bto\s+do\s+next\b|^\W*next\s*[:,]|^\W*next\s+(?:i|we|comes?|is)\b|\bnext\s+i(?:['’]ll|\s+will)\b|\b(?:i|we)\s+(?:still|now)\s+(?:need|have)\s+to\b|\bnow\s+(?:i|we)\s+(?:need|have)\s+to\b|\bremaining\b\s*(?:work|step|is|:)|\bfrom\s+here\s+i\b|\bthe\s+fix\s+is\b|^\W*then\s+comes?\b|\bwhat\s+remains\b|\bleft\s+to\s+do\b)"""
    ),
    block=words(
        r"""(?:^\W*(?:blocked|on\s+hold|cannot\s+proceed|can['’]t\s+proceed)\b|\bblocked\s+(?:on|until)\b|(?:\b(?:i\s+am|we\s+are|it\s+is|that\s+is|work|task|part|deploy|merge|release|pr)|['’](?:s|re|m))\s+(?:is\s+|are\s+)?(?:still\s+|currently\s+)?blocked\b|\bblocker\s*(?:is|:)
        |\b(?:can(?:not|['’]t)|(?:have|has)\s+to|nothing)\s+.{0,60}\b(?:until|before|without)\b|\bwithout\s+(?:it|that|them|which)\b.{0,20}\bcan(?:not|['’]t)\b|\bcan(?:not|['’]t)\s+(?:proceed|continue|go\s+on|move\s+on)\b|\bhold\s+(?:off|the|on)\b.{0,60}\b(?:until|till)\b
        |\bwait(?:ing)?\s+(?:for|on)\s+(?!(?:the\s+|your\s+)?(?:tests?|builds?|run|command|job|output|results?|answer|reply)\b)|\bstuck\s+(?:on|until|without|here)\b|\bon\s+hold\b|\bdepends?\s+on\s.{0,40}\b(?:merged|approved|released|stop\s+here)\b|\bneed\b.{0,60}\b(?:to\s+(?:go\s+on|continue|proceed)|before\s+i\s+can)\b|\bnothing\s+to\s+do\s+but\s+wait|\bno\s+(?:access|licen[cs]e)\b|\buntil\s.{1,40}\bi\s+can(?:\s+only|not|['’]t)\b|^\W*stopped\s+here\b|\bha(?:s|ve)\s+to\s+wait\b|\bneed\b.{1,60}\bbefore\b)"""
    ),
    lift=words(
        r"""(?:\bunblocked\b|\bno\s+longer\s+(?:blocked|waiting|stuck)\b|\bnot\s+blocked\b|\bblock(?:er|ed)?\s+(?:is\s+|was\s+)?(?:gone|lifted|resolved|cleared|removed|over)\b
        |(?:\b(?:is|are|was|were|has|have|got|been|just|works?)|['’]s)\s+(?:now\s+|been\s+|just\s+|finally\s+)*(?:merged|landed|available|approved|released|granted|fixed|back(?:\s+up)?|up(?:\s+again)?|unblocked|in\s+place|in\s+the|in\b|ready|there|restored|renewed|done|closed(?!\s+(?:on|for|to|here)\b)|cleared|through|raised|increased|online|again|open|opened|settled|answered|signed|unlocked)\b
        |\b(?:got|have|has)\s+(?:the\s+|an?\s+)?(?:key|access|token|approval|ok|credentials|permission)\b|\byou\s+(?:can|may)\s+(?:go\s+on|continue|proceed)\b|\b(?:answers?|works?|responds?)\s+again\b|\barrived\b|\b(?:has|have)\s+(?:now\s+)?(?:set|sent|added|put)\b|\bsaid\s+(?:yes|ok)|\bgave\s+(?:you|us|me)\b|\bsent\s+(?:you\s+)?(?:the|it)\b|\bi\s+(?:put|added|uploaded|opened|granted|raised|renewed|sent|pushed|approved)\b|\b(?:approved|opened|granted|signed|unlocked|restored)\s+(?:it|the|access)\b|\bgo\s+ahead\b|\b(?:granted|renewed|approved|restored|provisioned|whitelisted|unlocked|reinstated|rotated)\b(?!\s+(?:yet|until|once|before|by\s))(?<!not\sgranted)(?<!be\sgranted)|\b(?:is|are|['’]s)\s+(?:now\s+)?(?:reachable|online|working|live|running|up\b|on\s+[/\w]|at\s+[/\w]|under\s)|\b(?:i|we|they|he|she|ops|it|support)\s+(?:just\s+)?(?:logged\s+in|plugged|attached|installed|bought|rebooted|restarted|freed|cleaned)\b|^\W*(?:plugged|attached|installed|rebooted|restarted|logged)\b)"""
    ),
    waits=words(r"""\b(?:wait\w*|hold|blocked|stuck)\b"""),
    resume=words(r"""\b(?:go\s+ahead|you\s+(?:can|may)\s+(?:go\s+on|continue|proceed|start|resume))\b"""),
    until=words(r"""\b(?:until|till|once|when|(?<!\bme\s)before|after(?!\s+all)|unless)\b"""),
    cancel=words(
        r"""^\W*(?:(?:oh|ah|ok(?:ay)?|hm+|actually|no|wait|right|so|and|stop|sorry)[,.]?\s+)*(?:never\s?mind|nvm|forget\s+(?:it|about\s+it|that|what\s+i\s+said|(?:about\s+)?the\s+\w+)|scratch\s+that|cancel\s+(?:that|it|the\s+\w+)|ignore\s+(?:that|my\s+last|the\s+last)|skip\s+(?:it|that)|(?:you\s+can\s+)?drop\s+(?:it|that|the\s+\w+\s+(?:thing|task|idea|one))|(?:that['’]s\s+|it['’]s\s+)?(?:not\s+needed|no\s+longer\s+(?:needed|wanted|necessary))|(?:we|i)\s+(?:do\s*n['’]?t|no\s+longer)\s+need\s+(?:it|that|this)|(?:let['’]?s\s+)?leave\s+(?:it|that|the\s+\w+)(?!.{0,60}\b(?:alone|untouched|as\s+(?:it|is)|out\s+of)\b))\b"""
    ),
    aside=words(
        r"""(?:^\W*(?:how(?:['’]s|\s+is)\s+it\s+(?:going|coming)|how\s+far|any\s+(?:news|progress|update)|are\s+you\s+(?:still\s+)?(?:there|working|stuck|done)|still\s+(?:there|running|working)|what['’]?s\s+the\s+status|status|how\s+long)|\b(?:by\s+the\s+way|btw|quick\s+question|side\s+question|out\s+of\s+curiosity|while\s+you['’]?re)\b)"""
    ),
    nod=frozenset(
        "y yes yeah yea yep yup sure ok okay k kk right correct exactly agreed fine great good cool nice perfect thanks thank "
        "you thx ty please pls lgtm sgtm do it that let's lets go on ahead for keep going carry continue proceed sounds at "
        "looks makes sense got i see awesome excellent brilliant wonderful lovely work job far much try retry resume wait hold moment "
        "hm hmm and so then now again by all means ship all absolutely alright".split()
    )
    | {"exactly what i wanted", "what i wanted", "well done"},
    stop_words=frozenset(
        "a an and are as at be been before but by can could did do does don for from had has have he her his how i if in into is it "
        "its just let like make me more my need no not now of off on one only or our out please shall she should so some "
        "than that the their them then there these they this those to up us use used using very want was we were what when "
        "where which while who why will with would you your yes ok okay also all any because about after again here too "
        "ll ve re still get got go going via per each own same s t d m instead rather every never always".split()
    ),
)
