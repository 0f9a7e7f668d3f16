import { addDays } from '../../../platform/time/zone.js';
import type { Plan } from '../plan/plan.js';
import type { Parts } from './parts.js';
import { withoutCompare, wordsOf, type Turn } from './turn.js';
import { OF_PEOPLE, statusOf } from './turns-of-people.js';

const said = (parts: Parts) => wordsOf(parts).join(' ');

const AGAIN =
  /^(?:and |so )*(?:did |have |has )?(?:how many|who|which|which ones|any) (?:of (?:them|those|these) )?(?:have |has )?(?:came|come|been|returned)(?: back| in| here)*(?: (?:again|a second time|2 times|more than once|since))?$/;
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
    const words = said(parts);
    if (!isOfNew || !AGAIN.test(words) || !/\b(?:back|again|second|more|2|returned)\b/.test(words))
      return undefined;
    const filter = { name: 'visits_at_least', values: [String(A_SECOND_TIME)] };
    return {
      ...withoutCompare(before),
      ...(isFirst && { measure: 'customers' }),
      want: parts.has('count') ? 'value' : 'list',
      filters: [...before.filters, filter],
    };
  },
};

const BACK_SINCE =
  /^(?:and |so |ok )*(?:did |have |has |do |is |are )?(?:how many|who|whos|which|which ones|any|any ones|anyone|anybody|somebody|y quien|quien|quienes|cuantos|alguno|alguien)(?: (?:of|de) (?:them|those|these|ellos|esos))?(?: (?:have|has|did|ever|already|ya|ha|han))* ?(not |never |no |nunca )?(?:have |has |been |ha |han )*(?:back|been|came|come|returned|vuelto|volvio|volvieron|regreso|regresaron|regresado)(?: (?:back|in|here|to us))*(?: (?:again|since|after|after that|since then|ever since|yet|desde entonces|despues))*$/;
const BACK_IN =
  /^(?:and |so |ok |y )*(?:did |have |has |do |is |are )?(?:how many|who|whos|which|which ones|any|any ones|anyone|anybody|somebody|quien|quienes|cuantos|alguno|alguien)(?: (?:of|de) (?:them|those|these|ellos|esos))?(?: (?:have|has|did|ever|ha|han))* ?(not |never |no |nunca )?(?:have |has |been |ha |han )*(?:back|been|came back|come back|returned|vuelto|volvio|volvieron|regreso|regresaron|regresado)(?: (?:back|in|here|to us|again|en))*$/;
const besideDays = ({ spans }: Parts) =>
  spans
    .filter(({ period }) => !period)
    .flatMap(({ words }) => [...words])
    .join(' ');
export const asksBackIn = (parts: Parts): boolean =>
  parts.periods().length === 1 && BACK_IN.test(besideDays(parts));

/** 'Did any of them come back in June', of those of other days: both are theirs. */
export const backIn: Turn = {
  name: 'which of those of some days were here in others as well',
  isWhole: true,
  of: (parts, before, today) => {
    const [only, ...others] = parts.periods();
    const found = BACK_IN.exec(besideDays(parts));
    const status = statusOf(before.measure);
    const isOfThose = OF_PEOPLE.has(before.measure) || status !== undefined;
    if (!only || others.length > 0 || !found || !isOfThose || !isOver(before, today))
      return undefined;
    const { from, to } = only.period.resolve({ today, looks: 'back' });
    if (from === undefined || to === undefined || before.group !== undefined) return undefined;
    const both = { name: 'here_in', values: [`${from}/${to}`] };
    const other = { ...both, ...(found[1] !== undefined && { not: true as const }) };
    return {
      want: parts.has('count') ? 'value' : 'list',
      measure: 'customers',
      filters: [...before.filters, ...(status ?? []), other],
      ...(before.period && { period: before.period }),
    };
  },
};

const HAD_AGAIN =
  /^(?:and |so |ok )*(?:how many|who|whos|which|any|anyone|anybody)(?: ones)?(?: of (?:them|those|these))?(?: (?:has|have|is))? (?:had|got|gotten|did|booked|bought|ordered|came for)(?: (?:it|that|this|them|one))? ?(?:(more than (?:once|one|1)|again|a second time|at least (?:twice|2 times)|twice|2 times|(?:[2-9]|1\d)(?: times| or more| of (?:them|those))*))$/;
/** 'How many of them had it more than once' is of the service that was spoken of. */
export const asksHadAgain = (parts: Parts, { filters, group }: Plan): boolean =>
  group === undefined &&
  filters.some(({ name, not }) => name === 'service' && !not) &&
  HAD_AGAIN.test(said(parts));

export const hadAgain: Turn = {
  name: 'who of those had it more than once',
  isWhole: true,
  of: (parts, before) => {
    if (!asksHadAgain(parts, before)) return undefined;
    const [, often = ''] = HAD_AGAIN.exec(said(parts)) ?? [];
    const times = /^more|^at/.test(often) ? undefined : /\d+/.exec(often)?.[0];
    const filter = { name: 'times_at_least', values: [times ?? String(A_SECOND_TIME)] };
    return {
      ...withoutCompare(before),
      want: parts.has('count') ? 'value' : 'list',
      measure: 'customers',
      filters: [...before.filters, filter],
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
  BACK_SINCE.test(said(parts));

export const backSince: Turn = {
  name: 'which of those of some days were here after them',
  isWhole: true,
  of: (parts, before, today) => {
    if (!asksBackSince(parts, before, today)) return undefined;
    const { measure, filters, period } = before;
    const [, not] = BACK_SINCE.exec(said(parts)) ?? [];
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
