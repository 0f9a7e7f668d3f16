import { Parameters, type Sql } from '../../../platform/database/index.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { phoneSearch } from '../../../platform/text/phone.js';
import { scope, SHOWN_JOBS } from '../appointment.sql.js';
import type { Appointment } from '../dto/appointment.dto.js';
import { findJobs } from '../shown-job.js';

/**
 * Up to this many contacts, appointments are read by contact. Beyond that, appointments are scanned in
 * time order and filtered.
 */
const FEW_CUSTOMERS = 200;
const MOST_CUSTOMERS = 10_000;
/** Appointments scanned in each direction when filtering by service or by many contacts. */
const NEAREST = 1_000;

/** Search criteria, all of which must match. */
export interface Sought {
  /** Search text for the contact. */
  term?: string;
  serviceIds?: string[];
  from?: Date;
  before?: Date;
}

/** All services, deleted ones included, because appointments keep them. */
export const findServiceNames = (sql: Sql, businessId: string) =>
  sql<{ id: string; name: string }>(
    'select id, text_key(name) as name from services where business_id = $1',
    [businessId],
  );

const DIRECTIONS = [
  { side: 'a.starts_at >= $3', order: 'a.starts_at' },
  { side: 'a.starts_at < $3', order: 'a.starts_at desc' },
];

/** Union of a query for the future and one for the past. */
const bothWays = (arm: (direction: (typeof DIRECTIONS)[number]) => string) =>
  DIRECTIONS.map((direction) => `(${arm(direction)})`).join(' union all ');

const JOB = 'select a.id, a.starts_at from appointments a where a.business_id = $1';

/** SQL conditions (' and …') on the appointment itself. */
const conditionsOf = ({ serviceIds, from, before }: Sought, parameters: Parameters) => ({
  days: [
    from ? ` and a.starts_at >= ${parameters.add(from)}` : '',
    before ? ` and a.starts_at < ${parameters.add(before)}` : '',
  ].join(''),
  services: serviceIds ? ` and a.service_id = any(${parameters.add(serviceIds)})` : '',
});

/**
 * Query for one set of criteria. Few contacts use the contact index; otherwise appointments are scanned
 * in time order.
 */
function armsOf(sought: Sought, index: number, parameters: Parameters, limit: string) {
  const { days, services } = conditionsOf(sought, parameters);
  const comeUpon = (condition: string) =>
    bothWays(
      ({ side, order }) => `select a.id, a.starts_at from (
        select a.id, a.starts_at, a.contact_id, a.service_id from appointments a
        where a.business_id = $1 and ${side}${days} order by ${order} limit ${NEAREST}
      ) a where true${services}${condition} order by ${order} limit ${limit}`,
    );
  if (!sought.term) return { found: [], arms: comeUpon('') };
  const { digits, start } = phoneSearch(sought.term);
  const asked = [sought.term, digits, start, MOST_CUSTOMERS].map((each) => parameters.add(each));
  const found = `found${index}`;
  const areFew = `(select count(*) from ${found}) <= ${FEW_CUSTOMERS}`;
  const ofEach = bothWays(
    ({ side, order }) =>
      `${JOB} and a.contact_id = f.contact_id and ${side}${days}${services}
       order by ${order} limit ${limit}`,
  );
  return {
    found: [
      `${found} as materialized (select contact_id from search_contacts(${asked.join(', ')}))`,
    ],
    arms: `select a.id, a.starts_at from (select contact_id from ${found} where ${areFew}) f
        cross join lateral (${ofEach}) a
      union all
      ${comeUpon(` and not ${areFew} and a.contact_id in (select contact_id from ${found})`)}`,
  };
}

/** Appointments that match any of the alternatives, past or future, nearest first. */
export function findNearest(
  sql: Sql,
  context: BusinessContext,
  now: Date,
  alternatives: readonly Sought[],
  most: number,
): Promise<Appointment[]> {
  const parameters = new Parameters(...scope(context), now);
  const limit = parameters.add(most);
  const parts = alternatives.map((sought, index) => armsOf(sought, index, parameters, limit));
  const nearest = 'order by abs(extract(epoch from a.starts_at - $3)), a.id';
  return findJobs<Appointment>(
    sql,
    `with ${parts
      .flatMap(({ found }) => found)
      .map((each) => `${each}, `)
      .join('')}near as (
       select distinct a.id, a.starts_at from (${parts.map(({ arms }) => arms).join(' union all ')}) a
     ), jobs as (
       select a.* from appointments a where a.business_id = $1
         and a.id in (select a.id from (select a.* from near a ${nearest} limit ${limit}) a)
     )
     ${SHOWN_JOBS} ${nearest}`,
    parameters.values,
  );
}
