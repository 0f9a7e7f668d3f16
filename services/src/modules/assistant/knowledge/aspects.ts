import { Phrases } from '../words/phrases.js';
import { everyOf } from '../words/every-of.js';
import { spelled } from '../language/normalize/spelled.js';
import type { WordTokens } from '../words/tokens.js';

const WEEKDAYS = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
const STRETCHES = `week|weekend|month|quarter|year|morning|afternoon|evening|${WEEKDAYS}`;
const CALENDAR = new Phrases(
  'today|tomorrow|yesterday|tonight|hoy|ayer',
  everyOf('this|last|next|past', STRETCHES),
  everyOf('on', WEEKDAYS),
  everyOf('my|the', 'next|last|first', 'job|appointment|customer|visit'),
  everyOf('is|was|hows', 'my day'),
);
const ASKS_HOW = new Phrases(
  everyOf('how', 'do|can|to'),
  everyOf('where', 'do|can|is|are'),
  everyOf('can i', 'see|print|export|change'),
);
/** What would be, no text and no record says. */
const WOULD = new Phrases(everyOf('would', 'i|we', 'earn|make|have|get|need'));

const isImagined = (words: WordTokens) => words[0]?.word === 'if' && WOULD.in(words) !== undefined;

/** Days of this business's calendar: no text says what is or was on them, but how to see or change that. */
export function isOfTheCalendar(question: string): boolean {
  const words = spelled(question);
  const isOfDays = CALENDAR.in(words) !== undefined && !ASKS_HOW.begin(words);
  return isOfDays || isImagined(words);
}

/** The product by name, and not the clear coat of a car. */
const PRODUCT = `clearcoat|${everyOf('this|the', 'app|program|software|system|subscription|site')}`;
const BY_NAME = new Phrases(
  everyOf('how much does|how much is|how much for|does|can|is|what is|what does|whats', PRODUCT),
  everyOf('is', 'it|this|clearcoat', 'free'),
);
const ITS_PRICE = new Phrases(
  everyOf(
    'fee|cost|costs|price|charge|pay',
    'for|of|to use',
    'your|this|the',
    'service|app|software|program|system|product|subscription|plan|plans',
  ),
);
/** And no more than that. */
const BARE_PRICE = new Phrases(
  everyOf('how much does|how much is', 'it|this', 'cost|a month|per month|monthly|'),
);

/** 'What is a good shop name' asks for no page of the product. */
const TASTE = new Phrases(
  everyOf(
    'what|whats|what is|what are|which|any',
    'a|an|some|the|',
    'good|nice|great|cool|catchy|best|decent|popular',
  ),
);
const WAYS = new Phrases('way|place|practice');
const NAMING = new Phrases(
  everyOf('what', 'should|do|can', 'i|we', 'name|call'),
  everyOf('good|great|cool|nice|catchy', 'name|names|shop name|business name'),
);
/** 'Should we open Sundays' is for them to decide: no page of the product says. */
const DECIDES = new Phrases(
  everyOf(
    'should',
    'we|i',
    'open|be open|stay open|close|be closed|work|be working|hire|offer|raise|buy|start|stop|keep|drop',
  ),
);
export function asksForTaste(question: string): boolean {
  const words = spelled(question);
  const length = TASTE.lengthAt(words, 0);
  return (
    (length > 0 && WAYS.lengthAt(words, length) === 0) ||
    NAMING.begin(words) ||
    DECIDES.begin(words)
  );
}

/** What somebody else may do in it is no list of what they did. */
const BY_OTHERS = new Phrases(
  everyOf(
    'can|could',
    'a|an|my|the|our|',
    'customer|customers|client|clients|employee|employees|tech|techs|technician|technicians|helper|helpers|guy|guys|worker|workers|wife|husband|partner|brother|son',
    'see|mark|do|finish|start|complete|add|take|move|print|export|upload|confirm|send|log|book|pay|sign|change|cancel|get|leave|edit|delete|view|clock|use|access|reschedule',
  ),
  everyOf(
    'do|does|can',
    'you|it|this|clearcoat|the app',
    'send|print|sync|connect|integrate|track|keep|store|accept|take|support|text|post|work|remember',
  ),
);
const IS_THERE = new Phrases(everyOf('is there', 'a|an|any'));
/** Those are of the calendar. */
const OF_DAYS = new Phrases(
  'job|jobs|appointment|appointments|opening|openings|time|room|slot|slots',
);
export function isOfOthers(question: string): boolean {
  const words = spelled(question);
  const length = IS_THERE.lengthAt(words, 0);
  const isThere = length > 0 && words.length > length && OF_DAYS.lengthAt(words, length) === 0;
  return BY_OTHERS.begin(words) || isThere;
}

/** Then it is of the product, and of nothing else. */
export function isSurelyOfProduct(question: string): boolean {
  const words = spelled(question);
  return (
    (CALENDAR.in(words) !== undefined && ASKS_HOW.begin(words)) ||
    BY_NAME.begin(words) ||
    ITS_PRICE.in(words) !== undefined ||
    (BARE_PRICE.begin(words) && BARE_PRICE.lengthAt(words, 0) === words.length)
  );
}

/** 'Can I send an invoice from here', 'where do I put my logo': where something is, and whether the product does it, is told of the product first. */
const OF_PRODUCT = new Phrases(
  everyOf('does', 'it|this|clearcoat|the app|the system'),
  everyOf(
    'do you',
    'have|take|accept|support|do|offer|send|sync|integrate|work|connect|keep|track|store',
  ),
  everyOf(
    'can|could',
    'i|we|it|you|clearcoat|the app|the system|my|customer|a customer|one customer|customers|client|clients|two people|2 people|several people|other people|someone|somebody|everyone|employees|techs',
  ),
  everyOf('where', 'is|are|do i|do we|can i|can we|should i|should we'),
  'wheres',
  everyOf('is there', 'a|an|any'),
  everyOf('how do i', 'see|set up|turn on|turn off'),
);
export const isOfProduct = (question: string): boolean => OF_PRODUCT.begin(spelled(question));
