-- Time that crews are not free.

-- Time that a crew is not free. Exclusive reservations never overlap.
create table reservations (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null default gen_random_uuid(),
  resource_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  during tstzrange generated always as (tstzrange(starts_at, ends_at)) stored,
  appointment_id uuid,
  exclusive boolean not null,
  primary key (business_id, id),
  unique (business_id, appointment_id),
  constraint reservations_exclude exclude using gist
    (business_id with =, resource_id with =, during with &&) where (exclusive),
  check (ends_at > starts_at),
  foreign key (business_id, resource_id) references resources on delete cascade,
  foreign key (business_id, appointment_id) references appointments on delete cascade
);
create index reservations_of_crew on reservations (business_id, resource_id, starts_at);
create index reservations_long on reservations (business_id, resource_id)
  where ends_at - starts_at > interval '1 day';

alter table reservations enable row level security, force row level security;
create policy of_business on reservations
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update, delete on reservations to clearcoat_app;


-- Part of a postcode that tells distant places apart.
create function postcode_area(postcode text) returns text language sql immutable parallel safe return
  upper(split_part(translate(btrim(postcode), '-', ' '), ' ', 1));


-- Whether a crew has another appointment at a time, or one too close to drive to: a place with
-- another postcode area takes longer. `team/travel.ts` has the same rule for what is offered. An
-- index finds reservations that begin within a day, another one those longer than a day. Busy crews
-- have hundreds a day, so those beyond the longest drive are left out before the join.
create function crew_is_taken(business uuid, crew uuid, begins timestamptz, ends timestamptz,
  place uuid, except_job uuid) returns boolean language plpgsql as $$
declare
  near integer;
  far integer;
  shop text := (select nullif(postcode_area(p.postcode), '') from places p
    where p.business_id = business and p.contact_id is null and p.archived_at is null
    order by p.created_at, p.id limit 1);
  own text := case when place is null then shop else (select postcode_area(p.postcode)
    from places p where p.business_id = business and p.id = place) end;
begin
  select b.travel_minutes, greatest(b.travel_minutes, b.far_travel_minutes) into near, far
    from businesses b where b.id = business;
  return exists (
    select from (
      select r.starts_at, r.ends_at, make_interval(mins => case
        when o.place_id is not distinct from place then 0
        when own <> '' and own <> case when o.place_id is null then shop
          else nullif(postcode_area(p.postcode), '') end then far
        else near end) as way
      from reservations r
      left join appointments o on o.business_id = business and o.id = r.appointment_id
      left join places p on p.business_id = business and p.id = o.place_id
      where r.business_id = business and r.resource_id = crew
        and r.appointment_id is distinct from except_job
        and r.starts_at < ends + make_interval(mins => far)
        and r.ends_at > begins - make_interval(mins => far)
        and r.starts_at > begins - make_interval(mins => far) - interval '1 day'
      union all
      select r.starts_at, r.ends_at, make_interval(mins => case
        when o.place_id is not distinct from place then 0
        when own <> '' and own <> case when o.place_id is null then shop
          else nullif(postcode_area(p.postcode), '') end then far
        else near end) as way
      from reservations r
      left join appointments o on o.business_id = business and o.id = r.appointment_id
      left join places p on p.business_id = business and p.id = o.place_id
      where r.business_id = business and r.resource_id = crew
        and r.appointment_id is distinct from except_job
        and r.starts_at < ends + make_interval(mins => far)
        and r.ends_at > begins - make_interval(mins => far)
        and r.ends_at - r.starts_at > interval '1 day'
    ) r
    where r.starts_at < ends + r.way and r.ends_at > begins - r.way
  );
end $$;


-- An open appointment takes its crew's time with its buffers, and gives it back when it is done or
-- cancelled. The crew's lock serializes writers. Staff may book over others: then it is not
-- exclusive.
create function reserve_time() returns trigger language plpgsql as $$
declare
  crew uuid;
  begins timestamptz := new.starts_at - make_interval(mins => new.buffer_before);
  ends timestamptz := new.ends_at + make_interval(mins => new.buffer_after);
begin
  if tg_op = 'UPDATE' then
    delete from reservations r where r.business_id = new.business_id and r.appointment_id = new.id;
  end if;
  if new.status in ('completed', 'cancelled') then
    return null;
  end if;
  select r.id into crew from resources r
    where r.business_id = new.business_id
      and (r.id = new.resource_id or (new.resource_id is null and r.is_main))
    for no key update;
  if crew is null then
    return null;
  end if;
  insert into reservations (business_id, resource_id, starts_at, ends_at, appointment_id, exclusive)
    values (new.business_id, crew, begins, ends, new.id,
      not crew_is_taken(new.business_id, crew, begins, ends, new.place_id, new.id));
  return null;
end $$;
create trigger reserve_time_of_new after insert on appointments
  for each row when (new.status not in ('completed', 'cancelled')) execute function reserve_time();
create trigger reserve_time_again after update on appointments
  for each row when (
    (old.starts_at, old.ends_at, old.status, old.resource_id, old.place_id, old.buffer_before,
      old.buffer_after)
    is distinct from (new.starts_at, new.ends_at, new.status, new.resource_id, new.place_id,
      new.buffer_before, new.buffer_after))
  execute function reserve_time();


-- Repairs a crew's reservations, at most so many a call, earliest first. Right ones stay, whatever
-- their order was. Appointments are locked before the crew, as by writers. Returns how many were
-- wrong.
create function rebuild_reservations(business uuid, crew uuid, most integer) returns integer
language plpgsql as $$
declare
  main uuid := (select r.id from resources r where r.business_id = business and r.is_main);
  ids uuid[];
  job record;
  is_alone boolean;
  over integer;
begin
  delete from reservations r using appointments a
    where r.business_id = business and r.resource_id = crew
      and a.business_id = business and a.id = r.appointment_id
      and not (a.business_id = business and a.status not in ('completed', 'cancelled')
        and coalesce(a.resource_id, main) = crew);
  get diagnostics over = row_count;
  select array_agg(w.id order by w.id) into ids from (
    select a.id from (
      select a.id, a.starts_at,
        a.starts_at - make_interval(mins => a.buffer_before) as begins,
        a.ends_at + make_interval(mins => a.buffer_after) as ends
      from appointments a
      where a.business_id = business and a.status not in ('completed', 'cancelled')
        and coalesce(a.resource_id, main) = crew
    ) a
    left join reservations r on r.business_id = business and r.appointment_id = a.id
    where (r.resource_id, r.starts_at, r.ends_at) is distinct from (crew, a.begins, a.ends)
    order by a.starts_at, a.id limit most
  ) w;
  if ids is null then
    return over;
  end if;
  perform 1 from appointments a where a.business_id = business and a.id = any(ids)
    order by a.id for no key update;
  perform 1 from resources r where r.business_id = business and r.id = crew for no key update;
  select array_agg(a.id) into ids from appointments a
    where a.business_id = business and a.status not in ('completed', 'cancelled')
      and coalesce(a.resource_id, main) = crew and a.id = any(ids);
  delete from reservations r where r.business_id = business and r.appointment_id = any(ids);
  for job in
    select a.id, a.place_id,
      a.starts_at - make_interval(mins => a.buffer_before) as begins,
      a.ends_at + make_interval(mins => a.buffer_after) as ends
    from appointments a
    where a.business_id = business and a.id = any(ids) order by a.starts_at, a.id
  loop
    is_alone := not crew_is_taken(business, crew, job.begins, job.ends, job.place_id, job.id);
    insert into reservations (business_id, resource_id, starts_at, ends_at, appointment_id, exclusive)
      values (business, crew, job.begins, job.ends, job.id, is_alone);
  end loop;
  return over + coalesce(cardinality(ids), 0);
end $$;
