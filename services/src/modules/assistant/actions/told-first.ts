/** 'Ana showed up, mark her done' */
const MARKED =
  /^(.{3,40}?) (?:showed up|is done|is finished|is here|came in|came|never showed|didn'?t show(?: up)?)[,.;]? (?:so |please |pls |and )*mark (?:him|her|them|it|that) (?:as )?(?:an? )?(.{3,20})$/i;

/** Why something is called off is no part of what is to be done. */
const BECAUSE =
  /^((?:cancel|move|reschedule|push|clear)\b.{3,60}?)[,.;]? (?:because |cause |cuz |since |bc )?(?:i'?m|i am|we'?re|we are|(?:the van|van \d|my \w+) is) (?:sick|ill|not feeling well|hurt|out|down|broken down|in the shop|closed)[.!]*$/i;

/** 'Ana cancelled, take her off': why stands first, and what is to be done is said of her. */
const CALLED_OFF =
  /^(.{3,40}?) (?:just )?(?:cancell?ed|bailed|backed out|called off|is out|is sick|got sick|is out sick|has an emergency|had an emergency|isn'?t coming|is not coming|can'?t come)(?: on (?:me|us))?( [^,.]{1,40}?)?[,.;]? (?:so |please |pls |and |can you )*(?:take|pull|drop|remove|scratch|cancel|delete) (?:him|her|them|it|that)(?: (?:off|out|from)(?: (?:the |my )?(?:schedule|calendar|books?|list))?)?[.!]*$/i;

/** Why stands first, and what is to be done of whoever it tells of. */
const TOLD =
  /^(.{3,60}?) (?:can'?t|cannot|can not|won'?t|isn'?t able to|is not able to) (?:make it|come|be here|do)( [^,.]{1,40}?)?[,.;]? (?:so |please |pls |and |can you )*(cancel|move|reschedule|push) (?:him|her|them|it|that)\b(.*)$/i;

const WANTS =
  /^(?!who|which|how|what|when|did|does|do|is|are|has|can)(.{3,40}?) (?:(?:just )?(?:called|texted|emailed|wrote|rang)(?: in)?,? (?:and |to say )?(?:(?:he|she|they) )?)?(?:wants?|needs?|would like|asks?|asked|is asking|has|had) to (cancel|move|reschedule|push back|push|bump|change|switch)\b(?: (?:his|her|their|the|it|him|them))?(.*)$/i;

/** 'Ana bailed on Monday': of a day to come, it is to be called off. */
const BAILED =
  /^(?!(?:who|which|how|what|when|did|does|do|is|are|has|can|jobs?|customers?|clients?|people|any|all|no|show|list)\b)([\p{L}'.]+(?: [\p{L}'.]+){0,2}) (?:just |has )?(?:bailed|backed out|dropped out|isn'?t coming|is not coming|can'?t come|cannot come|can'?t make it|won'?t make it|won'?t be coming)(?: on (?:me|us))?(?: (?:on|for))? ((?:this |next )?(?:today|tomorrow|tmrw|mon|tues?|wednes|wed|thurs?|fri|satur|sat|sun)(?:day)?(?: (?:morning|afternoon|at \S{1,7}))?|(?:on )?(?:the )?\d{1,2}(?:st|nd|rd|th)|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\w* \d{1,2})[.!]*$/iu;

/** 'Ana wants 9 instead of 8' */
const WANTS_INSTEAD =
  /^(?!(?:who|which|how|what|when|did|does|do|is|are|has|can|i|we|customers?|people)\b)([\p{L}'.]+(?: [\p{L}'.]+){0,2}) (?:wants|wanted|needs|would like|prefers|would prefer|asked for|is asking for) (?:to come (?:in )?)?(?:at |on )?((?:\d{1,2}(?::\d\d)?(?: ?[ap]m)?|noon|tomorrow|\p{L}+day)(?: at \d{1,2}(?::\d\d)?(?: ?[ap]m)?)?) instead(?: of .{1,20})?[.!]*$/iu;

const NOBODY = String.raw`(?!(?:who|which|how|what|when|did|does|do|is|are|has|have|can|i|we|jobs?|customers?|clients?|people|any|all|no|not|show|list|everyone|everybody|everything|nobody|somebody|someone)\b)`;
const NAME = String.raw`([\p{L}'.]+(?: [\p{L}'.]+){0,2}?)`;

/** 'Ana wants in on Friday at 3 for a wash' */
const WANTS_IN = new RegExp(
  `^${NOBODY}${NAME} (?:wants|needs|would like|is asking|asked) (?:to (?:come|get|be squeezed|be fit) )?in (?:on )?(.+)$`,
  'iu',
);
/** 'Ana is here, start her' */
const HERE_START = new RegExp(
  `^${NOBODY}${NAME} (?:is here|just got here|got here|arrived|showed up|is done|is finished|is ready)[,.;]? (?:so |please |pls |and |can you )*(start|finish|complete|close out) (?:him|her|them|it)[.!]*$`,
  'iu',
);
/** 'Ana confirmed for Friday' */
const CONFIRMED = new RegExp(
  `^${NOBODY}${NAME} (?:just |has )?(?:confirmed|said yes|texted back yes|is confirmed)( (?:for |on )?(?:today|tomorrow|\\p{L}+day))?[.!]*$`,
  'iu',
);

/** What is to be said to somebody is not to be done. */
const SAYING =
  /^(?:please |pls |can you |could you |and )*(?:let|tell|text|txt|message|msg|email|e-mail|ask|write|say|send|remind|call|dile|dígale|manda|mándale|escribe|avisa)\b/i;

/** 'Derek cant make it tomorrow, cancel him' is 'cancel Derek tomorrow', and so is 'Derek wants to cancel tomorrow'; all else is as it was. */
export const withWhoFirst = (text: string): string => (SAYING.test(text) ? text : turned(text));

const turned = (text: string): string =>
  text
    .replace(BECAUSE, '$1')
    .replace(MARKED, 'mark $1 as $2')
    .replace(CALLED_OFF, (_all, who: string, days: string | undefined) =>
      ['cancel', who, days?.trim()].filter(Boolean).join(' '),
    )
    .replace(TOLD, (_all, who: string, days: string | undefined, head: string, rest: string) =>
      [head, who, days?.trim(), rest.trim()].filter(Boolean).join(' '),
    )
    .replace(WANTS, (_all, who: string, head: string, rest: string) =>
      [head, who, rest.trim()].filter(Boolean).join(' '),
    )
    .replace(WANTS_INSTEAD, 'move $1 to $2')
    .replace(WANTS_IN, 'book $1 $2')
    .replace(HERE_START, '$2 $1')
    .replace(CONFIRMED, 'confirm $1$2')
    .replace(BAILED, 'cancel $1 $2');
