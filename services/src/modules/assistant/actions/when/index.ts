import { addDays, weekday } from '../../../../platform/time/zone.js';
import { weekdayOf } from '../../language/periods/weekdays.js';
import { clockAt, withColon } from '../../language/periods/times.js';
import type { Span } from '../../language/pieces/spans.js';
import { endsOf } from '../../plan/filters/time-of-day.js';
import type { Said } from '../../plan/plan.js';
import { daysAhead } from './days-ahead.js';
import { Phrases } from '../../words/phrases.js';
import { wordSet } from '../../words/word-set.js';

/** When something is to be: days, a time, or a part of the day. */
export interface When {
  from?: string;
  to?: string;
  /** By what name the days were asked for. */
  said?: Said;
  /** Exactly then. */
  time?: string;
  /** The hour that it was drafted for, which is no more. */
  was?: string;
  /** Not before and not after; open where it is empty. */
  after?: string;
  before?: string;
  /** In the morning, the afternoon: it begins then, and may end later. */
  isPart?: true;
  /** 'The following Monday' comes after the day that it is moved from. */
  isFollowing?: true;
  /** The day was said by the name of a weekday alone. */
  isWeekday?: true;
}

const A_WEEK = 7;
const FOLLOWING = /\b(?:following|siguiente)\b/;
const EXACTLY = /^(\d\d:\d\d)-(?:\d\d:\d\d)?$/;
/** These lead a stretch of the day rather than an hour. */
export const LED = new Set([
  'between',
  'entre',
  'after',
  'from',
  'past',
  'since',
  'before',
  'until',
  'by',
]);
const AT_NOON = new Phrases('noon|midday|mediodia');

/** The part of the day that a word names. */
const partOf = (span: Span) =>
  span.tags.flatMap((tag) =>
    tag.kind === 'value' && tag.filter === 'time_of_day' ? [endsOf(tag.value)] : [],
  )[0];

/** What the spans say of days and times, looking ahead; they are marked as used. */
export function whenIn(spans: readonly Span[], today: string, used: Set<Span>): When {
  const when: When = {};
  for (const [index, span] of spans.entries()) {
    if (used.has(span) || isOther(spans[index - 1], when)) continue;
    const next = behind(spans, index);
    if (next?.period && isWeekdayOf(span, next, today)) {
      used.add(span);
      continue;
    }
    if (span.period && when.from === undefined && when.to === undefined) {
      const { from, to, said } = daysAhead(span, today);
      const isWeekday = weekdayOf(span.words.join(' ')) !== undefined;
      const isFollowing = [spans[index - 1], span].some((each) =>
        FOLLOWING.test(each?.words.join(' ') ?? ''),
      );
      const named = { ...(said && { said }), ...(isWeekday && { isWeekday }) };
      Object.assign(when, { from, to, ...named, ...(isFollowing && { isFollowing }) });
      used.add(span);
      // 'Tomorrow, Saturday'
      if (next && isWeekdayOf(next, span, today)) used.add(next);
    } else if (span.time !== undefined && when.time === undefined) {
      setTime(when, span.time, LED.has(span.words[0] ?? ''));
      used.add(span);
    } else if (span.number && !span.number.isMoney && when.time === undefined) {
      const date = isTimed(spans) ? datedBy(when, span, today) : undefined;
      if (date !== undefined) {
        Object.assign(when, { from: date, to: date, isWeekday: undefined });
        used.add(span);
        continue;
      }
      // 'Friday 10' and 'tues 2': a number beside a day is a time.
      const clock =
        isBesideDay(spans, index) && !isCounted(span, spans[index + 1])
          ? clockAt(span.words.map(withColon), 0, true)
          : undefined;
      if (!clock) continue;
      when.time = clock.time;
      used.add(span);
    } else {
      const part = partOf(span);
      if (
        !part ||
        AT_NOON.lengthAt(
          span.words.map((word) => ({ word })),
          0,
        ) > 0
      )
        continue;
      [when.after = '', when.before = ''] = part;
      when.isPart = true;
      used.add(span);
    }
  }
  return when;
}

const OR = wordSet('or|o|u');
/** 'To 11 or Friday': of two that it may be, the one behind 'or' is no part of the first. */
const isOther = (before: Span | undefined, { from, time, after }: When) =>
  OR.has(before?.words.join(' ') ?? '') && (from ?? time ?? after) !== undefined;

/** An hour is said in words that can be nothing else. */
const isTimed = (spans: readonly Span[]) => spans.some(({ time }) => time !== undefined);

const MONTHS_AHEAD = 2;
/** 'Monday 7 at 9': the next seventh that is a Monday, where an hour is said besides. */
function datedBy({ from, to, isWeekday }: When, { number }: Span, today: string) {
  const isOne = isWeekday && from !== undefined && from === to && number !== undefined;
  for (let days = 0; isOne && days < MONTHS_AHEAD * 31; days += A_WEEK) {
    const date = addDays(from, days);
    if (date >= today && Number(date.slice(-2)) === number.value) return date;
  }
  return undefined;
}

const isArticle = ({ words }: Span) => wordSet('the|el|on|of').has(words.join(' '));
/** 'Friday the 4th' */
const behind = (spans: readonly Span[], index: number): Span | undefined => {
  const next = spans[index + 1];
  return next && isArticle(next) ? spans[index + 2] : next;
};

/** 'Tues dec 1' is the one day that is both. */
function isWeekdayOf(span: Span, next: Span, today: string): boolean {
  const number = weekdayOf(span.words.join(' '));
  const { from, to } = next.period?.resolve({ today, looks: 'ahead' }) ?? {};
  return number !== undefined && from !== undefined && from === to && weekday(from) === number;
}

function setTime(when: When, span: string, isLed: boolean): void {
  const exact = isLed ? undefined : EXACTLY.exec(span)?.[1];
  if (exact !== undefined) when.time = exact;
  else [when.after = '', when.before = ''] = span.split('-');
}

const COUNTED = wordSet(
  'off|time~|car~|job~|hour~|hr~|minute~|min~|week~|month~|day~|percent|buck~|dollar~|people|visit~|mile~|descuento|veces',
);
/** 'Wednesday 20 off' and 'Friday 3 times' say no hour. */
const isCounted = ({ number }: Span, next: Span | undefined) =>
  (number !== undefined && number.value > HOURS && number.value < HUNDRED) ||
  COUNTED.has(next?.words[0] ?? '');
const [HOURS, HUNDRED] = [12, 100];
const AT = new Set(['at', 'around']);
const isBesideDay = (spans: readonly Span[], index: number) =>
  [spans[index - 1], spans[index + 1]].some((each) => each?.period !== undefined) ||
  AT.has(spans[index - 1]?.words.join(' ') ?? '');

/** The one day that is meant. */
export const dayOf = ({ from, to }: When) => (from !== undefined && from === to ? from : undefined);

/** So many days after this one, without the name by which it was asked for. */
export function daysLater({ said: _said, isWeekday: _isWeekday, ...when }: When, days: number) {
  const date = addDays(dayOf(when) ?? '', days);
  return { ...when, from: date, to: date };
}

/** The weekday after this one. */
export const weekLater = (when: When): When => daysLater(when, A_WEEK);

/** 'Wed at 10' is the one of next week, on a Wednesday after ten; 'today at 10' is over. */
export function notOver(when: When, { today, now }: { today: string; now: string }): When {
  const { before = '' } = when;
  // 'Friday morning', on a Friday afternoon.
  const isPartOver = when.isPart === true && before !== '' && before <= now;
  const { time = when.was } = when;
  const isOver = (time !== undefined && time <= now) || isPartOver;
  return isOver && isTodaysWeekday(when, today) ? weekLater(when) : when;
}

export const isTodaysWeekday = (when: When, today: string) =>
  when.isWeekday === true && dayOf(when) === today;

/** What is said instead, in the place of the same; other days are said anew. */
export function changedWhen({ isWeekday, ...said }: When, next: When): When {
  // 'After lunch', behind 'at 10', takes the hour away.
  const { time: _time, ...open } = said;
  const isPart = next.time === undefined && (next.after ?? next.before) !== undefined;
  const before = isPart ? open : said;
  return { ...before, ...(isWeekday && next.from === undefined && { isWeekday }), ...next };
}
