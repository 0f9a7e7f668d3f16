/**
 * The functions that keep the read models, for the migrations that make them and change them. Triggers run
 * once a statement, so that an import counts its thousands at once, and write in the order of the keys, so
 * that no two wait for each other. Whoever writes holds a lock that is shared; who rebuilds, or moves to
 * another zone, holds it alone.
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

const performs = (table: string, event: string) => `summarize_${table}_${event}`;

/**
 * A function for each event, the same but for what it takes for changes. Each statement in it is about one
 * business that it names, and none joins what has changed with a table: a database that is spread over several
 * machines runs them where that business is, and takes no others within a trigger.
 */
function summarizing(table: string, declared: string, bodyOf: (event: Event) => string): string {
  return Object.entries(EVENTS)
    .map(
      ([name, event]) => `
create or replace function ${performs(table, name)}() returns trigger language plpgsql as $$
declare
  business uuid;
  zone text;
  n record;
  ${declared}
begin
  for business in select distinct business_id from ${event.any} order by 1 loop
    perform share_read_models(business);
    -- Read while it is locked: until then it may become another, and the days be counted anew by that.
    select time_zone into zone from businesses where id = business;
    -- With a business all it has goes, and there is nothing to count.
    continue when not found;
    ${bodyOf(event)}
  end loop;
  return null;
end $$;`,
    )
    .join('\n');
}

export const triggersOf = (table: string) =>
  Object.entries(EVENTS)
    .map(
      ([name, { on, referencing }]) => `
create trigger summarize_${name} after ${on} on ${table}
  referencing ${referencing} for each statement execute function ${performs(table, name)}();`,
    )
    .join('\n');

/** The last visit and the sums of some contacts, as their jobs have them now. */
const summed = (touched: string) => `
  update contact_summaries s set visits = r.visits, spent_cents = r.cents, last_visit_at = r.last,
    last_visit_on = coalesce((r.last at time zone zone)::date, '-infinity')
  from (
    select t.contact_id, j.*
    from unnest(${touched}) t (contact_id)
    cross join lateral (
      select count(*) as visits, coalesce(sum(a.price_cents), 0) as cents, max(a.starts_at) as last
      from appointments a
      where a.business_id = business and a.contact_id = t.contact_id and a.status = 'completed'
    ) j
  ) r
  where s.business_id = business and s.contact_id = r.contact_id;`;

/** Days are few: each is a statement of its own. */
const eachDay = (days: string, statement: string) => `
    for n in ${days} loop
      ${statement}
    end loop;`;

export const SUMMARIZING_APPOINTMENTS = summarizing(
  'appointments',
  'touched uuid[];',
  ({ changes }) => {
    const changed = `(${changes}) c where business_id = business`;
    const booked = `
      select * from (
        select (starts_at at time zone zone)::date as day,
          coalesce(sum(sign) filter (where status <> 'cancelled'), 0) as booked,
          coalesce(sum(sign * price_cents) filter (where status <> 'cancelled'), 0) as worth,
          coalesce(sum(sign) filter (where status = 'cancelled'), 0) as cancelled,
          coalesce(sum(sign) filter (where status = 'completed'), 0) as completed,
          coalesce(sum(sign * price_cents) filter (where status = 'completed'), 0) as cents
        from ${changed} group by 1
      ) d where (booked, worth, cancelled, completed, cents) <> (0, 0, 0, 0, 0) order by 1`;
    const served = `
      select * from (
        select (starts_at at time zone zone)::date as day, service_name,
          sum(sign) as completed, sum(sign * price_cents) as cents
        from ${changed} and status = 'completed' group by 1, 2
      ) d where (completed, cents) <> (0, 0) order by 1, 2`;
    return `${eachDay(
      booked,
      `insert into appointment_days as d
        (business_id, day, booked, booked_cents, cancelled, completed, completed_cents)
      values (business, n.day, n.booked, n.worth, n.cancelled, n.completed, n.cents)
      on conflict (business_id, day) do update set booked = d.booked + excluded.booked,
        booked_cents = d.booked_cents + excluded.booked_cents,
        cancelled = d.cancelled + excluded.cancelled, completed = d.completed + excluded.completed,
        completed_cents = d.completed_cents + excluded.completed_cents;`,
    )}
    ${eachDay(
      served,
      `insert into service_days as d (business_id, day, service_name, completed, completed_cents)
      values (business, n.day, n.service_name, n.completed, n.cents)
      on conflict (business_id, day, service_name) do update set
        completed = d.completed + excluded.completed,
        completed_cents = d.completed_cents + excluded.completed_cents;`,
    )}
    select array_agg(distinct contact_id) into touched from (
      select contact_id from ${changed} and status = 'completed'
      group by contact_id, starts_at, price_cents having sum(sign) <> 0
    ) k;
    continue when touched is null;
    -- Locked first, so that the next statement sees what others have done to these contacts.
    perform 1 from contact_summaries where business_id = business and contact_id = any(touched)
      order by business_id, contact_id for no key update;
    if found then ${summed('touched')}
    end if;`;
  },
);

/** What searches look through, by its column, of what a contact says. */
export type Texts = Record<string, string>;

export const NAMES_AND_PHONES = {
  names: `lower(name) || e'\\n' || lower(email)`,
  phones: `phone_digits || e'\\n' || phone`,
};

export const ALL_TEXTS = {
  ...NAMES_AND_PHONES,
  details: `lower(vehicle) || e'\\n' || lower(notes)`,
};

/** With what their vehicles and places say beside the text of the first vehicle. */
export const WITH_VEHICLES_AND_PLACES = {
  ...NAMES_AND_PHONES,
  details: `${ALL_TEXTS.details} || case when found_by = '' then '' else e'\\n' || lower(found_by) end`,
};

/** Of those who are deleted nothing is kept that could be found. */
export const unlessDeleted = (text: string) =>
  `case when deleted_at is null then ${text} else '' end`;

/** The columns of a summary that say who it is, and how they come from a contact. */
function summaryOf(texts: Texts) {
  const shown = { name_key: 'lower(name)', ...texts };
  return {
    columns: `business_id, contact_id, listed, created_at, ${Object.keys(shown).join(', ')}`,
    values: `business_id, id, deleted_at is null, created_at,
    ${Object.values(shown).map(unlessDeleted).join(',\n    ')}`,
    changing: ['listed', 'created_at', ...Object.keys(shown)],
  };
}

/** When a contact came, and when it went. */
const COMINGS_AND_GOINGS = `
  cross join lateral (values
    (c.created_at, 1, 0), (greatest(c.created_at, c.deleted_at), 0, 1)
  ) e (at, added, removed)`;

/** Of one business, which is the first of its columns. */
const countedCustomers = (contacts: string, sign: string) => `
    select c.business_id, (e.at at time zone zone)::date as day,
      sum(${sign} * e.added) as added, sum(${sign} * e.removed) as removed
    from ${contacts} c ${COMINGS_AND_GOINGS}
    where c.business_id = business and (e.added = 1 or c.deleted_at is not null) group by 1, 2`;

export const summarizingContacts = (texts: Texts) => {
  const { columns, values, changing } = summaryOf(texts);
  const row = (name: string) => `(${changing.map((column) => `${name}.${column}`).join(', ')})`;
  const kept = `
    insert into contact_summaries as s (${columns})
    select ${values} from contacts where business_id = business and id = any(ids) order by 1, 2
    on conflict (business_id, contact_id) do update
      set ${changing.map((column) => `${column} = excluded.${column}`).join(', ')}
    where ${row('s')} <> ${row('excluded')};`;
  const gone = `
    delete from contact_summaries where business_id = business and contact_id = any(ids);`;
  return summarizing(
    'contacts',
    'ids uuid[];',
    ({ on, changes, any }) => `${eachDay(
      `
      select * from (${countedCustomers(`(${changes})`, 'c.sign')}) d
      where (added, removed) <> (0, 0) order by 1, 2`,
      `insert into customer_days as d (business_id, day, added, removed)
      values (business, n.day, n.added, n.removed)
      on conflict (business_id, day) do update set added = d.added + excluded.added,
        removed = d.removed + excluded.removed;`,
    )}
    select array_agg(id) into ids from ${any} where business_id = business;
    ${on === 'delete' ? gone : kept}`,
  );
};

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
export const LOCKING = `
create or replace function share_read_models(business uuid) returns void language plpgsql as $$
begin perform pg_advisory_xact_lock_shared(${KEY}); end $$;

create or replace function lock_read_models(business uuid) returns void language plpgsql as $$
begin perform pg_advisory_xact_lock(${KEY}); end $$;
`;

export const REBUILDING = `
create or replace function rebuild_appointment_days(business uuid, first_day date, past_day date)
returns void language plpgsql as $$
declare
  zone text;
begin
  perform lock_read_models(business);
  select time_zone into zone from businesses where id = business;
  delete from appointment_days where business_id = business and day >= first_day and day < past_day;
  delete from service_days where business_id = business and day >= first_day and day < past_day;
  insert into appointment_days
  select business_id, (starts_at at time zone zone)::date, count(*) filter (where status <> 'cancelled'),
    coalesce(sum(price_cents) filter (where status <> 'cancelled'), 0),
    count(*) filter (where status = 'cancelled'), count(*) filter (where status = 'completed'),
    coalesce(sum(price_cents) filter (where status = 'completed'), 0)
  from appointments where ${onDays} group by 1, 2;
  insert into service_days
  select business_id, (starts_at at time zone zone)::date, service_name, count(*), sum(price_cents)
  from appointments where status = 'completed' and ${onDays} group by 1, 2, 3;
end $$;

create or replace function rebuild_customer_days(business uuid) returns void language plpgsql as $$
declare
  zone text;
begin
  perform lock_read_models(business);
  select time_zone into zone from businesses where id = business;
  delete from customer_days where business_id = business;
  insert into customer_days
  select * from (${countedCustomers('contacts', '1')}) n;
end $$;
`;

/** Also what is left of contacts that there are no more. */
export function rebuildingSummaries(texts: Texts): string {
  const { columns, values } = summaryOf(texts);
  return `
create or replace function rebuild_contact_summaries(business uuid, after_id uuid, most integer)
returns uuid language plpgsql as $$
declare
  ids uuid[];
  zone text;
begin
  perform lock_read_models(business);
  select time_zone into zone from businesses where id = business;
  select array_agg(id order by id) into ids from (
    select id from contacts where business_id = business and (after_id is null or id > after_id)
    order by id limit most) c;
  delete from contact_summaries where business_id = business
    and (after_id is null or contact_id > after_id)
    and (ids is null or contact_id <= ids[cardinality(ids)]);
  insert into contact_summaries (${columns})
  select ${values} from contacts where business_id = business and id = any(ids);
  ${summed('ids')}
  return ids[cardinality(ids)];
end $$;
`;
}

/** In another zone jobs lie on other days. The days of visits alone are new, not whom they are of. */
export const REBUILDING_DAYS_OF_ZONE = `
create or replace function rebuild_days_of_zone() returns trigger language plpgsql as $$
begin
  perform rebuild_appointment_days(new.id, '-infinity', 'infinity');
  perform rebuild_customer_days(new.id);
  update contact_summaries set last_visit_on = (last_visit_at at time zone new.time_zone)::date
  where business_id = new.id and last_visit_at is not null
    and last_visit_on <> (last_visit_at at time zone new.time_zone)::date;
  return null;
end $$;`;

export const ZONE_TRIGGER = `
create trigger rebuild_read_models after update of time_zone on businesses
  for each row when (old.time_zone <> new.time_zone) execute function rebuild_days_of_zone();
`;
