"""What people say in English when they ask for what was lost. Notation: signs_shape; words: signs_en."""

from __future__ import annotations

WHOLE = {
    "and_then": r"""
        (and|so|well|next|next steps?|then|now|(ok|okay|yes|right|hm{1,4})[\s.…,]{1,5}(and|so|then)|status|progress|done|ready|finished|merged)[\s.…]{0,5}\?{1,4}
        (updates?|results?|eta|anything|news|thoughts)[\s.…]{0,5}\?{1,4}
        (so |and |ok )?(what now|now what|and then|and now|what then|then what|what'?s next|what next)\s?\??
        (what else|anything else|where to now|(and )?after that|what else is (there|left)( to do)?|cont\.?)\s?\??
        (and|what about|how about) (the|your|our|my) [\w -]{2,30}\?
        what happened\s?\??
        (remaining|open|outstanding|pending|unfinished) (work|tasks?|items?|points?|questions?|todos?|issues?)\s?\??
        anything (new|else|back|yet|in)\s?\??
        (and|what about|how about) (?!(in|for|with|on|at|how|why|what|if|is|are|does|do|can|when|where|who|the)\b)[\w -]{2,24}\?
        (as|like) before
        (please )?(give me )?(a |the |your )?(quick |short |brief )?(status|progress)( update| report| check)?( please| pls)?
    """,
}

CLAUSE = {
    "continue": r"""
        <asking><go_on>
        <asking><go_on> (it|that|this|there|here|on|again|working\b.{0,60}|where\b.{0,60})
        <asking><go_on> from\b.{2,60}
        <asking><go_on> (the )?(work|job|task) (on|with)\b.{2,60}
        <asking><go_on> (until|till|through|past) (the end|you|i|we|it's|[\w-]{1,40} \d|step|rule|part|task)\b.{0,40}
        <asking><go_on> as (planned|agreed|before|discussed|you were)
        <asking><go_on> (with|on|to work on) (the |our |your |that |this |my |what )?<no_program>.{2,60}
        <asking><go_on> (the|our|your|that|this|my) <no_program>.{2,60}
        <asking><go_on> (?!during\b|on\b|training\b|streaming\b|string\b)([a-z]{3,20}ing|investigate|debug)\b.{0,60}
        <asking>(pick|picking) (this|it|that|things)( back)? up( again)?.{0,30}
        <asking>(pick|picking) up (where|at|from|the (thread|work|task|conversation|topic))\b.{0,30}
        <asking>(keep|start) (working|digging|at it)( (on )?(it|that|this|again.{0,30}))?
        <asking>start again where .{2,30}
        <asking>((stick|keep) (to|with)|go ahead with|follow) (the|our|your|that) (\w{2,12} )?(plan|design|<try>|solution)
        <asking>((get |go |getting )?back (to|at|on)|return to) (it|work|this|that|track|business)
        <asking>(get |go |getting |coming )?back to (?!top\b|back\b).{2,40}
        <asking>return to the (task|plan|topic|work|job)
    """,
    "recap": r"""
        <asking>(restore|reload|load|recover|rebuild|get back)( (the|our|your|my))? context( .{0,40})?
        <asking>(restore|reload|load|recover|re-?read) (our|your|the (previous|last|earlier|old|prior|full)) \w{5,12}( .{0,40})?
    """,
    "progress": r"""
        any (news|progress|updates?|luck|results?|word|movement)( yet)?( (on|with|about|from|in)\b.{0,80})?
        (what|anything|something|what else|anything else|how much)('?s| is| are)? (still )?<left>( to (do|fix|check))?\
        ( for (us|me|you)| now| here| then| on .{2,20})?
        (what|how)('?s| is| was| are| were) (the|our|your) <standing>( again| now| so far| here| for (today|us)| on <it>)?
        (are you |is <it> |all |are we )?(done|finished|ready|through)( yet| already)?( with .{2,40})?\s?\?
        (are you |is it |are we )(all )?(done|finished|ready|through)( yet| already| here| now)?( with .{2,40})?
        (done|finished|ready|merged|fixed|pushed) (yet|already)
        (is there )?anything (else )?(i|we) (should|need to) know( .{0,40})?
        (are you |you )?still (on|at|with) (it|that|this|me)
        (i'm |we're |i am )?still (waiting|missing|no|nothing|not)\b.{0,60}
        how('?s| is| are| did) (<it>|things)( all)? (going|coming along|looking|go|turn out|doing)( with .{2,40})?
    """,
    "where_were_we": r"where('?s| is| are)? (we|you)( at| now| standing| currently)?( (with|on|in) .{2,40})?",
    "earlier_work": r"""
        (do |just |run |use |it's |the |exactly )?same (thing |procedure |approach |way |deal |drill |steps )?again\b.{0,60}
        (do |just |run |use |it's |the |exactly )?same (thing |procedure |approach |way |deal |drill |steps )?as \
        (before|usual|yesterday|earlier|last \w{3,9}|with|for)\b.{0,60}
        same (thing|procedure|treatment|deal|game) (for|with)\b.{1,60}
        like before
        any ([\w-]{1,40} )?[\w-]{1,40}s (left|open|missing|remaining)\s?\??
        (as|like) (usual|always|last time|yesterday|planned|agreed)
        the usual
        not (that|this) one
        (use |take |i meant |the |no )?the (other|first|second|third|last|previous|former|latter) (one|option|way|version\
        |approach)( please| then| instead)?
        (it's |it is |that's |is )?still (broken|failing|fails|red|the same|wrong|stuck|crashing|happening|flaky|there\
        |doesn't|does not|isn't|can't|won't|getting)\b.{0,40}
        (it's |i get |getting |still )?(the )?(exact )?same (error|problem|result|issue|failure|output|message|crash)\
        ( as before| again| here| now)?
    """,
}

SAID = {
    "where_were_we": r"""
        \bwhere (were|where|was|did|are|have|had) <we>\b( (at|leave|left|stop|stopped|get|end|now|with|again|off?|to)\b){0,2}
        \bwhere (<we>|things) (left|leave|stopped|were|was|got to|are|stand|stood)\b( of{1,2}| at)?
        \bwhere we at\b
        \bwhere (exactly|on earth|the hell) (were|did|are) <we>\b
        \bwhere does (that|this|it) leave us\b
        \bhow far (along )?(did|have|are|were) <we>\b
        \b(what's|what is|whats) the state( of (play|things|affairs))?\s?\??$
    """,
    "what_was_i_doing": r"""
        \bwhat (was|were|am|are) <we> <hedge>(again\b|up to\b|about (to|it)?\b|on\b|(?!going\b|supposed\b|using\b)\w{2,12}ing\b)
        \b(what|which) [a-z]{3,12} (were|was|did) <we>\b(?! (using|wearing))
        \b(what|which) (step|stage|part|phase|task|item|point|rule|chapter|topic|page) are <we>\b
        \bwhat('s| has| have)( already)? been (done|changed|fixed|merged|finished|decided|tried|covered)\b
        \bwhat( all| else| exactly)? (have|had|did) <we> <hedge>\w{2,12}
        \b(what|which|everything) (we|you) (did|have done|were doing|had done|had|have|had so far|have so far)\b( so far)?(?! to\b)
        \bthe last (thing|task|request|question|message|step) (that )?<we> \w{2,10}\b
        \bmy last (request|question|message|prompt)\b
        \bwhile i was (away|gone|out|asleep|sleeping|offline|at lunch|in)\b
    """,
    "recap": r"""
        \b(catch|bring|get|fill) me (back )?(up|in)\b(?! front)( to speed| to date)?
        \bremind me\b( again)?,? (what|where|why|how|of what|who|which|about|of the|of our)\b.{0,60}
        \b(recap|summar(y|ise|ize)|status|overview|rundown) (of )?(what|where|how far) <we>\b
        \b(recap|summar(y|ise|ize)|status|overview|rundown) (of )?(our|this) (<talkword>|progress|work)\b
        \b(recap|summar(y|ise|ize)) (of )?(what's (done|left)|the <talkword> so far)\b
        ^((ok|so|sorry|wait|hm{1,4}|and)[, ]{1,3}){0,4}(what|which|who|where|how|why|when)('s| was| were| is| are| did| do)\b\
        .{1,70}\bagain\s?[?.!]{0,4}$
        \b(which|what|how many) .{1,40}\b(were|are|is|was) still <left>
    """,
    "did_this_happen": r"""
        \bdid(n't)? (this|that|all (this|that)|any of (this|that|it)) <hedge><happen>\b
        \bdid(n't)? (it|those|these|everything|anything|they|anyone|anybody|someone) <hedge>(?!all\b)[a-z]{2,12}\b
        \b(has|have|hasn't|haven't) <it> <hedge>(been <hedge><past>|happened|landed|shipped|merged|run)
        \b(has|have|hasn't|haven't) <it> <hedge>gone (in|out|through|live)\b
        \bdid the [\w-]{1,40}( [\w-]{1,40})? (happen|work|go (through|in|well|out)|land|ship|pass|succeed|help|finish)\b
        \b(has|have) the [\w-]{1,40}( [\w-]{1,40})? (finished|landed|shipped|been (merged|deployed|fixed|done)|gone (in|out|through))\b
        \bdid(n't)? you (?!know\b|mean\b|hear\b|see (the|a|an)\b)[a-z]{2,12}\b
        \bhave(n't)? (you|we) (?!ever\b|heard\b|seen\b|considered\b|used\b|got (a|an|any)\b)<hedge>(?!heard|seen|used)<past>\b
        \b(was|were) <it> (you\b|(ever|already|really|actually|also) <past>\b)
        \b(wasn't|isn't|weren't|aren't) <it> <hedge>(merged|fixed|done|finished|closed|deployed|pushed|solved|supposed)\b
        \b(weren't|aren't|haven't|hadn't) we\b
        \b(is|are|was) (<it>|they) [a-z]{2,14} yet\b
        \b(is|are|was|were) (<it>|they) (all |now |finally |already )?<settled>\b(?= (yet|already|now|or)|\s?[?]|$)
    """,
    "do_you_remember": r"""
        \b(do|don't|did) (you|we) (still |even |not )?(remember|recall|know what (we|i))\b
        \bcan('t)? you (still |not )?(remember|recall) (what|the|our|how|why|when|which|that|where)\b
        \b(?<!should )(?<!must )(?<!to )you (still |do )?(remember|recall) (the|what|how|why|our|when|my|me)\b
        \byou (don't|do not|can't) (remember|recall)\b
        ^\s?you remember\b
        \bdo you have (any|a|the) (memory|recollection|record|notes)\b
        \bdo you know (where|what) (we|i)\b
        \b(have you |you |you've |did you )(already |completely )?(forgot|forgotten|forget)\b
        \byou seem to have forgotten\b
        [,.] ?remember\s?[.!?]{0,4}$
        \bremember (the|that|when|how|what|our|why|where)\b( \w{1,20}){0,4}? <we>('d| had)? (?!rather\b)<past>\b
    """,
    "we_were": r"""
        \bwe( were|( had| have|'d|'ve) been) <hedge>((?!wondering|hoping|going to need|using)\w{2,20}ing\b|<midway>)
        \bi was <hedge>(in the middle of|about to|halfway|(working|testing|reviewing|writing|fixing|reading|looking) )
        \bi was <hedge>(debugging|checking|typing|explaining)\b
        <not_if>\byou were <hedge>(?!able|born|trained|being|the\b)[a-z]{3,20}\b
        \b(weren't|aren't) you \w{2,20}ing\b
        \b(do|are|can|have) you still\b
        \bdo we still\b
    """,
    "earlier_work": r"""
        <not_if>\byou('d| had)? <hedge>(?!agreed to the|trained)<past>\b(?! (in|into) from)
        \byou('ve| have) (just |already |so far )<past>\b
        \byou keep \w{2,12}ing\b
        \byou (promise|claim)d? (that|to|it|a|the)\b
        \byou (still|never) (?!need|have to|can|want|must|get|know|see)[a-z]{2,12}\b
        \bbefore you (touched|changed|came|started)\b
        \byour (last|previous|earlier|latest|other|first|second|third|initial|original|old) (?!name|login|password|order)\w{3,14}\b
        \byour <mine>\b(?! (id|key|name|page|field|column|button|should|must))
        \bthat's not what i\b
        \bi (meant|mean) the (other|first|second|one)\b
        \bi (liked|preferred|want|prefer) the (first|old|previous|earlier|other|original) \w{2,12}\b
        \bthe (first|second|previous|earlier|other|original) <try>\b(?! (of|in|that|is)\b)
        ^((please|can you|could you|just|and|ok) ){0,2}(post|send|show|give|print|paste|run|do|try|repeat|tell|list|explain\
        |check|look)\b.{1,50}\b(again|once more|one more time)\s?[.!?]{0,4}$
        \brepeat (the|your) (last|answer|question|list)\b
        \bwe('ve| have|'d| had)? (already|just|almost|nearly|finally|both|never|previously|originally) <past>\b
        \bwe('d| had) <hedge><past>\b
        \b(what|which|why|whatever|the way|how) (we|i)('d|'ve| had| have)? <hedge>(?!wanted|needed)<past>\b(?! with)
        \b(the|that|those) ([\w-]{2,16} ){0,2}[\w-]{2,16}( that| which)? (we|i)('d|'ve| had| have)? <hedge>\
        (?!wanted|needed)<past>\b(?! with)
        \bwhat (exactly )?did <we>\b
        \b(why|how|when|where) did (we|you)\b(?! get here)
        \bwe (agreed|discussed|talked about|settled on|spoke about|said)\b(?! with| in)
        \bwe decided (against|on)\b
        \bwe had (a|an|the|two|three|four|some|one|that|this|several)\b
        \bi thought (we|you|it|that|this|the [\w-]{1,40}( [\w-]{1,40})?) (was|were|had|did|is|already)\b
        ^(it|this|that|they) still (?!need|has to|have to|use)[a-z]{2,12}\b
        \b(the|that) <one_off>( [\w-]{1,40})? from (last (week|time|night|session)|yesterday|this morning|earlier|before)\b
        \bwasn't there (a|an|another|some)\b
        \bbefore we (go on|continue|resume|proceed)\b
        \b(bug|issue|error|crash|flake|leak|problem) (came back|returned|reappeared)\b
        \bwe (did|had|tried|fixed|solved|saw) (this|that|it)\b
        \b(as|like) <we>('ve| had)? (already |just |had |have )?<agreed>\b
        (^|[,;:.\(]\s?|\bdo (it|this|that) |\band )as (discussed|agreed|planned|mentioned|promised|requested|decided|said\
        |suggested)\b(?! (in|by) (?!(the|our) (call|meeting|chat|stand-?up|sync|retro|review|thread|mail)\b))
        \b(per|following|according to|based on|after|given) (our|your|my) (\w{2,12} )?(<talkword>|agreement|plan|last)\b
        \bsame \w{2,14} (as|like|that) (last (?!row|line|item|column)|yesterday|we\b|you\b)
        \b(as|like) last (time|week|month|sprint|release)\b
        \b(the )?same (procedure|drill|steps) as (last|before)
        \bi('ve| have|'d| had)? (already |just |also |only |never )?(asked|told you|said|mentioned|explained)\b\
        (?! (him|her|them|my|the (team|vendor|client|customer)))
        \bi (showed|sent|gave|pasted|posted) (you|that|it)\b
        \bdidn't <we>\b
        \b(from|in|of|per|during|since|to|at) (our|my|your|the|that) (earlier|previous|last|prior|other) <talkword>\b\
        (?! (date|id|time|row|column|field|table|list|key|token))
        \b(earlier|before lunch|a while ago|last (week|night|session)),? (you|we) <past>\b
        \bour (earlier|previous|last|prior|original|first|usual) (?!version|release|vendor|provider)\w{2,15}\b
        \b(the|that|those|our|my|your) (\w{2,15} )?<job>( list)? (from|of) <when>\b
        \b(yesterday|this morning|earlier|last (time|night|session))'s (\w{2,12} )?<job>\b
        (?<!can go )\bback to (what|where|whatever|our|the (task|plan|topic|thing|work\b|last (thing|task|point|topic)))\b
        (?<!can go )\bback to the (original|previous) (task|plan|topic|question|goal|<try>|conversation)\b
        \bwhat (about|happened (to|with)|became of|came (out )?of) (that|it|our|your|those|the other)\b
        \bwhat happened (to|with) the [\w-]{1,40}( [\w-]{1,40})?\s?\??$
        \bwhat('s| is)? happen(ed|ing) with (the|my)\b
        \bthe other (thing|one|bug|task|point|question|idea|half|part)\b(?! (is|side|way)\b)
        \bthe thing with\b
        \bdo (the same|that|this|it) (thing )?again\b(?! (for (each|every|all)|when|until|after|if))
        \b(it|that|this|they)('s|'re| is| are| has| just)? (\w{2,8} )?<broken> again\b
        \b(it|that|the (\w{2,12} )?(bug|error|problem|crash|failure|flake|leak)).{0,30}\bis back\b
        \b(undo|revert|redo|repeat|restore) (that|it|the last|your|what|those)\b
    """,
    "progress": r"""
        \bso did <it> work\b
    """,
}
