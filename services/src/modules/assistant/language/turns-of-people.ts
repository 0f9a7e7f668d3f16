import type { Plan } from '../plan/plan.js';
import type { Parts } from './parts.js';
import { ROWS_OF, STATUS_OF, withoutCompare, wordsOf, type Turn } from './turn.js';

const said = (parts: Parts) => wordsOf(parts).join(' ');

const NUMBERS_OF =
  /^(?:and )?(?:(?:what are |whats |give me |show me |get me )?(?:the )?)?(?:phone numbers|numbers|phones|contacts?|contact info) (?:for|of) (?:those|them|these|all of them|all of those)$/;
/** What became of the jobs that were listed, where their own customers are asked for. */
export function statusOf(measure: string): Plan['filters'] | undefined {
  const status = STATUS_OF[measure];
  return status ? [status] : OF_JOBS.has(measure) ? [] : undefined;
}
const OF_JOBS = new Set(['jobs', 'visits']);
export const OF_PEOPLE = new Set(['customers', 'new_customers']);

/** Phone numbers stand beside customers: those whose jobs they were. */
const numbersOf: Turn = {
  name: 'the phone numbers of those whose jobs were listed',
  isWhole: true,
  of: (parts, before) => {
    const { measure, filters, period, group } = before;
    if (group !== undefined || !NUMBERS_OF.test(said(parts))) return undefined;
    if (OF_PEOPLE.has(measure)) return { ...before, want: 'list' };
    // What was made or spent was so by those who came.
    const done = [{ name: 'status', values: ['completed'] }];
    const status = ROWS_OF[measure] === 'visits' ? done : statusOf(measure);
    if (!status) return undefined;
    const theirs = { ...(period && { period }), filters: [...filters, ...status] };
    return { want: 'list', measure: 'customers', ...theirs };
  },
};

const HAVE_BOOKED =
  /^(?:and |so )*(?:which|who|how many|any) of (?:them|those|these) have (something|nothing) booked$/;

const IS_BOOKED =
  /^(?:and |so |ok )*(?:who|whos|which ones?|any|anyone|anybody)(?: (?:is|are|has|have))?(?: (?:something|anything))? (?:booked|scheduled)(?: in| again| already)?$/;
/** 'Who is booked', of customers that were listed or counted. */
export const asksWhoIsBooked = (parts: Parts, { measure, group }: Plan): boolean =>
  OF_PEOPLE.has(measure) && group === undefined && IS_BOOKED.test(said(parts));

const bookedOfThose: Turn = {
  name: 'who of those whose jobs were listed has something booked',
  isWhole: true,
  of: (parts, before) => {
    const { measure, filters, period, group, limit } = before;
    const status = statusOf(measure);
    const isBooked = asksWhoIsBooked(parts, before);
    const what = isBooked ? 'something' : HAVE_BOOKED.exec(said(parts))?.[1];
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

const OTHERS =
  /^(?:(?:and|so|ok|but) )*(?:(?:which|who|what|how many|show me|list)(?: ones?| of (?:them|those|these))?|(?:the )?ones|those)(?: (?:that|who|which))? (?:arent|isnt|dont|doesnt|didnt|havent|hasnt|wasnt|werent|(?:are|is|do|does|did|have|has|was|were|am) not)(?: yet| then)?$/;
/** Days and amounts bound what is told; of these the others are told as well. */
const PARTS = new Set(
  'upcoming status service vehicle notes add_on missing coating visit due size'.split(' '),
);
/** 'Which ones aren't', after who of them is booked. */
export const asksForOthers = (parts: Parts, { filters, group, measure }: Plan): boolean =>
  group === undefined &&
  (OF_PEOPLE.has(measure) || statusOf(measure) !== undefined) &&
  PARTS.has(filters.at(-1)?.name ?? '') &&
  OTHERS.test(said(parts));

const theOthers: Turn = {
  name: 'those of whom the last condition does not hold',
  isWhole: true,
  of: (parts, before) => {
    const last = before.filters.at(-1);
    if (!last || !asksForOthers(parts, before)) return undefined;
    const { not, ...rest } = last;
    const other = not ? rest : { ...rest, not: true as const };
    const want = parts.has('count') ? ('value' as const) : ('list' as const);
    return { ...withoutCompare(before), want, filters: [...before.filters.slice(0, -1), other] };
  },
};

/** What is said of those who were counted, or whose jobs were listed. */
export const TURNS_OF_PEOPLE = {
  numbersOf,
  bookedOfThose,
  cameOfThose,
  ofRanked,
  theOthers,
};
