import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openRanges } from '../../src/modules/scheduling/availability/open-hours.js';
import { slotsFor, type Search } from '../../src/modules/scheduling/availability/slots.js';
import { answerTo, type SlotCase } from './slot-cases.js';

const file = path.join(import.meta.dirname, 'slot-cases.json');
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: SlotCase[] };

it.each(cases.filter(({ optimized }) => !optimized).map((each) => [each.id, each] as const))(
  'is as expected: %s',
  (_id, each) => {
    expect(answerTo(each)).toEqual(each.expected);
  },
);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ZONE = 'America/New_York';

/** Deterministic random numbers. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** Random week around a DST change, with appointments anywhere and hours that may cross midnight. */
function randomSearch(seed: number): Search {
  const below = numbersFrom(seed);
  const start = Date.parse(below(2) === 0 ? '2026-03-05T00:00Z' : '2026-10-29T00:00Z');
  const within = { start, end: start + 7 * 24 * HOUR };
  const hours = {
    weekly: [
      { weekdays: [1, 2, 3, 4, 5], start: '08:00', end: '12:00' },
      { weekdays: [5, 6, 7], start: '22:00', end: '03:30', crossesMidnight: true },
    ],
    dates: [],
  };
  const crew = () => ({
    open: openRanges(hours, ZONE, within),
    taken: Array.from({ length: below(12) }, () => {
      const at = start + below(7 * 24 * 60) * MINUTE;
      const buffers = { before: below(30), after: below(30) };
      return { start: at, end: at + (1 + below(240)) * MINUTE, buffers };
    }),
  });
  return {
    job: { minutes: 15 + below(150), buffers: { before: below(20), after: below(20) } },
    need: { anyOf: [crew(), crew()] },
    step: { minutes: [15, 20, 45, 60][below(4)] ?? 15, offset: 0 },
    timeZone: ZONE,
    notice: below(600),
    now: new Date(start + below(24 * 60 * 60) * 1_000),
    within,
  };
}

it('never offers a minute in which the crew is closed or busy, whatever the week is like', () => {
  let offered = 0;
  for (let seed = 1; seed <= 60; seed += 1) {
    const search = randomSearch(seed);
    const { job, need, now, notice } = search;
    const crews = 'anyOf' in need ? need.anyOf : [];
    const isFree = (crew: (typeof crews)[number], at: number) =>
      'open' in crew &&
      crew.open.some(({ start, end }) => start <= at && at < end) &&
      !crew.taken.some(
        ({ start, end, buffers }) =>
          at >= start - (buffers.before + job.buffers.after) * MINUTE &&
          at < end + (buffers.after + job.buffers.before) * MINUTE,
      );
    for (const slot of slotsFor(search)) {
      const minutes = Array.from({ length: job.minutes }, (_, each) => +slot + each * MINUTE);
      expect(+slot).toBeGreaterThanOrEqual(+now + notice * MINUTE);
      expect(crews.some((crew) => minutes.every((at) => isFree(crew, at)))).toBe(true);
      offered += 1;
    }
  }
  expect(offered).toBeGreaterThan(1_000);
});
