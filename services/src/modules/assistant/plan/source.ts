import { boundsOf, startOfDay, addDays } from '../../../platform/time/zone.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { NOW, ZONE, type Bind, type Counts, type Group, type Joined } from './definitions.js';
import type { Condition, Question, Stretch } from './question.js';
import { EACH_VEHICLE, OTHER_VEHICLES } from './vehicles.sql.js';

/** Parts of a SQL statement. */
export interface Source {
  /** The SQL from `from` to the last condition. */
  rows: string;
  /** The aggregates: the measure, and the number of jobs or customers. */
  value: string;
  count: string;
  /** SQL for the group key. */
  key?: string;
  /** SQL for the total price of the jobs, if the read model has it. */
  worth?: string;
}

export interface Asked {
  question: Question;
  context: BusinessContext;
  bind: Bind;
}

const STATUS: Record<Counts, string> = {
  completed: `a.status = 'completed'`,
  cancelled: `a.status = 'cancelled'`,
  booked: `a.status <> 'cancelled'`,
};

const isStatus = ({ kind }: Condition) => kind.name === 'status';

/** Status of the jobs that count. A condition on the status, or a split by status, overrides 'booked'. */
function statusOf({ measure: { counts }, conditions, isByStatus }: Question): Counts | undefined {
  const isAsked = conditions.some((each) => isStatus(each) && !each.not);
  return counts === 'booked' && (isAsked || isByStatus) ? undefined : counts;
}

function put({ kind, values, not }: Condition, bind: Bind, rows: 'jobs' | 'customers'): string {
  const sql = kind.sql(values, bind, ZONE, rows);
  return not ? `not (${sql})` : sql;
}

/** Conditions on a period. They compare instants, so that an index can be used. */
export function within(column: string, { from, to }: Stretch, { context, bind }: Asked): string[] {
  const { timeZone } = context;
  if (from && to) {
    const [first, end] = boundsOf({ from, to }, timeZone);
    return [`${column} >= ${bind(first)}`, `${column} < ${bind(end)}`];
  }
  if (from) return [`${column} >= ${bind(startOfDay(from, timeZone))}`];
  return to ? [`${column} < ${bind(startOfDay(addDays(to, 1), timeZone))}`] : [];
}

const JOIN: Record<Joined, string> = {
  c: 'join contacts c on c.business_id = $1 and c.id = a.contact_id',
  s: 'join contact_summaries s on s.business_id = $1 and s.contact_id = a.contact_id',
};

const joinVehicles = (group: Group | undefined) =>
  group?.ofVehicle
    ? `join (select v.vehicle, ${group.ofVehicle} as key from ${EACH_VEHICLE} offset 0) v on v.vehicle = c.vehicle`
    : '';

/**
 * Joins conditions with `and`. The two casts fix the types of $2 and $3 in statements that do not
 * use them. A CTE with the casts would keep `min` and `max` from reading the end of an index.
 */
export const allOf = (conditions: readonly string[]) =>
  [...conditions, `${ZONE}::text is not null`, `${NOW}::timestamptz is not null`]
    .map((each) => ` and ${each}`)
    .join('');

const readsOf = ({ conditions, group }: Question) =>
  new Set([...conditions.flatMap(({ kind }) => kind.reads ?? []), ...(group?.reads ?? [])]);

const isOfAll = ({ conditions, days, group }: Question) =>
  !group && conditions.length === 0 && days.from === undefined && days.to === undefined;

/** Source that reads appointments. */
export function jobs(asked: Asked): Source {
  const { question, bind } = asked;
  const { measure, conditions, group, days } = question;
  const joined = readsOf(question);
  // A count of customers leaves out deleted ones.
  const isOfCustomers = measure.rows === 'customers';
  if (isOfCustomers) joined.add('s');
  const status = isOfCustomers ? statusOfVisits(conditions) : statusOf(question);
  const where = [
    ...(isOfCustomers ? ['s.listed'] : []),
    ...(status ? [STATUS[status]] : []),
    ...(measure.where ? [measure.where] : []),
    ...within('a.starts_at', days, asked),
    ...conditions.map((each) => put(each, bind, 'jobs')),
  ];
  const ofAll = isOfAll(question) ? measure.ofAll : undefined;
  const joins = [...joined].map((each) => JOIN[each]).join(' ');
  return {
    rows: `from ${ofAll?.rows ?? 'appointments'} a ${joins} ${joinVehicles(group)} where a.business_id = $1${allOf(where)}`,
    value: (isOfCustomers ? measure.overJobs : undefined) ?? ofAll?.sql ?? measure.sql,
    count: ofAll?.count ?? measure.count ?? 'count(*)',
    ...(group && { key: group.sql(ZONE) }),
  };
}

/** Status of the jobs that count as visits. A cancelled job is no visit, unless a condition asks for a status. */
const statusOfVisits = (conditions: readonly Condition[]): Counts | undefined =>
  conditions.some((each) => isStatus(each) && !each.not) ? undefined : 'booked';

const hasDays = ({ measure, days }: Question) =>
  !measure.at && (days.from !== undefined || days.to !== undefined);

/** Whether a condition on customers applies to their jobs. */
const isOfTheirJobs =
  (question: Question) =>
  ({ kind }: Condition): boolean =>
    kind.of === 'job' || (kind.isOfJobInDays === true && hasDays(question));

/**
 * Conditions on customers by their jobs. All positive conditions hold for one job. A negated condition excludes
 * customers with a matching job.
 */
function byTheirJobs(asked: Asked): string[] {
  const { question, bind } = asked;
  const ofJobs = question.conditions.filter(isOfTheirJobs(question));
  const conditions = ofJobs.filter(({ only }) => !only);
  const sumsOfThose = (status: 'completed' | 'cancelled') =>
    question.conditions.filter(({ kind }) => kind.isOfSum === status);
  const [sums, ofCancelled] = [sumsOfThose('completed'), sumsOfThose('cancelled')];
  const days = question.measure.at ? {} : question.days;
  const must = conditions.filter(({ not }) => !not);
  const mustNot = conditions.filter(({ not }) => not);
  const having = (those: readonly Condition[], together: readonly Condition[] = []) => {
    const [sum] = together;
    // A condition on cancelled jobs fixes the status to cancelled.
    const status =
      sum !== undefined
        ? sum.kind.isOfSum
        : statusOfVisits(those.map((each) => ({ ...each, not: false })));
    const all = [
      ...(status ? [STATUS[status]] : []),
      ...within('a.starts_at', days, asked),
      ...those.map((each) => put({ ...each, not: false }, bind, 'jobs')),
    ];
    const isOfFirst = those.some(({ kind }) => kind.isOfJobInDays);
    return `s.contact_id in (select a.contact_id from appointments a ${isOfFirst ? JOIN.s : ''}
      where a.business_id = $1${allOf(all)}${sumsOf(together, bind)})`;
  };
  const isChosen =
    sums.length > 0 ||
    must.length > 0 ||
    (hasDays(question) && mustNot.length + ofCancelled.length === 0);
  return [
    ...(isChosen ? jobsApart(must).map((each) => having(each, sums)) : []),
    ...(ofCancelled.length > 0 ? [having([], ofCancelled)] : []),
    ...mustNot.map((each) => `not ${having([each])}`),
    ...ofJobs.filter(({ only }) => only).map((each) => byAllTheirJobs(each, asked)),
  ];
}

/**
 * Customers whose completed jobs all meet the condition. Over all time, the number of matching jobs
 * is compared with `s.visits`, so the other jobs are not read.
 */
function byAllTheirJobs(condition: Condition, asked: Asked): string {
  const { question, bind } = asked;
  const holds = put(condition, bind, 'jobs');
  const [key, only, all] = hasDays(question)
    ? ['s.contact_id', '', ` having bool_and(${holds})`]
    : ['(s.contact_id, s.visits)', ', count(*)::integer', ''];
  const where = [
    STATUS.completed,
    ...within('a.starts_at', question.measure.at ? {} : question.days, asked),
    ...(all ? [] : [holds]),
  ];
  return `${key} in (select a.contact_id${only} from appointments a
    where a.business_id = $1${allOf(where)} group by a.contact_id${all})`;
}

/** Splits conditions by service. A job has one service, so customers with two services need a job for each. */
function jobsApart(must: readonly Condition[]): readonly (readonly Condition[])[] {
  const services = must.filter(({ kind }) => kind.name === 'service');
  if (services.length < 2) return [must];
  return services.map((own) => must.filter((each) => each === own || !services.includes(each)));
}

const sumsOf = (sums: readonly Condition[], bind: Bind) =>
  sums.length > 0
    ? ` group by a.contact_id having ${sums.map((each) => put(each, bind, 'customers')).join(' and ')}`
    : '';

/**
 * Conditions on customers by their vehicles. One vehicle must meet all positive conditions, whether it is the first
 * or another.
 */
function byTheirVehicles({ question, bind }: Asked): string[] {
  const all = question.conditions.filter(({ kind }) => kind.ofVehicle !== undefined);
  const owning = (those: readonly Condition[]) => {
    const holds = () =>
      those.map(({ kind, values }) => kind.ofVehicle?.(values, bind) ?? 'true').join(' and ');
    // A `union all` instead of `or`, so that customers without such a vehicle are not read.
    return `s.contact_id in (
      select k.id from contacts k
      where k.business_id = $1 and k.vehicle in (select v.vehicle from ${EACH_VEHICLE} where ${holds()})
      union all select v.contact_id from ${OTHER_VEHICLES} where ${holds()})`;
  };
  const must = all.filter(({ not }) => !not);
  return [
    ...(must.length > 0 ? [owning(must)] : []),
    ...all.filter(({ not }) => not).map((each) => `not ${owning([each])}`),
  ];
}

const JOIN_CONTACTS = 'join contacts c on c.business_id = $1 and c.id = s.contact_id';

/** Source that reads customers who are not deleted. */
export function customers(asked: Asked): Source {
  const { question, bind } = asked;
  const { measure, conditions, group, days } = question;
  const readsContacts = readsOf(question).has('c');
  const where = [
    's.listed',
    ...(measure.at ? within(measure.at, days, asked) : []),
    ...conditions
      .filter(({ kind }) => !kind.ofVehicle && !kind.isOfSum)
      .filter((each) => !isOfTheirJobs(question)(each))
      .map((each) => put(each, bind, 'customers')),
    ...byTheirVehicles(asked),
    ...byTheirJobs(asked),
  ];
  const join = readsContacts ? JOIN_CONTACTS : '';
  return {
    rows: `from contact_summaries s ${join} ${joinVehicles(group)} where s.business_id = $1${allOf(where)}`,
    value: measure.sql,
    count: 'count(*)',
    ...(group && { key: keyOfCustomer(group, measure.at) }),
  };
}

const keyOfCustomer = (group: Group, at: string | undefined) =>
  at && group.ofDay ? group.ofDay(`(${at} at time zone ${ZONE})`) : group.sql(ZONE);

/** Has a completed job or imported history. */
const WAS_HERE = '(s.visits + s.opening_visits) > 0';

type Kept = Counts | 'all';

const KEPT_CENTS: Partial<Record<Kept, string>> = {
  completed: 'd.completed_cents',
  booked: 'd.booked_cents',
};

const KEPT: Record<Kept, string> = {
  all: '(d.booked + d.cancelled)',
  completed: 'd.completed',
  cancelled: 'd.cancelled',
  booked: 'd.booked',
};

/**
 * Status for the daily read models, and the other conditions. Undefined if the condition on the status does not fit
 * the read models.
 */
export function keptStatus(question: Question): { status: Kept; rest: Condition[] } | undefined {
  const { counts } = question.measure;
  const asked = question.conditions.filter(isStatus);
  const rest = question.conditions.filter((each) => !isStatus(each));
  if (question.isByStatus) return undefined;
  if (asked.length === 0) return { status: counts ?? 'all', rest };
  if (!counts) return undefined;
  const [only] = asked;
  const value = only?.values[0];
  if (asked.length > 1 || only?.not || only?.values.length !== 1) return undefined;
  const isOne = value === 'completed' || value === 'cancelled';
  return isOne && (counts === 'booked' || counts === value) ? { status: value, rest } : undefined;
}

/**
 * Source that reads `appointment_days` or `service_days`. Undefined if they lack something that the question needs.
 */
export function keptDays(asked: Asked): Source | undefined {
  const { question, bind } = asked;
  const { measure, group, days } = question;
  const kept = keptStatus(question);
  const value = kept && measure.kept?.[kept.status];
  if (!kept || !value) return undefined;
  const isByService =
    kept.rest.some(({ kind }) => 'ofService' in kind) || (group && 'ofService' in group);
  if (isByService && kept.status !== 'completed') return undefined;
  const where = kept.rest.map(({ kind, values, not }) => {
    const sql =
      kind.ofDay?.(values, bind, 'd.day') ?? kind.ofService?.(values, bind, 'd.service_name');
    return sql && (not ? `not (${sql})` : sql);
  });
  const key = group && (group.ofService?.('d.service_name') ?? group.ofDay?.('d.day'));
  if (where.includes(undefined) || (group && !key)) return undefined;
  const { from, to } = days;
  const all = [
    ...(from ? [`d.day >= ${bind(from)}::date`] : []),
    ...(to ? [`d.day <= ${bind(to)}::date`] : []),
    `${KEPT[kept.status]} > 0`,
    ...(where as string[]),
  ];
  const table = isByService
    ? 'from service_days d where d.business_id = $1'
    : 'from appointment_days d where d.business_id = $1';
  const cents = KEPT_CENTS[kept.status];
  return {
    rows: table + allOf(all),
    value,
    count: `sum(${KEPT[kept.status]})`,
    key,
    ...(cents && { worth: `coalesce(sum(${cents}), 0)::float8` }),
  };
}

/** Whether a condition reads the same for a customer as for a job, so that a contact summary is enough. */
function isOfCustomerAlone({ kind, values }: Condition): boolean {
  const of = (rows: 'jobs' | 'customers') => kind.sql(values, () => '?', ZONE, rows);
  return kind.of === 'customer' && of('jobs') === of('customers');
}

/**
 * Source that reads `contact_summaries` over all time, for each customer or for named ones.
 * Measures that count imported history include customers who have only that. Other measures include
 * customers with jobs only.
 */
export function keptCustomers(asked: Asked): Source | undefined {
  const { question, bind } = asked;
  const { measure, conditions, group, days } = question;
  const isAll = days.from === undefined && days.to === undefined;
  const { keptOfCustomer, keptOfCustomers } = measure;
  const isOfNamed = !group && conditions.some(({ kind }) => kind.name === 'customer');
  const value = isOfNamed ? keptOfCustomers : group?.name === 'customer' && keptOfCustomer;
  if (!isAll || !value || !conditions.every(isOfCustomerAlone)) return undefined;
  const where = [
    's.listed',
    keptOfCustomers ? WAS_HERE : 's.visits > 0',
    ...conditions.map((each) => put(each, bind, 'customers')),
  ];
  const join = conditions.some(({ kind }) => kind.reads?.includes('c')) ? JOIN_CONTACTS : '';
  const count = keptOfCustomers ? 'greatest(s.visits, 1)' : 's.visits';
  return {
    rows: `from contact_summaries s ${join} where s.business_id = $1${allOf(where)}`,
    value,
    count: isOfNamed ? `sum(${count})` : count,
  };
}
