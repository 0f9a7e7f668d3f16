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
  /^(?:how much (?:does|is|for)|does|can|is|what (?:is|does)|what'?s) (?:clearcoat|(?:this|the) (?:app|program|software|system|subscription|site))\b|^is (?:it|this|clearcoat) free\b|\b(?:fee|cost|costs|price|charge|pay) (?:for|of|to use) (?:your|this|the) (?:service|app|software|program|system|product|subscription|plans?)\b|^how much (?:does|is) (?:it|this)(?: cost| a month| per month| monthly)?\W*$/i;

/** 'What is a good shop name' asks for no page of the product. */
export const asksForTaste = (question: string): boolean =>
  /^(?:what(?:'?s| is| are)|which|any) (?:an?|some|the)? ?(?:good|nice|great|cool|catchy|best|decent|popular)\b(?! (?:way|place|practice))/i.test(
    question,
  );

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
