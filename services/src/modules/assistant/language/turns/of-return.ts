import { addDays } from '../../../../platform/time/zone.js';
import type { Plan } from '../../plan/plan.js';
import type { Parts } from '../pieces/parts.js';
import { Sayings } from '../forms/sayings.js';
import { withoutCompare, wordsOf, type Turn } from './turn.js';
import { OF_PEOPLE, statusOf } from './of-people.js';

const said = (parts: Parts) => wordsOf(parts).join(' ');

/** The words of these turns: who of those, and that they were here. */
export const CLASSES = {
  lead: 'and|so|ok|y',
  has: 'did|have|has|do|is|are|had|ever|already|ya|ha|han',
  who: 'how many|who|whos|they|those|which|any|anyone|anybody|somebody|quien|quienes|cuantos|alguno|alguien',
  of_them: 'of them|of those|of these|de ellos|de esos',
  back: 'back|been|returned|came back|come back|vuelto|volvio|volvieron|regreso|regresaron|regresado',
  came: 'came|come|been|were|was|visited|showed up',
  here: 'back|in|here|by|to us',
  again: 'again|a second time|another time|2 times|more than once|de nuevo|otra vez',
  since: 'since|after|after that|since then|ever since|yet|desde entonces|despues',
  not: 'not|never|no|nunca',
  bought: 'had|got|gotten|did|booked|bought|ordered|came for',
  it: 'it|that|this|them|one',
  often: 'more than once|more than one|more than 1|again|a second time|at least 2 times',
  times: String.raw`[2-9]|1\d`,
} as const;
export const THOSE = '<lead>* <has>? <who> ones? <of_them>? <has>*';

const AGAIN = new Sayings(
  [`${THOSE} <came> <here>* <again>`, `${THOSE} <came>? <back> <again>?`],
  CLASSES,
);
const A_SECOND_TIME = 2;

/** Of those who were added, who was here more than once. */
export const cameAgain: Turn = {
  name: 'which of the new ones came again',
  isWhole: true,
  of: (parts, before) => {
    const isFirst = before.filters.some(
      ({ name, values }) => name === 'visit' && values.includes('first'),
    );
    const isOfNew = before.group === undefined && (before.measure === 'new_customers' || isFirst);
    if (!isOfNew || !AGAIN.says(said(parts))) return undefined;
    const filter = { name: 'visits_at_least', values: [String(A_SECOND_TIME)] };
    return {
      ...withoutCompare(before),
      ...(isFirst && { measure: 'customers' }),
      want: parts.has('count') ? 'value' : 'list',
      filters: [...before.filters, filter],
    };
  },
};

const BACK_SINCE = new Sayings(
  [
    `${THOSE} {not}? <has>* <back> <here>* <again>? <since>*`,
    `${THOSE} {not}? <has>* <came> <here>* <again>? <since>*`,
  ],
  CLASSES,
);
const BACK_IN = new Sayings(
  [
    `${THOSE} {not}? <has>* <back> <here>* again|en*`,
    `${THOSE} {not}? <has>* <came> <here>* <again> in|en*`,
  ],
  CLASSES,
);
const besideDays = ({ spans }: Parts) =>
  spans
    .filter(({ period }) => !period)
    .flatMap(({ words }) => [...words])
    .join(' ');
export const asksBackIn = (parts: Parts): boolean =>
  parts.periods().length === 1 && BACK_IN.says(besideDays(parts));

/** 'Did any of them come back in June', of those of other days: both are theirs. */
export const backIn: Turn = {
  name: 'which of those of some days were here in others as well',
  isWhole: true,
  of: (parts, before, today) => {
    const [only, ...others] = parts.periods();
    const found = BACK_IN.find(besideDays(parts));
    const status = statusOf(before.measure);
    const isOfThose = OF_PEOPLE.has(before.measure) || status !== undefined;
    if (!only || others.length > 0 || !found || !isOfThose || !isOver(before, today))
      return undefined;
    const { from, to } = only.period.resolve({ today, looks: 'back' });
    if (from === undefined || to === undefined || before.group !== undefined) return undefined;
    const both = { name: 'here_in', values: [`${from}/${to}`] };
    const other = { ...both, ...(found.not !== undefined && { not: true as const }) };
    return {
      want: parts.has('count') ? 'value' : 'list',
      measure: 'customers',
      filters: [...before.filters, ...(status ?? []), other],
      ...(before.period && { period: before.period }),
    };
  },
};

const isOver = ({ period }: Plan, today: string): boolean =>
  period?.from !== undefined && period.to !== undefined && period.to < today;
/** 'Any of them been back since', of those of days that are over. */
export const asksBackSince = (parts: Parts, before: Plan, today: string): boolean =>
  before.group === undefined &&
  isOver(before, today) &&
  (OF_PEOPLE.has(before.measure) || statusOf(before.measure) !== undefined) &&
  BACK_SINCE.says(said(parts));

export const backSince: Turn = {
  name: 'which of those of some days were here after them',
  isWhole: true,
  of: (parts, before, today) => {
    if (!asksBackSince(parts, before, today)) return undefined;
    const { measure, filters, period } = before;
    const { not } = BACK_SINCE.find(said(parts)) ?? {};
    const since = { name: 'not_since', values: [addDays(period?.to ?? today, 1)] };
    return {
      want: parts.has('count') ? 'value' : 'list',
      measure: OF_PEOPLE.has(measure) ? measure : 'customers',
      filters: [
        ...filters,
        ...(statusOf(measure) ?? []),
        { ...since, ...(not === undefined && { not: true as const }) },
      ],
      ...(period && { period }),
    };
  },
};
