import { addDays } from '../../../platform/time/zone.js';
import type { Plan } from '../plan/plan.js';
import type { Parts } from './parts.js';
import { STATUS_OF, withoutCompare, wordsOf, type Turn } from './turn.js';

const said = (parts: Parts) => wordsOf(parts).join(' ');

const NUMBERS_OF =
  /^(?:and )?(?:(?:what are |whats |give me |show me |get me )?(?:the )?)?(?:phone numbers|numbers|phones|contacts?|contact info) (?:for|of) (?:those|them|these|all of them|all of those)$/;
/** What became of the jobs that were listed, where their own customers are asked for. */
function statusOf(measure: string): Plan['filters'] | undefined {
  const status = STATUS_OF[measure];
  return status ? [status] : OF_JOBS.has(measure) ? [] : undefined;
}
const OF_JOBS = new Set(['jobs', 'visits']);
const OF_PEOPLE = new Set(['customers', 'new_customers']);

/** Phone numbers stand beside customers: those whose jobs they were. */
const numbersOf: Turn = {
  name: 'the phone numbers of those whose jobs were listed',
  isWhole: true,
  of: (parts, before) => {
    const { measure, filters, period, group } = before;
    if (group !== undefined || !NUMBERS_OF.test(said(parts))) return undefined;
    if (OF_PEOPLE.has(measure)) return { ...before, want: 'list' };
    const status = statusOf(measure);
    return (
      status && {
        want: 'list',
        measure: 'customers',
        filters: [...filters, ...status],
        ...(period && { period }),
      }
    );
  },
};

const AGAIN =
  /^(?:and |so )*(?:did |have |has )?(?:how many|who|which|which ones|any) (?:of (?:them|those|these) )?(?:have |has )?(?:came|come|been|returned)(?: back| in| here)*(?: (?:again|a second time|2 times|more than once|since))?$/;
const A_SECOND_TIME = 2;

/** Of those who were added, who was here more than once. */
const cameAgain: Turn = {
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
const isOver = ({ period }: Plan, today: string): boolean =>
  period?.from !== undefined && period.to !== undefined && period.to < today;
/** 'Any of them been back since', of those of days that are over. */
export const asksBackSince = (parts: Parts, before: Plan, today: string): boolean =>
  before.group === undefined &&
  isOver(before, today) &&
  (OF_PEOPLE.has(before.measure) || statusOf(before.measure) !== undefined) &&
  BACK_SINCE.test(said(parts));

const backSince: Turn = {
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

const HAVE_BOOKED =
  /^(?:and |so )*(?:which|who|how many|any) of (?:them|those|these) have (something|nothing) booked$/;

const bookedOfThose: Turn = {
  name: 'who of those whose jobs were listed has something booked',
  isWhole: true,
  of: (parts, before) => {
    const { measure, filters, period, group, limit } = before;
    const status = statusOf(measure);
    const [, what] = HAVE_BOOKED.exec(said(parts)) ?? [];
    const not = what === 'nothing' && { not: true as const };
    const booked = { name: 'upcoming', values: ['booked'], ...not };
    const want = parts.has('count') ? 'value' : 'list';
    if (what === undefined) return undefined;
    // Those who stand in a ranking are those who were ranked; of the first five they are those alone.
    const isRanked = group === 'customer' && (limit === undefined || limit === 1);
    if (OF_PEOPLE.has(measure) && group === undefined)
      return { ...withoutCompare(before), want, filters: [...filters, booked] };
    if (!isRanked && (!status || group !== undefined)) return undefined;
    return {
      want,
      measure: 'customers',
      filters: [...filters, ...(status ?? []), booked],
      ...(period && { period }),
    };
  },
};

const CAME =
  /^(?:and |so )*how many (?:of (?:them|those|these) )?(?:came|come|were|was|have been|has been|been|visited|showed up)(?: in| here| by| back| to us)*\b/;
/** 'And came in since September' is one more condition of theirs. */
const AND_CAME =
  /^(?:and|but|that|who)(?: who| that)? (?:came|come|have been|has been|been|visited|showed up)(?: in| here| by| back| to us)*\b/;
const cameOfThose: Turn = {
  name: 'how many of those who were counted came in some days',
  isWhole: true,
  of: (parts, before, today) => {
    const [only, ...others] = parts.periods();
    const isOfThose = before.measure === 'customers' && before.group === undefined;
    if (!only || others.length > 0 || !isOfThose) return undefined;
    const isCount = CAME.test(said(parts));
    if (!isCount && !AND_CAME.test(said(parts))) return undefined;
    if (parts.unknown().length > 0) return undefined;
    const period = only.period.resolve({ today, looks: 'back' });
    // Who has only something booked has not been here.
    const isOpen = period.to === undefined || period.to >= today;
    const done = isOpen ? [{ name: 'status', values: ['completed'] }] : [];
    return {
      ...before,
      want: isCount ? 'value' : before.want,
      filters: [...before.filters, ...done],
      period,
    };
  },
};

const HOW_MANY =
  /^(?:and |so )?how many(?: (?:of (?:them|those)|customers|people|clients))?(?: (?:are|were|is) (?:there|they|those|that|it))?$/;
const LIST_THEM =
  /^(?:and |so )?(?:list|show me|show|give me|name) (?:all |all of )?(?:them|those|these)$/;
/** Of a ranking of customers those who stand in it. */
const ofRanked: Turn = {
  name: 'how many customers were ranked, or who they are',
  isWhole: true,
  of: (parts, before) => {
    const { group, filters, period, limit } = before;
    const isList = LIST_THEM.test(said(parts));
    if (group !== 'customer' || limit !== undefined) return undefined;
    if (!isList && !HOW_MANY.test(said(parts))) return undefined;
    const want = isList ? 'list' : 'value';
    return { want, measure: 'customers', filters, ...(period && { period }) };
  },
};

/** What is said of those who were counted, or whose jobs were listed. */
export const TURNS_OF_PEOPLE = {
  numbersOf,
  cameAgain,
  backSince,
  bookedOfThose,
  cameOfThose,
  ofRanked,
};
