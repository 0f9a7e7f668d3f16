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
/** Hypothetical questions, which neither the handbook nor the records can answer. */
const WOULD = new Phrases(everyOf('would', 'i|we', 'earn|make|have|get|need'));

const isImagined = (words: WordTokens) => words[0]?.word === 'if' && WOULD.in(words) !== undefined;

/**
 * Whether a question is hypothetical or about days of the business's calendar. No article answers it, unless it asks
 * how to see or change the calendar.
 */
export function isOfTheCalendar(question: string): boolean {
  const words = spelled(question);
  const isOfDays = CALENDAR.in(words) !== undefined && !ASKS_HOW.begin(words);
  return isOfDays || isImagined(words);
}

/** Names of the product, as opposed to the clear coat of a car. */
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
/** Price questions that name nothing. They must be the whole question. */
const BARE_PRICE = new Phrases(
  everyOf('how much does|how much is', 'it|this', 'cost|a month|per month|monthly|'),
);

/** Whether a question is certainly about the product, not the trade. */
export function isSurelyOfProduct(question: string): boolean {
  const words = spelled(question);
  return (
    (CALENDAR.in(words) !== undefined && ASKS_HOW.begin(words)) ||
    BY_NAME.begin(words) ||
    ITS_PRICE.in(words) !== undefined ||
    (BARE_PRICE.begin(words) && BARE_PRICE.lengthAt(words, 0) === words.length)
  );
}
