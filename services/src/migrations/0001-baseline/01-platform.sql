-- The platform: businesses, and tables that other domains share.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create extension if not exists btree_gist;

grant usage on schema public to clearcoat_app, clearcoat_platform;


-- Version of a row for `If-Match`. Columns in the arguments don't count: computed ones, and those
-- of other forms.
create function bump_version() returns trigger language plpgsql as $$
declare
  computed text[] := coalesce(tg_argv, '{}');
begin
  if to_jsonb(new) - computed is distinct from to_jsonb(old) - computed then
    new.version := old.version + 1;
  end if;
  return new;
end $$;


-- Tenants. Deleting a business deletes its rows in all other tables.
create table businesses (
  id uuid primary key,
  name text not null,
  email text not null default '',
  phone text not null default '',
  address text not null default '',
  website text not null default '',
  description text not null default '',
  time_zone text not null
    check (timestamptz '2000-01-01 00:00Z' at time zone time_zone is not null),
  plan text not null default 'trial'
    check (plan in ('trial', 'starter', 'professional', 'enterprise')),
  trial_ends_at timestamptz not null,
  email_notifications boolean not null default true,
  appointment_reminders boolean not null default true,
  marketing_emails boolean not null default false,
  reminder_lead_hours integer not null default 24,
  sandbox_expires_at timestamptz,
  created_at timestamptz not null,
  version integer not null default 1,
  time_format text not null default '12h' check (time_format in ('12h', '24h')),
  staff_see_revenue boolean not null default false,
  technicians_see_prices boolean not null default false,
  travel_minutes smallint not null default 0 check (travel_minutes between 0 and 240),
  far_travel_minutes smallint check (far_travel_minutes between 0 and 240),
  time_step smallint not null default 60 check (time_step in (15, 30, 60)),
  hours_version integer not null default 1,
  sizes_version integer not null default 1
);
create index sandboxes_by_expiry on businesses (sandbox_expires_at)
  where sandbox_expires_at is not null;
create trigger bump_version before update on businesses
  for each row execute function bump_version('travel_minutes', 'far_travel_minutes', 'time_step',
    'hours_version', 'sizes_version');

alter table businesses enable row level security, force row level security;
create policy of_business on businesses
  using (id = nullif(current_setting('app.business_id', true), '')::uuid);
create policy platform_changes_plan on businesses for update to clearcoat_platform using (true);
create policy platform_deletes on businesses for delete to clearcoat_platform
  using (id = nullif(current_setting('app.deleted_business_id', true), '')::uuid);
create policy platform_opens on businesses for insert to clearcoat_platform with check (true);
create policy platform_purges on businesses for delete to clearcoat_platform
  using (sandbox_expires_at is not null);
create policy platform_reads on businesses for select to clearcoat_platform using (true);
grant select on businesses to clearcoat_app;
grant insert, delete on businesses to clearcoat_platform;
grant update (name, email, phone, address, website, description, time_zone, email_notifications,
  appointment_reminders, marketing_emails, reminder_lead_hours, time_format, staff_see_revenue,
  technicians_see_prices, travel_minutes, far_travel_minutes, time_step, hours_version,
  sizes_version) on businesses to clearcoat_app;
grant select (id, name, time_zone, plan, sandbox_expires_at, time_format, staff_see_revenue,
  technicians_see_prices) on businesses to clearcoat_platform;
grant update (plan) on businesses to clearcoat_platform;


-- Results of requests that may be repeated. Purged after two days.
create table idempotency_keys (
  business_id uuid not null references businesses on delete cascade,
  key text not null,
  fingerprint text not null,
  result text,
  created_at timestamptz not null,
  primary key (business_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

alter table idempotency_keys enable row level security, force row level security;
create policy of_business on idempotency_keys
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
create policy platform_purges on idempotency_keys for delete to clearcoat_platform using (true);
create policy platform_reads on idempotency_keys for select to clearcoat_platform using (true);
grant select, insert, update on idempotency_keys to clearcoat_app;
grant delete on idempotency_keys to clearcoat_platform;
grant select (business_id, key, created_at) on idempotency_keys to clearcoat_platform;


-- Audit trail: actions of people on records. Entries are added and read, never changed.
create table audit_entries (
  business_id uuid not null references businesses on delete cascade,
  id bigint generated always as identity,
  at timestamptz not null,
  user_id uuid,
  action text not null,
  subject_id text not null,
  via text not null,
  details jsonb,
  version integer,
  primary key (business_id, id)
);
create index audit_entries_by_subject on audit_entries (business_id, subject_id, id);

alter table audit_entries enable row level security, force row level security;
create policy of_business on audit_entries
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
create policy platform_records on audit_entries for insert to clearcoat_platform with check (true);
grant select, insert on audit_entries to clearcoat_app;
grant insert on audit_entries to clearcoat_platform;


-- Counters of the rate limiter, whose library writes the columns in this order. Keys are hashes.
create table rate_limits (
  key text primary key,
  points integer not null,
  expire bigint
);
create index rate_limits_by_expiry on rate_limits (expire);

alter table rate_limits enable row level security, force row level security;
create policy of_platform on rate_limits to clearcoat_platform using (true);
grant select, insert, update, delete on rate_limits to clearcoat_platform;


-- Keys that the server signs with, the same for every replica.
create table signing_keys (
  name text primary key,
  key bytea not null
);

alter table signing_keys enable row level security, force row level security;
create policy of_platform on signing_keys to clearcoat_platform using (true);
grant select, insert on signing_keys to clearcoat_platform;


-- Files. `bytes` is null for a file in a bucket. Files are compressed already.
create table stored_files (
  business_id uuid not null,
  id uuid not null,
  content_type text not null,
  size integer not null check (size > 0),
  bytes bytea,
  created_at timestamptz not null,
  primary key (business_id, id)
);
alter table stored_files alter column bytes set storage external;

alter table stored_files enable row level security, force row level security;
create policy of_business on stored_files
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update, delete on stored_files to clearcoat_app;


-- Objects to delete from the bucket.
create table file_removals (
  business_id uuid not null,
  id uuid not null,
  due_at timestamptz not null,
  primary key (business_id, id)
);
create index file_removals_by_time on file_removals (due_at);

alter table file_removals enable row level security, force row level security;
create policy of_business on file_removals
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
create policy of_platform on file_removals to clearcoat_platform using (true) with check (true);
grant select, insert, update, delete on file_removals to clearcoat_app;
grant select, insert, update, delete on file_removals to clearcoat_platform;


-- Remotes that failed in a browser, without the person or business.
create table client_reports (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  remote text not null,
  version text not null,
  trace_id text not null,
  reason text not null,
  network text not null default 'unknown',
  kind text not null default 'load' check (kind in ('load', 'render'))
);
create index client_reports_by_remote on client_reports (remote, at desc, id desc);
create index client_reports_by_time on client_reports (at);

alter table client_reports enable row level security, force row level security;
create policy of_platform on client_reports to clearcoat_platform using (true);
grant select, insert, delete on client_reports to clearcoat_platform;


-- Load times of remotes.
create table client_loads (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  remote text not null,
  version text not null,
  ms integer not null,
  network text not null default 'unknown'
);
create index client_loads_by_time on client_loads (at);
create index client_loads_by_version on client_loads (remote, version, at);

alter table client_loads enable row level security, force row level security;
create policy of_platform on client_loads to clearcoat_platform using (true);
grant select, insert, delete on client_loads to clearcoat_platform;


-- Browser errors by fingerprint, without the person or business.
create table client_errors (
  fingerprint text primary key,
  kind text not null,
  remote text not null,
  message text not null,
  frames text[] not null,
  version text not null,
  first_seen timestamptz not null,
  last_seen timestamptz not null
);
create index client_errors_by_time on client_errors (last_seen);

alter table client_errors enable row level security, force row level security;
create policy of_platform on client_errors to clearcoat_platform using (true);
grant select, insert, update, delete on client_errors to clearcoat_platform;


-- Occurrences of browser errors by minute, version, route and network.
create table client_error_counts (
  fingerprint text not null references client_errors on delete cascade,
  remote text not null,
  version text not null,
  route text not null,
  minute timestamptz not null,
  count integer not null,
  network text not null default 'unknown',
  primary key (fingerprint, version, route, minute, network)
);
create index client_error_counts_by_time on client_error_counts (minute);
create index client_error_counts_by_version on client_error_counts (remote, version, minute);

alter table client_error_counts enable row level security, force row level security;
create policy of_platform on client_error_counts to clearcoat_platform using (true);
grant select, insert, update, delete on client_error_counts to clearcoat_platform;


-- Web vitals.
create table client_vitals (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  remote text not null,
  version text not null,
  route text not null,
  name text not null,
  value integer not null
);
create index client_vitals_by_time on client_vitals (at);

alter table client_vitals enable row level security, force row level security;
create policy of_platform on client_vitals to clearcoat_platform using (true);
grant select, insert, update, delete on client_vitals to clearcoat_platform;


-- Last canary of each remote that was taken back automatically.
create table canary_halts (
  remote text primary key,
  version text not null,
  at timestamptz not null,
  reason text not null
);

alter table canary_halts enable row level security, force row level security;
create policy of_platform on canary_halts to clearcoat_platform using (true);
grant select, insert, update, delete on canary_halts to clearcoat_platform;


-- Outbox. The job of a mail is in the queue.
create table mails (
  id uuid primary key,
  recipient text not null,
  reply_to text,
  subject text not null,
  text text not null,
  html text not null,
  status text not null check (status in ('queued', 'sent', 'failed', 'kept')),
  error text,
  useful_until timestamptz,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mails_by_time on mails (created_at desc, id desc);
create index mails_by_recipient on mails (lower(recipient), created_at desc);
create index mails_waiting on mails (created_at) where status = 'queued';
create index mails_failed on mails (created_at) where status = 'failed' and text <> '';

alter table mails enable row level security, force row level security;
create policy app_leaves_mails on mails for insert to clearcoat_app
  with check (status in ('queued', 'kept', 'failed') and sent_at is null);
create policy of_platform on mails to clearcoat_platform using (true);
grant insert on mails to clearcoat_app;
grant select, insert, update, delete on mails to clearcoat_platform;


-- A deleted file in the bucket is removed there later. Owner's rights: who deletes a photo need not
-- write `file_removals`.
create function note_removal_of_file() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into file_removals (business_id, id, due_at) values (old.business_id, old.id, '-infinity')
    on conflict do nothing;
  return null;
end $$;
create trigger note_removal after delete on stored_files
  for each row when (old.bytes is null) execute function note_removal_of_file();
