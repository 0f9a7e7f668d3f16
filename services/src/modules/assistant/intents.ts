import type { RevenuePeriod } from '../insights/index.js';

/** What can be answered from the business's own data. */
export type Intent =
  | { kind: 'schedule'; when: 'today' | 'tomorrow' | 'week' | 'upcoming' }
  | { kind: 'revenue'; period: RevenuePeriod | 'month' }
  | { kind: 'customer'; name: string }
  | { kind: 'customerCount' }
  | { kind: 'due' }
  | { kind: 'prices' };

const ADVICE = /^(how (can|do|should|could|to)\b|what should|why\b|best\b|tips?\b)/i;
const FOLLOW_UP = /^(and|what about|how about)\b/i;

/** Understands the message alone, or, when it only follows up, together with the one before. */
export function intentOf(message: string, previous = ''): Intent | undefined {
  const text = message.trim();
  const topic = FOLLOW_UP.test(text) ? `${text} ${previous}` : text;
  const advice = ADVICE.test(text);
  return (
    dueIntent(topic) ??
    (advice ? undefined : (countIntent(topic) ?? scheduleIntent(text, topic))) ??
    (advice ? undefined : (revenueIntent(text, topic) ?? customerIntent(text))) ??
    pricesIntent(topic)
  );
}

function dueIntent(topic: string): Intent | undefined {
  const lapsed =
    /\b(customers?|clients?|people|who)\b.*\b(due|overdue|lapsed|inactive|not (been|come)|haven.?t (been|come|visited|booked)|win back|bring back)\b/i;
  const toCall = /\bwho should i (call|contact|text|message|follow up)/i;
  return lapsed.test(topic) || toCall.test(topic) ? { kind: 'due' } : undefined;
}

function countIntent(topic: string): Intent | undefined {
  return /\bhow many (customers|clients|contacts)\b/i.test(topic)
    ? { kind: 'customerCount' }
    : undefined;
}

function scheduleIntent(text: string, topic: string): Intent | undefined {
  const about =
    /\b(appointments?|schedule|jobs?|bookings?|booked|calendar|on (for )?(today|tomorrow|this week)|coming up|upcoming|next (job|appointment|customer))\b/i;
  if (!about.test(topic)) return undefined;
  const when = /\btoday\b/i.test(text)
    ? 'today'
    : /\btomorrow\b/i.test(text)
      ? 'tomorrow'
      : /\b(this|coming) week\b/i.test(text)
        ? 'week'
        : /\b(next|upcoming|coming up|soon|planned|my (schedule|appointments|bookings))\b/i.test(
              text,
            )
          ? 'upcoming'
          : undefined;
  return when && { kind: 'schedule', when };
}

const MONEY =
  /\b(revenue|earn(ed|ings?)?|income|sales|turnover|takings|(did|have) (i|we) (make|made|take)|money)\b/i;

const PERIODS: [RegExp, RevenuePeriod | 'month'][] = [
  [/\b(week|7 days)\b/i, '7days'],
  [/\b(this )?month\b/i, 'month'],
  [/\b(quarter|90 days|three months)\b/i, '90days'],
  [/\byear\b/i, 'year'],
];

function revenueIntent(text: string, topic: string): Intent | undefined {
  if (!MONEY.test(topic)) return undefined;
  const period = PERIODS.find(([words]) => words.test(text))?.[1] ?? '30days';
  return { kind: 'revenue', period };
}

function customerIntent(text: string): Intent | undefined {
  const asked =
    /\b(?:find|look up|search for|who is|(?:phone|number|email|details|contact|history|vehicle|car) (?:of|for)|when (?:did|was))\s+(?:customer |client |contact )?(.+?)(?:'s\b.*| last\b.*| come\b.*| visit\b.*)?[?.!]*$/i;
  const name = asked.exec(text)?.[1]?.trim();
  return name ? { kind: 'customer', name } : undefined;
}

function pricesIntent(topic: string): Intent | undefined {
  const money = /\b(prices?|pricing|costs?|charge|how much|price list|menu)\b/i;
  const ours = /\b(our|my|we|i|list|menu|services?)\b/i;
  return money.test(topic) && ours.test(topic) ? { kind: 'prices' } : undefined;
}
