import type { AppointmentStatus } from '../../scheduling/index.js';
import { bookingIntent, messageIntent } from './drafting.js';
import type { Route } from './intent.js';
import { MONEY } from './money.intents.js';
import { whenIn } from './when.js';

export const freeTime: Route = ({ text, topic, today }) => {
  const free =
    /\b(free (time|slots?|hours?|spots?)|(am|are|is|be) (i|we|there|anything) (free|available)|when('s| is| am| are)? (i |we |the next |my next )*(free|open|available|next free)|openings?|availability|available|open (slots?|times?|spots?)|gaps?( in)?|slots?|squeeze|fit (in|a|an|another|someone)|time for (a|an|another)|room for)\b/i;
  if (!free.test(topic) || /^(how do|how can|how should|why)\b/i.test(text)) return undefined;
  const hours = /\b(\d(?:\.5)?|one|two|three|four|five)[- ]hours?\b/i.exec(topic)?.[1];
  const minutes = /\b(\d{2,3})[- ]min/i.exec(topic)?.[1];
  const length = minutes ? Number(minutes) : hours && hoursOf(hours) * 60;
  return {
    kind: 'free',
    span: whenIn(text, today, 'future')?.span,
    ...(length && { minutes: Math.min(600, Math.max(15, length)) }),
  };
};

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five'];
const hoursOf = (text: string) => Number(text) || WORDS.indexOf(text.toLowerCase());

export const booking: Route = ({ text, today }) => {
  const found = bookingIntent(text, today);
  return found && { kind: 'book', ...found };
};

export const message: Route = ({ text }) => {
  const found = messageIntent(text);
  return found && { kind: 'message', ...found };
};

const ABOUT_JOBS =
  /\b(appointments?|schedule|jobs?|bookings?|booked|calendar|agenda|lined up|(got|have) on|quiet|(i|we) start |work(ing)? (on|today|tomorrow)|cars? (do|are|coming)|on (for )?(today|tomorrow|this week|next week)|my day|who('s| is) (coming|in|next|on|first|last)|on the books|left (for|to|on) |who do (i|we) have|how (many|full)\b.*\b(cars?|week|day|today|tomorrow)|(have|got) (somebody|someone|anybody|anyone|anything)( on| in)?|coming (up|in)|upcoming|busy|next (job|appointment|customer|booking|car|one)|happening|going on|planned)\b/i;
const STATUSES: [RegExp, AppointmentStatus][] = [
  [
    /\b(pending|unconfirmed|(need(s|ing)?|have|has|still|yet)( still)? to (be )?confirm(ed)?|to be confirmed|not (yet )?confirmed|waiting for (a )?confirmation)\b/i,
    'pending',
  ],
  [/\bcancel(s|l?ed|lations?)?\b/i, 'cancelled'],
  [/\b(completed|finished|done)\b/i, 'completed'],
  [/\bin progress\b/i, 'in-progress'],
  [/\bconfirmed\b/i, 'confirmed'],
];

/** 'What time am I done?' asks for the end of the day. */
const ARE_WE_DONE = /\b(am|are|is|be) (i|we|the day|it) (done|finished)\b/i;

const NO_JOBS = /\b(customers?|clients?|contacts?|services?|prices?)\b/i;

export const schedule: Route = ({ text, topic, today }) => {
  const status = STATUSES.find(([words]) => words.test(text.replace(ARE_WE_DONE, '')))?.[1];
  const showsDays = /^(show|list|give)( me)?\b.{0,24}$/i.test(text) && !NO_JOBS.test(text);
  if (
    !ABOUT_JOBS.test(topic) &&
    !ARE_WE_DONE.test(text) &&
    !showsDays &&
    !(status && /\b(show|list|which|what|any|anybody|anyone|who)\b/i.test(text))
  )
    return undefined;
  if (MONEY.test(text)) return undefined;
  const isPast = /\b(did|was|were|had|last|yesterday)\b/i.test(text);
  const isAfter = /(?<!day )\bafter (that|today|tomorrow|this)\b/i.test(text);
  if (isAfter) return { kind: 'next' };
  const span = whenIn(text, today, isPast ? 'past' : 'future')?.span;
  if (span) return { kind: 'schedule', span, status };
  if (status)
    return {
      kind: 'schedule',
      span: {
        when: status === 'pending' || status === 'confirmed' ? 'this_month' : 'last_30_days',
      },
      status,
    };
  const one = /\bnext (job|appointment|customer|booking|car|one)\b|\bwho('s| is) next\b/i.test(
    text,
  );
  if (one) return { kind: 'next', limit: 1 };
  const coming =
    /\b(upcoming|coming|soon|planned|lined up|my (schedule|appointments|bookings|calendar|agenda|jobs)|busy|show|list|what|next)\b/i;
  return coming.test(text) ? { kind: 'next' } : undefined;
};
