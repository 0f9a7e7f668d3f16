-- Read models from scratch, in steps that block the writers of one business for a moment.
-- Days before `past_day` from `first_day` on. Days are compared as dates, since a midnight may come
-- twice; the instants let an index find them.
create function rebuild_appointment_days(business uuid, first_day date, past_day date) returns void
language plpgsql as $$
declare
  zone text := lock_read_models(business);
  begins timestamptz := first_day::timestamp at time zone 'UTC' - interval '1 day';
  ends timestamptz := past_day::timestamp at time zone 'UTC' + interval '1 day';
begin
  delete from appointment_days
  where business_id = business and day >= first_day and day < past_day;
  delete from service_days where business_id = business and day >= first_day and day < past_day;
  delete from vehicle_months
  where business_id = business and month >= first_day and month < past_day;
  insert into appointment_days
  select business_id, (starts_at at time zone zone)::date,
    count(*) filter (where status <> 'cancelled'),
    coalesce(sum(price_cents) filter (where status <> 'cancelled'), 0),
    count(*) filter (where status = 'cancelled'), count(*) filter (where status = 'completed'),
    coalesce(sum(price_cents) filter (where status = 'completed'), 0)
  from appointments
  where business_id = business and starts_at >= begins and starts_at < ends
    and (starts_at at time zone zone)::date >= first_day
    and (starts_at at time zone zone)::date < past_day
  group by 1, 2;
  insert into service_days
  select business_id, (starts_at at time zone zone)::date, service_name, count(*), sum(price_cents)
  from appointments
  where business_id = business and status = 'completed' and starts_at >= begins and starts_at < ends
    and (starts_at at time zone zone)::date >= first_day
    and (starts_at at time zone zone)::date < past_day
  group by 1, 2, 3;
  insert into vehicle_months
  select a.business_id, date_trunc('month', a.starts_at at time zone zone)::date, c.vehicle,
    count(*), sum(a.price_cents)
  from appointments a
  join contacts c on c.business_id = a.business_id and c.id = a.contact_id
  where a.business_id = business and a.status = 'completed'
    and a.starts_at >= begins and a.starts_at < ends
    and (a.starts_at at time zone zone)::date >= first_day
    and (a.starts_at at time zone zone)::date < past_day
  group by 1, 2, 3;
end $$;

create function rebuild_customer_days(business uuid) returns void language plpgsql as $$
declare
  zone text := lock_read_models(business);
begin
  delete from customer_days where business_id = business;
  insert into customer_days
  select c.business_id, (e.at at time zone zone)::date, sum(e.added), sum(e.removed)
  from contacts c
  cross join lateral (values
    (c.created_at, 1, 0), (greatest(c.created_at, c.deleted_at), 0, 1)
  ) e (at, added, removed)
  where c.business_id = business and (e.added = 1 or c.deleted_at is not null)
  group by 1, 2;
  delete from vehicle_customers where business_id = business;
  insert into vehicle_customers
  select business_id, vehicle, count(*), count(*) filter (where deleted_at is null)
  from contacts where business_id = business group by 1, 2;
end $$;

-- At most so many contacts after one of them, and summaries without a contact in between. Returns
-- the last contact, or null when none was left.
create function rebuild_contact_summaries(business uuid, after_id uuid, most integer) returns uuid
language plpgsql as $$
declare
  zone text := lock_read_models(business);
  ids uuid[];
begin
  select array_agg(id order by id) into ids from (
    select id from contacts where business_id = business and (after_id is null or id > after_id)
    order by id limit most
  ) c;
  delete from contact_summaries where business_id = business
    and (after_id is null or contact_id > after_id)
    and (ids is null or contact_id <= ids[cardinality(ids)]);
  perform write_summaries(business, ids);
  perform sum_visits(business, zone, ids);
  return ids[cardinality(ids)];
end $$;


-- In another time zone, appointments and visits are on other days.
create function rebuild_days_of_zone() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  perform rebuild_appointment_days(new.id, '-infinity', 'infinity');
  perform rebuild_customer_days(new.id);
  select array_agg(contact_id order by contact_id) into ids from contact_summaries
  where business_id = new.id and visits + opening_visits > 0;
  perform sum_visits(new.id, new.time_zone, ids);
  return null;
end $$;
create trigger rebuild_read_models after update of time_zone on businesses
  for each row when (old.time_zone <> new.time_zone) execute function rebuild_days_of_zone();
