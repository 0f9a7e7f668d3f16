import { Phrases } from '../actions/phrases.js';
import { everyOf } from '../language/every-of.js';
import { asksToDo as beginsToDo } from '../language/requests-in.js';
import { spelled } from '../language/spelled.js';
import type { WordTokens } from '../language/tokens.js';
import type { Understanding } from '../language/understand.js';

/** Where and how something is done. */
const HOW_TO =
  /^(?:how (?:do|can|should|could) (?:i|we) (?!look\b)|where (?:do|can) (?:i|we) (?:change|set|add|edit|turn|find|see|put|enter|delete|remove|import|export|invite|switch|make)\b|how to\b|(?:in )?(?:what|which) order\b|what (?:do|should) (?:i|we|you) (?:do|say|tell) (?:when|if|about|with|to)\b|what happens\b|(?:best|good) (?:way|thing|practice)s?\b|tips\b)/i;

/** 'How do I set van hours' is not how many hours they have. */
export const isHowTo = (message: string) => HOW_TO.test(message);

/** What is asked of one's own jobs and customers, without asking how to do something. */
const OF_OWN =
  /^(?:which|when|what|are there|is there|any|hay|tengo)\b.*\b(?:jobs?|appts?|appointments?|citas?)\b|^what (?:do|did) (?:i|we) have\b|^which (?:services?|customers?|days?|vans?|crews?|bays?|months?|weeks?) /i;

/** Somebody's records, or what somebody did: no article can be an answer about them. */
const OF_RECORDS =
  /^(?:who(?:'?s|se|m)?|(?:people|folks|customers|clients|everybody|everyone) (?:with|on|in|whose)|(?:list|show me|give me|find me) (?:all |my |the |our )*(?:customers|clients|people|everyone|everybody|jobs|appointments)|any(?:one|body)|some(?:one|body) (?:book|cancel|call|pay|paid|came|com|ow|sched)\w*|did|has|had|was|were|quien|quienes|quién|quiénes|alguien)\b|^(?:and )?(?:have|did) (?:i|we|they)\b|\b(?:owes?|owed|unpaid)\b|\b(?:last|this|next) (?:time|visit)\b|\b(?:has|did) (?:that|this|it) (?:ever )?happen|^(?:which|what) [\w ]{2,30} (?:(?:brings?|brought|earns?|earned|spends?|spent|books?|booked)|(?:makes?|made|gives?|gave) (?:us|me)) (?:us |me |in )*(?:the )?(?:most|least|more|less|best)\b/i;

/** 'The guy with the black Tacoma' is one of the customers, whatever else is asked of him. */
const OF_ONE =
  /^(?:what'?s |who'?s |who is |what is )?(?:the|that|this) (?:guy|gal|lady|dude|man|woman|girl|fella|couple|customer|client|person|one) (?:with|from|on|whose|in|that|who) (?!wants?\b|asks?\b|asked\b|says?\b|complains?\b|left\b|keeps?\b)|\b(?:his|her|their) (?:name|number|phone|address|e-?mail)\b/i;

/** 'People who keep coming back, say five visits': with a condition that the records have, they are rows. */
const PEOPLE_WHO =
  /^(?:all |my |the |any |every |big |best |top |new |old |loyal )*(?:people|folks|customers|clients|spenders|regulars|owners|everyone|everybody) (?:who|that|i|we)\b/i;
const isOfRows = (plan: Understanding['plan'], message: string) =>
  PEOPLE_WHO.test(message) && (plan?.filters.length ?? 0) > 0;

/** 'How many miles did the van drive', 'how much soap did we use': what was done, no article says. */
const WAS_DONE =
  /^how (?:many|much|often|far) .*\b(?:did|have|has) (?:i|we|the|my|our|they|he|she|it)\b(?!.*\b(?:should|usually)\b)/i;

const COUNTS =
  /^(?:how (?:many|much)|cu[aá]nt[oa]s?|what (?:do|did|does|are|is) (?:i|we|my|our) (?:pay|paying|spend|spending|owe|owed)?)\b/i;

/** A question of the records has one word too many; where several mean nothing there, it may be of something else. */
const MOST_UNKNOWN = 1;

/** 'How many towels': what is counted is none of the records. */
const isCountOf = (unknown: readonly string[], message: string) => {
  const counted =
    /^how (?:many|much) (\w+)(?: (?:per|for|in|to|on|of|do|does|should|can|is|are|i|a)\b|\W*$)/i
      .exec(message)?.[1]
      ?.toLowerCase();
  return counted !== undefined && unknown.some((word) => word.toLowerCase() === counted);
};

/** 'Tires turn brown' tells of something, and asks for no record. */
const ASKS =
  /^(?:and |y )?(?:what about |how|who|whos|which|when|what|where|list|show|count|total|number|did|do|does|has|have|is|are|was|were|any|give|find|my|the|all|every|cu[aá]|qu[eé]|qui[eé]n|hay|mis?|dame)\b|\b(?:revenue|jobs?|customers?|clients?|appointments?|appts?|bookings?|booked|services?|citas?|clientes?|trabajos?)\b|\b(?:vs|versus|compared)\b|\?$/i;

/** What this business wrote down: no article says it, whatever words it shares. */
export const isOfOwnRecords = (
  { plan, people, isOfRecords, unknown }: Understanding,
  message: string,
) =>
  (isOfRecords &&
    ASKS.test(message) &&
    unknown.length <= MOST_UNKNOWN &&
    !isCountOf(unknown, message)) ||
  people.length > 0 ||
  WAS_DONE.test(message) ||
  OF_RECORDS.test(message) ||
  OF_ONE.test(message) ||
  isOfRows(plan, message) ||
  (plan !== undefined && OF_OWN.test(message));

/** How many and how much, or who: no article says that either. */
export const isCounted = (message: string) =>
  COUNTS.test(message) ||
  OF_RECORDS.test(message) ||
  /^what(?:'?s| is| are) (?:my|our)\b/i.test(message);

/** Days, or how many and how much: what is not written down is said not to be. */
export const isOfFigures = (understood: Understanding, message: string) =>
  understood.isOfRecords || understood.plan?.period !== undefined || isCounted(message);

const SETTING =
  /^how (?:do|can|to) (?:i |we |you )?(?:set|change|add|edit|make|put|turn|close|open|delete|remove|block|enter|update|create|move|mark|see|find|get|cancel|print|export|import|use|turn)\b|^(?:como|cómo) (?:cambio|pongo|agrego|añado|veo|hago|borro|elimino|muevo|configuro|ajusto|cancelo|imprimo|exporto|importo)\b/i;

/** 'How do I set my hours for Saturday' is not how many they are. */
export const isOfSetting = (message: string) => SETTING.test(message);

/** What begins so asks for something to be done, and for no figure. */
const TO_DO =
  /^(?:please |pls |can you |could you )?(?:change|switch|swap|send|text|message|email|assign|put|move|push|reschedule|set|delete|remove|book|cancel|block|refund|confirm|write|reply|tell|let|remind|ask|raise|lower|cambia|manda|env[ií]a|avisa|dile|mueve|cancela|borra)\b(?! (?:me|us|lists?|in|from|since|rates?|ratio|fees?|together|per|by|of|messages|addresses|address|vs|over|compared|by|nos)\b)/i;
export const asksToDo = (message: string) => TO_DO.test(message);

const FOR_SOMEBODY =
  /^(?:please |pls |can you |could you )?(?:set ?up|sign up|enroll|add|make|create|charge|give|call|bill|mark|flag|block|register)\b(?! (?:me|us)\b)/i;
/** 'Set up a yearly plan for Derek' is not answered by his card. */
export const asksToDoFor = (message: string) => asksToDo(message) || FOR_SOMEBODY.test(message);

const ROWS_FIRST =
  /^(?:all |my |the |any |every |each |names? of |list of |big |best |top |new |old |loyal )*(?:(?:cancell?ed|completed|finished|pending|confirmed|unconfirmed|upcoming|open|past|old|scheduled) )?(?:jobs?|appointments?|appts?|bookings?|customers?|clients?|people|spenders?|regulars?|owners?|everyone|everybody) (?:with|without|w|wo|missing|lacking|having|needing|due|booked|alphabetically|sorted|ordered|by|at|over|under|that|who|from|in|on|for|before|after|between|longer|shorter|more|less|above|below|i|we|not|still)\b/i;
const FIGURE_FIRST =
  /^(?:my |our |the |total )*(?:revenue|sales|income|earnings|money|totals?) (?:for|by|from|per|in|of|on|this|last|since|between)\b/i;
/** 'Raise prices when', 'customer notes where': what is asked stands at the end. */
const ASKS_LAST = /\b\S+ (?:when|how|why|where|tips|cuando|como|donde)\W*$/i;
const FIGURE_FIRST_ES =
  /^(?:mis |los |las |el |la )*(?:ingresos?|ventas|ganancias?|total|promedio|ticket|dinero) (?:de|del|por|en|entre|desde|este|esta|más|mas)\b/i;
const TELLS_FIRST =
  /^(?:an? |the |my |one )?(?:customer|client|guy|lady|woman|man|dude) (?:left|said|says|wrote|thinks|claims|refuses|refused|complained|complains|yelled|posted|gave|never|has ?n[o']?t|did ?n[o']?t|wo ?n'?t|is ?n[o']?t|owes|stole|broke)\b/i;

/** 'Jobs with no price', 'revenue for every month', 'customer left a bad review' ask for nothing to be done. */
const ROWS_FIRST_ES = /^(?:(?:tod[oa]s|los|las|mis) )+(?:trabajos|citas|clientes|clientas)\b/i;

/** 'I can't log in' tells what does not work. */
const TROUBLES = new Phrases(
  everyOf(
    'i|we|it',
    'cant|cannot|can not|wont|will not|keeps|doesnt|does not|didnt|did not|forgot|lost',
  ),
);

/** 'Rachel Hayes notes and phone' names somebody and what stands on their card, and nothing to be done. */
const FIELDS = new Phrases(
  'notes|note|phone|phone number|number|email|address|vehicle|car|and|also|please',
);
const MOST_NAMES = 2;
function isOfFields(words: WordTokens): boolean {
  const at = words.findIndex((_, start) => FIELDS.runAt(words, start) === words.length - start);
  return at > 0 && at <= MOST_NAMES && !beginsToDo(words);
}

export const isNoRequest = (message: string) =>
  TROUBLES.lengthAt(spelled(message), 0) > 0 ||
  isOfFields(spelled(message)) ||
  [ROWS_FIRST, ROWS_FIRST_ES, FIGURE_FIRST, FIGURE_FIRST_ES, ASKS_LAST, TELLS_FIRST].some((each) =>
    each.test(message),
  );
