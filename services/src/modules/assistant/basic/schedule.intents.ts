import { bookingIntent, messageIntent } from './drafting.js';
import type { Route } from './intent.js';
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
