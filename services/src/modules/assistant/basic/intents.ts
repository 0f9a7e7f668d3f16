import { customer, reaching } from './customer.intents.js';
import type { Intent } from './intent.js';
import { pricing } from './money.intents.js';
import { greeting, howToBook, refusal, safety } from './refusal.intents.js';
import { booking, freeTime, message } from './schedule.intents.js';

/** How to do something, not how something was. */
export const ADVICE =
  /^(how (can|should|could|to|far)\b|how (do|often|long) (?!.*\b(compare|spen[dt]|since|ago)\b)|what should|what do (i|we|you) do (when|if|about|with|in)|what is the best|why\b|best (ways?|practices?|products?|soaps?|shampoo|times? (of|to)|methods?|techniques?|tools?|towels?|pads?|brush(es)?|wax(es)?|coatings?)\b|tips?\b|is it\b|can (i|you) (use|put)\b|should i\b)/i;
const FOLLOW_UP = /^(and|what about|how about|then)\b/i;

/** What is no question about the records: understands the message alone, or with the one before that it follows up. */
export function intentOf(asked: string, today: string, previous = ''): Intent | undefined {
  const text = asked.trim().replace(/[’]/g, "'");
  const question = { text, topic: FOLLOW_UP.test(text) ? `${text} ${previous}` : text, today };
  const always = [safety, refusal, greeting, howToBook, reaching, freeTime];
  const routes = ADVICE.test(text) ? always : [...always, booking, message];
  for (const route of routes) {
    const intent = route(question);
    if (intent) return intent;
  }
  return undefined;
}

/** What is asked for besides when the records have no answer: prices, and how to reach somebody. */
export function lastIntentOf(asked: string, today: string): Intent | undefined {
  const text = asked.trim();
  const question = { text, topic: text, today };
  return pricing(question) ?? (ADVICE.test(text) ? undefined : customer(question));
}
