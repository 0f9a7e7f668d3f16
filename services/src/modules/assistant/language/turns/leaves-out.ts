import { Phrases } from '../../words/phrases.js';
import { isTimeGroup } from '../../plan/groups/index.js';
import { WANTS_ROWS } from '../../plan/measures/index.js';
import type { Plan } from '../../plan/plan.js';
import { isOfFilter } from '../plan-of/asked.js';
import { everyOf } from '../../words/every-of.js';
import type { Parts } from '../pieces/parts.js';
import { asksOfOne } from './its-facts.js';
import { kindsIn, wordTokens } from './turn.js';
import { asksIfGrown, asksWhatChanged } from './beside.js';
import { asksCountOfEach } from './of-each.js';
import { asksOfEach } from './of-amounts.js';
import { asksForNew, asksHowManyNew, asksTimesOfFirst, asksWhenItWas } from './of-figures.js';
import { asksSpentMostOfNew } from './of-new.js';
import { asksForList } from './of-list.js';
import { asksFirstRows, asksLaterPlace } from './of-order.js';
import { asksHowOftenThat } from './of-doing.js';
import { asksForOthers } from './of-others.js';
import { asksWhoIsBooked } from './of-people.js';
import { asksHadAgain, asksOffOften } from './of-often.js';
import { asksBackIn, asksBackSince } from './of-return.js';
import { asksWhatIsAhead } from './of-somebody.js';
import { asksForEnds, asksForFirst, asksRowsBehind } from './of-rows.js';

const CHANGES = new Set(['name', 'period', 'time', 'value']);
/** Days and conditions alone ask nothing: they change what was asked. */
export const changesOnly = (parts: Parts): boolean => {
  const kinds = [...kindsIn(parts)];
  return (
    kinds.length > 0 &&
    kinds.every((kind) => CHANGES.has(kind)) &&
    !parts.has('want') &&
    !parts.has('amount') &&
    parts.unknown().length === 0
  );
};

/** 'How many last month', 'how much in June': of what was counted, or came to so much. */
export const asksSameOf = (parts: Parts, before: Plan, today: string): boolean => {
  const { measure } = before;
  if (asksWhatItMakes(parts, before) || asksHowLong(parts, before)) return true;
  if (asksHowManyPeople(parts, before) || asksWhichAre(parts, before)) return true;
  if (asksSpentMostOfNew(parts, before)) return true;
  if (asksIfGrown(parts)) return before.period?.from !== undefined;
  if (asksLaterPlace(parts, before) || asksForOthers(parts, before)) return true;
  if (asksWhoIsBooked(parts, before) || asksWhoIn(parts, before)) return true;
  if (asksHowOftenThat(parts, before) || asksWhatIsAhead(parts, before)) return true;
  if (asksHadAgain(parts, before) || asksBackIn(parts)) return true;
  if (asksOffOften(parts, before)) return true;
  if (asksForList(parts, before)) return true;
  if (asksForFirst(parts, before) || asksBackSince(parts, before, today)) return true;
  if (asksFirstRows(parts, before) || asksForEnds(parts, before)) return true;
  if (asksCountOfEach(parts, before.group) || asksOfOne(parts, before)) return true;
  if (asksOfEach(parts) || asksForNew(parts) || asksWhatChanged(parts, before)) return true;
  if (asksWhenItWas(parts, before) || asksHowManyNew(parts, before)) return true;
  if (asksTimesOfFirst(parts, before) || asksRowsBehind(parts, before, today)) return true;
  const isSame = WANTS_ROWS.has(measure)
    ? parts.has('count')
    : parts.has('amount') && !parts.has('count');
  const kinds = kindsIn(parts);
  kinds.delete('count');
  return (
    isSame &&
    parts.unknown().length === 0 &&
    kinds.size > 0 &&
    [...kinds].every((kind) => kind === 'period')
  );
};

const WHO_IN = new Phrases('who|and|so|ok|in|on|for|the|about|then|quien|quienes|y|en|el');
/** 'Who in November', of what was counted: nothing is said of what they did. */
const asksWhoIn = (parts: Parts, { want, group }: Plan): boolean =>
  want === 'value' &&
  group === undefined &&
  parts.has('want') &&
  parts.periods().length === 1 &&
  parts.spans.every(
    ({ period, words }) =>
      period !== undefined ||
      WHO_IN.runAt(
        words.map((word) => ({ word })),
        0,
      ) === words.length,
  );

const HOW_MANY_HOURS = new Phrases(everyOf('and|so|', 'how many hours', 'is that|is it|'));
/** 'How many hours', of the days that were answered. */
const asksHowLong = (parts: Parts, { period, group, limit }: Plan): boolean =>
  period?.from !== undefined &&
  (group === undefined || (limit === 1 && isTimeGroup(group))) &&
  HOW_MANY_HOURS.isAllOf(wordTokens(parts));

const HOW_MANY_PEOPLE = new Phrases(
  everyOf(
    'and|so|',
    'how many',
    '|new|different',
    'customers|clients|people',
    '|is that|was that|is it|was it|were there',
  ),
);
/** 'How many customers', of the days that were answered: all there are were not asked for. */
const asksHowManyPeople = (parts: Parts, { period, group, filters }: Plan): boolean =>
  period?.from !== undefined &&
  group === undefined &&
  filters.every(({ name }) => name !== 'customer') &&
  HOW_MANY_PEOPLE.isAllOf(wordTokens(parts));

const WHICH_ARE = new Phrases(
  everyOf('and|so|', 'which|which ones', 'are|were|is|was', '|still|not|already'),
);
/** 'Which are still unconfirmed': of the rows that were answered, as nothing else is named. */
const asksWhichAre = (parts: Parts, { want, measure, group }: Plan): boolean => {
  const isOfRows = group === undefined && (want !== 'value' || WANTS_ROWS.has(measure));
  const kinds = kindsIn(parts);
  return (
    isOfRows &&
    WHICH_ARE.lengthAt(wordTokens(parts), 0) > 0 &&
    (kinds.has('name') || kinds.has('value')) &&
    !isOfFilter('visit')(parts) &&
    [...kinds].every((kind) => CHANGES.has(kind)) &&
    parts.unknown().length === 0
  );
};

const HOW_MUCH = new Phrases(
  everyOf(
    'and|so|ok|',
    'how much|how much money',
    'will|would|did|are|is|was|were',
    'i|we|it|that|they',
    'be|going to|gonna|going to be|',
    'make|making|made|bring in|bringing in|come to|take in|earn|worth',
  ),
);
/** 'How much will we make', of the days that were answered: of those that are over it was made. */
function asksWhatItMakes(parts: Parts, { period, group, limit }: Plan): boolean {
  // Of the busiest month it is asked of that one.
  const isOfFirst = limit === 1 && (isTimeGroup(group) || group === 'weekday');
  const isOfDays = period?.from !== undefined && group === undefined;
  return (isOfFirst || isOfDays) && HOW_MUCH.isAllOf(wordTokens(parts));
}
