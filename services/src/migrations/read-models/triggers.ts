import { eachRow, VISITS, VISITS_AND_VEHICLES, type Keeping } from './keeping.js';

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
 * Statements are few rows each, by the key: plans made anew for every value found nothing better and took as long as
 * the work itself.
 */
function summarizing(table: string, declared: string, bodyOf: (event: Event) => string): string {
  return Object.entries(EVENTS)
    .map(
      ([name, event]) => `
create or replace function ${performs(table, name)}() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan as $$
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

/** With a contact go its jobs, which are counted after it: by the text of its summary, which goes with the last of them. */
const WITHOUT_CONTACT = `
    delete from contact_summaries s
    where s.business_id = business and s.contact_id = any(touched) and s.visits = 0
      and not exists (select from contacts c where c.business_id = business and c.id = s.contact_id);`;

export const summarizingAppointments = ({ lock, summed, sold }: Keeping) =>
  summarizing('appointments', 'touched uuid[]; vehicles jsonb;', ({ on, changes }) => {
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
    return `${eachRow(
      booked,
      `insert into appointment_days as d
        (business_id, day, booked, booked_cents, cancelled, completed, completed_cents)
      values (business, n.day, n.booked, n.worth, n.cancelled, n.completed, n.cents)
      on conflict (business_id, day) do update set booked = d.booked + excluded.booked,
        booked_cents = d.booked_cents + excluded.booked_cents,
        cancelled = d.cancelled + excluded.cancelled, completed = d.completed + excluded.completed,
        completed_cents = d.completed_cents + excluded.completed_cents;`,
    )}
    ${eachRow(
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
    ${lock}
    if found then ${summed('touched')}${sold(changed)}${on === 'delete' ? WITHOUT_CONTACT : ''}
    end if;`;
  });

/** Opening balances change with imports, their undoing, merges and erasure. */
export const summarizingOpenings = ({ lock, summed }: Keeping) =>
  summarizing(
    'opening_balances',
    'touched uuid[]; vehicles jsonb;',
    ({ changes }) => `
    select array_agg(distinct contact_id) into touched from (${changes}) c where business_id = business;
    continue when touched is null;
    ${lock}
    ${summed('touched')}`,
  );

export const SUMMARIZING_APPOINTMENTS = summarizingAppointments(VISITS);

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
function summaryOf(texts: Texts, kept: Texts) {
  const shown = { name_key: 'lower(name)', ...texts };
  const changing = ['listed', 'created_at', ...Object.keys(kept), ...Object.keys(shown)];
  const values = [...Object.values(kept), ...Object.values(shown).map(unlessDeleted)];
  return {
    columns: `business_id, contact_id, ${changing.join(', ')}`,
    values: `business_id, id, deleted_at is null, created_at,
    ${values.join(',\n    ')}`,
    changing,
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

export const summarizingContacts = (texts: Texts, keeping = VISITS) => {
  const { columns, values, changing } = summaryOf(texts, keeping.columns);
  const row = (name: string) => `(${changing.map((column) => `${name}.${column}`).join(', ')})`;
  const kept = `
    insert into contact_summaries as s (${columns})
    select ${values} from contacts where business_id = business and id = any(ids) order by 1, 2
    on conflict (business_id, contact_id) do update
      set ${changing.map((column) => `${column} = excluded.${column}`).join(', ')}
    where ${row('s')} <> ${row('excluded')};`;
  const gone = `
    delete from contact_summaries
    where business_id = business and contact_id = any(ids) and visits = 0;`;
  return summarizing(
    'contacts',
    'ids uuid[]; vehicles jsonb;',
    ({ on, changes, any }) => `${eachRow(
      `
      select * from (${countedCustomers(`(${changes})`, 'c.sign')}) d
      where (added, removed) <> (0, 0) order by 1, 2`,
      `insert into customer_days as d (business_id, day, added, removed)
      values (business, n.day, n.added, n.removed)
      on conflict (business_id, day) do update set added = d.added + excluded.added,
        removed = d.removed + excluded.removed;`,
    )}${keeping.owned(changes)}
    select array_agg(id) into ids from ${any} where business_id = business;
    ${on === 'delete' ? gone : kept}${on === 'update' ? keeping.handedOver(changes) : ''}`,
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

export const rebuilding = ({ soldAnew, ownedAnew }: Keeping) => `
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
  from appointments where status = 'completed' and ${onDays} group by 1, 2, 3;${soldAnew(onDays)}
end $$;

create or replace function rebuild_customer_days(business uuid) returns void language plpgsql as $$
declare
  zone text;
begin
  perform lock_read_models(business);
  select time_zone into zone from businesses where id = business;
  delete from customer_days where business_id = business;
  insert into customer_days
  select * from (${countedCustomers('contacts', '1')}) n;${ownedAnew}
end $$;
`;

export const REBUILDING = rebuilding(VISITS);

/** Also what is left of contacts that there are no more. */
export function rebuildingSummaries(texts: Texts, keeping = VISITS): string {
  const { columns, values } = summaryOf(texts, keeping.columns);
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
  ${keeping.summed('ids')}
  return ids[cardinality(ids)];
end $$;
`;
}

/** In another zone jobs lie on other days; of customers that is about those who were here. */
const rebuildingDaysOfZone = (visits: string) => `
create or replace function rebuild_days_of_zone() returns trigger language plpgsql as $$
declare
  business uuid := new.id;
  zone text := new.time_zone;
  ids uuid[];
begin
  perform rebuild_appointment_days(new.id, '-infinity', 'infinity');
  perform rebuild_customer_days(new.id);
  ${visits}
  return null;
end $$;`;

/** The days of visits alone are new, not whom they are of. */
export const REBUILDING_DAYS_OF_ZONE = rebuildingDaysOfZone(`
  update contact_summaries set last_visit_on = (last_visit_at at time zone zone)::date
  where business_id = business and last_visit_at is not null
    and last_visit_on <> (last_visit_at at time zone zone)::date;`);

/** And how far one was from the next. */
export const rebuildingVisitsOfZone = ({ summed, visited }: Keeping) =>
  rebuildingDaysOfZone(`
  select array_agg(contact_id order by contact_id) into ids from contact_summaries
  where business_id = business and ${visited};
  ${summed('ids')}`);

export const REBUILDING_VISITS_OF_ZONE = rebuildingVisitsOfZone(VISITS_AND_VEHICLES);

export const ZONE_TRIGGER = `
create trigger rebuild_read_models after update of time_zone on businesses
  for each row when (old.time_zone <> new.time_zone) execute function rebuild_days_of_zone();
`;
