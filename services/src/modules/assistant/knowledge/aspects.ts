/** What some questions ask besides what they are about, and how a text says it. */
const ASPECTS: readonly { asks: RegExp; says: RegExp }[] = [
  {
    asks: /\bhow often\b/,
    says: /\b(?:every|twice|(?:once|times) an? \w+|an? (?:week|month|year)|weekly|monthly)\b/,
  },
  { asks: /\bhow long\b/, says: /\b(?:minutes?|hours?|days?|weeks?|months?|years?)\b/ },
  {
    asks: /\b(?:dry|drying|cure|curing|dwell|flash|wait) times?\b/,
    says: /\b(?:minutes?|hours?|days?|weeks?)\b/,
  },
  { asks: /^(?:and |so |ok )?how (?:much|many)\b/, says: /\d/ },
  {
    asks: /\b(?:charge|cost|price|pricing)\b/,
    says: /\$\d|\d ?%|\b(?:pric|charg|cost|fee)/,
  },
  {
    asks: /\b(?:time of (?:the )?year|season|what month|which month)\b/,
    says: /\b(?:spring|summer|fall|autumn|winter|season|months?)\b/,
  },
  { asks: /\bwhat time of day\b/, says: /\b(?:morning|noon|afternoon|evening|o'clock)\b/ },
];

/** Whether a text says how often, how long or how much, where that is asked. */
export const saysAspects = (question: string, text: string): boolean =>
  ASPECTS.every(({ asks, says }) => !asks.test(question) || says.test(text.toLowerCase()));

const PREVENTS = /\b(?:avoid|prevent|stop|keep)\b(?!.*\b(?:remove|get (?:rid|out|off))\b)/;

const REMOVES =
  /\b(?:remov\w*|take|taking|get|rid|strip\w*|off|out|clean\w*|quito|quitar|sacar|saco|spots?|smells?|odou?rs?|stinks?|bring)\b/;

/** What is to be kept from happening is not answered by how it is removed, where something else says how. */
export const isOfRemoving = (question: string, title: string): boolean =>
  /^(?:removing|taking off)\b/i.test(title) &&
  (PREVENTS.test(question.toLowerCase()) || !REMOVES.test(question.toLowerCase()));

/** What to charge for something is told where charging is the subject. */
export const isOfCharging = (question: string, title: string): boolean =>
  /\b(?:charge|cost|price)\b/i.test(question) && /^(?:charging|pricing|prices?)\b/i.test(title);

/** 'Can I use X on Y', 'is X ok over Y': whether one thing goes with the other. */
const OF_TWO =
  /^(?:(?:can|could|should|may) (?:i|we|you|u)|is|are|what happens if (?:i|you)) (.+?) (?:on top of|over|onto|on|with|together with) (.+)$/i;

/** 'Do I X before or after Y' */
const OF_ORDER = /^(?:do|should) (?:i|we|you) (.+?) before or after (.+)$/i;

/** The two that are asked about, as they stand in the question. */
export function twoIn(question: string): readonly [string, string] | undefined {
  const [, one, other] = OF_ORDER.exec(question) ?? OF_TWO.exec(question) ?? [];
  return one !== undefined && other !== undefined ? [one, other] : undefined;
}

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const UNIT = 'week|weekend|month|quarter|year|morning|afternoon|evening';
const CALENDAR = new RegExp(
  String.raw`\b(?:today|tomorrow|tmrw|tmr|tomorow|yesterday|tonight|hoy|ayer|(?:this|last|next|past) (?:${UNIT}|wk|mo|yr|${DAY})|on ${DAY}|(?:my|the) (?:next|last|first) (?:job|appointment|customer|visit)|(?:is|was|hows) my day)\b`,
  'i',
);

const HOW = /^(?:how (?:do|can|to)|where (?:do|can|is|are)|can i (?:see|print|export|change))\b/i;

/** What would be, no text and no record says. */
const IMAGINED = /^if .*\bwould (?:i|we) (?:earn|make|have|get|need)\b/i;

/** Days of this business's calendar: no text says what is or was on them, but how to see or change that. */
export const isOfTheCalendar = (question: string): boolean =>
  (CALENDAR.test(question) && !HOW.test(question)) || IMAGINED.test(question);

/** The product by name, and not the clear coat of a car. */
const BY_NAME =
  /^(?:how much (?:does|is|for)|does|can|is|what (?:is|does)|what'?s) (?:clearcoat|(?:this|the) (?:app|program|software|system|subscription|site))\b|^is (?:it|this|clearcoat) free\b|^how much (?:does|is) (?:it|this)(?: cost| a month| per month| monthly)?\W*$/i;

/** What somebody else may do in it is no list of what they did. */
const BY_OTHERS =
  /^(?:can|could) (?:a |an |my |the |our )?(?:customers?|clients?|employees?|techs?|technicians?|helpers?|guys?|workers?|wife|husband|partner|brother|son) (?:see|mark|do|finish|start|complete|add|take|move|print|export|upload|confirm|send|log|book|pay|sign|change|cancel|get|leave|edit|delete|view|clock|use|access|reschedule)\b|^(?:do|does|can) (?:you|u|it|this|clearcoat|the app) (?:send|print|sync|connect|integrate|track|keep|store|accept|take|support|text|post|work|remember)\b|^is there (?:an?|any) (?!jobs?|appointments?|opening|time|room|slot)/i;

export const isOfOthers = (question: string): boolean => BY_OTHERS.test(question);

/** Then it is of the product, and of nothing else. */
export const isSurelyOfProduct = (question: string): boolean =>
  (CALENDAR.test(question) && HOW.test(question)) || BY_NAME.test(question);

/** 'Can I send an invoice from here', 'where do I put my logo': where something is, and whether the product does it, is told of the product first. */
const OF_PRODUCT =
  /^(?:does (?:it|this|clearcoat|the app|the system)|do (?:you|u) (?:have|take|accept|support|do|offer|send|sync|integrate|work|connect|keep|track|store)|(?:can|could) (?:i|we|it|you|u|clearcoat|the app|the system|(?:a |one )?customers?|clients?|my \w+|(?:two|2|several|other) people|someone|somebody|everyone|employees|techs)|where(?:'?s| is| are| (?:do|can|should) (?:i|we))|is there (?:an?|any)|how do i (?:see|set up|turn o(?:n|ff)))\b/i;

export const isOfProduct = (question: string): boolean => OF_PRODUCT.test(question);

/** What to do or to say is told of the trade, unless it is about the product by name. */
const OF_TRADE =
  /^(?:what (?:do|should|can) (?:i|we) (?:do|say|tell|charge|offer)|what to (?:do|say|tell|charge)|how should (?:i|we)|should i|is it (?:ok|okay|safe|worth|bad)|how (?:much|often|many|long|far|early|big)(?: \w+)? should|best (?:way|thing)|tips|what(?:'?s| is| are) (?:the |an? )?(?:best|good))\b/i;
const PRODUCT_WORDS =
  /\b(?:passwords?|log ?in|logged|app|clearcoat|account|assistant|imports?|imported|button|screen)\b/i;

export const isOfTrade = (question: string): boolean =>
  OF_TRADE.test(question) && !PRODUCT_WORDS.test(question);
