-- The tables call a crew a crew. Constraints, indexes and functions follow.
alter table resources rename to crews;
alter table resource_members rename to crew_members;
alter table appointments rename column resource_id to crew_id;
alter table calendar_feeds rename column resource_id to crew_id;
alter table closures rename column resource_id to crew_id;
alter table crew_members rename column resource_id to crew_id;
alter table opening_hours rename column resource_id to crew_id;
alter table reservations rename column resource_id to crew_id;
alter index resources_main rename to crews_main;
alter index appointments_by_resource rename to appointments_by_crew;
do $$
declare
  named record;
begin
  for named in
    select conrelid::regclass as owner, conname as name from pg_constraint
    where connamespace = 'public'::regnamespace and conname ~ 'resource' and contype <> 'n'
  loop
    execute format('alter table %s rename constraint %I to %I', named.owner, named.name,
      replace(named.name, 'resource', 'crew'));
  end loop;
  for named in
    select oid from pg_proc
    where pronamespace = 'public'::regnamespace and prosrc ~ '\mresource(s|_id|_members)\M'
  loop
    execute regexp_replace(pg_get_functiondef(named.oid), '\mresource(?=(s|_id|_members)\M)', 'crew', 'g');
  end loop;
end $$;

-- down
alter table crews rename to resources;
alter table crew_members rename to resource_members;
alter table appointments rename column crew_id to resource_id;
alter table calendar_feeds rename column crew_id to resource_id;
alter table closures rename column crew_id to resource_id;
alter table resource_members rename column crew_id to resource_id;
alter table opening_hours rename column crew_id to resource_id;
alter table reservations rename column crew_id to resource_id;
alter index crews_main rename to resources_main;
alter index appointments_by_crew rename to appointments_by_resource;
do $$
declare
  named record;
begin
  for named in
    select conrelid::regclass as owner, conname as name from pg_constraint
    where connamespace = 'public'::regnamespace and conname ~ 'crew' and contype <> 'n'
  loop
    execute format('alter table %s rename constraint %I to %I', named.owner, named.name,
      replace(named.name, 'crew', 'resource'));
  end loop;
  for named in
    select oid from pg_proc
    where pronamespace = 'public'::regnamespace and prosrc ~ '\mcrew(s|_id|_members)\M'
  loop
    execute regexp_replace(pg_get_functiondef(named.oid), '\mcrew(?=(s|_id|_members)\M)', 'resource', 'g');
  end loop;
end $$;
