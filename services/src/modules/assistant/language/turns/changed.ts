import { isTimeGroup } from '../../plan/groups/index.js';
import type { Filter, Period, Plan } from '../../plan/plan.js';
import { isKind } from '../forms/split-of.js';
import { isColor } from '../pieces/vocabulary.js';

import { addDays, daysBetween, weekday } from '../../../../platform/time/zone.js';
import { numbersOfWeekdays } from '../../plan/filters/weekday.js';

const A_WEEK = 7;

/** Whether some of these days are on one of the weekdays of a condition; what has no end has all of them. */
function isWeekdayWithin({ values }: Filter, { from, to }: Period = {}): boolean {
  if (from === undefined || to === undefined) return true;
  const length = Math.min(daysBetween(from, to) + 1, A_WEEK);
  const numbers = numbersOfWeekdays(values);
  return Array.from({ length }, (_, away) => weekday(addDays(from, away))).some((day) =>
    numbers.has(day),
  );
}

const isWeekday = ({ name, not }: Filter): boolean => name === 'weekday' && !not;

/** What a follow-up says, to be put into the plan before it. */
export interface Change {
  measure?: string;
  filters: Filter[];
  period?: Period;
  want?: Plan['want'];
  /** It names by what it is split: what was split so already is told whole. */
  isSplitAnew?: boolean;
  rest: Omit<Plan, 'measure' | 'filters' | 'period' | 'want'>;
}

const isOfColor = ({ values }: Filter) => values.every(isColor);

/** A color of a vehicle goes with its make, and comes in the place of another color. */
const isInPlaceOf = (filter: Filter, other: Filter) =>
  filter.name === other.name &&
  // Who has no e-mail may have no phone either.
  (filter.name !== 'missing' || filter.values.some((value) => other.values.includes(value))) &&
  // What is not under way may be to come.
  !(filter.name === 'status' && filter.not && !other.not) &&
  (filter.name !== 'vehicle' || isOfColor(filter) === isOfColor(other));

/** Who had an interior 'but not a ceramic': of customers the one is asked besides the other. */
const isOtherHad = (filter: Filter, other: Filter) =>
  filter.name === 'service' &&
  (filter.not ?? false) !== (other.not ?? false) &&
  !filter.values.some((value) => other.values.includes(value));

/** 'Most common color' of the red ones is of all of them again. */
export const isSplitBy = (group: string | undefined, filter: Filter) =>
  group === filter.name ||
  (filter.name === 'vehicle' &&
    group === (isOfColor(filter) ? 'color' : isOfKind(filter) ? 'vehicle_kind' : 'make'));
const isOfKind = ({ values }: Filter) => values.every(isKind);

/** Two that were put beside each other stay two. */
const areBeside = ({ group }: Plan, filter: Filter) =>
  filter.values.length > 1 && !filter.not && isSplitBy(group, filter);

/** The plan before with what the follow-up says in its place; conditions of another name stay. */
export function changed(
  before: Plan,
  { measure, filters, period, want, isSplitAnew = false, rest }: Change,
): Plan {
  const isBesides = before.measure === 'customers' && (measure ?? 'customers') === 'customers';
  const kept = before.filters.filter(
    (each) =>
      !filters.some(
        (other) => isInPlaceOf(other, each) && !(isBesides && isOtherHad(other, each)),
      ) &&
      // Of Saturdays in October nothing is asked of yesterday.
      !(isWeekday(each) && !isWeekdayWithin(each, period)) &&
      (!isSplitBy(rest.group, each) || (areBeside(before, each) && !isSplitAnew)),
  );
  const { compare: _compare, ...stays } = before;
  // Two lists are not put beside each other.
  const isBeside = rest.compare !== undefined && want === undefined && before.want === 'list';
  const isCompared =
    want !== 'list' &&
    (rest.compare !== undefined || (period === undefined && !isTimeGroup(rest.group)));
  // The last one of a list is a row; what all of them came to has no order.
  const isSum = want === 'value' && before.want === 'list' && before.group === undefined;
  const { order: _order, limit: _limit, ...plain } = isCompared ? before : stays;
  return {
    ...(isSum ? plain : isCompared ? before : stays),
    ...rest,
    ...((want ?? isBeside) && { want: want ?? ('value' as const) }),
    ...(measure !== undefined && { measure }),
    filters: [...kept, ...filters],
    ...(period && { period }),
  };
}
