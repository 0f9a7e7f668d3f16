import { LAST_VISIT } from '../../crm/index.js';
import { STATUS, WALL_TIMES } from '../../scheduling/index.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { statement, tried } from './query.js';
import type { Question } from './question.js';
import { customers, jobs, keptDays, type Asked } from './source.js';

/** Maximum number of rows that tie with the single one that was asked for. */
export const MOST_LEVEL = 5;

export interface ListedJob {
  id: string;
  date: string;
  startTime: string;
  endTime: string;
  service: string;
  status: string;
  cents: number;
  contactId: string;
  customer: string;
  phone: string;
  /** Whether the customer has a page. Deleted customers have none. */
  isListed: boolean;
  vehicle: string;
  /** Address and access notes. Null at the shop. */
  place: string | null;
  /** Number and total price (in cents) of all rows of the list. */
  total: number;
  worth: number;
  /** Whether the job ties with the first one in the order of the list. */
  isLevel: boolean;
}

export interface ListedCustomer {
  id: string;
  customer: string;
  phone: string;
  email: string;
  vehicle: string;
  /** Further vehicles, if the list is about vehicles. */
  otherVehicles: string | null;
  /** Address of the customer's first place. */
  place: string | null;
  lastVisit: string | null;
  visits: number;
  cents: number;
  /** Number of all rows of the list. */
  total: number;
}

/** Statement for a list. It counts all rows and returns the first ones. */
type Listing = (
  question: Question,
  context: BusinessContext,
  now: Date,
) => ReturnType<typeof statement>;

const jobsBy = ({ measure: { listedBy = 'a.price_cents' }, order = 'earliest' }: Question) =>
  ({
    most: { key: listedBy, by: `${listedBy} desc, a.starts_at, a.id` },
    least: { key: listedBy, by: `${listedBy}, a.starts_at, a.id` },
    latest: { key: 'a.starts_at', by: 'a.starts_at desc, a.id desc' },
    earliest: { key: 'a.starts_at', by: 'a.starts_at, a.id' },
    name: { key: 'a.starts_at', by: 'a.starts_at, a.id' },
  })[order];

const counted = (count: string, worth: string, from: string) => `counted as (
      select coalesce(${count}, 0)::integer as total, coalesce(${worth}, 0)::float8 as worth ${from}
    )`;

const keptInFull = (asked: Asked) => {
  const source = keptDays(asked);
  return source?.worth === undefined ? undefined : { ...source, worth: source.worth };
};

/**
 * SQL that counts the jobs and selects the first ones. The count comes from a read model, or else from the same scan.
 */
function countedAndFirst(asked: Asked, by: string, limit: string): string {
  const { rows } = jobs(asked);
  const kept = tried(keptInFull, asked);
  if (kept) {
    return `with ${counted(kept.count, kept.worth, kept.rows)},
    first as (select a.id ${rows} order by ${by} limit ${limit})`;
  }
  return `with found as materialized (select a.id, a.starts_at, a.ends_at, a.price_cents ${rows}),
    ${counted('count(*)', 'sum(price_cents)', 'from found')},
    first as (select a.id from found a order by ${by} limit ${limit})`;
}

export const listOfJobs: Listing = (question, context, now) =>
  statement(context, now, (bind) => {
    const { key, by } = jobsBy(question);
    const asked = { question: { ...question, group: undefined }, context, bind };
    return `${countedAndFirst(asked, by, bind(question.limit))}
    select a.id, ${WALL_TIMES}, a.service_name as service, ${STATUS} as status, a.price_cents as cents,
      c.id as "contactId", c.name as customer, c.phone, c.deleted_at is null as "isListed", c.vehicle,
      nullif(concat_ws(', ', nullif(p.street, ''), nullif(p.city, ''), nullif(p.access_notes, '')), '') as place,
      n.total, n.worth, ${key} = first_value(${key}) over (order by ${by}) as "isLevel"
    from first f cross join counted n join appointments a on a.business_id = $1 and a.id = f.id
    join contacts c on c.business_id = $1 and c.id = a.contact_id
    left join places p on p.business_id = $1 and p.id = a.place_id order by ${by}`;
  });

const OTHER_LABELS = `(select string_agg(o.label, '; ' order by o.position, o.id) from vehicles o
      where o.business_id = $1 and o.contact_id = c.id and o.archived_at is null and o.position > 0)`;
const PLACE = `(select concat_ws(', ', nullif(p.street, ''), nullif(p.city, '')) from places p
      where p.business_id = $1 and p.contact_id = c.id and p.archived_at is null
      order by p.created_at, p.id limit 1)`;
const isOfVehicles = ({ conditions }: Question) =>
  conditions.some(({ kind, not }) => kind.ofVehicle && !not);

const CUSTOMERS_BY = {
  most: 's.spent_cents desc',
  least: 's.spent_cents',
  latest: 's.seen_at desc',
  earliest: 's.seen_at',
  name: 's.name_key',
};

/** New customers are ordered by the day they were added. */
const NEW_BY = { latest: 's.created_at desc', earliest: 's.created_at' };

export const listOfCustomers: Listing = (question, context, now) =>
  statement(context, now, (bind) => {
    const { rows } = customers({ question: { ...question, group: undefined }, context, bind });
    const orders = question.measure.at ? { ...CUSTOMERS_BY, ...NEW_BY } : CUSTOMERS_BY;
    const order = orders[question.order ?? 'latest'];
    const by = `${order}, s.contact_id`;
    // The CTE has only the sort key of each row, so that an index-only scan can be used.
    return `with found as materialized (select s.contact_id, ${order.split(' ', 1).join()} ${rows}),
    first as (select s.* from found s order by ${by} limit ${bind(question.limit)})
    select c.id, c.name as customer, c.phone, c.email, c.vehicle, nullif(${PLACE}, '') as place,
      ${isOfVehicles(question) ? OTHER_LABELS : 'null'} as "otherVehicles",
      to_char(nullif(${LAST_VISIT}, '-infinity'), 'YYYY-MM-DD') as "lastVisit",
      s.visits, s.spent_cents::float8 as cents, (select count(*)::integer from found) as total
    from first f
    join contact_summaries s on s.business_id = $1 and s.contact_id = f.contact_id
    join contacts c on c.business_id = $1 and c.id = s.contact_id order by ${by}`;
  });
