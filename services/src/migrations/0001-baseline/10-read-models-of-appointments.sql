-- Appointments by day, service and vehicle, and the visits of their contacts. Summaries are locked
-- before the visits are summed, so that the sums see what others have committed. A lock also
-- returns the vehicle text that a contact's visits are counted under: a contact whose text changes
-- at the same time waits for it.

create function summarize_appointments_inserted() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  business uuid;
  zone text;
  n record;
  touched uuid[];
  vehicles jsonb;
begin
  for business in select distinct business_id from added order by 1 loop
    zone := share_read_models(business);
    continue when zone is null;
    for n in
      select * from (
        select (starts_at at time zone zone)::date as day,
          coalesce(sum(sign) filter (where status <> 'cancelled'), 0) as booked,
          coalesce(sum(sign * price_cents) filter (where status <> 'cancelled'), 0) as worth,
          coalesce(sum(sign) filter (where status = 'cancelled'), 0) as cancelled,
          coalesce(sum(sign) filter (where status = 'completed'), 0) as completed,
          coalesce(sum(sign * price_cents) filter (where status = 'completed'), 0) as cents
        from (select *, 1 as sign from added) c
        where business_id = business group by 1
      ) d where (booked, worth, cancelled, completed, cents) <> (0, 0, 0, 0, 0) order by 1
    loop
      insert into appointment_days as d
        (business_id, day, booked, booked_cents, cancelled, completed, completed_cents)
      values (business, n.day, n.booked, n.worth, n.cancelled, n.completed, n.cents)
      on conflict (business_id, day) do update set booked = d.booked + excluded.booked,
        booked_cents = d.booked_cents + excluded.booked_cents,
        cancelled = d.cancelled + excluded.cancelled, completed = d.completed + excluded.completed,
        completed_cents = d.completed_cents + excluded.completed_cents;
    end loop;
    for n in
      select * from (
        select (starts_at at time zone zone)::date as day, service_name,
          sum(sign) as completed, sum(sign * price_cents) as cents
        from (select *, 1 as sign from added) c
        where business_id = business and status = 'completed' group by 1, 2
      ) d where (completed, cents) <> (0, 0) order by 1, 2
    loop
      insert into service_days as d (business_id, day, service_name, completed, completed_cents)
      values (business, n.day, n.service_name, n.completed, n.cents)
      on conflict (business_id, day, service_name) do update set
        completed = d.completed + excluded.completed,
        completed_cents = d.completed_cents + excluded.completed_cents;
    end loop;
    select array_agg(distinct contact_id) into touched from (
      select contact_id from (select *, 1 as sign from added) c
      where business_id = business and status = 'completed'
      group by contact_id, starts_at, price_cents having sum(sign) <> 0
    ) k;
    continue when touched is null;
    select jsonb_object_agg(contact_id, vehicle) into vehicles from (
      select contact_id, vehicle from contact_summaries
      where business_id = business and contact_id = any(touched)
      order by business_id, contact_id for no key update
    ) l;
    perform sum_visits(business, zone, touched);
    for n in
      select * from (
        select vehicles ->> contact_id::text as vehicle,
          date_trunc('month', starts_at at time zone zone)::date as month,
          sum(sign) as completed, sum(sign * price_cents) as cents
        from (select *, 1 as sign from added) c
        where business_id = business and status = 'completed' and vehicles ? contact_id::text
        group by 1, 2
      ) m where (completed, cents) <> (0, 0) order by month, vehicle
    loop
      insert into vehicle_months as m (business_id, month, vehicle, completed, completed_cents)
      values (business, n.month, n.vehicle, n.completed, n.cents)
      on conflict (business_id, month, vehicle) do update set
        completed = m.completed + excluded.completed,
        completed_cents = m.completed_cents + excluded.completed_cents;
    end loop;
  end loop;
  return null;
end $$;
create trigger summarize_inserted after insert on appointments
  referencing new table as added for each statement
  execute function summarize_appointments_inserted();

create function summarize_appointments_updated() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  business uuid;
  zone text;
  n record;
  touched uuid[];
  vehicles jsonb;
begin
  for business in select distinct business_id from added order by 1 loop
    zone := share_read_models(business);
    continue when zone is null;
    for n in
      select * from (
        select (starts_at at time zone zone)::date as day,
          coalesce(sum(sign) filter (where status <> 'cancelled'), 0) as booked,
          coalesce(sum(sign * price_cents) filter (where status <> 'cancelled'), 0) as worth,
          coalesce(sum(sign) filter (where status = 'cancelled'), 0) as cancelled,
          coalesce(sum(sign) filter (where status = 'completed'), 0) as completed,
          coalesce(sum(sign * price_cents) filter (where status = 'completed'), 0) as cents
        from (select *, 1 as sign from added union all select *, -1 from removed) c
        where business_id = business group by 1
      ) d where (booked, worth, cancelled, completed, cents) <> (0, 0, 0, 0, 0) order by 1
    loop
      insert into appointment_days as d
        (business_id, day, booked, booked_cents, cancelled, completed, completed_cents)
      values (business, n.day, n.booked, n.worth, n.cancelled, n.completed, n.cents)
      on conflict (business_id, day) do update set booked = d.booked + excluded.booked,
        booked_cents = d.booked_cents + excluded.booked_cents,
        cancelled = d.cancelled + excluded.cancelled, completed = d.completed + excluded.completed,
        completed_cents = d.completed_cents + excluded.completed_cents;
    end loop;
    for n in
      select * from (
        select (starts_at at time zone zone)::date as day, service_name,
          sum(sign) as completed, sum(sign * price_cents) as cents
        from (select *, 1 as sign from added union all select *, -1 from removed) c
        where business_id = business and status = 'completed' group by 1, 2
      ) d where (completed, cents) <> (0, 0) order by 1, 2
    loop
      insert into service_days as d (business_id, day, service_name, completed, completed_cents)
      values (business, n.day, n.service_name, n.completed, n.cents)
      on conflict (business_id, day, service_name) do update set
        completed = d.completed + excluded.completed,
        completed_cents = d.completed_cents + excluded.completed_cents;
    end loop;
    select array_agg(distinct contact_id) into touched from (
      select contact_id from (select *, 1 as sign from added union all select *, -1 from removed) c
      where business_id = business and status = 'completed'
      group by contact_id, starts_at, price_cents having sum(sign) <> 0
    ) k;
    continue when touched is null;
    select jsonb_object_agg(contact_id, vehicle) into vehicles from (
      select contact_id, vehicle from contact_summaries
      where business_id = business and contact_id = any(touched)
      order by business_id, contact_id for no key update
    ) l;
    perform sum_visits(business, zone, touched);
    for n in
      select * from (
        select vehicles ->> contact_id::text as vehicle,
          date_trunc('month', starts_at at time zone zone)::date as month,
          sum(sign) as completed, sum(sign * price_cents) as cents
        from (select *, 1 as sign from added union all select *, -1 from removed) c
        where business_id = business and status = 'completed' and vehicles ? contact_id::text
        group by 1, 2
      ) m where (completed, cents) <> (0, 0) order by month, vehicle
    loop
      insert into vehicle_months as m (business_id, month, vehicle, completed, completed_cents)
      values (business, n.month, n.vehicle, n.completed, n.cents)
      on conflict (business_id, month, vehicle) do update set
        completed = m.completed + excluded.completed,
        completed_cents = m.completed_cents + excluded.completed_cents;
    end loop;
  end loop;
  return null;
end $$;
create trigger summarize_updated after update on appointments
  referencing old table as removed new table as added for each statement
  execute function summarize_appointments_updated();

create function summarize_appointments_deleted() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  business uuid;
  zone text;
  n record;
  touched uuid[];
  vehicles jsonb;
begin
  for business in select distinct business_id from removed order by 1 loop
    zone := share_read_models(business);
    continue when zone is null;
    for n in
      select * from (
        select (starts_at at time zone zone)::date as day,
          coalesce(sum(sign) filter (where status <> 'cancelled'), 0) as booked,
          coalesce(sum(sign * price_cents) filter (where status <> 'cancelled'), 0) as worth,
          coalesce(sum(sign) filter (where status = 'cancelled'), 0) as cancelled,
          coalesce(sum(sign) filter (where status = 'completed'), 0) as completed,
          coalesce(sum(sign * price_cents) filter (where status = 'completed'), 0) as cents
        from (select *, -1 as sign from removed) c
        where business_id = business group by 1
      ) d where (booked, worth, cancelled, completed, cents) <> (0, 0, 0, 0, 0) order by 1
    loop
      insert into appointment_days as d
        (business_id, day, booked, booked_cents, cancelled, completed, completed_cents)
      values (business, n.day, n.booked, n.worth, n.cancelled, n.completed, n.cents)
      on conflict (business_id, day) do update set booked = d.booked + excluded.booked,
        booked_cents = d.booked_cents + excluded.booked_cents,
        cancelled = d.cancelled + excluded.cancelled, completed = d.completed + excluded.completed,
        completed_cents = d.completed_cents + excluded.completed_cents;
    end loop;
    for n in
      select * from (
        select (starts_at at time zone zone)::date as day, service_name,
          sum(sign) as completed, sum(sign * price_cents) as cents
        from (select *, -1 as sign from removed) c
        where business_id = business and status = 'completed' group by 1, 2
      ) d where (completed, cents) <> (0, 0) order by 1, 2
    loop
      insert into service_days as d (business_id, day, service_name, completed, completed_cents)
      values (business, n.day, n.service_name, n.completed, n.cents)
      on conflict (business_id, day, service_name) do update set
        completed = d.completed + excluded.completed,
        completed_cents = d.completed_cents + excluded.completed_cents;
    end loop;
    select array_agg(distinct contact_id) into touched from (
      select contact_id from (select *, -1 as sign from removed) c
      where business_id = business and status = 'completed'
      group by contact_id, starts_at, price_cents having sum(sign) <> 0
    ) k;
    continue when touched is null;
    select jsonb_object_agg(contact_id, vehicle) into vehicles from (
      select contact_id, vehicle from contact_summaries
      where business_id = business and contact_id = any(touched)
      order by business_id, contact_id for no key update
    ) l;
    perform sum_visits(business, zone, touched);
    for n in
      select * from (
        select vehicles ->> contact_id::text as vehicle,
          date_trunc('month', starts_at at time zone zone)::date as month,
          sum(sign) as completed, sum(sign * price_cents) as cents
        from (select *, -1 as sign from removed) c
        where business_id = business and status = 'completed' and vehicles ? contact_id::text
        group by 1, 2
      ) m where (completed, cents) <> (0, 0) order by month, vehicle
    loop
      insert into vehicle_months as m (business_id, month, vehicle, completed, completed_cents)
      values (business, n.month, n.vehicle, n.completed, n.cents)
      on conflict (business_id, month, vehicle) do update set
        completed = m.completed + excluded.completed,
        completed_cents = m.completed_cents + excluded.completed_cents;
    end loop;
    -- Appointments of a deleted contact go after it, counted under the vehicle text of its summary.
    delete from contact_summaries s
    where s.business_id = business and s.contact_id = any(touched) and s.visits = 0
      and not exists (select from contacts c where c.business_id = business and c.id = s.contact_id);
  end loop;
  return null;
end $$;
create trigger summarize_deleted after delete on appointments
  referencing old table as removed for each statement
  execute function summarize_appointments_deleted();


-- Opening balances change with imports, their undo, merges and erasure.

create function summarize_opening_balances_inserted() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  business uuid;
  zone text;
  touched uuid[];
begin
  for business in select distinct business_id from added order by 1 loop
    zone := share_read_models(business);
    continue when zone is null;
    select array_agg(distinct contact_id) into touched
    from added where business_id = business;
    continue when touched is null;
    perform 1 from contact_summaries where business_id = business and contact_id = any(touched)
      order by business_id, contact_id for no key update;
    perform sum_visits(business, zone, touched);
  end loop;
  return null;
end $$;
create trigger summarize_inserted after insert on opening_balances
  referencing new table as added for each statement
  execute function summarize_opening_balances_inserted();

create function summarize_opening_balances_updated() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  business uuid;
  zone text;
  touched uuid[];
begin
  for business in select distinct business_id from added order by 1 loop
    zone := share_read_models(business);
    continue when zone is null;
    select array_agg(distinct contact_id) into touched
    from (select * from added union all select * from removed) c where business_id = business;
    continue when touched is null;
    perform 1 from contact_summaries where business_id = business and contact_id = any(touched)
      order by business_id, contact_id for no key update;
    perform sum_visits(business, zone, touched);
  end loop;
  return null;
end $$;
create trigger summarize_updated after update on opening_balances
  referencing old table as removed new table as added for each statement
  execute function summarize_opening_balances_updated();

create function summarize_opening_balances_deleted() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  business uuid;
  zone text;
  touched uuid[];
begin
  for business in select distinct business_id from removed order by 1 loop
    zone := share_read_models(business);
    continue when zone is null;
    select array_agg(distinct contact_id) into touched
    from removed where business_id = business;
    continue when touched is null;
    perform 1 from contact_summaries where business_id = business and contact_id = any(touched)
      order by business_id, contact_id for no key update;
    perform sum_visits(business, zone, touched);
  end loop;
  return null;
end $$;
create trigger summarize_deleted after delete on opening_balances
  referencing old table as removed for each statement
  execute function summarize_opening_balances_deleted();
