import { bestCustomers, customer, customerCount, due, reaching } from './customer.intents.js';
import type { Intent } from './intent.js';
import { comparison, pricing, revenue, topServices } from './money.intents.js';
import { greeting, howToBook, refusal, safety } from './refusal.intents.js';
import { booking, freeTime, message, schedule } from './schedule.intents.js';

const ADVICE =
  /^(how (can|do|should|could|to|often|long)\b|what should|what is the best|why\b|best\b|tips?\b|is it\b|can (i|you) (use|put)\b|should i\b)/i;
const FOLLOW_UP = /^(and|what about|how about|then)\b/i;

/** Understands the message alone, or, when it only follows up, together with the one before. */
export function intentOf(asked: string, today: string, previous = ''): Intent | undefined {
  const text = asked.trim().replace(/[’]/g, "'");
  const question = { text, topic: FOLLOW_UP.test(text) ? `${text} ${previous}` : text, today };
  const advice = ADVICE.test(text);
  const always = [
    safety,
    refusal,
    greeting,
    howToBook,
    due,
    comparison,
    bestCustomers,
    reaching,
    freeTime,
  ];
  const facts = [booking, message, topServices, customerCount, schedule, revenue];
  const last = [pricing, customer];
  for (const route of advice ? [...always, pricing] : [...always, ...facts, ...last]) {
    const intent = route(question);
    if (intent) return intent;
  }
  return undefined;
}
