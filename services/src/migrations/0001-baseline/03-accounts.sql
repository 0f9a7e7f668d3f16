-- People, and how they sign in. Tables of the directory find a row before the business is known.
-- They have no foreign keys, and `platform/directory` deletes from them (decision 20).

-- People of a business.
create table users (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null default '',
  role text not null check (role in ('owner', 'manager', 'staff', 'technician')),
  profile_image text,
  created_at timestamptz not null,
  is_invited boolean not null default false,
  email_confirmed_at timestamptz,
  version integer not null default 1,
  primary key (business_id, id)
);
create unique index users_by_email on users (business_id, lower(email));
create index users_by_id on users (id);
create trigger bump_version before update on users
  for each row execute function bump_version('email_confirmed_at', 'profile_image');

alter table users enable row level security, force row level security;
create policy of_business on users
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
create policy platform_changes on users for update to clearcoat_platform using (true);
create policy platform_deletes on users for delete to clearcoat_platform using (true);
create policy platform_opens on users for insert to clearcoat_platform with check (true);
create policy platform_reads on users for select to clearcoat_platform using (true);
grant select, insert, update on users to clearcoat_app;
grant insert, delete on users to clearcoat_platform;
grant select (business_id, id, first_name, last_name, email, role, created_at, is_invited,
  email_confirmed_at, version) on users to clearcoat_platform;
grant update (first_name, last_name, email, phone, role, is_invited,
  email_confirmed_at) on users to clearcoat_platform;


-- Codes that replace the second factor.
create table recovery_codes (
  business_id uuid not null,
  user_id uuid not null,
  code_hash bytea not null,
  primary key (business_id, user_id, code_hash),
  foreign key (business_id, user_id) references users on delete cascade
);

alter table recovery_codes enable row level security, force row level security;
create policy of_platform on recovery_codes to clearcoat_platform using (true);
grant select, insert, update, delete on recovery_codes to clearcoat_platform;


-- Profile pictures.
create table user_photos (
  business_id uuid not null,
  user_id uuid not null,
  id uuid not null,
  created_at timestamptz not null,
  primary key (business_id, user_id),
  unique (business_id, id),
  foreign key (business_id, user_id) references users on delete cascade,
  constraint user_photos_file foreign key (business_id, id) references stored_files
);

alter table user_photos enable row level security, force row level security;
create policy of_business on user_photos
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update, delete on user_photos to clearcoat_app;


create table notifications (
  business_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  kind text not null,
  title text not null,
  text text not null,
  link text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (business_id, id),
  foreign key (business_id, user_id) references users on delete cascade
);
create index notifications_by_user
  on notifications (business_id, user_id, created_at desc, id desc);
create index notifications_unread on notifications (business_id, user_id) where read_at is null;
create index notifications_by_time on notifications (created_at);

alter table notifications enable row level security, force row level security;
create policy of_business on notifications
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
create policy platform_purges on notifications for delete to clearcoat_platform using (true);
create policy platform_reads on notifications for select to clearcoat_platform using (true);
grant select, insert, delete on notifications to clearcoat_app;
grant delete on notifications to clearcoat_platform;
grant update (read_at) on notifications to clearcoat_app;
grant select (business_id, id, created_at) on notifications to clearcoat_platform;


-- Directory: sign-in data, found by the e-mail address. No foreign keys, see decision 20.
create table credentials (
  email text primary key,
  business_id uuid not null,
  user_id uuid not null,
  password_hash text not null,
  is_platform_admin boolean not null default false,
  totp_secret text,
  totp_pending_secret text,
  totp_last_step bigint,
  wrote pg_lsn,
  wrote_at timestamptz,
  unique (business_id, user_id)
);

alter table credentials enable row level security, force row level security;
create policy of_platform on credentials to clearcoat_platform using (true);
grant select, insert, update, delete on credentials to clearcoat_platform;


create table sessions (
  token_hash bytea primary key,
  id uuid not null unique,
  business_id uuid not null,
  user_id uuid not null,
  user_agent text not null,
  address text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_by_user on sessions (business_id, user_id);
create index sessions_by_expiry on sessions (expires_at);
create index sessions_by_use on sessions (last_seen_at);

alter table sessions enable row level security, force row level security;
create policy of_platform on sessions to clearcoat_platform using (true);
grant select, insert, update, delete on sessions to clearcoat_platform;


create table invitations (
  business_id uuid not null,
  user_id uuid not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (business_id, user_id)
);
create index invitations_by_expiry on invitations (expires_at);

alter table invitations enable row level security, force row level security;
create policy of_platform on invitations to clearcoat_platform using (true);
grant select, insert, update, delete on invitations to clearcoat_platform;


create table password_resets (
  business_id uuid not null,
  user_id uuid not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (business_id, user_id)
);
create index password_resets_by_expiry on password_resets (expires_at);

alter table password_resets enable row level security, force row level security;
create policy of_platform on password_resets to clearcoat_platform using (true);
grant select, insert, update, delete on password_resets to clearcoat_platform;


create table email_confirmations (
  business_id uuid not null,
  user_id uuid not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (business_id, user_id)
);
create index email_confirmations_by_expiry on email_confirmations (expires_at);

alter table email_confirmations enable row level security, force row level security;
create policy of_platform on email_confirmations to clearcoat_platform using (true);
grant select, insert, update, delete on email_confirmations to clearcoat_platform;


create function delete_file_of_user_photo() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from stored_files where business_id = old.business_id and id = old.id;
  return null;
end $$;
create trigger delete_files after delete or update of id on user_photos
  for each row execute function delete_file_of_user_photo();
