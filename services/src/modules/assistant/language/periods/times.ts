import { monthOf } from './months.js';
import { unitOf } from './units.js';
import { weekdayOf } from './weekdays.js';
import { wordSet } from '../../words/word-set.js';

const AT = new Set(['at', 'around', 'about', 'a']);
const AFTER = new Set(['after', 'from', 'past', 'since']);
const BEFORE = new Set(['before', 'until', 'by']);
const ARTICLES = new Set(['las', 'la']);

const pad = (value: number) => String(value).padStart(2, '0');

/** Length of 'o'clock' at this word. */
const clockWords = (words: readonly string[], at: number) =>
  words[at] === 'oclock' ? 1 : words[at] === 'o' && words[at + 1] === 'clock' ? 2 : 0;

const BARE = /^(?:[1-9]|1[0-2])([0-5][05])?$/;
/** '830' and '1030' with a colon. */
export const withColon = (word: string) => {
  const minutes = BARE.exec(word)?.[1];
  return minutes === undefined ? word : `${word.slice(0, -minutes.length)}:${minutes}`;
};

/** '14:00' for '2pm', '2 pm' or '2:30'; a bare 1 to 6 is in the afternoon. */
export function clockAt(
  words: readonly string[],
  at: number,
  isSaid: boolean,
): { time: string; length: number } | undefined {
  const word = words[at] ?? '';
  if (word === 'noon' || word === 'mediodia') return { time: '12:00', length: 1 };
  const [, hours, minutes, half] = /^(\d{1,2})(?::(\d\d))?(am|pm)?$/.exec(word) ?? [];
  if (hours === undefined) return undefined;
  const after =
    half ?? (words[at + 1] === 'am' || words[at + 1] === 'pm' ? words[at + 1] : undefined);
  const clocks = clockWords(words, at + 1);
  if (after === undefined && minutes === undefined && !isSaid && clocks === 0) return undefined;
  const hour = Number(hours);
  if (hour > 23 || (after !== undefined && (hour < 1 || hour > 12))) return undefined;
  const isLate = after === 'pm' || (after === undefined && hour >= 1 && hour <= 6);
  const shown = after === undefined && !isLate ? hour : (hour % 12) + (isLate ? 12 : 0);
  return {
    time: `${pad(shown)}:${minutes ?? '00'}`,
    length: half === undefined && after !== undefined ? 2 : 1 + clocks,
  };
}

/** 'After 12' is a time; 'after 3 months' and 'after 10 visits' are not. */
const LATEST = 12;
const isNoTime = (word: string | undefined) =>
  unitOf(word) !== undefined ||
  monthOf(word) !== undefined ||
  wordSet('visit~|job~|times').has(word ?? '');

/** 'Between 10 and 2' as hours of the day, unless a noun is counted. */
function betweenAt(words: readonly string[], at: number) {
  const isHour = (index: number) =>
    Number(words[index]?.replace(/[ap]m$/, '').split(':')[0]) <= LATEST;
  const from = clockAt(words, at + 1, isHour(at + 1));
  const link = at + 1 + (from?.length ?? 0);
  if (!from || (words[link] !== 'and' && words[link] !== 'y')) return undefined;
  const to = clockAt(words, link + 1, isHour(link + 1));
  const end = link + 1 + (to?.length ?? 0);
  if (!to || to.time <= from.time || isNoTime(words[end]) || words[end] === 'of') return undefined;
  return { span: `${from.time}-${to.time}`, length: end - at };
}

const isOfOneDay = (words: readonly string[]) =>
  words.some((word) => wordSet('today|tomorrow').has(word) || weekdayOf(word) !== undefined);

const OF_CLOCK = wordSet('job|one|appointment|on|today|tomorrow|this');
/** Whether '830' is a time: 'the 830 job', 'the 1230 on Saturday'. '500' is an amount. */
const isJobOf = (words: readonly string[], at: number) =>
  words[at - 1] === 'the' &&
  /(?:15|30|45)$/.test(words[at] ?? '') &&
  ((at === 1 && words.length === 2) ||
    OF_CLOCK.has(words[at + 1] ?? '') ||
    weekdayOf(words[at + 1] ?? '') !== undefined);

/** Time span at this word: 'after 3pm', 'before noon', 'at 9' (the whole hour). */
export function timeAt(
  words: readonly string[],
  at: number,
): { span: string; length: number } | undefined {
  const word = words[at] ?? '';
  if (word === 'between') return betweenAt(words, at);
  const isBare =
    (word === 'after' || word === 'before') &&
    !isNoTime(words[at + 2]) &&
    Number(words[at + 1]) <= LATEST;
  const isLed = AT.has(word) || AFTER.has(word) || BEFORE.has(word);
  // 'A las 8', 'después de las 3': the article makes it a time.
  const article = isLed && ARTICLES.has(words[at + 1] ?? '') ? 1 : 0;
  const clock = clockAt(
    // 'My 830', 'the 1230 job', 'at 530 on Friday' are times; otherwise it may be an amount.
    words[at - 1] === 'my' || isJobOf(words, at) || (word === 'at' && isOfOneDay(words))
      ? words.map(withColon)
      : words,
    isLed ? at + 1 + article : at,
    isBare || article > 0 || (AT.has(word) && word !== 'a' && word !== 'about'),
  );
  if (!clock) return undefined;
  const length = clock.length + article + (isLed ? 1 : 0);
  if (AFTER.has(word)) return { span: `${clock.time}-`, length };
  if (BEFORE.has(word)) return { span: `-${clock.time}`, length };
  const next = `${pad((Number(clock.time.slice(0, 2)) + 1) % 24)}${clock.time.slice(2)}`;
  return { span: next > clock.time ? `${clock.time}-${next}` : `${clock.time}-`, length };
}
