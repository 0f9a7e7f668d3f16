import { addDays } from '../../../platform/time/zone.js';
import { isCalendarDate } from '../../../platform/validation/fields.js';
import type { Channel } from '../dto/card.dto.js';
import type { Purpose } from '../tools/draft-message.js';
import { timeIn, whenIn } from './when.js';

const POLITE = /^(?:(?:please|can you|could you|would you|i (?:want|need|'d like) to|let's) )+/i;
const BOOK = /^(?:book|schedule|draft|make|create|set|add|put|pencil)\b/i;
/** Said of a customer even when the name is typed without capitals. */
const SURELY_BOOK = /^(?:book|schedule|pencil)\b/i;
/** Something to send, not to do. */
const MESSAGE = /\b(?:e-?mail|text|message|sms|reminder|thank)\b/i;
const BOOK_FILLER =
  /\b(?:book|schedule|draft|make|create|set|add|put|pencil|in|an?|the|new|appointments?|bookings?|jobs?|for|with|on|at|down|please|next|available|slot|customer|client|to|of|me|my|us|our|show|up|service|n|and)\b/gi;

export interface Booking {
  /** The words among which the customer's name is. */
  rest: string;
  date?: string;
  time?: string;
}

/** 'Book Jordan Blake for a full detail on Friday at 2 pm': when; who and what is looked up. */
export function bookingIntent(message: string, today: string): Booking | undefined {
  const text = message.replace(POLITE, '');
  if (!BOOK.test(text) || MESSAGE.test(text)) return undefined;
  const when = whenIn(text, today, 'future');
  const date = dayOf(when?.span.when, today);
  const clock = timeIn(text);
  const rest = text
    .replace(when?.words ?? '', ' ')
    .replace(clock?.words ?? '', ' ')
    .replace(BOOK_FILLER, ' ')
    .trim();
  const isSure = SURELY_BOOK.test(text) && / for |\bat\b/i.test(text);
  return hasCapital(rest) || (isSure && rest !== '')
    ? { rest, date, time: clock?.time }
    : undefined;
}

function dayOf(when: string | undefined, today: string): string | undefined {
  if (when === 'tomorrow') return addDays(today, 1);
  if (when === 'today') return today;
  return isCalendarDate(when) ? when : undefined;
}

const hasCapital = (text: string) => /(?:^|\s)\p{Lu}/u.test(text);

const WRITE =
  /^(?:write|draft|send|text|message|e-?mail|remind|thank|compose|prepare|ask|invite|tell(?! me| us))\b/i;
const SURELY_WRITE =
  /^(?:text|message|e-?mail|remind|thank|tell(?! me| us)|(?:write|draft|send|compose|prepare)\b.{0,30}\bto)\b/i;

export interface Request {
  /** The request without its first word. */
  rest: string;
  channel: Channel;
  /** Whether nobody but a customer can be meant. */
  isSure: boolean;
}

/** 'Text Jordan Blake a reminder': how; to whom and what is looked at with the customers at hand. */
export function messageIntent(message: string): Request | undefined {
  const text = message.replace(POLITE, '');
  if (!WRITE.test(text)) return undefined;
  const rest = text.replace(WRITE, '').trim();
  const isSure = hasCapital(rest);
  if (!isSure && !SURELY_WRITE.test(text)) return undefined;
  const verb = WRITE.exec(text)?.[0].toLowerCase() ?? '';
  // What the word asks for is a part of what is to be said: remind, thank, invite.
  const asked = /^(?:remind|thank|invite)/.test(verb) ? `${verb} ${rest}` : rest;
  return { rest: asked, channel: /\be-?mail\b/i.test(text) ? 'email' : 'sms', isSure };
}

/** What may stand around a name and an occasion without saying anything more. */
const MESSAGE_FILLER =
  /\b(?:write|draft|send|an?|the|to|for|of|please|him|her|them|my|our|customer|client|text|message|e-?mail|sms|note|short|nice|friendly|quick|asking|ask|with|me|us|by|and|draft)\b/gi;
const OCCASIONS: [RegExp, Purpose][] = [
  [/\bremind(?:er|ing)?\b|\babout|\bappointments?\b|\bbookings?\b|\bvisit\b|\bof\b/gi, 'reminder'],
  [/\breview\b|\bfor\b|\bgoogle\b|\bleave\b/gi, 'review'],
  [/\bthank(?:s|ing|-you| you)?\b|\bfor\b|\b(?:coming|visit|business)\b/gi, 'thanks'],
  [
    /\binvit(?:e|ing|ation)\b|\b(?:re)?book(?:ing)?\b|\bcome\b|\bback\b|\bagain\b|\banother\b|\b(?:next )?(?:visit|detail|wash)\b|\bfollow[- ]?up\b|\bin\b/gi,
    'rebooking',
  ],
];
const NEEDS: Partial<Record<Purpose, RegExp>> = {
  reminder: /\bremind/i,
  review: /\breview\b/i,
  thanks: /\bthank/i,
};
const SAYING =
  /(?:^|[\s,])(?:that|saying|to say|telling (?:him|her|them)|to tell (?:him|her|them)|and (?:say|tell (?:him|her|them)(?: that)?)|to let (?:him|her|them) know(?: that)?)\s+(.+)$|:\s*(.+)$/i;

export interface Wording {
  purpose: Purpose;
  /** What the person wants to say; without it the occasion has a text. */
  words?: string;
}

/** What is to be said, once the name is taken out: an occasion with a text of its own, or their words. */
export function wordingOf(withoutName: string, today: string): Wording {
  const said = SAYING.exec(withoutName)?.slice(1).find(Boolean);
  if (said) return { purpose: 'other', words: spoken(said) };
  const bare = withoutName.replace(whenIn(withoutName, today, 'future')?.words ?? '', ' ');
  for (const [words, purpose] of OCCASIONS) {
    const need = NEEDS[purpose];
    const left = bare.replace(words, ' ').replace(MESSAGE_FILLER, ' ');
    if ((!need || need.test(bare)) && !/\p{L}/u.test(left)) return { purpose };
  }
  const rest = withoutName
    .replace(
      /^\s*(?:(?:an?|the|short|quick|text|message|e-?mail|note|sms|to|for|reminder)\s+)*/i,
      '',
    )
    .trim();
  return { purpose: 'other', words: spoken(rest) };
}

/** As it is said to the customer: 'his car is ready' becomes 'your car is ready'. */
function spoken(words: string): string {
  const turned = words
    .replace(/\b(?:s?he|they)(?:['’]?s|['’]re| is| are)\b/gi, 'you are')
    .replace(/\b(?:s?he|they)(?:['’]ll| will)\b/gi, 'you will')
    .replace(/\b(?:s?he|they) has\b/gi, 'you have')
    .replace(/\b(?:s?he|they) was\b/gi, 'you were')
    .replace(/\b(?:s?he|they)\b/gi, 'you')
    .replace(/\b(?:his|their)\b/gi, 'your')
    .replace(/\bher(?= \p{L})/giu, 'your')
    .replace(/\b(?:him|her|them)\b/gi, 'you')
    .trim();
  return /[.!?:]$/.test(turned) ? turned : `${turned}.`;
}
