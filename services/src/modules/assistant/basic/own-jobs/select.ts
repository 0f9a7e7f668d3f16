import { addDays, daysBetween, type Days } from '../../../../platform/time/zone.js';
import type { MyJobOfDay } from '../../../scheduling/index.js';
import { isOfJob } from './job-words.js';
import { currentOf, endOf, isBegun, isOpen, nextOf, previousOf } from './places.js';
import { carried, NTH } from './goes-on.js';
import { saysWhich } from './read.js';
import type { Facet, Part, Reading, Sight, Turn } from './reading.js';

type Job = MyJobOfDay;

/** What is told, and of what: with what goes on from it. */
export interface Told {
  reading: Reading;
  facets: readonly Facet[];
  jobs: readonly Job[];
  /** They are all of these days, or a part of them. */
  days?: Days;
  /** Which one it is by its place. */
  turn?: Turn;
  /** What was asked for lies outside of what is seen, all of it or a part. */
  isOutside?: boolean;
  isCut?: boolean;
  isLeft?: boolean;
  /** After which job that is. */
  after?: Job;
  before?: Job;
}

const single = (day: string): Days => ({ from: day, to: day });
const within =
  ({ from, to }: Days) =>
  ({ date }: Job) =>
    date >= from && date <= to;

const BOUNDS: Record<Part, readonly [string, string]> = {
  morning: ['00:00', '12:00'],
  afternoon: ['12:00', '17:00'],
  evening: ['17:00', '24:00'],
};

/** What is under way at an hour is left after it. */
function inTime({ part, span, isLeft }: Reading): (job: Job) => boolean {
  const [from, before] = part ? BOUNDS[part] : ['', '~'];
  const [after = '', until = ''] = span?.split('-') ?? [];
  const isAfter = (job: Job) => job.startTime >= after || (isLeft === true && endOf(job) > after);
  return (job) => {
    const { startTime } = job;
    return (
      startTime >= from && startTime < before && isAfter(job) && (until === '' || startTime < until)
    );
  };
}

/** What of these days is seen. */
function seen(days: Days, { window }: Sight): Pick<Told, 'days' | 'isOutside' | 'isCut'> {
  const isOutside = days.to < window.from || days.from > window.to;
  const from = days.from < window.from ? window.from : days.from;
  const to = days.to > window.to ? window.to : days.to;
  const isCut = from !== days.from || to !== days.to;
  return isOutside ? { isOutside } : { days: { from, to }, ...(isCut && { isCut }) };
}

const dayOfNext = (sight: Sight) => nextOf(sight)?.date ?? sight.today;
/** The first of a day that was begun is not what somebody looks ahead to. */
function dayOf(reading: Reading, facets: readonly Facet[], sight: Sight): string {
  const isFirst = reading.turn === 'first' || (facets[0] === 'start' && reading.turn === undefined);
  const ofToday = sight.jobs.filter(({ date }) => date === sight.today);
  if (reading.isLeft) return sight.today;
  const hasBegun = ofToday.some(isBegun);
  if (isFirst && (hasBegun || ofToday.length === 0)) {
    return sight.jobs.find(({ date }) => date > sight.today)?.date ?? sight.today;
  }
  const isLast = reading.turn === 'last' || facets[0] === 'end';
  return isLast && ofToday.length === 0 ? dayOfNext(sight) : sight.today;
}

/** Of one customer what comes next; what is over only where nothing comes. */
function nearest(jobs: readonly Job[], { today }: Sight, isPast: boolean): Job[] {
  const names = new Set(jobs.map(({ customer }) => customer.name));
  return [...names].flatMap((name) => {
    const own = jobs.filter(({ customer }) => customer.name === name);
    const coming = isPast ? undefined : own.find((job) => job.date >= today && isOpen(job));
    return coming ?? own.at(-1) ?? [];
  });
}

const MANY: readonly Facet[] = ['count', 'list', 'start', 'status'];

const ofWhom = (reading: Reading, { jobs }: Sight) =>
  jobs.filter((job) => reading.words.every((word) => isOfJob(job, word))).filter(inTime(reading));

/** Those of a name, a vehicle or a service. */
function named(reading: Reading, facets: readonly Facet[], sight: Sight, days?: Days): Job[] {
  const ofDays = ofWhom(reading, sight).filter(days ? within(days) : () => true);
  if (days) return ofDays;
  const coming = ofDays.filter((job) => job.date >= sight.today && isOpen(job));
  const areMany = facets.length === 0 || facets.some((each) => MANY.includes(each));
  return areMany && coming.length > 0 && !reading.isPast
    ? coming
    : nearest(ofDays, sight, reading.isPast);
}

/** Those that begin then, or within the hour, or are being done then. */
function atClock(jobs: readonly Job[], clock: string): Job[] {
  const exactly = jobs.filter(({ startTime }) => startTime === clock);
  if (exactly.length > 0) return exactly;
  const hour = clock.slice(0, 2);
  const isFull = clock.endsWith(':00');
  const inHour = jobs.filter(({ startTime }) => isFull && startTime.slice(0, 2) === hour);
  return inHour.length > 0
    ? inHour
    : jobs.filter((job) => job.startTime < clock && endOf(job) > clock);
}

/** Which job is meant where something stands after or before it. */
function anchorOf(reading: Reading, sight: Sight, told: Told | undefined): Job | undefined {
  const { turn, clock, words, days } = reading;
  const isSaid = turn !== undefined || clock !== undefined || words.length > 0;
  if (isSaid) {
    const { side: _side, ...one } = reading;
    const found = select({ ...one, facets: ['who'], isAnd: false }, sight, undefined);
    return found?.jobs.length === 1 ? found.jobs[0] : undefined;
  }
  if (days !== undefined) return undefined;
  if (told?.jobs.length === 1 && !reading.isLeft) return told.jobs[0];
  // Between two jobs 'this' is the one that comes.
  return currentOf(sight) ?? nextOf(sight);
}

function beside(
  reading: Reading,
  facets: readonly Facet[],
  sight: Sight,
  told?: Told,
): Told | undefined {
  const anchor = anchorOf(reading, sight, told);
  if (!anchor) return undefined;
  const { jobs } = sight;
  const isThere = (job: Job) => job.status !== 'no-show';
  const at = jobs.indexOf(anchor);
  if (reading.isLeft) {
    const rest = jobs.slice(at + 1).filter((job) => job.date === anchor.date && isOpen(job));
    return { reading, facets, jobs: rest, days: single(anchor.date), isLeft: true, after: anchor };
  }
  const other =
    reading.side === 'after'
      ? jobs.slice(at + 1).find(isThere)
      : jobs.slice(0, at).findLast(isThere);
  const place = reading.side === 'after' ? { after: anchor } : { before: anchor };
  return { reading, facets, jobs: other ? [other] : [], ...place };
}

/** Asked of nothing but a job: then it is of the one that is being done, or comes. */
const BARE: readonly Facet[] = [
  'place',
  'access',
  'phone',
  'who',
  'vehicle',
  'end',
  'drive',
  'checklist',
];

/** The jobs that a question is of, with what was told before; undefined where nobody can tell which. */
export function select(given: Reading, sight: Sight, told: Told | undefined): Told | undefined {
  const reading = carried(given, told);
  const { turn, side, clock, words, isPointing, isOfJobs, isLeft } = reading;
  // The day after no day.
  if (reading.step !== undefined) return undefined;
  const facets: readonly Facet[] = reading.facets.length > 0 ? reading.facets : ['list'];
  if (facets.includes('price') && !sight.seesPrices) return undefined;
  const isPlain = !saysWhich(reading) && !isLeft;
  // 'Where is it', 'phone number?'
  const isOfTold =
    isPlain && !isOfAllDays(reading) && (isPointing || !isOfJobs) && told !== undefined;
  if (isOfTold)
    return told.jobs.length === 0
      ? undefined
      : { ...told, facets, after: undefined, before: undefined };
  if (!told && isOfNothing(reading, isPlain, sight)) return undefined;
  if (side !== undefined) return beside(reading, facets, sight, told);
  const asked = reading.days && seen(reading.days, sight);
  if (asked?.isOutside) return { reading, facets, jobs: [], isOutside: true };
  const which = { reading, facets, ...(asked?.isCut && { isCut: true }) };
  if (words.length > 0) return ofWords(which, sight, asked?.days);
  if (clock !== undefined) return ofClock(which, sight, asked?.days);
  if (turn === 'next' && !asked?.days)
    return { ...which, jobs: [nextOf(sight)].flatMap((job) => job ?? []), turn };
  if (turn === 'current')
    return { ...which, jobs: [currentOf(sight)].flatMap((job) => job ?? []), turn };
  if (turn === 'previous')
    return { ...which, jobs: [previousOf(sight)].flatMap((job) => job ?? []), turn };
  const isBare = isPlain && !isOfJobs && !isOfAllDays(reading);
  if (isBare) return ofNobody(which, sight);
  return ofDays(which, sight, asked?.days);
}

/** Asked of jobs at once, whichever they are. */
const OF_DAYS: readonly Facet[] = ['list', 'count', 'start', 'end', 'length'];

/** 'Last 30 days' is a filter of some page. */
const LONGEST_BARE = 14;

/** Nothing was told before, and it may be of anything: 'her number', 'last 30 days', 'extras list'. */
function isOfNothing(reading: Reading, isPlain: boolean, { window }: Sight): boolean {
  const { facets, days, words, isOfPerson, isOfJobs, isPointing, isLeft } = reading;
  if (isOfPerson && words.length === 0) return true;
  const isOnlyDays = days !== undefined && facets.length === 0 && !isOfJobs && !isLeft;
  const isFar = days !== undefined && (days.to < window.from || days.from > window.to);
  const isLong = days !== undefined && daysBetween(days.from, days.to) >= LONGEST_BARE;
  if (isOnlyDays && (isFar || isLong)) return true;
  if (!isPlain) return false;
  if (isPointing && isOfJobs) return true;
  const known = isOfJobs ? [...BARE, ...OF_DAYS] : BARE;
  return !facets.every((each) => known.includes(each) || each === 'start');
}

const isOfAllDays = ({ isOfAll }: Reading) => isOfAll;

type Which = Pick<Told, 'reading' | 'facets' | 'isCut'>;

function ofWords(which: Which, sight: Sight, given: Days | undefined): Told {
  const { reading, facets } = which;
  const { turn, clock } = reading;
  // What is counted is so of what is to come.
  const ahead = { from: sight.today, to: sight.window.to };
  const days = given ?? (facets.includes('count') ? ahead : undefined);
  if (turn !== undefined) return turnOf(which, turn, sight, days);
  const jobs = named(reading, facets, sight, days);
  const timed = clock === undefined ? jobs : atClock(jobs, clock);
  const isLeft = reading.isLeft && { isLeft: true };
  return {
    ...which,
    jobs: isLeft ? timed.filter(isOpen) : timed,
    ...(days && { days }),
    ...isLeft,
  };
}

/** 'My next full detail': what is being done is not the next one. */
function turnOf(which: Which, turn: Turn, sight: Sight, days: Days | undefined): Told {
  const isAhead = (job: Job) =>
    job.date >= sight.today && (turn === 'next' ? !isBegun(job) : isOpen(job));
  const all = ofWhom(which.reading, sight).filter(days ? within(days) : isAhead);
  const one = all.at(NTH[turn] ?? 0);
  return { ...which, jobs: one ? [one] : [], ...(days && { days }) };
}

function ofClock(which: Which, sight: Sight, days: Days | undefined): Told {
  const clock = which.reading.clock ?? '';
  if (days) return { ...which, jobs: atClock(sight.jobs.filter(within(days)), clock), days };
  const today = single(sight.today);
  const found = atClock(sight.jobs.filter(within(today)), clock);
  if (found.length > 0) return { ...which, jobs: found };
  const tomorrow = single(addDays(sight.today, 1));
  const isPast = clock <= sight.now;
  const other = isPast ? atClock(sight.jobs.filter(within(tomorrow)), clock) : [];
  return { ...which, jobs: other, days: today };
}

function ofNobody(which: Which, sight: Sight): Told | undefined {
  const { facets } = which;
  const isStart = facets.length === 1 && facets[0] === 'start';
  if (isStart || facets[0] === 'end') return ofDays(which, sight, undefined);
  const isOpenTo = facets.every((each) => BARE.includes(each)) && !which.reading.isOfBusiness;
  const current = currentOf(sight);
  // Who asks where to go is not there yet.
  const isOnward = which.reading.isOnward || facets.includes('drive');
  const job = isOnward ? nextOf(sight) : (current ?? nextOf(sight));
  return isOpenTo && job
    ? { ...which, jobs: [job], turn: job === current ? 'current' : 'next' }
    : undefined;
}

function ofDays(which: Which, sight: Sight, given: Days | undefined): Told {
  const { reading, facets } = which;
  const said =
    given ?? (isOfAllDays(reading) ? sight.window : single(dayOf(reading, facets, sight)));
  // What is left is of days that are not over.
  const days = {
    ...said,
    from:
      reading.isLeft && said.to >= sight.today && said.from < sight.today ? sight.today : said.from,
  };
  const all = sight.jobs.filter(within(days)).filter(inTime(reading));
  const jobs = reading.isLeft ? all.filter(isOpen) : all;
  const turn = reading.turn ?? placeOf(facets, reading);
  if (turn === undefined) return { ...which, jobs, days, ...(reading.isLeft && { isLeft: true }) };
  // The next one today is none that was begun.
  const shown = jobs.filter((job) => (turn === 'next' ? !isBegun(job) : job.status !== 'no-show'));
  const one = shown.at(NTH[turn] ?? 0);
  return { ...which, jobs: one ? [one] : [], days, turn };
}

/** When days begin is when their first job does. */
const placeOf = (facets: readonly Facet[], { isLeft, isOfMany }: Reading): Turn | undefined => {
  if (isOfMany || facets.some((each) => each === 'count' || each === 'list')) return undefined;
  if (facets.includes('end')) return 'last';
  return facets.includes('start') && !isLeft ? 'first' : undefined;
};
