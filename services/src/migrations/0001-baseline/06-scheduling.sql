-- Services, crews and appointments.

-- Services. Built-in ones have words as ids.
create table services (
  business_id uuid not null references businesses on delete cascade,
  id text not null,
  name text not null,
  description text not null default '',
  duration_minutes integer not null check (duration_minutes > 0),
  price_cents integer not null check (price_cents >= 0),
  position integer not null,
  deleted_at timestamptz,
  version integer not null default 1,
  category text not null default '',
  location text not null default 'both' check (location in ('both', 'shop', 'mobile')),
  colour text not null default ''
    check (colour in ('', 'blue', 'teal', 'green', 'amber', 'red', 'purple', 'pink', 'grey')),
  buffer_before smallint not null default 0 check (buffer_before between 0 and 480),
  buffer_after smallint not null default 0 check (buffer_after between 0 and 480),
  checklist text[] not null default '{}',
  hidden boolean not null default false,
  primary key (business_id, id)
);
create trigger bump_version before update on services
  for each row execute function bump_version('position');

alter table services enable row level security, force row level security;
create policy of_business on services
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
create policy platform_opens on services for insert to clearcoat_platform with check (true);
grant select, insert, update on services to clearcoat_app;
grant insert on services to clearcoat_platform;


-- Prices and durations that differ by vehicle size.
create table service_prices (
  business_id uuid not null references businesses on delete cascade,
  service_id text not null,
  size_id text not null,
  price_cents integer not null check (price_cents >= 0),
  minutes integer not null check (minutes > 0),
  primary key (business_id, service_id, size_id),
  foreign key (business_id, service_id) references services on delete cascade,
  foreign key (business_id, size_id) references vehicle_sizes on delete cascade
);

alter table service_prices enable row level security, force row level security;
create policy of_business on service_prices
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update, delete on service_prices to clearcoat_app;


create table addons (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  name text not null,
  description text not null default '',
  price_cents integer not null check (price_cents >= 0),
  minutes integer not null check (minutes >= 0),
  position integer not null,
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (business_id, id)
);
create trigger bump_version before update on addons for each row execute function bump_version();

alter table addons enable row level security, force row level security;
create policy of_business on addons
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update, delete on addons to clearcoat_app;


create table service_addons (
  business_id uuid not null references businesses on delete cascade,
  service_id text not null,
  addon_id uuid not null,
  primary key (business_id, service_id, addon_id),
  foreign key (business_id, service_id) references services on delete cascade,
  foreign key (business_id, addon_id) references addons on delete cascade
);

alter table service_addons enable row level security, force row level security;
create policy of_business on service_addons
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update, delete on service_addons to clearcoat_app;


-- Crews: vans and bays. Appointments without a crew belong to the main one.
create table resources (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 60),
  kind text not null check (kind in ('van', 'bay')),
  colour text not null
    check (colour in ('blue', 'teal', 'green', 'amber', 'red', 'purple', 'pink', 'grey')),
  position integer not null,
  active boolean not null default true,
  own_hours boolean not null default false,
  version integer not null default 1,
  is_main boolean not null default false,
  primary key (business_id, id)
);
create unique index resources_main on resources (business_id) where is_main;
create trigger bump_version before update on resources for each row execute function bump_version();

alter table resources enable row level security, force row level security;
create policy of_business on resources
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
create policy platform_opens on resources for insert to clearcoat_platform with check (true);
grant select, insert, update, delete on resources to clearcoat_app;
grant insert on resources to clearcoat_platform;


create table resource_members (
  business_id uuid not null references businesses on delete cascade,
  resource_id uuid not null,
  user_id uuid not null,
  primary key (business_id, resource_id, user_id),
  foreign key (business_id, resource_id) references resources on delete cascade,
  foreign key (business_id, user_id) references users on delete cascade
);

alter table resource_members enable row level security, force row level security;
create policy of_business on resource_members
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update, delete on resource_members to clearcoat_app;


-- Hours of the business, or of a crew.
create table opening_hours (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null default gen_random_uuid(),
  resource_id uuid,
  weekday smallint not null check (weekday between 1 and 7),
  starts time not null,
  ends time not null,
  primary key (business_id, id),
  check (ends > starts),
  foreign key (business_id, resource_id) references resources on delete cascade
);

alter table opening_hours enable row level security, force row level security;
create policy of_business on opening_hours
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
create policy platform_opens on opening_hours for insert to clearcoat_platform with check (true);
grant select, insert, update, delete on opening_hours to clearcoat_app;
grant insert on opening_hours to clearcoat_platform;


-- Days or hours on which the business, or a crew, is closed.
create table closures (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null default gen_random_uuid(),
  resource_id uuid,
  from_date date not null,
  to_date date not null,
  starts time,
  ends time,
  reason text not null default '' check (length(reason) <= 200),
  version integer not null default 1,
  primary key (business_id, id),
  check (to_date >= from_date),
  check (ends > starts),
  check ((starts is null) = (ends is null)),
  foreign key (business_id, resource_id) references resources on delete cascade
);
create trigger bump_version before update on closures for each row execute function bump_version();

alter table closures enable row level security, force row level security;
create policy of_business on closures
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update, delete on closures to clearcoat_app;


-- Appointments. `place_contact_id` is the owner of the place, for the foreign key that ties both
-- to the contact.
create table appointments (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null default gen_random_uuid(),
  contact_id uuid not null,
  service_id text not null,
  service_name text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null
    check (status in ('scheduled', 'confirmed', 'in-progress', 'completed', 'cancelled',
      'pending')),
  price_cents integer not null check (price_cents >= 0),
  notes text not null default '',
  created_at timestamptz not null,
  version integer not null default 1,
  vehicle_id uuid,
  place_id uuid,
  resource_id uuid,
  no_show boolean not null default false,
  confirmed_at timestamptz,
  on_my_way_at timestamptz,
  arrived_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  cancelled_at timestamptz,
  buffer_before smallint not null default 0,
  buffer_after smallint not null default 0,
  priced_size text,
  source text not null default 'staff',
  cancel_reason text not null default '',
  place_contact_id uuid,
  primary key (business_id, id),
  check (ends_at > starts_at),
  constraint appointments_source check (source in ('staff', 'online', 'assistant', 'import')),
  constraint appointments_place_owner
    check (place_contact_id is null or place_contact_id = contact_id),
  constraint appointments_steps_in_order check (started_at <= finished_at),
  foreign key (business_id, contact_id) references contacts on delete cascade,
  foreign key (business_id, service_id) references services on delete cascade,
  constraint appointments_at_place foreign key (business_id, place_id) references places,
  constraint appointments_of_resource foreign key (business_id, resource_id) references resources,
  constraint appointments_own_vehicle foreign key (business_id, contact_id, vehicle_id)
    references vehicles(business_id, contact_id, id) deferrable,
  constraint appointments_own_place foreign key (business_id, place_contact_id, place_id)
    references places(business_id, contact_id, id) deferrable
);
create index appointments_by_service on appointments (business_id, service_id);
create index appointments_open on appointments (business_id, starts_at, id)
  where status not in ('completed', 'cancelled');
create index appointments_closed on appointments (business_id, starts_at, id)
  where status in ('completed', 'cancelled');
create index appointments_long on appointments (business_id, ends_at)
  where ends_at - starts_at > interval '1 day';
create index appointments_of_day on appointments (business_id, starts_at)
  include (id, contact_id, status, price_cents, service_name, ends_at);
create index appointments_of_contact on appointments (business_id, contact_id, starts_at)
  include (id, status, price_cents);
create index appointments_by_vehicle on appointments (business_id, vehicle_id)
  where vehicle_id is not null;
create index appointments_by_place on appointments (business_id, place_id)
  where place_id is not null;
create index appointments_by_price on appointments (business_id, price_cents desc, starts_at, id)
  include (status);
create index appointments_of_service on appointments (business_id, service_name, starts_at)
  include (id, contact_id, status, price_cents, ends_at);
create index appointments_by_resource on appointments (business_id, resource_id, starts_at)
  where resource_id is not null;
create trigger bump_version before update on appointments
  for each row execute function bump_version('priced_size', 'place_contact_id');

alter table appointments enable row level security, force row level security;
create policy of_business on appointments
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update on appointments to clearcoat_app;


-- Price of an appointment, line by line.
create table appointment_lines (
  business_id uuid not null references businesses on delete cascade,
  appointment_id uuid not null,
  position smallint not null,
  kind text not null check (kind in ('service', 'addon', 'fee', 'discount')),
  name text not null,
  quantity smallint not null check (quantity > 0),
  price_cents integer not null check (price_cents >= 0),
  minutes integer not null check (minutes >= 0),
  addon_id uuid,
  primary key (business_id, appointment_id, position),
  check ((addon_id is not null) = (kind = 'addon')),
  foreign key (business_id, appointment_id) references appointments on delete cascade,
  foreign key (business_id, addon_id) references addons
);

alter table appointment_lines enable row level security, force row level security;
create policy of_business on appointment_lines
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update, delete on appointment_lines to clearcoat_app;


-- Checklist of an appointment. It has rows of its own from the first tick, so a change of the
-- service's list leaves it alone.
create table job_checks (
  business_id uuid not null references businesses on delete cascade,
  appointment_id uuid not null,
  position smallint not null,
  service_id text not null,
  label text not null,
  done_by uuid,
  done_at timestamptz,
  primary key (business_id, appointment_id, position),
  foreign key (business_id, appointment_id) references appointments on delete cascade
);

alter table job_checks enable row level security, force row level security;
create policy of_business on job_checks
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update, delete on job_checks to clearcoat_app;


create table job_photos (
  business_id uuid not null references businesses on delete cascade,
  appointment_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('before', 'after')),
  taken_by uuid,
  created_at timestamptz not null,
  width smallint not null check (width > 0),
  height smallint not null check (height > 0),
  image_file uuid not null,
  thumbnail_file uuid not null,
  primary key (business_id, appointment_id, id),
  foreign key (business_id, appointment_id) references appointments on delete cascade,
  constraint job_photos_image foreign key (business_id, image_file) references stored_files,
  constraint job_photos_thumbnail foreign key (business_id, thumbnail_file) references stored_files
);
create index job_photos_by_image on job_photos (business_id, image_file);
create index job_photos_by_thumbnail on job_photos (business_id, thumbnail_file);

alter table job_photos enable row level security, force row level security;
create policy of_business on job_photos
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update, delete on job_photos to clearcoat_app;

-- PostgreSQL cascades in the order of keys: a business's files go after the photos that need them.
alter table stored_files add foreign key (business_id) references businesses on delete cascade;


-- Repeating appointments.
create table series (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  contact_id uuid not null,
  template_id uuid not null,
  every_weeks smallint not null check (every_weeks between 1 and 52),
  next_on date not null,
  start_time time not null,
  minutes integer not null check (minutes > 0),
  created_at timestamptz not null,
  stopped_at timestamptz,
  version integer not null default 1,
  job jsonb,
  problem text not null default '',
  primary key (business_id, id),
  foreign key (business_id, contact_id) references contacts on delete cascade,
  foreign key (business_id, template_id) references appointments on delete cascade
);
create index series_by_day on series (business_id, next_on) where stopped_at is null;
create index series_of_contact on series (business_id, contact_id);
create index series_of_template on series (business_id, template_id);
create index series_to_plan on series (next_on) where stopped_at is null;
create trigger bump_version before update on series for each row execute function bump_version();

alter table series enable row level security, force row level security;
create policy of_business on series
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
create policy platform_plans on series for select to clearcoat_platform using (true);
grant select, insert, update, delete on series to clearcoat_app;
grant select (business_id, next_on, stopped_at) on series to clearcoat_platform;


-- Planned days of a series. A day without an appointment was skipped.
create table series_dates (
  business_id uuid not null references businesses on delete cascade,
  series_id uuid not null,
  on_date date not null,
  appointment_id uuid,
  primary key (business_id, series_id, on_date),
  foreign key (business_id, series_id) references series on delete cascade,
  foreign key (business_id, appointment_id) references appointments on delete cascade
);
create unique index series_dates_of_job on series_dates (business_id, appointment_id);

alter table series_dates enable row level security, force row level security;
create policy of_business on series_dates
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update, delete on series_dates to clearcoat_app;


-- Directory: secret addresses of calendars, of a person or a crew.
create table calendar_feeds (
  token_hash bytea primary key,
  business_id uuid not null,
  user_id uuid not null,
  resource_id uuid,
  created_at timestamptz not null,
  read_at timestamptz
);
create unique index calendar_feeds_of_person on calendar_feeds (business_id, user_id)
  where resource_id is null;
create unique index calendar_feeds_of_crew on calendar_feeds (business_id, resource_id)
  where resource_id is not null;
create index calendar_feeds_by_maker on calendar_feeds (business_id, user_id);

alter table calendar_feeds enable row level security, force row level security;
create policy of_platform on calendar_feeds to clearcoat_platform using (true);
grant select, insert, update, delete on calendar_feeds to clearcoat_platform;


create function note_place_owner() returns trigger language plpgsql as $$
begin
  new.place_contact_id := (select p.contact_id from places p
    where p.business_id = new.business_id and p.id = new.place_id);
  return new;
end $$;
create trigger note_place_owner before insert or update of contact_id, place_id on appointments
  for each row execute function note_place_owner();


create function delete_files_of_job_photo() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from stored_files
  where business_id = old.business_id and id in (old.image_file, old.thumbnail_file);
  return null;
end $$;
create trigger delete_files after delete on job_photos
  for each row execute function delete_files_of_job_photo();
