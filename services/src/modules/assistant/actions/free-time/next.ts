import { addDays, weekday } from '../../../../platform/time/zone.js';
import { weekdayOf } from '../../language/periods/weekdays.js';
import type { Token } from '../../words/tokens.js';
import { withoutInstead } from '../appointment/instead.js';
import { asksItsLength, detailsIn, type FreePlan } from './read.js';
import { everyOf } from '../../words/every-of.js';
import { crewAt } from '../../language/pieces/vocabulary.js';
import { Phrases } from '../../words/phrases.js';
import type { Request } from '../request.js';
import { shiftAt } from '../when/shift.js';
import type { When } from '../when/index.js';
import { wordSet } from '../../words/word-set.js';
import { Sayings } from '../../language/forms/sayings.js';

const AFTER_THAT = new Phrases(
  'after that|the one after that|the next one after that|the next one|next one|the one after|one after that|the one after that one|anything later|any later|later than that|and then|then|what else',
  'despues|despues de eso|y despues|el siguiente|la siguiente|el que sigue|mas tarde',
);
const AROUND_THAT = new Phrases(
  'and|what is|whats|what would be|when would be|what about|when is|is there|how about|ok|y|que|cual es',
);

/** 'What is the next one after that': the opening that follows the first. */
function isAfterThat({ tokens }: Request): boolean {
  const start = AROUND_THAT.runAt(tokens, 0);
  const length = AFTER_THAT.lengthAt(tokens, start);
  return length > 0 && start + length === tokens.length;
}

const SOONEST = new Phrases(
  'earliest|the earliest|the earliest one|soonest|the soonest|the soonest one|first one|the first one|earliest time|the earliest time|earliest slot|the earliest slot|the first slot|first slot',
  'lo mas pronto|lo antes posible|el primero|la primera|lo mas temprano',
);
/** 'What is the earliest' */
function isSoonest({ tokens }: Request): boolean {
  const start = AROUND_THAT.runAt(tokens, 0);
  const length = SOONEST.lengthAt(tokens, start);
  return length > 0 && start + length === tokens.length;
}

const LONGEST = new Phrases(
  'biggest|the biggest|the biggest one|longest|the longest|the longest one|largest|the largest|the longest gap|biggest gap|longest gap|the biggest gap|longest stretch|the longest stretch|the biggest window|longest window|which is the longest|which is the biggest|which one is the longest|which one is the biggest',
  'mas largo|el mas largo|la mas larga|el mas grande|el hueco mas largo',
);
/** 'What is the longest one' */
function isLongest({ tokens }: Request): boolean {
  const start = AROUND_THAT.runAt(tokens, 0);
  const length = LONGEST.lengthAt(tokens, start);
  return length > 0 && start + length === tokens.length;
}

/** 'And on Friday?' asks the same of another day. */
export async function followFreeTime(
  request: Request,
  before: FreePlan,
): Promise<FreePlan | undefined> {
  if (WHO.says(request.tokens)) return undefined;
  if (isSoonest(request)) return { ...before, isFirst: true };
  if (asksItsLength(request)) return before;
  if (isLongest(request)) return { ...before, isLongest: true };
  if (isAfterThat(request)) return before.isFirst ? { ...before, later: 1 } : undefined;
  const asked = withoutOnly(withoutInstead(request.tokens));
  const tokens = asked.slice(ENOUGH.lengthAt(asked, 0));
  const away = shiftAt(tokens, 0);
  if (away && away.length === tokens.length) return awayFrom(before, away.days);
  const weekdays = weekdayAfter(tokens, before.when);
  if (weekdays !== undefined) return awayFrom(before, weekdays);
  const others = await otherCrews(request);
  if (others) return { ...before, crews: others };
  const details = await detailsIn(request, tokens, before.services.length > 0);
  if (!details) return undefined;
  const { when, either, minutes, services, crews, size } = details;
  const { either: _either, but: _but, most: _most, ...same } = before;
  const asBefore = (next: When) => joined(before.when, behind(before.when, next, request));
  const isWhen = Object.keys(when).length > 0;
  const isMore = services.length > 0 || crews.length > 0;
  if (!isWhen && minutes === undefined && !isMore && !size) return undefined;
  return {
    ...(isWhen ? same : before),
    ...(isWhen && { when: asBefore(when), isFirst: false }),
    ...(either && { either: either.map(asBefore) }),
    ...(minutes !== undefined && { minutes }),
    ...(services.length > 0 && { services, minutes }),
    ...(crews.length > 0 && { crews }),
    ...(size && { size }),
  };
}

const BUT_NOT = new Phrases(
  everyOf('and|but|', 'except|not|without|excluding', 'in|on|with|for|', 'the|'),
  everyOf('excepto|menos|sin|no', 'la|el|con la|'),
);
/** 'Except the bay': of all the others. */
async function otherCrews({ tokens, vocabulary }: Request): Promise<string[] | undefined> {
  const at = BUT_NOT.lengthAt(tokens, 0);
  if (at === 0) return undefined;
  const { crews } = await vocabulary.own();
  const words = tokens.map(({ word }) => word);
  const found = crewAt(words, at, crews);
  const isAll = found !== undefined && at + found.length === tokens.length;
  return isAll
    ? crews.map(({ name }) => name).filter((name) => !found.names.includes(name))
    : undefined;
}

/** Who comes then is none of what is free. */
const WHO = new Sayings(['and|so|ok* who|whos|whose|quien'], {}, 'start');
/** 'Is that long enough for a full detail' */
const ENOUGH = new Phrases(
  'long enough for|enough for|enough time for|enough room for|big enough for|is that long enough for|is that enough for|is that enough time for|is it long enough for|is it enough for|is that big enough for',
  'alcanza para|es suficiente para|da tiempo para',
);

const ONLY = wordSet('only|just|solo|solamente');
const withoutOnly = (tokens: readonly Token[]) => tokens.filter(({ word }) => !ONLY.has(word));

const BEHIND = new Phrases('after|after that|following|despues|siguiente');
const LED = new Phrases('what about|how about|and|ok|on|the|y|el|que tal');
/** 'The Friday after' a day: by how many days. */
function weekdayAfter(tokens: readonly Token[], { from, to }: When): number | undefined {
  const at = LED.runAt(tokens, 0);
  const number = weekdayOf(tokens[at]?.word ?? '');
  const length = BEHIND.lengthAt(tokens, at + 1);
  const isAll = length > 0 && at + 1 + length === tokens.length;
  if (!isAll || number === undefined || from === undefined || from !== to) return undefined;
  return (number - weekday(from) + A_WEEK) % A_WEEK || A_WEEK;
}
const A_WEEK = 7;

/** 'The week after', of the days that were looked at; the part of the day stays. */
function awayFrom(before: FreePlan, days: number): FreePlan | undefined {
  const { from, to = from, said: _said, isWeekday: _isWeekday, ...clock } = before.when;
  if (from === undefined || to === undefined) return undefined;
  const when = { ...clock, from: addDays(from, days), to: addDays(to, days) };
  return { ...before, when, isFirst: false };
}

/** 'And Friday', said on a Friday after the Thursday to come, is the day behind that one. */
function behind(before: When, when: When, { today }: Request): When {
  const isToday = when.isWeekday === true && when.from === today && when.to === today;
  if (!isToday || (before.from ?? today) <= today) return when;
  const day = addDays(today, A_WEEK);
  return { ...when, from: day, to: day, said: undefined };
}

/** Another day keeps the part of the day, and another time the day. */
function joined(before: When, { from, to, said, isWeekday: _isWeekday, ...clock }: When): When {
  const { time, after, before: until, isPart, ...days } = before;
  const part = { time, after, before: until, ...(isPart && { isPart }) };
  return {
    ...(from === undefined && to === undefined ? days : { from, to, said }),
    ...(Object.keys(clock).length > 0 ? clock : part),
  };
}
