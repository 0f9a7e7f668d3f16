import { Phrases } from '../../words/phrases.js';
import { everyOf } from '../../words/every-of.js';

const SOMEBODY = 'customer|client|caller|lady|guy|gentleman|man|woman|couple';
const THEY =
  `he|she|they|somebody|someone|my wife|my husband|my partner|my boss|my office|` +
  `${everyOf('the|a|this|that|my', SOMEBODY)}|the office|the tech|the technician|the driver`;
const ASK =
  'is asking|are asking|asks|ask|asked|wants to know|want to know|wanted to know|would like to know|' +
  'needs to know|need to know|is wondering|wonders|was wondering|keeps asking';
/** 'He is asking', 'the customer wants to know': who asks is not what is asked. */
export const THEY_ASK = new Phrases(
  everyOf(THEY, ASK),
  everyOf(
    'i have|i got|we have|we got|got|have|there is|',
    everyOf('a|this|some', SOMEBODY),
    'asking|wondering|who wants to know|who is asking|wanting to know|calling to ask|asking about',
  ),
);
/** 'I have a lady on the phone' */
export const THERE_IS = new Phrases(
  everyOf(
    'i have|i got|i have got|we have|we got|got|there is|have',
    everyOf('a|this', SOMEBODY),
    'on the phone|on the line|here|calling|in the shop|at the counter|',
  ),
);
/** 'Can you check if she has anything booked' */
/** 'Could you tell me how much a wash is' */
export const TELL_ME = new Phrases(
  everyOf('can you|could you|would you|please|', 'tell me|let me know|check|look up|find out|see'),
  'do you know|any idea|i need to know|i would like to know|id like to know|remind me again|tell me again|refresh my memory|refresh my memory on',
  everyOf(
    'can you|could you|would you|please|',
    'explain to me|explain|teach me|walk me through|help me understand',
  ),
);
export const SHOW_ME = new Phrases(everyOf('can you|could you|would you|please|', 'show me'));
export const CHECK_IF = new Phrases(
  everyOf(
    'can you|could you|would you|will you|please|can i|',
    'check|see|tell me|look|find out|look up|check on|let me know',
    'if|whether',
  ),
);
export const AT_EASE = new Phrases(
  'so|ok|okay|hi|hey|hello|uh|um|uhm|and|well|just|like|yeah|now|who',
);
export const IF = new Phrases('if|whether|about|me|us|me if|us if|me whether|us whether');
/** Behind the question: for whom it is. */
export const NEED = new Phrases(
  everyOf(THEY, `${ASK}|needs it|need it|needs that|wants it|wants that`),
  everyOf('it is|its|that is|thats|this is', 'for', everyOf('a|the', SOMEBODY)),
);
export const ASKING = new Phrases(ASK);
/** 'Got Tanya on the phone', 'Tanya called and': how they ask it. */
export const GOT = new Phrases('i have|i got|i have got|we have|we got|got|have');
export const ON_PHONE = new Phrases(
  'on the phone|on the line|is on the phone|is on the line|called|just called|called in|texted|just texted|emailed|wrote|messaged|calling|is calling|is here|here|and|he|she|they',
);
export const ASKING_SO = new Phrases(`${ASK}|asking|wondering|wants to see|to ask`);
export const WANT_TO = new Phrases(
  everyOf(THEY, 'want to|wants to|needs to|need to|has to|have to|would like to'),
);
export const FIELD = new Phrases(
  everyOf(
    'i need|give me|can i get|can i have|could you give me|can you give me|what is|get me|send me',
    'the|',
    'email|e mail|email address|number|phone number|phone|address|cell',
    'for|of',
  ),
);
export const SO_THAT = new Phrases(
  'to send|to text|to call|to email|to write|to mail|to give|so i can|so we can|so that i can|so she can|so he can|because',
);
