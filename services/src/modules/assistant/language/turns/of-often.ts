import type { Plan } from '../../plan/plan.js';
import type { Parts } from '../pieces/parts.js';
import { Sayings } from '../forms/sayings.js';
import { withoutCompare, wordsOf, type Turn } from './turn.js';
import { CLASSES, THOSE } from './of-return.js';

const said = (parts: Parts) => wordsOf(parts).join(' ');
const A_SECOND_TIME = 2;

const HAD_AGAIN = new Sayings(
  [
    '<lead>* <who> ones? <of_them>? <has>? <bought> <it>? <often>',
    '<lead>* <who> ones? <of_them>? <has>? <bought> <it>? {times} times|or_more|of_them|of_those*',
  ],
  CLASSES,
);
/** 'How many of them had it more than once' is of the service that was spoken of. */
export const asksHadAgain = (parts: Parts, { filters, group }: Plan): boolean =>
  group === undefined &&
  filters.some(({ name, not }) => name === 'service' && !not) &&
  HAD_AGAIN.says(said(parts));

export const hadAgain: Turn = {
  name: 'who of those had it more than once',
  isWhole: true,
  of: (parts, before) => {
    if (!asksHadAgain(parts, before)) return undefined;
    const { times } = HAD_AGAIN.find(said(parts)) ?? {};
    const filter = { name: 'times_at_least', values: [times ?? String(A_SECOND_TIME)] };
    return {
      ...withoutCompare(before),
      want: parts.has('count') ? 'value' : 'list',
      measure: 'customers',
      filters: [...before.filters, filter],
    };
  },
};

const OFTEN: Partial<Record<string, string>> = {
  cancelled: 'cancels_at_least',
  no_shows: 'no_shows_at_least',
};
const MORE_THAN_ONCE = new Sayings(
  [
    `${THOSE} <did_it>? more_than_once|more_than_one|2_times|twice|again`,
    'only|just|the_ones|those|with|who* more_than_once|more_than_one|2_times|twice',
  ],
  { ...CLASSES, did_it: 'did it|did that|done it|done that|did so' },
);
/** 'More than once', 'who did it twice', of those who called off or did not come. */
export const asksOffOften = (parts: Parts, { measure, group }: Plan): boolean =>
  group === undefined && OFTEN[measure] !== undefined && MORE_THAN_ONCE.says(said(parts));

export const offOften: Turn = {
  name: 'who called off, or did not come, more than once',
  isWhole: true,
  of: (parts, before) => {
    if (!asksOffOften(parts, before)) return undefined;
    const { period } = before;
    const often = { name: OFTEN[before.measure] ?? '', values: [String(A_SECOND_TIME)] };
    return {
      want: parts.has('count') ? 'value' : 'list',
      measure: 'customers',
      filters: [...before.filters, often],
      ...(period && { period }),
    };
  },
};
