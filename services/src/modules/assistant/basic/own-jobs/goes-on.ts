import { addDays, type Days } from '../../../../platform/time/zone.js';
import type { Reading, Turn } from './reading.js';
import type { Told } from './select.js';

/** Where in its days a job stands; 'next' is told by the clock. */
export const NTH: Partial<Record<Turn, number>> = { first: 0, second: 1, third: 2, last: -1 };

/** 'And the day after', of the days that were told or of those of the job that was. */
function stepped(step: number, { days, jobs: [first] }: Told): Days | undefined {
  const day = (step > 0 ? days?.to : days?.from) ?? first?.date;
  if (day === undefined) return undefined;
  const other = addDays(day, step);
  return { from: other, to: other };
}

/** 'And tomorrow?', 'and Derek?': the same is asked of another. */
export function carried(given: Reading, told: Told | undefined): Reading {
  if (!told) return given;
  const { step, ...said } = given;
  const beside = step && stepped(step, told);
  const reading: Reading = beside ? { ...said, days: beside } : given;
  const { reading: before } = told;
  const facets =
    reading.facets.length > 0 || reading.isOfJobs || reading.isLeft ? reading.facets : told.facets;
  const isOnlyDays =
    reading.days !== undefined &&
    reading.facets.length === 0 &&
    !reading.isOfJobs &&
    saysOnlyDays(reading);
  const { side: _side, days: _days, ...which } = before;
  if (isOnlyDays) {
    const turn = which.turn && (NTH[which.turn] === undefined ? 'first' : which.turn);
    const { turn: _turn, ...rest } = which;
    return { ...rest, ...(turn && { turn }), facets, days: reading.days, isLeft: false };
  }
  // 'And the next one?' after the next one.
  if (reading.isAnd && reading.turn === 'next' && told.jobs.length === 1) {
    const { turn: _turn, ...rest } = reading;
    return { ...rest, facets, side: 'after' };
  }
  const isAmong = reading.clock !== undefined || NTH[reading.turn ?? 'next'] !== undefined;
  const days = reading.days ?? (isAmong ? before.days : undefined);
  return { ...reading, facets, ...(days && { days }) };
}

const saysOnlyDays = ({ turn, side, clock, span, part, words, isLeft }: Reading) =>
  words.length === 0 &&
  !isLeft &&
  [turn, side, clock, span, part].every((each) => each === undefined);
