/**
 * What a version of the read models keeps beside days, services and customers, as statements for the functions that
 * keep them: in them `business` and `zone` are known, and `n` is a row that they may use.
 */
export interface Keeping {
  /** Columns of a summary as they come from a contact, whether it is deleted or not. */
  columns: Record<string, string>;
  /** Whether the last visit of a summary depends on the zone. */
  visited: string;
  /** Locks the summaries of the contacts in `touched`, and reads of them what the next statements need. */
  lock: string;
  /** Sums the jobs of some contacts, as they are now. */
  summed: (touched: string) => string;
  /** Of jobs that have changed, once the summaries are locked. */
  sold: (changed: string) => string;
  /** Of contacts that have changed. */
  owned: (changes: string) => string;
  /** Of contacts that were updated, once their summaries are written. */
  handedOver: (changes: string) => string;
  /** From scratch: of days from `first_day` to before `past_day`, and of all contacts. */
  soldAnew: (onDays: string) => string;
  ownedAnew: string;
}

/** Days are few: each is a statement of its own. */
export const eachRow = (rows: string, statement: string) => `
    for n in ${rows} loop
      ${statement}
    end loop;`;

/** Their jobs that are done. */
const jobsOf = (contact: string) => `appointments a
      where a.business_id = business and a.contact_id = ${contact} and a.status = 'completed'`;

const summing = (touched: string, columns: string, sums: string, jobs: string) => `
  update contact_summaries s set visits = r.visits, spent_cents = r.cents, last_visit_at = r.last,
    last_visit_on = coalesce((r.last at time zone zone)::date, '-infinity')${columns}
  from (
    select t.contact_id, j.*
    from unnest(${touched}) t (contact_id)
    cross join lateral (
      select count(*) as visits, coalesce(sum(a.price_cents), 0) as cents,
        max(a.starts_at) as last${sums}
      from ${jobs}
    ) j
  ) r
  where s.business_id = business and s.contact_id = r.contact_id;`;

const LOCKING = `from contact_summaries where business_id = business and contact_id = any(touched)
      order by business_id, contact_id for no key update`;

/** How often and how lately somebody was here, and for how much. */
export const VISITS: Keeping = {
  columns: {},
  visited: 'visits > 0',
  lock: `perform 1 ${LOCKING};`,
  summed: (touched) => summing(touched, '', '', jobsOf('t.contact_id')),
  sold: () => '',
  owned: () => '',
  handedOver: () => '',
  soldAnew: () => '',
  ownedAnew: '',
};

/** The first visit, and the most days between one and the next; of two at the same moment neither is the next. */
const FIRST_VISITS = (touched: string) =>
  summing(
    touched,
    ', first_visit_at = r.first, first_visit_id = r.first_id, longest_gap = r.gap',
    `, min(a.starts_at) as first, (array_agg(a.id order by a.starts_at, a.id))[1] as first_id,
        max((a.starts_at at time zone zone)::date - (a.before_at at time zone zone)::date) as gap`,
    `(select a.id, a.price_cents, a.starts_at, nullif(
          lag(a.starts_at) over (order by a.starts_at), a.starts_at) as before_at
        from ${jobsOf('t.contact_id')}) a`,
  );

const MONTH = `date_trunc('month', a.starts_at at time zone zone)::date`;

const addUp = (rows: string) =>
  eachRow(
    `
      select * from (${rows}) m where (completed, cents) <> (0, 0) order by month, vehicle`,
    `insert into vehicle_months as m (business_id, month, vehicle, completed, completed_cents)
      values (business, n.month, n.vehicle, n.completed, n.cents)
      on conflict (business_id, month, vehicle) do update set
        completed = m.completed + excluded.completed,
        completed_cents = m.completed_cents + excluded.completed_cents;`,
  );

/**
 * And what was done on which vehicles, by the customer's text. A job and a text that change at the same time wait for
 * each other at the summary, which has the text that was counted: it outlives the contact until its jobs are gone.
 */
export const VISITS_AND_VEHICLES: Keeping = {
  columns: { vehicle: 'vehicle' },
  visited: 'visits > 0',
  lock: `select jsonb_object_agg(contact_id, vehicle) into vehicles
    from (select contact_id, vehicle ${LOCKING}) l;`,
  summed: FIRST_VISITS,
  sold: (changed) =>
    addUp(`
        select vehicles ->> a.contact_id::text as vehicle, ${MONTH} as month,
          sum(a.sign) as completed, sum(a.sign * a.price_cents) as cents
        from (select * from ${changed} and status = 'completed') a
        where vehicles ? a.contact_id::text group by 1, 2`),
  owned: (changes) =>
    eachRow(
      `
      select * from (
        select vehicle, sum(sign) as customers,
          coalesce(sum(sign) filter (where deleted_at is null), 0) as listed
        from (${changes}) c where business_id = business group by 1
      ) v where (customers, listed) <> (0, 0) order by 1`,
      `insert into vehicle_customers as v (business_id, vehicle, customers, listed)
      values (business, n.vehicle, n.customers, n.listed)
      on conflict (business_id, vehicle) do update set
        customers = v.customers + excluded.customers, listed = v.listed + excluded.listed;`,
    ),
  // Put together by the key: of what has changed the planner takes there to be one row, and would join each with each.
  handedOver: (changes) => `
    select jsonb_object_agg(id, jsonb_build_array(before, after)) into vehicles from (
      select id, max(vehicle) filter (where sign < 0) as before,
        max(vehicle) filter (where sign > 0) as after
      from (${changes}) c where business_id = business group by id
    ) v where before <> after;
    if vehicles is not null then
      select array_agg(id::uuid) into ids from jsonb_object_keys(vehicles) id;
      ${addUp(`
        select vehicles -> j.contact_id::text ->> e.at as vehicle, j.month,
          sum(e.sign * j.completed) as completed, sum(e.sign * j.cents) as cents
        from (
          select a.contact_id, ${MONTH} as month, count(*) as completed, sum(a.price_cents) as cents
          from ${jobsOf('any(ids)')} group by 1, 2
        ) j cross join (values (0, -1), (1, 1)) e (at, sign) group by 1, 2`)}
    end if;`,
  soldAnew: (onDays) => `
  delete from vehicle_months where business_id = business and month >= first_day and month < past_day;
  insert into vehicle_months
  select a.business_id, ${MONTH}, c.vehicle, count(*), sum(a.price_cents)
  from (select * from appointments where status = 'completed' and ${onDays}) a
  join contacts c on c.business_id = a.business_id and c.id = a.contact_id group by 1, 2, 3;`,
  ownedAnew: `
  delete from vehicle_customers where business_id = business;
  insert into vehicle_customers
  select business_id, vehicle, count(*), count(*) filter (where deleted_at is null)
  from contacts where business_id = business group by 1, 2;`,
};

/**
 * And what was imported of the time before: it is part of what somebody has spent and of their last visit, and of no day's
 * figures. To be run right after the sums over jobs.
 */
const WITH_OPENINGS = (touched: string) => `
  update contact_summaries s set opening_cents = 0, opening_visits = 0
  where s.business_id = business and s.contact_id = any(${touched}) and s.opening_visits > 0;
  update contact_summaries s set opening_cents = o.spent_cents, opening_visits = 1,
    spent_cents = s.spent_cents + o.spent_cents,
    last_visit_at = greatest(s.last_visit_at, (o.last_visit + time '12:00') at time zone zone),
    last_visit_on = greatest(s.last_visit_on, coalesce(o.last_visit, '-infinity'))
  from opening_balances o
  where s.business_id = business and s.contact_id = any(${touched})
    and o.business_id = business and o.contact_id = s.contact_id;`;

export const VISITS_VEHICLES_AND_OPENINGS: Keeping = {
  ...VISITS_AND_VEHICLES,
  visited: 'visits + opening_visits > 0',
  summed: (touched) => VISITS_AND_VEHICLES.summed(touched) + WITH_OPENINGS(touched),
};
