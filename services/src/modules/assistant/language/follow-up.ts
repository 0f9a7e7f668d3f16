import { CHANGE_FORMS } from './change-forms.js';
import { inForms } from './forms.js';
import {
  AFTER_THAT,
  BEFORE_THAT,
  LAST_OF_EACH,
  NTH,
  OF_FIRST,
  OF_ONE,
  OF_TWO,
} from './its-facts.js';
import { normalized } from './normalize.js';
import { spelledOut } from './phone-words.js';

/** 'N the day before', 'ok so and October': as it is meant, without what only leads to it. */
const spoken = (text: string) =>
  text
    .replace(LEADS, '')
    .split(/\s+/)
    .map((word) => (word === 'y' ? word : spelledOut(word.toLowerCase()).join(' ')))
    .join(' ');
const LEADS = /^(?:(?:ok|okay|so|well|yeah|alright|all right|bueno|oye),? )+(?=\S)/i;

const STARTS =
  /^(?:no i meant|i meant|sorry i meant|and|what about|how about|only|just|but|then|compared|compare it|actually|wait|no say|no, |no wait|no sorry|no not|no make|vs|versus|not (?=[^,]+,)|also|add that|make it|make that|instead|ok and|same(?: thing| again)? for|now|y|solo|que tal|y que)\b/i;
/** A question of its own. */
const ASKS =
  /^(?:how|what|who|when|which|where|show|list|find|text|book|is|are|do|does|did|cuant|quien|que|cual|cuando|muestra|dame)/i;
const MOST_WORDS = 4;
/** What points back to what was answered, and questions that leave out of what they are. */
const POINTS_BACK = new RegExp(
  [
    String.raw`\b(?:they|them|their|'?em|those|these|de (?:ellos|ellas|esos|esas))\b`,
    String.raw`^(?:and |so )?how (?:many|much)\b.*\b(?:in there|in (?:it|that)|among (?:it|that)|of (?:it|that))\s*\??$`,
    String.raw`^(?:and |so )?how (?:many|much) of (?:that|it)\b`,
    String.raw`\b(?:is|was|are|were|did|does) that\b`,
    String.raw`^(?:and )?(?:what|how (?:much|many \w+)) (?:did|has) it (?:bring|make|do|come|earn|add|take in|pull)\b`,
    String.raw`\b(?:is|was|are|were) there\s*\??$`,
    String.raw`^(?:and )?(?:are|is|do|does|did|have|has|were|was) any(?: one)?(?: of (?:them|those))?\b(?!.*\b(?:jobs?|customers?|clients?|appointments?|cars?|people)\b)`,
    String.raw`^(?:and )?how many(?: (?:are|were|was|is|got|get|did|have (?:we|i) (?:done|had|sold))\b|(?: (?:jobs|cars|visits|appointments))?\s*\??$)`,
    String.raw`^(?:and )?how much (?:dollars |money |cash |in dollars )?(?:was|were|got|is) (?:lost|that|it|cancell?ed)\s*\??$`,
    String.raw`^(?:y )?cu[aá]nt[oa]s?(?: (?:son|eran|fueron|se)\b|\s*\??$)`,
    String.raw`\bfueron\s*\??$`,
    String.raw`^(?:y )?qui[eé]nes (?:son|eran|fueron)\s*\??$`,
    String.raw`^(?:and )?who (?:are|were) (?:they|those|these)\s*\??$`,
    String.raw`^(?:and |so )?(?:who|which) (?:are|were|is|was) the (?:customers|clients|people|ones)\b`,
    String.raw`^(?:and )?which ones?\b`,
    String.raw`^(?:y )?(?:a qu[eé] hora|cu[aá]ndo|qui[eé]n|cu[aá]l) (?:es|empieza|sigue|va)(?: (?:la|el) (?:primer[oa]|[uú]ltim[oa]|siguiente))\b`,
    String.raw`^(?:y )?(?:a )?(?:la|el) (?:primer[oa]|[uú]ltim[oa])\b`,
    String.raw`^(?:and )?(?:compare|compares)(?: (?:it|that|this))? (?:to|with|against) the (?:one before|previous|prior)\b`,
    String.raw`^(?:and )?(?:who|which|what)(?:'?s| is| was| came) (?:in )?(?:the )?(?:second|third|fourth)\b`,
    String.raw`^(?:and )?how many (?:came|come|were here|have been|visited|showed up)\b(?!.*\b(?:customers?|clients?|people|cars?|jobs?)\b)`,
    String.raw`\bthe (?:last|first|next|second|third|2nd|3rd) one\b`,
    String.raw`^(?:and )?(?:who|which|what|when)(?:'?s| is| was| are| were) (?:the )?(?:first|last|biggest|best|worst|newest|oldest|earliest|soonest|cheapest|most expensive|busiest|slowest)(?: (?:one|day|week|month|service|customer|client|job))?\s*\??$`,
    String.raw`^(?:and )?(?:which|what)(?:'?s| is| was| are| were) (?:my|our) (?:best|worst|biggest|smallest|busiest|slowest)\s*\??$`,
    String.raw`\b(?:was|is|were|are) (?:it|they|those|these)(?: all)? worth\b`,
    String.raw`^(?:and |so )?${OF_TWO}(?:better|best|more|most|higher|bigger|busier|worse|worst|less|lower|slower|mejor|peor|mas)(?: money| revenue)?(?: in)?\s*\??$`,
    String.raw`^(?:and |so )?(?:what(?:'?s| is| was) )?(?:the )?(?:difference|different)(?: between (?:those|them|the)(?: two)?)?\s*\??$`,
  ].join('|'),
  'i',
);

/** 'Which of them', 'how many were there': means nothing without what was answered. */
export const pointsBack = (text: string) =>
  [POINTS_BACK, OF_ONE, OF_FIRST, AFTER_THAT, BEFORE_THAT, LAST_OF_EACH].some((each) =>
    each.test(spoken(text)),
  );

/** 'When were they last in' */
export const asksLastOfEach = (text: string) => LAST_OF_EACH.test(spoken(text));

/** 'And after that one', 'the second one' */
export const asksRowBehind = (text: string) =>
  [AFTER_THAT, BEFORE_THAT, NTH].some((each) => each.test(spoken(text)));

const ADDS =
  /^(?:(?:ok|so|no|well) )*(?:and|but|only|just|without|excluding|minus|if (?:you|i|we|u) (?:take|leave|drop|exclude|ignore)|y|pero|solo)\s+(?!how|what|who|when|which|where|cu|qu)/i;

/** 'And spent over 1000' is one more condition, also where it could be a question. */
export const addsTo = (text: string) => ADDS.test(spoken(text));

/** 'What about Friday' says only what is other. */
export const asksAbout = (text: string) => /^(?:what|how) about\b/i.test(spoken(text));

const OF_ROWS =
  /\b(?:they|them|their|those|these|it|(?:is|are|was) that|the (?:first|last|next|other|second|third)(?: ones?)?|which ones?|(?:last|other|same|that|this|best|worst|top|biggest|smallest|cheapest|longest|shortest|largest|highest|lowest) ones?|that (?:one )?(?:car|truck|job|customer|guy|lady|service)|ell[oa]s|es[oa]s)\b/i;

/** After an answer of the records it is of those again, and no article is about them. */
export const isOfRows = (text: string) => OF_ROWS.test(spoken(text));

const HOW_IT_GOES =
  /^(?:(?:and|so|ok|now|but) )*how(?:'s|s| is| was| are| were| did) (?!it\b|that\b|he\b|she\b|they\b).*\b(?:going|doing|looking|shaping up|coming along|do|go|tracking|compare)\b/i;
/** 'And how's November going': of the business, whoever was spoken of. */
export const asksHowItGoes = (text: string) => HOW_IT_GOES.test(text);

/** Changes a part of the question before, rather than asking anew. */
export const isFollowUp = (text: string) =>
  STARTS.test(spoken(text)) ||
  changesForm(text) ||
  pointsBack(text) ||
  (!ASKS.test(spoken(text)) && isShort(text));

/** Its words are a form that only follow-ups have. */
export function changesForm(text: string): boolean {
  const { tokens } = normalized(text);
  return inForms(tokens, CHANGE_FORMS) !== tokens;
}

const isShort = (text: string) => text.split(/\s+/).length <= MOST_WORDS;

/** Of somebody, or of a place, that only what was said before can tell. */
const OF_SAID =
  /\b(?:he|she|him|her|his|ell[ao]s?)\b|\bthere\W*$|\b(?:before|after) (?:that|it)\b|\bthat (?:day|week|month|quarter|year|time|morning|afternoon)\b|\b(?:does|would|will) one (?:take|cost|run|bring|make)\b|^with (?:their |the )?(?:phones?|phone numbers|numbers|emails?|addresses|names)\b|^(?:(?:is (?:that|it)|thats) )?(?:long |big )?enough (?:time |room )?for\b|^(?:(?:and|or|ok|so|just|only|but) )*(?:the )?(?:first|last|next|second|third|1st|2nd|3rd|rest|others?|remaining)(?: ones?)?\W*$|^(?:y )?(?:el|la|los|las) (?:de|del|que)\b|\bboth(?: of (?:them|those))?(?: together)?\W*$|\btogether\W*$/i;

/** Cannot be understood without what was answered before it. */
export const leansOn = (text: string) =>
  pointsBack(text) || isOfRows(text) || OF_SAID.test(spoken(text));

/** Changes what was asked before it, or cannot be understood without it. */
export const goesOn = (text: string) => isFollowUp(text) || leansOn(text);
