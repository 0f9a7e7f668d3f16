import { addDays, weekday } from '../../../platform/time/zone.js';
import { periodAt } from '../language/periods/index.js';
import { clockAt, withColon } from '../language/periods/times.js';
import { weekdayOf } from '../language/periods/weekdays.js';
import type { Span } from '../language/pieces/spans.js';
import { endsOf } from '../plan/filters/time-of-day.js';
import type { Said } from '../plan/plan.js';
import { wordSet } from '../words/word-set.js';

/** Days and time that a request names. */
export interface When {
  from?: string;
  to?: string;
  /** Name of the days, as in the request. */
  said?: Said;
  /** Exact time. */
  time?: string;
  /** Earliest and latest time; '' is open. */
  after?: string;
  before?: string;
  /** The bounds are a part of the day: a job begins in it and may end later. */
  isPart?: true;
  /** Bare weekday: said on that weekday, it may mean next week. */
  isWeekday?: true;
}

const A_WEEK = 7;
const EXACTLY = /^(\d\d:\d\d)-(?:\d\d:\d\d)?$/;
/** Words before a time range rather than a single time. */
const LED = wordSet('between|entre|after|from|past|since|before|until|by');
const COUNTED = wordSet(
  'off|time~|car~|job~|hour~|hr~|minute~|min~|week~|month~|day~|percent|buck~|dollar~|people',
);
const ARTICLE = wordSet('the|el|on|of');
const OR = wordSet('or|o|u');
const AT = wordSet('at|a');

const wordsOf = (span: Span | undefined) => span?.words.join(' ') ?? '';
const isBound = ({ words }: Span) => LED.has(words[0] ?? '');

/** Bounds of the part of the day. */
const partOf = ({ tags }: Span) =>
  tags.flatMap((tag) =>
    tag.kind === 'value' && tag.filter === 'time_of_day' ? [endsOf(tag.value)] : [],
  )[0];

/** Days and times of the spans, in the future; adds the spans that it reads to `used`. */
export function whenIn(spans: readonly Span[], today: string, used: Set<Span>): When {
  const when: When = {};
  for (const [at, span] of spans.entries()) {
    const before = spans[at - 1];
    const isOther = OR.has(wordsOf(before)) && Object.keys(when).length > 0;
    // 'Thursday or Friday' are both days.
    const day = isOther ? dayOf(when) : undefined;
    if (day && before && daysAhead(span, today).to === addDays(day, 1)) {
      Object.assign(when, { to: addDays(day, 1), isWeekday: undefined, said: undefined });
      used.add(span).add(before);
    }
    if (used.has(span) || isOther) continue;
    if (span.period ? setDays(when, span, before, today) : addTime(when, spans, at)) used.add(span);
    const not = before?.tags.some(({ kind }) => kind === 'not') ? before : undefined;
    if (!not || !used.has(span) || span.period || when.time !== undefined) continue;
    used.add(not);
    // 'Not in the morning' is the time after it, 'not in the afternoon' the time before it.
    Object.assign(when, { after: when.after ? '' : when.before, before: when.after });
  }
  return when;
}

const SINCE = wordSet('after|since|starting|beginning');
/** 'Starting December 7' is the next one. */
function daysAhead({ period, words }: Span, today: string) {
  const days = period?.resolve({ today, looks: 'ahead' }) ?? {};
  const isGone = days.to === undefined && (days.from ?? today) < today;
  const inner = isGone && SINCE.has(words[0] ?? '') ? periodAt(words, 1) : undefined;
  const { from } = inner?.resolve({ today, looks: 'ahead' }) ?? {};
  return from === undefined ? days : { from, said: undefined };
}

function setDays(when: When, span: Span, before: Span | undefined, today: string): boolean {
  const { from, to, said } = daysAhead(span, today);
  const isNew = when.from === undefined && when.to === undefined;
  // 'Tuesday, December 1' is one day.
  const day = weekdayOf(wordsOf(ARTICLE.has(wordsOf(before)) ? undefined : before));
  const isDated = when.isWeekday && from !== undefined && from === to && day !== undefined;
  if (isDated && weekday(from) === day) {
    Object.assign(when, { from, to, isWeekday: undefined });
    return true;
  }
  if (!isNew) return from !== undefined && from === when.from && to === when.to;
  const isWeekday = weekdayOf(wordsOf(span)) !== undefined && { isWeekday: true as const };
  Object.assign(when, { from, to, ...(said && { said }), ...isWeekday });
  return true;
}

function addTime(when: When, spans: readonly Span[], at: number): boolean {
  const span = spans[at] as Span;
  if (span.time !== undefined) {
    const exact = isBound(span) ? undefined : EXACTLY.exec(span.time)?.[1];
    if (when.time !== undefined) return exact === when.time;
    if (exact !== undefined) when.time = exact;
    else [when.after = '', when.before = ''] = span.time.split('-');
    return true;
  }
  if (span.number && !span.number.isMoney && when.time === undefined) {
    // 'Friday 10': a number beside a day is a time.
    const isBeside = [spans[at - 1], spans[at + 1]].some((each) => each?.period !== undefined);
    const isCounted = COUNTED.has(spans[at + 1]?.words[0] ?? '');
    const mayBe = (isBeside || AT.has(wordsOf(spans[at - 1]))) && !isCounted;
    const clock = mayBe ? clockAt(span.words.map(withColon), 0, true) : undefined;
    if (clock) when.time = clock.time;
    return clock !== undefined;
  }
  const part = partOf(span);
  if (part) [when.after = '', when.before = ''] = part;
  if (part) when.isPart = true;
  return part !== undefined;
}

export const isSaid = ({ from, to, time, after, before }: When): boolean =>
  [from, to, time, after, before].some((each) => each !== undefined);

export const dayOf = ({ from, to }: When) => (from !== undefined && from === to ? from : undefined);

export const isTodaysWeekday = (when: When, today: string) =>
  when.isWeekday === true && dayOf(when) === today;

/** Same weekday a week later, without its typed name. */
export function weekLater({ said: _said, isWeekday: _isWeekday, ...when }: When): When {
  const date = addDays(dayOf(when) ?? '', A_WEEK);
  return { ...when, from: date, to: date };
}

/** 'Wednesday at 10' on a Wednesday after ten means next week. */
export function notOver(when: When, { today, now }: { today: string; now: string }): When {
  const end = when.time ?? (when.isPart && when.before !== '' ? when.before : undefined);
  return end !== undefined && end <= now && isTodaysWeekday(when, today) ? weekLater(when) : when;
}

/** Replaces days and times by those of a follow-up, and keeps the rest. */
export function changedWhen(before: When, next: When): When {
  const { time, after, before: until, isPart, ...days } = before;
  const { from, to, said, isWeekday, ...clock } = next;
  const isTimed = isSaid(clock);
  return {
    ...(from === undefined && to === undefined
      ? days
      : { from, to, ...(said && { said }), ...(isWeekday && { isWeekday }) }),
    ...(isTimed ? clock : { time, after, before: until, isPart }),
  };
}

/** Limits open-ended days to a week. */
export const withEnd = (when: When): When =>
  when.from === undefined || when.to !== undefined
    ? when
    : { ...when, to: addDays(when.from, A_WEEK - 1) };
