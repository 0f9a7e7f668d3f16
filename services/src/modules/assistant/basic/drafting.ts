import { addDays } from '../../../platform/time/zone.js';
import { isCalendarDate } from '../../../platform/validation/fields.js';
import type { Channel } from '../dto/card.dto.js';
import type { Purpose } from '../tools/draft-message.js';
import { timeIn, whenIn } from './when.js';

const POLITE = /^(?:(?:please|can you|could you|would you|i (?:want|need|'d like) to|let's)\s+)+/i;
const BOOK = /^(?:book|schedule|draft|make|create|set|add|put|pencil)\b/i;
/** Something to send, not to do. */
const MESSAGE = /\b(?:e-?mail|text|message|sms|reminder|thank)\b/i;
const BOOK_FILLER =
  /\b(?:book|schedule|draft|make|create|set|add|put|pencil|in|an?|the|new|appointments?|bookings?|jobs?|for|with|on|at|down|please|next|available|slot|customer|client|to|of|me|my|us|our|show|up|service)\b/gi;

/** 'Book Jordan Blake for a full detail on Friday at 2 pm': who and when; the service is looked up. */
export function bookingIntent(
  message: string,
  today: string,
): { name: string; date?: string; time?: string } | undefined {
  const text = message.replace(POLITE, '');
  if (!BOOK.test(text) || MESSAGE.test(text)) return undefined;
  const when = whenIn(text, today, 'future');
  const date = dayOf(when?.span.when, today);
  const clock = timeIn(text);
  const rest = text.replace(when?.words ?? '', ' ').replace(clock?.words ?? '', ' ');
  const name = nameIn(rest.replace(BOOK_FILLER, ' '));
  return name ? { name, date, time: clock?.time } : undefined;
}

function dayOf(when: string | undefined, today: string): string | undefined {
  if (when === 'tomorrow') return addDays(today, 1);
  if (when === 'today') return today;
  return isCalendarDate(when) ? when : undefined;
}

const WRITE = /^(?:write|draft|send|text|message|e-?mail|remind|thank|compose|prepare|ask)\b/i;
const WRITE_FILLER =
  /\b(?:write|draft|send|text|message|e-?mail|sms|remind(?:er)?|thank(?:s|-you| you)?|compose|prepare|ask|an?|the|to|for|of|about|please|him|her|their|his|them|appointments?|visit|customer|client|follow[- ]?up|review|google|rebook(?:ing)?|saying|that|we|is|it's|coming|in|by|leave|come|back|again|booking|next|short|nice|friendly|note|asking|tomorrow|today|time|another|detail|wash)\b/gi;

const PURPOSES: [RegExp, Purpose][] = [
  [/\b(remind(er)?|appointment|booking)\b/i, 'reminder'],
  [/\breview\b/i, 'review'],
  [/\bthank/i, 'thanks'],
];

/** 'Text Jordan Blake a reminder': to whom, about what and how. */
export function messageIntent(
  message: string,
  today: string,
): { name: string; purpose: Purpose; channel: Channel } | undefined {
  const text = message.replace(POLITE, '');
  if (!WRITE.test(text)) return undefined;
  const when = whenIn(text, today, 'future');
  const name = nameIn(text.replace(when?.words ?? '', ' ').replace(WRITE_FILLER, ' '));
  if (!name) return undefined;
  const purpose = PURPOSES.find(([words]) => words.test(text))?.[1] ?? 'rebooking';
  return { name, purpose, channel: /\be-?mail\b/i.test(text) ? 'email' : 'sms' };
}

/** The words that are left and start with a capital, as names do; else nobody. */
function nameIn(rest: string): string | undefined {
  const words = rest.match(/[\p{L}][\p{L}'.-]*/gu) ?? [];
  const name = words
    .filter((word) => /^\p{Lu}/u.test(word))
    .slice(0, 6)
    .join(' ');
  return name || undefined;
}
