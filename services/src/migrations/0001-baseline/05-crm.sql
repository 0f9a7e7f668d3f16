-- Contacts with what they own, import and export.

-- Customers. `vehicle` is the text of the first vehicle, `found_by` further texts for searches.
create table contacts (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null,
  email text not null default '',
  phone text not null,
  vehicle text not null default '',
  notes text not null default '',
  created_at timestamptz not null,
  deleted_at timestamptz,
  version integer not null default 1,
  phone_digits text not null
    generated always as (
      regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^1([0-9]{10})$', '\1')) stored,
  undo_until timestamptz,
  deleted_among integer,
  erased_at timestamptz,
  found_by text not null default '',
  sms_consent boolean,
  sms_consent_at timestamptz,
  sms_consent_from text,
  email_consent boolean,
  email_consent_at timestamptz,
  email_consent_from text,
  merged_into uuid,
  primary key (business_id, id),
  constraint contacts_merged_into foreign key (business_id, merged_into) references contacts
);
create index contacts_by_email on contacts (business_id, lower(email));
create index contacts_by_phone on contacts (business_id, phone_digits);
create index contacts_to_erase on contacts (deleted_at)
  where deleted_at is not null and erased_at is null;
create index contacts_to_undo on contacts (business_id, undo_until) where undo_until is not null;
create index contacts_deleted on contacts (business_id, id) where deleted_at is not null;
create index contacts_by_vehicle on contacts (business_id, vehicle, id) include (deleted_at);
create index contacts_merged on contacts (business_id, merged_into) where merged_into is not null;
create trigger bump_version before update on contacts
  for each row execute function bump_version('phone_digits', 'found_by');

alter table contacts enable row level security, force row level security;
create policy of_business on contacts
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
create policy platform_reads_deleted on contacts for select to clearcoat_platform
  using (deleted_at is not null);
grant select, insert, update on contacts to clearcoat_app;
grant select (business_id, deleted_at, erased_at) on contacts to clearcoat_platform;


-- Sizes that prices depend on.
create table vehicle_sizes (
  business_id uuid not null references businesses on delete cascade,
  id text not null,
  name text not null,
  position integer not null,
  primary key (business_id, id)
);

alter table vehicle_sizes enable row level security, force row level security;
create policy of_business on vehicle_sizes
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
create policy platform_opens on vehicle_sizes for insert to clearcoat_platform with check (true);
grant select, insert, update, delete on vehicle_sizes to clearcoat_app;
grant insert on vehicle_sizes to clearcoat_platform;


create table vehicles (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  contact_id uuid not null,
  position integer not null default 0,
  label text not null check (label <> ''),
  year smallint,
  make text not null default '',
  model text not null default '',
  trim text not null default '',
  colour text not null default '',
  plate text not null default '',
  vin text not null default '',
  size_id text,
  coating text not null default '',
  coated_on date,
  notes text not null default '',
  created_at timestamptz not null,
  archived_at timestamptz,
  version integer not null default 1,
  primary key (business_id, id),
  constraint vehicles_of_owner unique (business_id, contact_id, id),
  foreign key (business_id, contact_id) references contacts on delete cascade,
  foreign key (business_id, size_id) references vehicle_sizes
);
create index vehicles_of_contact on vehicles (business_id, contact_id, position, id);
-- Writers sort into the index at once, so that no search reads a list of what is to be added.
create index vehicles_by_plate on vehicles
  using gin (business_id, (regexp_replace(lower(plate), '[^[:alnum:]]', '', 'g')) gin_trgm_ops)
  with (fastupdate = off)
  where plate <> '' and archived_at is null;
create trigger bump_version before update on vehicles for each row execute function bump_version();

alter table vehicles enable row level security, force row level security;
create policy of_business on vehicles
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update, delete on vehicles to clearcoat_app;


-- Addresses. A place without a contact is the shop's own.
create table places (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  contact_id uuid,
  label text not null default '',
  street text not null default '',
  city text not null default '',
  region text not null default '',
  postcode text not null default '',
  lat double precision,
  lng double precision,
  access_notes text not null default '',
  created_at timestamptz not null,
  archived_at timestamptz,
  version integer not null default 1,
  primary key (business_id, id),
  constraint places_of_owner unique (business_id, contact_id, id),
  foreign key (business_id, contact_id) references contacts on delete cascade
);
create index places_of_contact on places (business_id, contact_id, created_at, id);
create trigger bump_version before update on places for each row execute function bump_version();

alter table places enable row level security, force row level security;
create policy of_business on places
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update, delete on places to clearcoat_app;


-- Visits and spending from before the first appointment, as imported.
create table opening_balances (
  business_id uuid not null references businesses on delete cascade,
  contact_id uuid not null,
  last_visit date,
  spent_cents bigint not null default 0 check (spent_cents >= 0),
  primary key (business_id, contact_id),
  foreign key (business_id, contact_id) references contacts on delete cascade
);
create index opening_balances_by_visit on opening_balances (business_id, last_visit);

alter table opening_balances enable row level security, force row level security;
create policy of_business on opening_balances
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update, delete on opening_balances to clearcoat_app;


-- Uploaded files of customers.
create table contact_imports (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  file_name text not null,
  columns jsonb not null,
  options jsonb,
  status text not null check (status in ('uploaded', 'running', 'done', 'undone', 'failed')),
  rows integer not null,
  done integer not null default 0,
  added integer not null default 0,
  updated integer not null default 0,
  skipped integer not null default 0,
  failed integer not null default 0,
  kept integer not null default 0,
  created_at timestamptz not null,
  touched_at timestamptz not null,
  job_id uuid,
  started_by uuid,
  left_out integer not null default 0,
  unnamed integer not null default 0,
  source jsonb not null default '{}',
  primary key (business_id, id)
);
create index contact_imports_by_age on contact_imports (business_id, created_at);
create index contact_imports_by_time on contact_imports (created_at);
create index contact_imports_by_job on contact_imports (job_id);

alter table contact_imports enable row level security, force row level security;
create policy of_business on contact_imports
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
create policy platform_purges on contact_imports for delete to clearcoat_platform using (true);
create policy platform_reads on contact_imports for select to clearcoat_platform using (true);
grant select, insert, update on contact_imports to clearcoat_app;
grant delete on contact_imports to clearcoat_platform;
grant select (business_id, id, status, created_at, job_id,
  started_by) on contact_imports to clearcoat_platform;


-- Rows done so far, visible while the import runs.
create table contact_import_progress (
  business_id uuid not null,
  import_id uuid not null,
  done integer not null,
  primary key (business_id, import_id),
  foreign key (business_id, import_id) references contact_imports on delete cascade
);

alter table contact_import_progress enable row level security, force row level security;
create policy of_business on contact_import_progress
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update on contact_import_progress to clearcoat_app;


-- Rows of a file, with the contact before and after, so that an import can continue or be undone.
create table contact_import_rows (
  business_id uuid not null,
  import_id uuid not null,
  position integer not null,
  row_number integer not null,
  cells jsonb not null,
  outcome text check (outcome in ('added', 'updated', 'skipped', 'failed')),
  problem text,
  contact_id uuid,
  before jsonb,
  after jsonb,
  primary key (business_id, import_id, position),
  foreign key (business_id, import_id) references contact_imports on delete cascade
);

alter table contact_import_rows enable row level security, force row level security;
create policy of_business on contact_import_rows
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update on contact_import_rows to clearcoat_app;


-- Files made for a person, in pieces. One per business at a time.
create table exports (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  user_id uuid not null,
  what text not null check (what in ('everything', 'customers')),
  format text not null check (format in ('csv', 'xlsx')),
  filter jsonb not null,
  file_name text not null,
  status text not null check (status in ('waiting', 'running', 'done', 'failed')),
  run_id uuid,
  rows integer not null default 0,
  pieces integer not null default 0,
  bytes bigint not null default 0,
  created_at timestamptz not null,
  touched_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz not null,
  primary key (business_id, id)
);
create unique index exports_under_way on exports (business_id)
  where status in ('waiting', 'running');
create index exports_by_age on exports (business_id, created_at);
create index exports_by_job on exports (id);
create index exports_by_expiry on exports (expires_at);

alter table exports enable row level security, force row level security;
create policy of_business on exports
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
create policy platform_purges on exports for delete to clearcoat_platform using (true);
create policy platform_reads on exports for select to clearcoat_platform using (true);
grant select, insert, update, delete on exports to clearcoat_app;
grant delete on exports to clearcoat_platform;
grant select (business_id, id, user_id, expires_at) on exports to clearcoat_platform;


create table export_pieces (
  business_id uuid not null,
  export_id uuid not null,
  number integer not null,
  bytes bytea not null,
  primary key (business_id, export_id, number),
  foreign key (business_id, export_id) references exports on delete cascade
);
alter table export_pieces alter column bytes set storage external;

alter table export_pieces enable row level security, force row level security;
create policy of_business on export_pieces
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update, delete on export_pieces to clearcoat_app;
