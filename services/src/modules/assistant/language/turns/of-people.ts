import type { Plan } from '../../plan/plan.js';
import type { Parts } from '../pieces/parts.js';
import { Sayings } from '../forms/sayings.js';
import { ROWS_OF, STATUS_OF, withoutCompare, wordsOf, type Turn } from './turn.js';

const said = (parts: Parts) => wordsOf(parts).join(' ');

const NUMBERS_OF = new Sayings([
  'and? what_are|whats|give_me|show_me|get_me? the? phone_numbers|numbers|phones|contact|contacts|contact_info for|of those|them|these|all_of_them|all_of_those',
]);
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
    if (group !== undefined || !NUMBERS_OF.says(said(parts))) return undefined;
    if (OF_PEOPLE.has(measure)) return { ...before, want: 'list' };
    // What was made or spent was so by those who came.
    const done = [{ name: 'status', values: ['completed'] }];
    const status = ROWS_OF[measure] === 'visits' ? done : statusOf(measure);
    if (!status) return undefined;
    const theirs = { ...(period && { period }), filters: [...filters, ...status] };
    return { want: 'list', measure: 'customers', ...theirs };
  },
};

const HAVE_BOOKED = new Sayings(
  ['and|so* which|who|how_many|any of_them|of_those|of_these have {what} booked'],
  { what: 'something|nothing' },
);
const HAVE_NOTHING = new Sayings(
  [
    '<lead>* <who> ones? <of_them>? <not> booked|scheduled yet|again|anything?',
    '<lead>* <who> ones? <of_them>? has|have|got nothing|no_appointments booked|scheduled|coming_up?',
  ],
  {
    lead: 'and|so|ok',
    who: 'who|which|how many|any',
    of_them: 'of them|of those|of these',
    not: 'have not|has not|havent|hasnt|are not|is not|arent|isnt|not|did not|didnt',
  },
);
const HAVE_COMING = new Sayings(
  [
    '<lead>* <who> ones? <of_them>? <has> <something> coming_up|coming|booked|scheduled|ahead|soon|next?',
    '<lead>* <who> ones? <of_them> <has> <something>',
    '<lead>* <who> ones? <of_them>? is|are coming back|in? again|soon|next?',
  ],
  {
    lead: 'and|so|ok|y',
    who: 'who|whos|which|how many|any|anyone|anybody|quien|quienes|cuantos|cuantas',
    of_them: 'of them|of those|of these|de ellos|de esos|de ellas',
    has: 'has|have|got|tiene|tienen',
    something:
      'an appointment|appointments|a job|jobs|a booking|a visit|anything|something|cita|una cita|citas',
  },
);

const IS_BOOKED = new Sayings([
  'and|so|ok* who|whos|which|any|anyone|anybody one|ones? is|are|has|have? something|anything? booked|scheduled in|again|already?',
]);
/** 'Who is booked', 'who has not booked', of customers that were listed or counted. */
function bookedAsked(parts: Parts, { measure, group, want }: Plan): string | undefined {
  const isOfDone = want === 'list' && measure !== 'jobs' && statusOf(measure) !== undefined;
  if (!(OF_PEOPLE.has(measure) || isOfDone) || group !== undefined) return undefined;
  const words = said(parts);
  if (HAVE_NOTHING.says(words)) return 'nothing';
  return [IS_BOOKED, HAVE_COMING].some((each) => each.says(words)) ? 'something' : undefined;
}
export const asksWhoIsBooked = (parts: Parts, before: Plan): boolean =>
  bookedAsked(parts, before) !== undefined;

const bookedOfThose: Turn = {
  name: 'who of those whose jobs were listed has something booked',
  isWhole: true,
  of: (parts, before) => {
    const { measure, filters, period, group, limit } = before;
    const status = statusOf(measure);
    const what = bookedAsked(parts, before) ?? HAVE_BOOKED.find(said(parts))?.what;
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

const WERE_HERE = {
  came: 'came|come|were|was|have been|has been|been|visited|showed up',
  here: 'in|here|by|back|to us',
};
const CAME = new Sayings(
  ['and|so* how_many of_them|of_those|of_these? <came> <here>*'],
  WERE_HERE,
  'start',
);
/** 'And came in since September' is one more condition of theirs. */
const AND_CAME = new Sayings(
  [
    'and|but|that|who who|that? came|come|have_been|has_been|been|visited|showed_up <here>*',
    'only|just* the_ones|those|ones who|that came|come|have_been|has_been|been|visited|showed_up <here>*',
    'who|which of|among|from them|those|these came|come|have_been|has_been|been|visited <here>*',
  ],
  WERE_HERE,
  'start',
);
const cameOfThose: Turn = {
  name: 'how many of those who were counted came in some days',
  isWhole: true,
  of: (parts, before, today) => {
    const [only, ...others] = parts.periods();
    const isOfThose = before.measure === 'customers' && before.group === undefined;
    if (!only || others.length > 0 || !isOfThose) return undefined;
    const isCount = CAME.says(said(parts));
    if (!isCount && !AND_CAME.says(said(parts))) return undefined;
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

const HOW_MANY = new Sayings([
  'and|so? how_many of_them|of_those|customers|people|clients?',
  'and|so? how_many of_them|of_those|customers|people|clients? are|were|is there|they|those|that|it',
]);
const LIST_THEM = new Sayings([
  'and|so? list|show_me|show|give_me|name all|all_of? them|those|these',
]);
/** Of a ranking of customers those who stand in it. */
const ofRanked: Turn = {
  name: 'how many customers were ranked, or who they are',
  isWhole: true,
  of: (parts, before) => {
    const { group, filters, period, limit } = before;
    const isList = LIST_THEM.says(said(parts));
    if (group !== 'customer' || limit !== undefined) return undefined;
    if (!isList && !HOW_MANY.says(said(parts))) return undefined;
    const want = isList ? 'list' : 'value';
    return { want, measure: 'customers', filters, ...(period && { period }) };
  },
};

/** What is said of those who were counted, or whose jobs were listed. */
export const TURNS_OF_PEOPLE = {
  numbersOf,
  bookedOfThose,
  cameOfThose,
  ofRanked,
};
