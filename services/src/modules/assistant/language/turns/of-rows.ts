import { Phrases } from '../../words/phrases.js';
import type { Plan } from '../../plan/plan.js';
import { AFTER_THAT, BEFORE_THAT, LAST_OF_EACH, NTH, OF_FIRST } from './its-facts.js';
import { lookUp } from '../../words/look-up.js';
import type { Parts } from '../pieces/parts.js';
import { Sayings } from '../forms/sayings.js';
import { ROWS_OF, wordsOf, wordTokens, type Turn } from './turn.js';

const said = (parts: Parts) => wordsOf(parts).join(' ');

const OF_JOBS = new Set(['jobs', 'visits']);

const BEHIND = new Sayings(
  [
    '<and>* what|who did|do we|i do|have|see|get|got|work_on|wash|detail in|on|booked|then|scheduled|lined_up*',
    '<and>* whos|who_is|what_is|whats coming|booked|on|in|scheduled|lined in|up|then*',
    '<and>* what|who was|is|were|are on|they|those|these',
  ],
  { and: 'and|so|ok' },
);
/** 'What did we do', 'who do we have', of the days that were counted. */
export const asksRowsBehind = (
  parts: Parts,
  { measure, period, group, limit }: Plan,
  today: string,
): boolean =>
  group === undefined &&
  limit === undefined &&
  period?.from !== undefined &&
  rowsOf(measure) !== undefined &&
  BEHIND.says(said(parts)) &&
  // Nothing of days that are over is still to come.
  !(TO_COME.in(wordTokens(parts)) && (period.to ?? today) < today);
const TO_COME = new Phrases('do we|do i|coming|booked|scheduled|lined');

const rowsOf = (measure: string) => (OF_JOBS.has(measure) ? measure : ROWS_OF[measure]);

const behindIt: Turn = {
  name: 'the jobs behind a figure',
  isWhole: true,
  of: (parts, before, today) => {
    const measure = rowsOf(before.measure);
    if (measure === undefined || !asksRowsBehind(parts, before, today)) return undefined;
    const { compare: _compare, per: _per, ...rest } = before;
    // Whether there was a Honda asked for one; what there was is all.
    const filters = before.want === 'whether' ? before.filters.filter(isOfDays) : before.filters;
    return { ...rest, filters, want: 'list', measure };
  },
};

const THINGS = new Set(['vehicle', 'service', 'add_on', 'customer']);
const isOfDays = ({ name }: Plan['filters'][number]) => !THINGS.has(name);

const CLASSES = {
  and: 'and|so|y',
  work: 'then|that day|work|out|for the day',
  w: 'gonna|going to|have to|get',
};
const FIRST = new Sayings(
  [
    '<and>? who|whos|who_is|whats|what_is|when_is|which_car|what_car|which_customer|which_job|quien|quien_es comes|is|has|gets|got|goes|starts|viene|va|llega? in|up|on|the|el|la* first|earliest|primer|primero|primera one|guy|person|customer|client|in|up|address|stop|place|direccion|parada?',
  ],
  CLASSES,
);
const STARTS = new Sayings(
  [
    '<and>? when|what_time|how_early|a_que_hora do|are|will? i|we? <w>* start|starting|begin|empiezo|empezamos <work>?',
  ],
  CLASSES,
);
const ENDS = new Sayings(
  [
    '<and>? when|what_time|how_late|a_que_hora? do|are|am|will|would? i|we? be|get|gonna|going_to* done|finish|finished|off|through|out_of_there|wrap_up|termino|terminamos|acabo|acabamos <work>?',
    'what time is that',
  ],
  CLASSES,
);
/** 'When do I start', 'and get done', of the days that were answered. */
export const asksForEnds = (parts: Parts, { measure, period, group, limit }: Plan): boolean =>
  group === undefined &&
  (limit === undefined || limit === 1) &&
  period?.from !== undefined &&
  period.from === period.to &&
  OF_JOBS.has(measure) &&
  (STARTS.says(said(parts)) || ENDS.says(said(parts)));

const endRow: Turn = {
  name: 'when the first job of a day begins, or when all of them are done',
  isWhole: true,
  of: (parts, before) => {
    if (!asksForEnds(parts, before)) return undefined;
    const { compare: _compare, per: _per, order: _order, limit: _limit, ...rest } = before;
    const isStart = STARTS.says(said(parts));
    // The last one to begin need not be the last one that is done: the list says its hours.
    return { ...rest, want: 'list', ...(isStart && { order: 'earliest' as const, limit: 1 }) };
  },
};

/** 'Who comes first', of the days that were answered. */
export const asksForFirst = (parts: Parts, { measure, period, group, limit }: Plan): boolean =>
  group === undefined &&
  limit === undefined &&
  period?.from !== undefined &&
  rowsOf(measure) !== undefined &&
  FIRST.says(said(parts));

const firstRow: Turn = {
  name: 'the first of the jobs that were listed or counted',
  isWhole: true,
  of: (parts, before, today) => {
    const measure = rowsOf(before.measure);
    if (measure === undefined || !asksForFirst(parts, before)) return undefined;
    const { compare: _compare, per: _per, ...rest } = before;
    // Of days that are not over nobody is done yet.
    const jobs = (before.period?.to ?? today) >= today ? 'jobs' : measure;
    return { ...rest, want: 'list', measure: jobs, order: 'earliest', limit: 1 };
  },
};

/** Which way the rows before run, and what is said of the one that comes next in them. */
const NEXT_IN: Partial<Record<NonNullable<Plan['order']>, Sayings>> = {
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
    return isOfRows && next?.says(said(parts))
      ? { ...before, limit: (before.limit ?? 0) + 1 }
      : undefined;
  },
};

/** A list of customers says of each when they were here last. */
const lastOfEach: Turn = {
  name: 'when each of them was here last',
  isWhole: true,
  of: (parts, before) => {
    // Of jobs they are those whose jobs they are.
    const isOfJobs = before.want === 'list' && OF_JOBS.has(before.measure) && !before.limit;
    const isOfPeople = before.measure === 'customers' || isOfJobs;
    if (!isOfPeople || before.group !== undefined || !LAST_OF_EACH.says(said(parts)))
      return undefined;
    const { order: _, show: __, ...plan } = before;
    return { ...(isOfJobs ? plan : before), want: 'list', measure: 'customers' };
  },
};

const PLACES: Partial<Record<string, number>> = { second: 2, '2nd': 2, third: 3, '3rd': 3 };
const nthRow: Turn = {
  name: 'the second or third of the jobs that were listed, with those before it',
  isWhole: true,
  of: (parts, before) => {
    const { nth } = NTH.find(said(parts)) ?? {};
    const limit = lookUp(PLACES, nth);
    return before.want === 'list' && OF_JOBS.has(before.measure) && limit !== undefined
      ? { ...before, order: before.order ?? 'earliest', limit }
      : undefined;
  },
};

const LONGEST = new Sayings(
  [
    'and? who|whos|whose|which|what one|job|car|of_them|of_those? is|has|got|take|takes|will_take|run|runs|is_going_to_take the? {end} one|job|appointment|visit?',
  ],
  { end: 'longest|shortest' },
);

const longestOfRows: Turn = {
  name: 'which of the jobs that were listed takes longest',
  isWhole: true,
  of: (parts, before) => {
    const { end } = LONGEST.find(said(parts)) ?? {};
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
    const isOfFirst =
      OF_FIRST.says(said(parts)) || (before.limit === 1 && HOW_MANY.says(said(parts)));
    return isRanked && isOfFirst ? { ...before, limit } : undefined;
  },
};
/** Of what stood first alone, a bare 'how many jobs' is of that. */
const HOW_MANY = new Sayings(['and|so|ok? how_many jobs|cars|visits|appointments']);
const ROWS_OF_COUNTS = new Set(['jobs', 'visits', 'cancelled', 'no_shows']);

/** What is said of one or each of the rows that were answered. */
export const TURNS_OF_ROWS = {
  behindIt,
  firstRow,
  endRow,
  oneFurther,
  lastOfEach,
  jobsOfFirst,
  nthRow,
  longestOfRows,
};
