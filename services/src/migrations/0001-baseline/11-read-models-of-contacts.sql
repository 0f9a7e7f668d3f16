-- Contacts by day and vehicle, and their summaries. When a vehicle text changes, the visits under
-- it are counted under the new one. Pairs of old and new text are joined by key in JSON: the
-- planner expects one changed row and would compare each with each.

create function summarize_contacts_inserted() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  business uuid;
  zone text;
  n record;
  ids uuid[];
begin
  for business in select distinct business_id from added order by 1 loop
    zone := share_read_models(business);
    continue when zone is null;
    for n in
      select * from (
        select (e.at at time zone zone)::date as day,
          sum(c.sign * e.added) as added, sum(c.sign * e.removed) as removed
        from (select *, 1 as sign from added) c
        cross join lateral (values
          (c.created_at, 1, 0), (greatest(c.created_at, c.deleted_at), 0, 1)
        ) e (at, added, removed)
        where c.business_id = business and (e.added = 1 or c.deleted_at is not null) group by 1
      ) d where (added, removed) <> (0, 0) order by 1
    loop
      insert into customer_days as d (business_id, day, added, removed)
      values (business, n.day, n.added, n.removed)
      on conflict (business_id, day) do update set added = d.added + excluded.added,
        removed = d.removed + excluded.removed;
    end loop;
    for n in
      select * from (
        select vehicle, sum(sign) as customers,
          coalesce(sum(sign) filter (where deleted_at is null), 0) as listed
        from (select *, 1 as sign from added) c
        where business_id = business group by 1
      ) v where (customers, listed) <> (0, 0) order by 1
    loop
      insert into vehicle_customers as v (business_id, vehicle, customers, listed)
      values (business, n.vehicle, n.customers, n.listed)
      on conflict (business_id, vehicle) do update set
        customers = v.customers + excluded.customers, listed = v.listed + excluded.listed;
    end loop;
    select array_agg(id) into ids from added where business_id = business;
    perform write_summaries(business, ids);
  end loop;
  return null;
end $$;
create trigger summarize_inserted after insert on contacts
  referencing new table as added for each statement
  execute function summarize_contacts_inserted();

create function summarize_contacts_updated() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  business uuid;
  zone text;
  n record;
  ids uuid[];
  vehicles jsonb;
begin
  for business in select distinct business_id from added order by 1 loop
    zone := share_read_models(business);
    continue when zone is null;
    for n in
      select * from (
        select (e.at at time zone zone)::date as day,
          sum(c.sign * e.added) as added, sum(c.sign * e.removed) as removed
        from (select *, 1 as sign from added union all select *, -1 from removed) c
        cross join lateral (values
          (c.created_at, 1, 0), (greatest(c.created_at, c.deleted_at), 0, 1)
        ) e (at, added, removed)
        where c.business_id = business and (e.added = 1 or c.deleted_at is not null) group by 1
      ) d where (added, removed) <> (0, 0) order by 1
    loop
      insert into customer_days as d (business_id, day, added, removed)
      values (business, n.day, n.added, n.removed)
      on conflict (business_id, day) do update set added = d.added + excluded.added,
        removed = d.removed + excluded.removed;
    end loop;
    for n in
      select * from (
        select vehicle, sum(sign) as customers,
          coalesce(sum(sign) filter (where deleted_at is null), 0) as listed
        from (select *, 1 as sign from added union all select *, -1 from removed) c
        where business_id = business group by 1
      ) v where (customers, listed) <> (0, 0) order by 1
    loop
      insert into vehicle_customers as v (business_id, vehicle, customers, listed)
      values (business, n.vehicle, n.customers, n.listed)
      on conflict (business_id, vehicle) do update set
        customers = v.customers + excluded.customers, listed = v.listed + excluded.listed;
    end loop;
    select array_agg(id) into ids from added where business_id = business;
    perform write_summaries(business, ids);
    select jsonb_object_agg(id, jsonb_build_array(before, after)) into vehicles from (
      select id, max(vehicle) filter (where sign < 0) as before,
        max(vehicle) filter (where sign > 0) as after
      from (select *, 1 as sign from added union all select *, -1 from removed) c
      where business_id = business group by id
    ) v where before <> after;
    continue when vehicles is null;
    select array_agg(id::uuid) into ids from jsonb_object_keys(vehicles) id;
    for n in
      select * from (
        select vehicles -> j.contact_id::text ->> e.at as vehicle, j.month,
          sum(e.sign * j.completed) as completed, sum(e.sign * j.cents) as cents
        from (
          select a.contact_id, date_trunc('month', a.starts_at at time zone zone)::date as month,
            count(*) as completed, sum(a.price_cents) as cents
          from appointments a
          where a.business_id = business and a.contact_id = any(ids) and a.status = 'completed'
          group by 1, 2
        ) j cross join (values (0, -1), (1, 1)) e (at, sign) group by 1, 2
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
create trigger summarize_updated after update on contacts
  referencing old table as removed new table as added for each statement
  execute function summarize_contacts_updated();

create function summarize_contacts_deleted() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  business uuid;
  zone text;
  n record;
  ids uuid[];
begin
  for business in select distinct business_id from removed order by 1 loop
    zone := share_read_models(business);
    continue when zone is null;
    for n in
      select * from (
        select (e.at at time zone zone)::date as day,
          sum(c.sign * e.added) as added, sum(c.sign * e.removed) as removed
        from (select *, -1 as sign from removed) c
        cross join lateral (values
          (c.created_at, 1, 0), (greatest(c.created_at, c.deleted_at), 0, 1)
        ) e (at, added, removed)
        where c.business_id = business and (e.added = 1 or c.deleted_at is not null) group by 1
      ) d where (added, removed) <> (0, 0) order by 1
    loop
      insert into customer_days as d (business_id, day, added, removed)
      values (business, n.day, n.added, n.removed)
      on conflict (business_id, day) do update set added = d.added + excluded.added,
        removed = d.removed + excluded.removed;
    end loop;
    for n in
      select * from (
        select vehicle, sum(sign) as customers,
          coalesce(sum(sign) filter (where deleted_at is null), 0) as listed
        from (select *, -1 as sign from removed) c
        where business_id = business group by 1
      ) v where (customers, listed) <> (0, 0) order by 1
    loop
      insert into vehicle_customers as v (business_id, vehicle, customers, listed)
      values (business, n.vehicle, n.customers, n.listed)
      on conflict (business_id, vehicle) do update set
        customers = v.customers + excluded.customers, listed = v.listed + excluded.listed;
    end loop;
    select array_agg(id) into ids from removed where business_id = business;
    delete from contact_summaries
    where business_id = business and contact_id = any(ids) and visits = 0;
  end loop;
  return null;
end $$;
create trigger summarize_deleted after delete on contacts
  referencing old table as removed for each statement
  execute function summarize_contacts_deleted();
