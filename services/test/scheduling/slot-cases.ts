import {
  openRanges,
  type DateHours,
} from '../../src/modules/scheduling/availability/open-hours.js';
import {
  intersect,
  merge,
  subtract,
  type Range,
} from '../../src/modules/scheduling/availability/ranges.js';
import {
  blockedBy,
  slotsFor,
  type Need,
  type Taken,
} from '../../src/modules/scheduling/availability/slots.js';
import { DAY_MS, MINUTE_MS } from '../../src/platform/time/durations.js';

/** Range of ISO 8601 instants. */
interface Written {
  start: string;
  end: string;
}

interface Booked extends Written {
  blocks: boolean;
  bufferBeforeMin: number;
  bufferAfterMin: number;
  /** Expiry of a hold, and whether the requester owns the hold. */
  releaseAt?: string;
  ownedByAsker?: boolean;
}

interface Times {
  start: string;
  end: string;
  crossesMidnight?: boolean;
}

interface Resource {
  openRanges?: Written[];
  /** 0 is Sunday. */
  weekly?: (Times & { days: number[] })[];
  overrides?: ({ date: string; closed?: boolean } & Partial<Times>)[];
  busy?: Booked[];
}

type Member = Resource | { anyOf: Member[] } | { allOf: Member[] };

/** Test case of `npm run slots -- FILE`. */
export interface SlotCase extends Resource {
  id: string;
  kind: 'slots' | 'open' | 'subtract' | 'intersect' | 'merge' | 'busy';
  timeZone: string;
  /** Zones of the grid and the horizon, if different. */
  gridTimeZone?: string;
  horizonTimeZone?: string;
  resources?: Member[];
  /** Whether one resource is enough for the whole slot, or all are needed. */
  combine?: 'any' | 'all';
  open?: Written[];
  busyRanges?: Written[];
  sets?: Written[][];
  durationMin: number;
  intervalMin: number;
  offsetMin: number;
  bufferBeforeMin: number;
  bufferAfterMin: number;
  minimumNoticeMin: number;
  horizonDays: number | null;
  now: string;
  from: string;
  to: string;
  /** Different grid, aligned to lose the fewest starts. */
  optimized?: boolean;
  expected: { starts?: string[]; ranges?: Written[] };
}

const LAST_SECOND = 59;

/** An end in the last second of a minute counts as the end of that minute. */
function rangeOf({ start, end }: Written): Range {
  const until = new Date(end);
  if (until.getUTCSeconds() === LAST_SECOND) until.setUTCMinutes(until.getUTCMinutes() + 1, 0, 0);
  return { start: Date.parse(start), end: until.getTime() };
}

const rangesOf = (written: readonly Written[] = []) => written.map(rangeOf);
const iso = (instant: number) => new Date(instant).toISOString().replace('.000Z', 'Z');
const write = (ranges: readonly Range[]) =>
  ranges.map(({ start, end }) => ({ start: iso(start), end: iso(end) }));

const takenOf = (booked: Booked): Taken => ({
  ...rangeOf(booked),
  buffers: { before: booked.bufferBeforeMin, after: booked.bufferAfterMin },
});

const dateHours = ({
  date,
  closed,
  start = '',
  end = '',
  ...rest
}: NonNullable<Resource['overrides']>[number]): DateHours =>
  closed ? { date, closed } : { date, start, end, ...rest };

function openOf(
  { openRanges: given, weekly = [], overrides = [] }: Resource,
  of: SlotCase,
  within: Range,
) {
  if (given) return merge(rangesOf(given));
  const hours = {
    weekly: weekly.map(({ days, ...times }) => ({
      weekdays: days.map((day) => day || 7),
      ...times,
    })),
    dates: overrides.map(dateHours),
  };
  return openRanges(hours, of.timeZone, within);
}

function needOf(member: Member, of: SlotCase, within: Range): Need {
  if ('anyOf' in member) return { anyOf: member.anyOf.map((each) => needOf(each, of, within)) };
  if ('allOf' in member) return { allOf: member.allOf.map((each) => needOf(each, of, within)) };
  const isTaken = ({ blocks, releaseAt, ownedByAsker }: Booked) =>
    blocks && !ownedByAsker && !(releaseAt !== undefined && releaseAt <= of.now);
  const booked = [...(member.busy ?? []), ...(member === of ? [] : (of.busy ?? []))];
  return { open: openOf(member, of, within), taken: booked.filter(isTaken).map(takenOf) };
}

function starts(of: SlotCase): string[] {
  const asked = rangeOf({ start: of.from, end: of.to });
  // A free run may start before the range, and an appointment may end after it.
  const around = {
    start: asked.start - DAY_MS,
    end: asked.end + DAY_MS + of.durationMin * MINUTE_MS,
  };
  const members = of.resources?.map((each) => needOf(each, of, around));
  const all = of.combine === 'all';
  return slotsFor({
    job: {
      minutes: of.durationMin,
      buffers: { before: of.bufferBeforeMin, after: of.bufferAfterMin },
    },
    need: members ? (all ? { allOf: members } : { anyOf: members }) : needOf(of, of, around),
    step: { minutes: of.intervalMin, offset: of.offsetMin },
    notice: of.minimumNoticeMin,
    ...(of.horizonDays !== null && {
      horizon: { days: of.horizonDays, timeZone: of.horizonTimeZone ?? of.timeZone },
    }),
    now: new Date(of.now),
    timeZone: of.gridTimeZone ?? of.timeZone,
    within: asked,
  }).map((start) => iso(start.getTime()));
}

const NO_BUFFERS = { before: 0, after: 0 };

const KINDS: Record<SlotCase['kind'], (of: SlotCase) => SlotCase['expected']> = {
  slots: (of) => ({ starts: starts(of) }),
  open: (of) => ({ ranges: write(openOf(of, of, rangeOf({ start: of.from, end: of.to }))) }),
  subtract: ({ open, busyRanges }) => ({
    ranges: write(subtract(rangesOf(open), rangesOf(busyRanges))),
  }),
  intersect: ({ sets = [] }) => ({ ranges: write(intersect(sets.map(rangesOf))) }),
  merge: ({ open }) => ({ ranges: write(merge(rangesOf(open))) }),
  busy: ({ busy = [] }) => ({
    ranges: write(
      merge(
        busy.filter(({ blocks }) => blocks).map((each) => blockedBy(takenOf(each), NO_BUFFERS)),
      ),
    ),
  }),
};

/** Result of the engine for a case. */
export const answerTo = (of: SlotCase): SlotCase['expected'] => KINDS[of.kind](of);
