import { minutesOf, saidMinutes } from '../../../platform/time/clock-time.js';
import { formatTime } from '../../../platform/time/zone.js';
import type { Language, Period } from '../plan/plan.js';
import { saidLongDay } from '../plan/say/day.js';
import { saidStretch } from '../plan/say/stretch.js';
import type { FreeTime } from '../tools/find-free-time.js';
import { escapeMarkdown as plain } from '../words/text.js';
import { lines } from './answer.js';

/** Days and part of the day to search. */
interface FreeDays extends Period {
  after?: string;
  before?: string;
}

interface FreeAsked {
  when: FreeDays;
  /** Only the first free time. */
  isFirst?: true;
  isLongest?: true;
  /** The one at this place; the last one is -1. */
  nth?: number;
  crews?: readonly string[];
}

const SHOWN = 8;
export const USUAL_MINUTES = 60;

interface Words {
  hour: string;
  next: string;
  none(long: string, days: string): string;
  head(long: string, days: string): string;
  longest(days: string): string;
  place(days: string, isLast: boolean): string;
  yes(slot: string, from: string, to: string, crew: string): string;
  no(slot: string, long: string): string;
  between: string;
  more(count: number): string;
  over: string;
  since: string;
  until: string;
  begun: string;
  suggestions: string[];
}

const WORDS: Record<Language, Words> = {
  en: {
    hour: 'an hour',
    next: 'in the next 7 days',
    none: (long, days) => `There is no gap of ${long} or longer ${days}.`,
    longest: (days) => `The longest free time ${days}:`,
    place: (days, isLast) => `${isLast ? 'The last free time' : 'That free time'} ${days}:`,
    head: (long, days) => `Free for ${long} or longer ${days}:`,
    yes: (slot, from, to, crew) => `**Yes**: ${slot} is free${crew}, from ${from} to ${to}.`,
    no: (slot, long) => `**No**: ${slot} is not free for ${long}.`,
    between: 'to',
    more: (count) => `…and ${count} more`,
    over: 'Those days are over.',
    ...{ since: 'from', until: 'until', begun: 'beginning before' },
    suggestions: ['Which customers are due for a visit?', 'What is on today?'],
  },
  es: {
    hour: 'una hora',
    next: 'en los próximos 7 días',
    none: (long, days) => `No hay ningún hueco de ${long} o más ${days}.`,
    longest: (days) => `El hueco más largo ${days}:`,
    place: (days, isLast) => `${isLast ? 'El último hueco' : 'Ese hueco'} ${days}:`,
    head: (long, days) => `Libre por ${long} o más ${days}:`,
    yes: (slot, from, to, crew) => `**Sí**: ${slot} está libre${crew}, de ${from} a ${to}.`,
    no: (slot, long) => `**No**: ${slot} no está libre por ${long}.`,
    between: 'a',
    more: (count) => `…y ${count} más`,
    over: 'Esos días ya pasaron.',
    ...{ since: 'desde las', until: 'hasta las', begun: 'empezando antes de las' },
    suggestions: ['¿Qué clientes ya deberían volver?', '¿Qué hay hoy?'],
  },
};

const longOf = (minutes: number, language: Language) =>
  minutes === USUAL_MINUTES ? WORDS[language].hour : saidMinutes(minutes);

/** Text for the days: 'Tomorrow', 'on Friday, Nov 27, 2026, from 12:00 PM'. */
function daysOf(when: FreeDays, language: Language, gaps: FreeTime['free'] = []): string {
  const { since, until, begun, next } = WORDS[language];
  const { from, to, said, after = '', before = '' } = when;
  const days =
    from === undefined ? '' : saidStretch({ from, to: to ?? from }, said, false)[language];
  const isDay = from === to;
  const on = language === 'es' ? (isDay ? 'el' : 'del') : isDay ? 'on' : 'from';
  const name = from === undefined ? next : said ? days : `${on} ${days}`;
  // A gap that begins in the morning may end in the afternoon.
  const isLonger = gaps.some(({ end }) => end > before);
  const part = [
    after && `${since} ${formatTime(after)}`,
    before && `${isLonger ? begun : until} ${formatTime(before)}`,
  ].filter(Boolean);
  return part.length > 0 ? `${name}, ${part.join(' ')}` : name;
}

function saidGap(
  { date, from, to, crew }: FreeTime['free'][number],
  { crews }: FreeTime,
  language: Language,
) {
  const whose = crews > 1 ? ` (${plain(crew)})` : '';
  return `- ${plain(saidLongDay(date, language))}: **${from} ${WORDS[language].between} ${to}**${whose}`;
}

const lengthOf = ({ start, end }: FreeTime['free'][number]) =>
  (minutesOf(end) || 24 * 60) - minutesOf(start);

/** By day, and then by the latest start that still leaves room. */
const byStart = (gaps: FreeTime['free']) =>
  gaps.toSorted((one, other) =>
    `${one.date} ${one.end} ${one.start}`.localeCompare(
      `${other.date} ${other.end} ${other.start}`,
    ),
  );

/** Answer with the free times. */
export function saidGaps(
  gaps: FreeTime['free'],
  data: FreeTime,
  { when, isFirst, isLongest, nth, crews = [] }: FreeAsked,
  language: Language,
): string {
  const words = WORDS[language];
  const long = longOf(data.minutes, language);
  const days = [daysOf(when, language, gaps), ...crews.map(plain)].join(', ');
  if (gaps.length === 0) return words.none(long, days);
  const most = Math.max(...gaps.map(lengthOf));
  const placed = nth === undefined ? undefined : byStart(gaps).at(nth);
  if (placed) return lines(words.place(days, nth === -1), '', saidGap(placed, data, language));
  const meant = isLongest ? gaps.filter((gap) => lengthOf(gap) === most) : gaps;
  const shown = meant.slice(0, isFirst && when.from === undefined ? 1 : SHOWN);
  const rows = shown.map((gap) => saidGap(gap, data, language));
  const more = isFirst ? 0 : meant.length - shown.length;
  const head = isLongest ? words.longest(days) : words.head(long, days);
  return lines(head, '', ...rows, ...(more > 0 ? [`- ${words.more(more)}`] : []));
}

/** Answer whether a job fits at a time. */
export function saidWhether(
  data: FreeTime,
  when: FreeDays,
  time: string,
  language: Language,
): string {
  const words = WORDS[language];
  const day = when.from === when.to ? when.from : undefined;
  const fits = data.free.find(
    ({ date, start, end }) =>
      (day === undefined || date === day) &&
      start <= time &&
      minutesOf(end) - minutesOf(time) >= data.minutes,
  );
  const date = fits?.date ?? day;
  const at = language === 'es' ? 'a las' : 'at';
  const slot = date ? `${saidLongDay(date, language)} ${at} ${formatTime(time)}` : formatTime(time);
  const whose = fits && data.crews > 1 ? ` (${plain(fits.crew)})` : '';
  if (fits) return words.yes(plain(slot), fits.from, fits.to, whose);
  const long = longOf(data.minutes, language);
  const gaps = data.free.filter((gap) => day === undefined || gap.date === day).slice(0, SHOWN);
  const no = words.no(plain(slot), long);
  if (gaps.length === 0) return no;
  const rows = gaps.map((gap) => saidGap(gap, data, language));
  return lines(no, '', words.head(long, daysOf(when, language)), '', ...rows);
}

/** Text about days that are over. */
export const daysOver = (language: Language): string => WORDS[language].over;
export const freeSuggestions = (language: Language): string[] => WORDS[language].suggestions;
