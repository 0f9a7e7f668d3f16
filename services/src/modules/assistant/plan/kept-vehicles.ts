import { addDays, addMonths, daysBetween, firstOfMonth } from '../../../platform/time/zone.js';
import type { Bind } from './definitions.js';
import type { Condition, Question, Stretch } from './question.js';
import { allOf, keptStatus, within, type Asked, type Source } from './source.js';
import { EACH_VEHICLE, OTHER_VEHICLES } from './vehicles.sql.js';

/** SQL of all conditions on a vehicle `v`. Undefined if one of them is not about vehicles. */
function holdsOf(conditions: readonly Condition[], bind: Bind): string | undefined {
  const all = conditions.map(({ kind, values, not }) => {
    const sql = kind.ofVehicle?.(values, bind);
    return sql && (not ? `not ${sql}` : sql);
  });
  return all.includes(undefined) ? undefined : all.map((each) => ` and ${each ?? ''}`).join('');
}

/**
 * Subquery `v` of the vehicles that meet the conditions, with their group key. Undefined if the vehicle read model is
 * not enough.
 */
function vehiclesOf(
  { group }: Question,
  conditions: readonly Condition[],
  bind: Bind,
  more = '',
): string | undefined {
  if (group ? !group.ofVehicle : conditions.length === 0) return undefined;
  const holds = holdsOf(conditions, bind);
  if (holds === undefined) return undefined;
  return `(select v.vehicle, v.listed, ${group?.ofVehicle ?? 'null'} as key
    from ${EACH_VEHICLE} where true${holds} ${more} offset 0) v`;
}

/** An extra row: the number of customers who own such a vehicle, but not as their first. */
const otherOwners = (conditions: readonly Condition[], bind: Bind) => `
  union all select '', count(*), null
  from contact_summaries s join contacts c on c.business_id = $1 and c.id = s.contact_id
  where s.business_id = $1 and s.listed
    and s.contact_id in (select v.contact_id from ${OTHER_VEHICLES} where true${holdsOf(conditions, bind) ?? ''})
    and c.vehicle not in (select v.vehicle from ${EACH_VEHICLE} where true${holdsOf(conditions, bind) ?? ''})`;

const isOpen = ({ from, to }: Stretch) => from === undefined && to === undefined;

/** Source that counts customers by vehicle. */
export function keptVehicles({ question, bind }: Asked): Source | undefined {
  const { measure, conditions, days, group } = question;
  // The read model has first vehicles only. A customer without a matching first vehicle may own another one, so a
  // negated condition needs the other source.
  if (!isOpen(days) || !measure.keptOfVehicle || conditions.some(({ not }) => not))
    return undefined;
  const more = group ? '' : otherOwners(conditions, bind);
  const vehicles = vehiclesOf(question, conditions, bind, more);
  if (!vehicles) return undefined;
  return {
    rows: `from ${vehicles} where v.listed > 0${allOf([])}`,
    value: measure.keptOfVehicle,
    count: 'sum(v.listed)',
    ...(group && { key: 'v.key' }),
  };
}

/** Days that are added to the whole months, or subtracted. `before` is exclusive. */
interface Rest {
  from: string;
  before: string;
  sign: 1 | -1;
}

/** First day of the month that begins nearest. */
function nearest(day: string): string {
  const first = firstOfMonth(day);
  const next = addMonths(first, 1);
  return daysBetween(first, day) <= daysBetween(day, next) ? first : next;
}

const restsOf = (month: string, day: string, sign: Rest['sign']): Rest[] => {
  if (month === day) return [];
  return month < day
    ? [{ from: month, before: day, sign: sign === 1 ? -1 : 1 }]
    : [{ from: day, before: month, sign }];
};

interface Months {
  from?: string;
  before?: string;
  rests: Rest[];
}

/** Splits a period into whole months and the remaining days. Undefined if no month is left. */
export function monthsOf({ from, to }: Stretch): Months | undefined {
  const past = to && addDays(to, 1);
  const months = { from: from && nearest(from), before: past && nearest(past) };
  if (months.from && months.before && months.from >= months.before) return undefined;
  const rests = [
    ...(from && months.from ? restsOf(months.from, from, 1) : []),
    ...(past && months.before ? restsOf(months.before, past, -1) : []),
  ];
  return { ...months, rests };
}

const restOf = ({ from, before, sign }: Rest, asked: Asked) => {
  const days = within('a.starts_at', { from, to: addDays(before, -1) }, asked);
  return `union all
    select c.vehicle, ${sign}, ${sign} * a.price_cents
    from appointments a join contacts c on c.business_id = $1 and c.id = a.contact_id
    where a.business_id = $1 and a.status = 'completed' and ${days.join(' and ')}`;
};

/**
 * Source that sums completed jobs by vehicle. It reads `vehicle_months`, and single jobs only for the remaining days.
 */
export function keptMonths(asked: Asked): Source | undefined {
  const { question, bind } = asked;
  const kept = keptStatus(question);
  const value = question.measure.kept?.completed;
  const months = monthsOf(question.days);
  if (kept?.status !== 'completed' || !value || !months) return undefined;
  const vehicles = vehiclesOf(question, kept.rest, bind);
  if (!vehicles) return undefined;
  const whole = [
    ...(months.from ? [` and m.month >= ${bind(months.from)}::date`] : []),
    ...(months.before ? [` and m.month < ${bind(months.before)}::date`] : []),
  ];
  return {
    rows: `from (
      select m.vehicle, m.completed, m.completed_cents from vehicle_months m
      where m.business_id = $1${whole.join('')}
      ${months.rests.map((rest) => restOf(rest, asked)).join('\n')}
    ) d join ${vehicles} on v.vehicle = d.vehicle where true${allOf([])}`,
    value,
    count: 'sum(d.completed)',
    ...(question.group && { key: 'v.key' }),
  };
}
