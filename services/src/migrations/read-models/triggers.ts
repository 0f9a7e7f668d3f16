/**
 * The functions of migration 0015 that keep the read models. Triggers run once a statement, so that an
 * import counts its thousands at once, and write in the order of the keys, so that no two wait for each
 * other. Whoever writes holds a lock that is shared; who rebuilds, or moves to another zone, holds it alone.
 */

const EVENTS = {
  inserted: {
    on: 'insert',
    referencing: 'new table as added',
    changes: 'select *, 1 as sign from added',
    any: 'added',
  },
  updated: {
    on: 'update',
    referencing: 'old table as removed new table as added',
    changes: 'select *, 1 as sign from added union all select *, -1 from removed',
    any: 'added',
  },
  deleted: {
    on: 'delete',
    referencing: 'old table as removed',
    changes: 'select *, -1 as sign from removed',
    any: 'removed',
  },
};

type Event = (typeof EVENTS)[keyof typeof EVENTS];

/** A trigger for each event, whose function is the same but for what it takes for changes. */
function summarized(table: string, bodyOf: (event: Event) => string): string {
  return Object.entries(EVENTS)
    .map(([name, event]) => {
      const perform = `summarize_${table}_${name}`;
      return `
create function ${perform}() returns trigger language plpgsql as $$
begin
  -- With a business all it has goes, and there is nothing to count.
  if not exists (select 1 from ${event.any} c join businesses b on b.id = c.business_id) then
    return null;
  end if;
  perform share_read_models(business_id)
    from (select distinct business_id from ${event.any} order by 1) c;
  ${bodyOf(event)}
  return null;
end $$;
create trigger summarize_${name} after ${event.on} on ${table}
  referencing ${event.referencing} for each statement execute function ${perform}();`;
    })
    .join('\n');
}

/** The last visit and the sums of some contacts, as their jobs have them now. */
const summed = (touched: string) => `
  update contact_summaries s set visits = r.visits, spent_cents = r.cents, last_visit_at = r.last,
    last_visit_on = coalesce((r.last at time zone r.time_zone)::date, '-infinity')
  from (
    select t.business_id, t.contact_id, b.time_zone, j.*
    from (${touched}) t join businesses b on b.id = t.business_id
    cross join lateral (
      select count(*) as visits, coalesce(sum(a.price_cents), 0) as cents, max(a.starts_at) as last
      from appointments a
      where a.business_id = t.business_id and a.contact_id = t.contact_id and a.status = 'completed'
    ) j
  ) r
  where s.business_id = r.business_id and s.contact_id = r.contact_id;`;

export const APPOINTMENT_TRIGGERS = summarized('appointments', ({ changes }) => {
  const touched = `
    select business_id, contact_id from (
      select business_id, contact_id from (${changes}) c where status = 'completed'
      group by business_id, contact_id, starts_at, price_cents having sum(sign) <> 0
    ) k group by 1, 2`;
  return `
  insert into appointment_days as d
    (business_id, day, booked, booked_cents, cancelled, completed, completed_cents)
  select * from (
    select c.business_id, (c.starts_at at time zone b.time_zone)::date as day,
      coalesce(sum(sign) filter (where status <> 'cancelled'), 0) as booked,
      coalesce(sum(sign * price_cents) filter (where status <> 'cancelled'), 0) as worth,
      coalesce(sum(sign) filter (where status = 'cancelled'), 0) as cancelled,
      coalesce(sum(sign) filter (where status = 'completed'), 0) as completed,
      coalesce(sum(sign * price_cents) filter (where status = 'completed'), 0) as cents
    from (${changes}) c join businesses b on b.id = c.business_id group by 1, 2
  ) n where (booked, worth, cancelled, completed, cents) <> (0, 0, 0, 0, 0) order by 1, 2
  on conflict (business_id, day) do update set booked = d.booked + excluded.booked,
    booked_cents = d.booked_cents + excluded.booked_cents,
    cancelled = d.cancelled + excluded.cancelled, completed = d.completed + excluded.completed,
    completed_cents = d.completed_cents + excluded.completed_cents;

  insert into service_days as d (business_id, day, service_name, completed, completed_cents)
  select * from (
    select c.business_id, (c.starts_at at time zone b.time_zone)::date as day, service_name,
      sum(sign) as completed, sum(sign * price_cents) as cents
    from (${changes}) c join businesses b on b.id = c.business_id
    where status = 'completed' group by 1, 2, 3
  ) n where (completed, cents) <> (0, 0) order by 1, 2, 3
  on conflict (business_id, day, service_name) do update set
    completed = d.completed + excluded.completed,
    completed_cents = d.completed_cents + excluded.completed_cents;

  -- Locked first, so that the next statement sees what others have done to these contacts.
  perform 1 from contact_summaries where (business_id, contact_id) in (${touched})
    order by business_id, contact_id for no key update;
  if found then ${summed(touched)}
  end if;`;
});

const SUMMARY = `business_id, id, deleted_at is null,
    case when deleted_at is null then lower(name) else '' end,
    case when deleted_at is null then lower(name) || e'\\n' || lower(email) else '' end,
    case when deleted_at is null then phone_digits || e'\\n' || phone else '' end, created_at`;

const SUMMARY_COLUMNS = `business_id, contact_id, listed, name_key, names, phones, created_at`;

/** When a contact came, and when it went. */
const COMINGS_AND_GOINGS = `
  cross join lateral (values
    (c.created_at, 1, 0), (greatest(c.created_at, c.deleted_at), 0, 1)
  ) e (at, added, removed)`;

const countedCustomers = (contacts: string, sign: string) => `
    select c.business_id, (e.at at time zone b.time_zone)::date as day,
      sum(${sign} * e.added) as added, sum(${sign} * e.removed) as removed
    from ${contacts} c join businesses b on b.id = c.business_id ${COMINGS_AND_GOINGS}
    where e.added = 1 or c.deleted_at is not null group by 1, 2`;

export const CONTACT_TRIGGERS = summarized('contacts', ({ on, changes }) => {
  const kept = `
  insert into contact_summaries as s (${SUMMARY_COLUMNS})
  select ${SUMMARY} from added order by 1, 2
  on conflict (business_id, contact_id) do update set listed = excluded.listed,
    name_key = excluded.name_key, names = excluded.names, phones = excluded.phones,
    created_at = excluded.created_at
  where (s.listed, s.names, s.phones, s.created_at)
    <> (excluded.listed, excluded.names, excluded.phones, excluded.created_at);`;
  const gone = `
  delete from contact_summaries s using removed r
  where s.business_id = r.business_id and s.contact_id = r.id;`;
  return `
  insert into customer_days as d (business_id, day, added, removed)
  select * from (${countedCustomers(`(${changes})`, 'c.sign')}) n
  where (added, removed) <> (0, 0) order by 1, 2
  on conflict (business_id, day) do update set added = d.added + excluded.added,
    removed = d.removed + excluded.removed;
  ${on === 'delete' ? gone : kept}`;
});

/** By the date, since a midnight may come twice; the instants let an index find them. */
const onDays = `business_id = business
    and starts_at >= first_day::timestamp at time zone 'UTC' - interval '1 day'
    and starts_at < past_day::timestamp at time zone 'UTC' + interval '1 day'
    and (starts_at at time zone zone)::date >= first_day
    and (starts_at at time zone zone)::date < past_day`;

const KEY = `hashtextextended('read models ' || business::text, 0)`;

/**
 * The same from scratch: of some days, or of some contacts after one of them, so that it can be done a
 * little at a time. Answers the last contact, or null when none was left.
 */
export const REBUILDING = `
create function share_read_models(business uuid) returns void language plpgsql as $$
begin perform pg_advisory_xact_lock_shared(${KEY}); end $$;

create function lock_read_models(business uuid) returns void language plpgsql as $$
begin perform pg_advisory_xact_lock(${KEY}); end $$;

create function rebuild_appointment_days(business uuid, first_day date, past_day date)
returns void language plpgsql as $$
declare
  zone text;
begin
  perform lock_read_models(business);
  select time_zone into zone from businesses where id = business;
  delete from appointment_days where business_id = business and day >= first_day and day < past_day;
  delete from service_days where business_id = business and day >= first_day and day < past_day;
  insert into appointment_days
  select business, (starts_at at time zone zone)::date, count(*) filter (where status <> 'cancelled'),
    coalesce(sum(price_cents) filter (where status <> 'cancelled'), 0),
    count(*) filter (where status = 'cancelled'), count(*) filter (where status = 'completed'),
    coalesce(sum(price_cents) filter (where status = 'completed'), 0)
  from appointments where ${onDays} group by 2;
  insert into service_days
  select business, (starts_at at time zone zone)::date, service_name, count(*), sum(price_cents)
  from appointments where status = 'completed' and ${onDays} group by 2, 3;
end $$;

create function rebuild_customer_days(business uuid) returns void language plpgsql as $$
begin
  perform lock_read_models(business);
  delete from customer_days where business_id = business;
  insert into customer_days
  select * from (${countedCustomers('(select * from contacts where business_id = business)', '1')}) n;
end $$;

create function rebuild_contact_summaries(business uuid, after_id uuid, most integer)
returns uuid language plpgsql as $$
declare
  ids uuid[];
begin
  perform lock_read_models(business);
  select array_agg(id order by id) into ids from (
    select id from contacts where business_id = business and (after_id is null or id > after_id)
    order by id limit most) c;
  delete from contact_summaries where business_id = business and contact_id = any(ids);
  insert into contact_summaries (${SUMMARY_COLUMNS})
  select ${SUMMARY} from contacts where business_id = business and id = any(ids);
  ${summed('select business as business_id, unnest(ids) as contact_id')}
  return ids[cardinality(ids)];
end $$;
`;

/** In another zone jobs lie on other days. The days of visits alone are new, not whom they are of. */
export const ZONE_TRIGGER = `
create function rebuild_days_of_zone() returns trigger language plpgsql as $$
begin
  perform rebuild_appointment_days(new.id, '-infinity', 'infinity');
  perform rebuild_customer_days(new.id);
  update contact_summaries set last_visit_on = (last_visit_at at time zone new.time_zone)::date
  where business_id = new.id and last_visit_at is not null
    and last_visit_on <> (last_visit_at at time zone new.time_zone)::date;
  return null;
end $$;
create trigger rebuild_read_models after update of time_zone on businesses
  for each row when (old.time_zone <> new.time_zone) execute function rebuild_days_of_zone();
`;
