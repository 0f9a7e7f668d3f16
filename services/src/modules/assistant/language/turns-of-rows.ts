import type { Plan } from '../plan/plan.js';
import { AFTER_THAT, BEFORE_THAT, LAST_OF_EACH, OF_FIRST } from './its-facts.js';
import type { Parts } from './parts.js';
import { wordsOf, type Turn } from './turn.js';

const said = (parts: Parts) => wordsOf(parts).join(' ');

/** Which way the rows before run, and what is said of the one that comes next in them. */
const NEXT_IN: Partial<Record<NonNullable<Plan['order']>, RegExp>> = {
  earliest: AFTER_THAT,
  latest: BEFORE_THAT,
};

/** Of the first one, the one after that is the second. */
const oneFurther: Turn = {
  name: 'the row that comes after the first, or before the last',
  isWhole: true,
  of: (parts, before) => {
    const next = before.order && NEXT_IN[before.order];
    const isOfRows = before.want === 'list' && before.limit !== undefined;
    return isOfRows && next?.test(said(parts))
      ? { ...before, limit: (before.limit ?? 0) + 1 }
      : undefined;
  },
};

/** A list of customers says of each when they were here last. */
const lastOfEach: Turn = {
  name: 'when each of them was here last',
  isWhole: true,
  of: (parts, before) => {
    const isOfCustomers = before.want === 'list' && before.measure === 'customers';
    return isOfCustomers && LAST_OF_EACH.test(said(parts)) ? before : undefined;
  },
};

const NUMBERS_OF =
  /^(?:and )?(?:(?:what are |whats |give me |show me |get me )?(?:the )?)?(?:phone numbers|numbers|phones|contacts?|contact info) (?:for|of) (?:those|them|these|all of them|all of those)$/;
const OF_JOBS = new Set(['jobs', 'visits']);

/** What became of the jobs that were listed, where their own customers are asked for. */
const STATUS_OF: Partial<Record<string, Plan['filters']>> = {
  jobs: [],
  visits: [],
  no_shows: [{ name: 'status', values: ['no-show'] }],
  cancelled: [{ name: 'status', values: ['cancelled'] }],
};
const OF_PEOPLE = new Set(['customers', 'new_customers']);

/** Phone numbers stand beside customers: those whose jobs they were. */
const numbersOf: Turn = {
  name: 'the phone numbers of those whose jobs were listed',
  isWhole: true,
  of: (parts, before) => {
    const { measure, filters, period, group } = before;
    if (group !== undefined || !NUMBERS_OF.test(said(parts))) return undefined;
    if (OF_PEOPLE.has(measure)) return { ...before, want: 'list' };
    const status = STATUS_OF[measure];
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
      ...before,
      ...(isFirst && { measure: 'customers' }),
      want: parts.has('count') ? 'value' : 'list',
      filters: [...before.filters, filter],
    };
  },
};

const NTH =
  /^(?:and |so )?(?:(?:how long|how much|who|what|when|where|which)(?: (?:is|was|about))? )?(?:the )?(second|third|2nd|3rd) (?:one|job|stop|appointment)(?: (?:for|take))?$/;
const PLACES: Partial<Record<string, number>> = { second: 2, '2nd': 2, third: 3, '3rd': 3 };
const nthRow: Turn = {
  name: 'the second or third of the jobs that were listed, with those before it',
  isWhole: true,
  of: (parts, before) => {
    const [, place = ''] = NTH.exec(said(parts)) ?? [];
    const limit = PLACES[place];
    return before.want === 'list' && OF_JOBS.has(before.measure) && limit !== undefined
      ? { ...before, order: before.order ?? 'earliest', limit }
      : undefined;
  },
};

const LONGEST =
  /^(?:and )?(?:which|what) (?:(?:one|job|of (?:them|those)) )?(?:is|takes?|will take|runs?|is going to take) (?:the )?(longest|shortest)$/;

const longestOfRows: Turn = {
  name: 'which of the jobs that were listed takes longest',
  isWhole: true,
  of: (parts, before) => {
    const [, end] = LONGEST.exec(said(parts)) ?? [];
    const isOfJobs = before.want === 'list' && OF_JOBS.has(before.measure);
    return isOfJobs && end !== undefined
      ? { ...before, measure: 'hours', order: end === 'longest' ? 'most' : 'least', limit: 1 }
      : undefined;
  },
};

/** 'How many jobs did we do in it' is of the first of the days, weeks or months that were ranked. */
const jobsOfFirst: Turn = {
  name: 'how many jobs the first of a ranking had',
  isWhole: true,
  of: (parts, before) => {
    const isRanked =
      before.group !== undefined && before.group !== 'customer' && before.order !== undefined;
    // Of money the count stands in the rows of several, and not beside the first alone.
    const limit = ROWS_OF_COUNTS.has(before.measure) ? 1 : 2;
    return isRanked && OF_FIRST.test(said(parts)) ? { ...before, limit } : undefined;
  },
};
const ROWS_OF_COUNTS = new Set(['jobs', 'visits', 'cancelled', 'no_shows']);

const HAVE_BOOKED =
  /^(?:and |so )*(?:which|who|how many|any) of (?:them|those|these) have something booked$/;

const bookedOfThose: Turn = {
  name: 'who of those whose jobs were listed has something booked',
  isWhole: true,
  of: (parts, before) => {
    const { measure, filters, period, group } = before;
    const status = STATUS_OF[measure];
    const booked = { name: 'upcoming', values: ['booked'] };
    const want = parts.has('count') ? 'value' : 'list';
    if (OF_PEOPLE.has(measure) && group === undefined && HAVE_BOOKED.test(said(parts)))
      return { ...before, want, filters: [...filters, booked] };
    if (!status || group !== undefined || !HAVE_BOOKED.test(said(parts))) return undefined;
    return {
      want,
      measure: 'customers',
      filters: [...filters, ...status, booked],
      ...(period && { period }),
    };
  },
};

const CAME =
  /^(?:and |so )*how many (?:of (?:them|those|these) )?(?:came|come|were|was|have been|has been|been|visited|showed up)(?: in| here| by| back| to us)*\b/;
const cameOfThose: Turn = {
  name: 'how many of those who were counted came in some days',
  isWhole: true,
  of: (parts, before, today) => {
    const [only, ...others] = parts.periods();
    const isOfThose = before.measure === 'customers' && before.group === undefined;
    if (!only || others.length > 0 || !isOfThose || !CAME.test(said(parts))) return undefined;
    if (before.filters.length === 0 || parts.unknown().length > 0) return undefined;
    const period = only.period.resolve({ today, looks: 'back' });
    return { ...before, want: 'value', period };
  },
};

/** What is said of one or each of the rows that were answered. */
export const TURNS_OF_ROWS = {
  oneFurther,
  lastOfEach,
  numbersOf,
  cameAgain,
  jobsOfFirst,
  nthRow,
  longestOfRows,
  bookedOfThose,
  cameOfThose,
};
