import { Phrases } from '../../words/phrases.js';
import type { Filter, Plan } from '../../plan/plan.js';
import { isTimeGroup } from '../../plan/groups/index.js';
import { changed, isSplitBy } from './changed.js';
import { changeSaidIn, isChangedBy } from '../plan-of/change-order.js';
import { everyOf } from '../../words/every-of.js';
import type { Parts } from '../pieces/parts.js';
import { planOf } from '../plan-of/index.js';
import { shift, unitAround, unitAs } from '../periods/units.js';
import { Sayings } from '../forms/sayings.js';
import { splitBy, splitOf } from '../forms/split-of.js';
import { withoutCompare, wordTokens, type Turn } from './turn.js';

const BESIDE = new Phrases(
  everyOf('|and|so', 'vs|versus|compared to|compared with|against|comparado con'),
);

const groupOf = (filter: Filter) => (filter.name === 'customer' ? 'customer' : splitBy(filter));

/** Both of them, each for itself; undefined where they are no two of a kind. */
export function both(before: Plan, other: Filter): Plan | undefined {
  const group = groupOf(other);
  const own = before.filters.filter((each) => !each.not && each.name === other.name);
  const [first, ...others] = own;
  if (!first || others.length > 0 || group === undefined || groupOf(first) !== group)
    return undefined;
  const { order: _order, limit: _limit, ...rest } = withoutCompare(before);
  const values = [...new Set([...first.values, ...other.values])];
  return {
    ...rest,
    want: 'value',
    group,
    filters: before.filters.map((each) => (each === first ? { ...each, values } : each)),
  };
}

const GROWS = new Sayings([
  'and|so* we|are_we|did_we|have_we_been grew|grow|growing|grown|going_up|up_or_down|up|doing_better',
  'and|so* we|are_we|did_we|have_we_been grew|grow|growing|grown|going_up|up_or_down|up|doing_better grew|grow|growing|grown|up|doing_better',
]);
export const asksIfGrown = (parts: Parts): boolean => GROWS.says(wordTokens(parts));
/** 'So we grew', after last year, is of this one beside it. */
export const grownSince: Turn = {
  name: 'this week, month or year beside the last one',
  isWhole: true,
  of: (parts, before, today) => {
    const { period, group } = before;
    const unit = period?.from === undefined ? undefined : unitAs(period);
    if (!unit || !period || group !== undefined || !asksIfGrown(parts)) return undefined;
    const now = unitAround(today, unit);
    const isNow = now.from === period.from;
    const { limit: _limit, order: _order, ...rest } = withoutCompare(before);
    const days = sinceLast(before, today);
    return days
      ? { ...rest, ...days, want: 'value' }
      : { ...rest, want: 'value', ...(isNow && { period: now }), compare: 'before' };
  },
};

/** What grew since last year is this year beside it. */
function sinceLast({ period }: Plan, today: string): Pick<Plan, 'period' | 'compare'> | undefined {
  const unit = period?.from === undefined ? undefined : unitAs(period);
  const isLast = unit && unitAround(shift(today, unit, -1), unit).from === period?.from;
  return isLast && period
    ? { period: unitAround(today, unit), compare: { from: period.from, to: period.to } }
    : undefined;
}

/** 'Which service dropped the most': of each, how much it was and how much it was before; nothing is in the order of what it changed by. */
const CHANGED = new Sayings(
  [
    'dropped|fell|fallen|declined|shrank|slipped|grew|grown|rose|climbed|improved|increased|decreased|changed|gained|went_up|went_down the? most|least|off|up|down?',
    'is|are up|down|growing|dropping|falling|slipping|declining the? most|least|off|up|down?',
  ],
  {},
  'end',
);
const IS = new Phrases('is|are');
const isGrowing = (parts: Parts) => IS.in(wordTokens(parts)) !== undefined;
/** By what is named, or by what it is told already, or by those of several that were asked for. */
function groupIn(parts: Parts, before: Plan): string | undefined {
  const named = parts.groups().map(({ tag }) => tag.name);
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  const several = before.filters.filter(({ values, not }) => values.length > 1 && !not);
  return before.group ?? splitOf({ filters: several });
}
export const asksWhatChanged = (parts: Parts, before: Plan): boolean =>
  before.period?.from !== undefined &&
  groupIn(parts, before) !== undefined &&
  (before.group === undefined || before.group === groupIn(parts, before)) &&
  WHICH.says(wordTokens(parts)) &&
  CHANGED.says(wordTokens(parts));
const WHICH = new Sayings(['and|so|y* which|what'], {}, 'start');

/** What grew from September to October did so in October, whichever was named first. */
function laterFirst({ period, compare }: Plan): Pick<Plan, 'period' | 'compare'> | undefined {
  const isLater = typeof compare === 'object' && (compare.from ?? '') > (period?.from ?? '');
  return isLater ? { period: compare, compare: period } : undefined;
}

export const changedByEach: Turn = {
  name: 'what was answered, split and beside the days before',
  isWhole: true,
  of: (parts, before, today) => {
    const group = groupIn(parts, before);
    if (group === undefined || !asksWhatChanged(parts, before) || isTimeGroup(group))
      return undefined;
    const { order: _order, limit: _limit, per: _per, ...rest } = before;
    const isAgain = parts.groups().length === 0 || group === before.group;
    return {
      ...rest,
      ...{ want: 'value', group },
      filters: before.filters.filter((each) => isAgain || !isSplitBy(group, each)),
      compare: before.compare ?? 'before',
      // What is growing does so since then.
      ...(before.compare === undefined && isGrowing(parts) && sinceLast(before, today)),
      ...laterFirst(before),
      ...(isChangedBy(group) && { order: changeSaidIn(parts) }),
    };
  },
};

/** 'Vs van 2', 'more than Tanya Hayes': one more of what was answered, beside it. */
export const besideAnother: Turn = {
  name: 'beside another customer, service, crew or kind of vehicle',
  of: (parts, before, today) => {
    if (BESIDE.lengthAt(wordTokens(parts), 0) === 0 || parts.periods().length > 0) return undefined;
    if (before.group !== undefined || parts.unknown().length > 0) return undefined;
    const own = planOf(parts, today, before.measure);
    const [other, ...others] = own?.filters.filter(({ name }) => name !== 'status') ?? [];
    // 'Vs no-shows' asks for those.
    if (own && !other)
      return own.measure === before.measure
        ? undefined
        : changed(withoutCompare(before), { measure: own.measure, filters: [], rest: {} });
    if (!other || other.not || others.length > 0) return undefined;
    // Alone it comes in the place of what was said.
    return both(before, other) ?? changed(withoutCompare(before), { filters: [other], rest: {} });
  },
};
