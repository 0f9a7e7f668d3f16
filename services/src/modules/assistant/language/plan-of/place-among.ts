import type { Filter, Plan } from '../../plan/plan.js';
import { vehicleKind } from '../../plan/vehicle-kinds.js';
import type { Parts } from '../pieces/parts.js';
import { weekdayOf } from '../periods/weekdays.js';
import { unitAround } from '../periods/units.js';
import type { Shape } from './shape.js';
import { wordSet } from '../../words/word-set.js';

const IS = wordSet('is|are|was|were|es|son|fue');
const asksOfPlace = ({ spans }: Parts, { group, order }: Shape) =>
  group !== undefined && order !== undefined && IS.has(spans[0]?.words[0] ?? '');

/** 'Is Monday our busiest day': which day of the week is. */
const isOfWeekday = (parts: Parts, { group }: Shape) => {
  const [only, ...others] = parts.periods();
  const isBare = only && others.length === 0 && weekdayOf(only.span.words.join(' ')) !== undefined;
  return isBare === true && (group === 'day' || group === 'weekday');
};
/** 'Are trucks our most common vehicle': which kind is. */
const isOfKind = ({ spans }: Parts, { group }: Shape) =>
  group === 'make' &&
  spans.some(({ name }) => name?.kind === 'vehicle' && vehicleKind(name.words) !== undefined);

/** By what all of those are split among which one is asked for. */
export function amongAll(parts: Parts, shape: Shape): Shape {
  if (!asksOfPlace(parts, shape)) return shape;
  if (isOfWeekday(parts, shape)) return { ...shape, group: 'weekday' };
  return isOfKind(parts, shape) ? { ...shape, group: 'vehicle_kind' } : shape;
}

/** 'Is October my best month', 'was last year the worst': it is asked of all of them. */
export function isPlaceOfDays(
  parts: Parts,
  shape: Shape,
  { period }: Pick<Plan, 'period'>,
): boolean {
  if (!asksOfPlace(parts, shape) || period?.from === undefined) return false;
  if (isOfWeekday(parts, shape)) return true;
  const { group } = shape;
  const isUnit = group === 'month' || group === 'quarter' || group === 'year';
  if (!isUnit) return false;
  const { from, to } = unitAround(period.from, group);
  return period.from === from && period.to === to;
}

/** By which filter the one is named that is asked for among those of a split. */
const NAMED_BY: Partial<Record<string, string>> = {
  service: 'service',
  crew: 'crew',
  size: 'size',
  make: 'vehicle',
  model: 'vehicle',
  color: 'vehicle',
  vehicle_kind: 'vehicle',
  weekday: 'weekday',
};

/** 'Is ceramic our best seller': of that one alone there is no best. */
export function withoutPlaced(parts: Parts, shape: Shape, filters: Filter[]): Filter[] {
  const name = NAMED_BY[shape.group ?? ''];
  const isOne = (each: Filter) => each.name === name && !each.not && each.values.length === 1;
  return asksOfPlace(parts, shape) && filters.filter(isOne).length === 1
    ? filters.filter((each) => !isOne(each))
    : filters;
}
