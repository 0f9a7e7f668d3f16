import { ArgumentProblem } from './arguments.js';
import { entriesOf, oneOf } from './parse-values.js';
import type { Goal } from './plan.js';

const GOALS = ['money', 'count'] as const;
const LARGEST_GOAL = 1_000_000_000;

/** Parses the goal that a figure is compared with. */
export function goalOf(given: unknown): Goal {
  const { unit, value, isBelow } = entriesOf(given, '"goal"', ['unit', 'value', 'isBelow']);
  if (typeof value !== 'number' || !(value >= 0 && value <= LARGEST_GOAL)) {
    throw new ArgumentProblem('"goal" must have a number of 0 or more.');
  }
  if (isBelow !== undefined && typeof isBelow !== 'boolean') {
    throw new ArgumentProblem('"isBelow" of "goal" must be true or false.');
  }
  return { unit: oneOf(unit, GOALS, 'unit'), value, ...(isBelow && { isBelow }) };
}
