import { LAST_VISIT } from '../../crm/index.js';
import { WALL_TIMES } from '../../scheduling/index.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { statement } from './query.js';
import type { Question } from './question.js';
import { customers, jobs } from './source.js';

export interface ListedJob {
  id: string;
  date: string;
  startTime: string;
  service: string;
  status: string;
  cents: number;
  contactId: string;
  customer: string;
  /** Whether there is a page about the customer. */
  isListed: boolean;
  vehicle: string;
}

export interface ListedCustomer {
  id: string;
  customer: string;
  vehicle: string;
  phone: string;
  email: string;
  lastVisit: string | null;
  visits: number;
  cents: number;
}

/** The whole list is counted by `totalOf`; here are the first of it. */
type Listing = (
  question: Question,
  context: BusinessContext,
  now: Date,
) => ReturnType<typeof statement>;

const JOBS_BY = {
  most: 'a.price_cents desc, a.starts_at, a.id',
  least: 'a.price_cents, a.starts_at, a.id',
  latest: 'a.starts_at desc, a.id desc',
  earliest: 'a.starts_at, a.id',
};

export const listOfJobs: Listing = (question, context, now) =>
  statement(context, now, (bind) => {
    const { rows } = jobs({ question: { ...question, group: undefined }, context, bind });
    const by = JOBS_BY[question.order ?? 'earliest'];
    return `, jobs as (select a.* ${rows} order by ${by} limit ${bind(question.limit)})
    select a.id, ${WALL_TIMES}, a.service_name as service, a.status, a.price_cents as cents,
      c.id as "contactId", c.name as customer, c.deleted_at is null as "isListed", c.vehicle
    from jobs a join contacts c on c.business_id = $1 and c.id = a.contact_id order by ${by}`;
  });

const CUSTOMERS_BY = {
  most: 's.spent_cents desc, s.contact_id',
  least: 's.spent_cents, s.contact_id',
  latest: 's.seen_at desc, s.contact_id',
  earliest: 's.seen_at, s.contact_id',
};

/** Of new ones what is late or early is when they came. */
const NEW_BY = {
  latest: 's.created_at desc, s.contact_id',
  earliest: 's.created_at, s.contact_id',
};

export const listOfCustomers: Listing = (question, context, now) =>
  statement(context, now, (bind) => {
    const { rows } = customers({ question: { ...question, group: undefined }, context, bind });
    const orders = question.measure.at ? { ...CUSTOMERS_BY, ...NEW_BY } : CUSTOMERS_BY;
    const by = orders[question.order ?? 'latest'];
    return `, s as (select s.* ${rows} order by ${by} limit ${bind(question.limit)})
    select c.id, c.name as customer, c.vehicle, c.phone, c.email,
      to_char(nullif(${LAST_VISIT}, '-infinity'), 'YYYY-MM-DD') as "lastVisit",
      s.visits, s.spent_cents::float8 as cents
    from s join contacts c on c.business_id = $1 and c.id = s.contact_id order by ${by}`;
  });
