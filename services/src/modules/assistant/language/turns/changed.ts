import { isTimeGroup } from '../../plan/groups/index.js';
import type { Filter, Period, Plan } from '../../plan/plan.js';
import { isKind } from '../forms/split-of.js';
import { isColor } from '../pieces/vocabulary.js';

import { addDays, daysBetween, weekday } from '../../../../platform/time/zone.js';
import { numbersOfWeekdays } from '../../plan/filters/weekday.js';

const A_WEEK = 7;

/** Whether the period includes one of the filter's weekdays; open periods include all. */
function isWeekdayWithin({ values }: Filter, { from, to }: Period = {}): boolean {
  if (from === undefined || to === undefined) return true;
  const length = Math.min(daysBetween(from, to) + 1, A_WEEK);
  const numbers = numbersOfWeekdays(values);
  return Array.from({ length }, (_, away) => weekday(addDays(from, away))).some((day) =>
    numbers.has(day),
  );
}

const isWeekday = ({ name, not }: Filter): boolean => name === 'weekday' && !not;

/** Parts of a follow-up that replace those of the previous plan. */
export interface Change {
  measure?: string;
  filters: Filter[];
  period?: Period;
  want?: Plan['want'];
  /** Names a group, so filters that would leave one value are dropped. */
  isSplitAnew?: boolean;
  rest: Omit<Plan, 'measure' | 'filters' | 'period' | 'want'>;
}

const isOfColor = ({ values }: Filter) => values.every(isColor);

/** Whether a filter replaces another one; a color does not replace a make. */
const isInPlaceOf = (filter: Filter, other: Filter) =>
  filter.name === other.name &&
  // 'No e-mail' and 'no phone' can both apply.
  (filter.name !== 'missing' || filter.values.some((value) => other.values.includes(value))) &&
  // 'Not in progress' and 'upcoming' can both apply.
  !(filter.name === 'status' && filter.not && !other.not) &&
  (filter.name !== 'vehicle' || isOfColor(filter) === isOfColor(other));

/** 'Had an interior but not a ceramic': both conditions apply to a customer. */
const isOtherHad = (filter: Filter, other: Filter) =>
  filter.name === 'service' &&
  (filter.not ?? false) !== (other.not ?? false) &&
  !filter.values.some((value) => other.values.includes(value));

/** 'Most common color' of the red cars drops the color filter. */
export const isSplitBy = (group: string | undefined, filter: Filter) =>
  group === filter.name ||
  (filter.name === 'vehicle' &&
    group === (isOfColor(filter) ? 'color' : isOfKind(filter) ? 'vehicle_kind' : 'make'));
const isOfKind = ({ values }: Filter) => values.every(isKind);

/** Values of a comparison, which a follow-up keeps. */
const areBeside = ({ group }: Plan, filter: Filter) =>
  filter.values.length > 1 && !filter.not && isSplitBy(group, filter);

/** Previous plan with the parts of the follow-up; other filters stay. */
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
      // 'Yesterday' after 'Saturdays in October' drops the weekday filter.
      !(isWeekday(each) && !isWeekdayWithin(each, period)) &&
      (!isSplitBy(rest.group, each) || (areBeside(before, each) && !isSplitAnew)),
  );
  const { compare: _compare, ...stays } = before;
  // A list has no comparison.
  const isBeside = rest.compare !== undefined && want === undefined && before.want === 'list';
  const isCompared =
    want !== 'list' &&
    (rest.compare !== undefined || (period === undefined && !isTimeGroup(rest.group)));
  // The total of a list needs no order or limit.
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
