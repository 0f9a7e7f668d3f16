-- Read models: derived tables for lists, dashboard and revenue, kept by triggers (decision 17).
-- Days are days in the time zone of the business. Their only foreign key is the business: rows are
-- counted down instead of deleted.

-- Appointments by day in the business's time zone.
create table appointment_days (
  business_id uuid not null references businesses on delete cascade,
  day date not null,
  booked integer not null,
  booked_cents bigint not null,
  cancelled integer not null,
  completed integer not null,
  completed_cents bigint not null,
  primary key (business_id, day)
);

alter table appointment_days enable row level security, force row level security;
create policy of_business on appointment_days
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update, delete on appointment_days to clearcoat_app;


-- Completed appointments by day and service.
create table service_days (
  business_id uuid not null references businesses on delete cascade,
  day date not null,
  service_name text not null,
  completed integer not null,
  completed_cents bigint not null,
  primary key (business_id, day, service_name)
);

alter table service_days enable row level security, force row level security;
create policy of_business on service_days
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update, delete on service_days to clearcoat_app;


-- Contacts added and deleted by day.
create table customer_days (
  business_id uuid not null references businesses on delete cascade,
  day date not null,
  added integer not null,
  removed integer not null,
  primary key (business_id, day)
);

alter table customer_days enable row level security, force row level security;
create policy of_business on customer_days
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update, delete on customer_days to clearcoat_app;


-- Completed appointments by month and vehicle text.
create table vehicle_months (
  business_id uuid not null references businesses on delete cascade,
  month date not null,
  vehicle text not null,
  completed integer not null,
  completed_cents bigint not null,
  primary key (business_id, month, vehicle)
);

alter table vehicle_months enable row level security, force row level security;
create policy of_business on vehicle_months
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update, delete on vehicle_months to clearcoat_app;


-- Contacts by vehicle text.
create table vehicle_customers (
  business_id uuid not null references businesses on delete cascade,
  vehicle text not null,
  customers integer not null,
  listed integer not null,
  words text[] not null
    generated always as (regexp_split_to_array(lower(vehicle), '[^[:alnum:]]+')) stored,
  primary key (business_id, vehicle)
);

alter table vehicle_customers enable row level security, force row level security;
create policy of_business on vehicle_customers
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update, delete on vehicle_customers to clearcoat_app;


-- Contacts as lists and searches need them. A deleted contact is not listed and has empty texts.
create table contact_summaries (
  business_id uuid not null references businesses on delete cascade,
  contact_id uuid not null,
  listed boolean not null,
  name_key text not null,
  names text not null,
  phones text not null,
  created_at timestamptz not null,
  visits integer not null default 0,
  spent_cents bigint not null default 0,
  last_visit_at timestamptz,
  last_visit_on date not null default '-infinity',
  seen_at timestamptz not null generated always as (coalesce(last_visit_at, created_at)) stored,
  details text not null default '',
  vehicle text not null default '',
  first_visit_at timestamptz,
  first_visit_id uuid,
  longest_gap integer,
  opening_cents bigint not null default 0,
  opening_visits smallint not null default 0,
  primary key (business_id, contact_id)
);
create index contact_summaries_by_name on contact_summaries (business_id, name_key, contact_id)
  where listed;
create index contact_summaries_by_spent on contact_summaries (business_id, spent_cents, contact_id)
  where listed;
create index contact_summaries_by_visit
  on contact_summaries (business_id, last_visit_on, contact_id) where listed;
create index contact_summaries_by_seen on contact_summaries (business_id, seen_at desc, contact_id)
  where listed;
-- Writers add to a list that PostgreSQL sorts into the index when it is full. A search reads the list
-- three times, so it is as short as possible. Without it, each write would take four times as long.
create index contact_summaries_by_words on contact_summaries
  using gin (business_id, names gin_trgm_ops, phones gin_trgm_ops, details gin_trgm_ops)
  with (gin_pending_list_limit = 64)
  where listed;
create index contact_summaries_by_visits on contact_summaries (business_id, visits, contact_id)
  where listed;
create index contact_summaries_first_visits on contact_summaries (business_id, contact_id)
  include (first_visit_at, first_visit_id, listed);
create index contact_summaries_gaps
  on contact_summaries (business_id, longest_gap desc nulls last, contact_id desc)
  include (listed, visits);

alter table contact_summaries enable row level security, force row level security;
create policy of_business on contact_summaries
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update, delete on contact_summaries to clearcoat_app;


-- Functions that keep the tables above, see decision 17. Triggers run once a statement, so that an
-- import counts thousands of rows at once. They write in the order of the keys, so that no two wait
-- for each other. Each statement is about one business, and none joins changed rows with a table: a
-- cluster runs them on the node of that business. Generic plans are forced because planning each
-- call anew took as long as the work.

-- Advisory lock of a business's read models. Writers share it. A rebuild, or a change of the time
-- zone, takes it alone. The time zone is read under the lock, so that it is the one that the days
-- have. Null for a business that is being deleted: there is nothing to count.
create function share_read_models(business uuid) returns text language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('read models ' || business::text, 0));
  return (select time_zone from businesses where id = business);
end $$;

create function lock_read_models(business uuid) returns text language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('read models ' || business::text, 0));
  return (select time_zone from businesses where id = business);
end $$;


-- Sums the visits of some contacts from scratch. The longest gap is the most days between one visit
-- and the next; visits at the same moment are no gap. Opening balances add to spending and last
-- visit, but to no day.
create function sum_visits(business uuid, zone text, contact_ids uuid[]) returns void
language plpgsql as $$
begin
  update contact_summaries s set visits = r.visits, spent_cents = r.cents, last_visit_at = r.last,
    last_visit_on = coalesce((r.last at time zone zone)::date, '-infinity'),
    first_visit_at = r.first, first_visit_id = r.first_id, longest_gap = r.gap
  from (
    select t.contact_id, j.*
    from unnest(contact_ids) t (contact_id)
    cross join lateral (
      select count(*) as visits, coalesce(sum(a.price_cents), 0) as cents, max(a.starts_at) as last,
        min(a.starts_at) as first, (array_agg(a.id order by a.starts_at, a.id))[1] as first_id,
        max((a.starts_at at time zone zone)::date - (a.before_at at time zone zone)::date) as gap
      from (
        select a.id, a.price_cents, a.starts_at,
          nullif(lag(a.starts_at) over (order by a.starts_at), a.starts_at) as before_at
        from appointments a
        where a.business_id = business and a.contact_id = t.contact_id and a.status = 'completed'
      ) a
    ) j
  ) r
  where s.business_id = business and s.contact_id = r.contact_id;
  update contact_summaries s set opening_cents = 0, opening_visits = 0
  where s.business_id = business and s.contact_id = any(contact_ids) and s.opening_visits > 0;
  update contact_summaries s set opening_cents = o.spent_cents, opening_visits = 1,
    spent_cents = s.spent_cents + o.spent_cents,
    last_visit_at = greatest(s.last_visit_at, (o.last_visit + time '12:00') at time zone zone),
    last_visit_on = greatest(s.last_visit_on, coalesce(o.last_visit, '-infinity'))
  from opening_balances o
  where s.business_id = business and s.contact_id = any(contact_ids)
    and o.business_id = business and o.contact_id = s.contact_id;
end $$;


-- Writes the summaries of some contacts, without their visits.
create function write_summaries(business uuid, contact_ids uuid[]) returns void
language plpgsql as $$
begin
  insert into contact_summaries as s
    (business_id, contact_id, listed, created_at, vehicle, name_key, names, phones, details)
  select business_id, id, deleted_at is null, created_at, vehicle,
    case when deleted_at is null then lower(name) else '' end,
    case when deleted_at is null then lower(name) || e'\n' || lower(email) else '' end,
    case when deleted_at is null then phone_digits || e'\n' || phone else '' end,
    case when deleted_at is null then lower(vehicle) || e'\n' || lower(notes)
      || case when found_by = '' then '' else e'\n' || lower(found_by) end else '' end
  from contacts where business_id = business and id = any(contact_ids) order by 1, 2
  on conflict (business_id, contact_id) do update set listed = excluded.listed,
    created_at = excluded.created_at, vehicle = excluded.vehicle, name_key = excluded.name_key,
    names = excluded.names, phones = excluded.phones, details = excluded.details
  where (s.listed, s.created_at, s.vehicle, s.name_key, s.names, s.phones, s.details)
    <> (excluded.listed, excluded.created_at, excluded.vehicle, excluded.name_key, excluded.names,
      excluded.phones, excluded.details);
end $$;
