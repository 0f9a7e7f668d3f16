import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = `
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
  created_at timestamptz not null
);

create table users (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null default '',
  role text not null check (role in ('owner', 'manager', 'staff')),
  profile_image text,
  created_at timestamptz not null,
  primary key (business_id, id)
);

create table contacts (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null,
  email text not null default '',
  phone text not null,
  phone_digits text not null generated always as (regexp_replace(phone, '\\D', '', 'g')) stored,
  vehicle text not null default '',
  notes text not null default '',
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (business_id, id)
);

create table services (
  business_id uuid not null references businesses on delete cascade,
  id text not null,
  name text not null,
  description text not null default '',
  duration_minutes integer not null check (duration_minutes > 0),
  price_cents integer not null check (price_cents >= 0),
  position integer not null,
  deleted_at timestamptz,
  primary key (business_id, id)
);

create table appointments (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null default gen_random_uuid(),
  contact_id uuid not null,
  service_id text not null,
  service_name text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  status text not null
    check (status in ('scheduled', 'confirmed', 'in-progress', 'completed', 'cancelled', 'pending')),
  price_cents integer not null check (price_cents >= 0),
  notes text not null default '',
  created_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, contact_id) references contacts on delete cascade,
  foreign key (business_id, service_id) references services on delete cascade
);
create index appointments_by_time on appointments (business_id, starts_at);
create index appointments_by_contact on appointments (business_id, contact_id, starts_at);
create index appointments_by_service on appointments (business_id, service_id);

create table idempotency_keys (
  business_id uuid not null references businesses on delete cascade,
  key text not null,
  fingerprint text not null,
  result text,
  created_at timestamptz not null,
  primary key (business_id, key)
);

create table credentials (
  email text primary key,
  business_id uuid not null,
  user_id uuid not null,
  password_hash text not null,
  is_platform_admin boolean not null default false,
  unique (business_id, user_id),
  foreign key (business_id, user_id) references users on delete cascade
);

create table sessions (
  token_hash bytea primary key,
  id uuid not null unique,
  business_id uuid not null,
  user_id uuid not null,
  user_agent text not null,
  address text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  foreign key (business_id, user_id) references users on delete cascade
);
create index sessions_by_user on sessions (business_id, user_id);
create index sessions_by_expiry on sessions (expires_at);

create table login_attempts (
  key text primary key,
  failures integer not null,
  window_started_at timestamptz not null,
  blocked_until timestamptz
);
`;

/** What the application role sees and changes: the rows of the business it was told, no others. */
const BUSINESS_TABLES: Record<string, { column: string; grants: string }> = {
  businesses: {
    column: 'id',
    grants: `select, update (name, email, phone, address, website, description, time_zone,
      email_notifications, appointment_reminders, marketing_emails, reminder_lead_hours)`,
  },
  users: { column: 'business_id', grants: 'select, insert, update' },
  contacts: { column: 'business_id', grants: 'select, insert, update' },
  services: { column: 'business_id', grants: 'select, insert, update' },
  appointments: { column: 'business_id', grants: 'select, insert, update' },
  idempotency_keys: { column: 'business_id', grants: 'select, insert, update' },
};

/** What only the platform role touches. */
const PLATFORM_TABLES = ['credentials', 'sessions', 'login_attempts'];

const lock = (table: string) =>
  `alter table ${table} enable row level security;
   alter table ${table} force row level security;`;

const businessPolicy = (table: string, { column, grants }: { column: string; grants: string }) =>
  `${lock(table)}
   create policy of_business on ${table}
     using (${column} = nullif(current_setting('app.business_id', true), '')::uuid);
   grant ${grants} on ${table} to clearcoat_app;`;

const platformPolicy = (table: string) =>
  `${lock(table)}
   create policy of_platform on ${table} to clearcoat_platform using (true);
   grant select, insert, update, delete on ${table} to clearcoat_platform;`;

/** Opening a business, looking up who a session is, purging sandboxes and old keys. */
const PLATFORM_GRANTS = `
grant usage on schema public to clearcoat_app, clearcoat_platform;

create policy platform_reads on businesses for select to clearcoat_platform using (true);
create policy platform_opens on businesses for insert to clearcoat_platform with check (true);
create policy platform_purges on businesses for delete to clearcoat_platform
  using (sandbox_expires_at is not null);
grant select (id, name, time_zone, sandbox_expires_at), insert, delete
  on businesses to clearcoat_platform;

create policy platform_reads on users for select to clearcoat_platform using (true);
create policy platform_opens on users for insert to clearcoat_platform with check (true);
grant select (business_id, id, role), insert on users to clearcoat_platform;

create policy platform_opens on services for insert to clearcoat_platform with check (true);
grant insert on services to clearcoat_platform;

create policy platform_reads on idempotency_keys for select to clearcoat_platform using (true);
create policy platform_purges on idempotency_keys for delete to clearcoat_platform using (true);
grant select (business_id, created_at), delete on idempotency_keys to clearcoat_platform;
`;

export class Foundation1795219200000 implements MigrationInterface {
  readonly name = 'Foundation1795219200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(TABLES);
    for (const [table, access] of Object.entries(BUSINESS_TABLES)) {
      await queryRunner.query(businessPolicy(table, access));
    }
    for (const table of PLATFORM_TABLES) await queryRunner.query(platformPolicy(table));
    await queryRunner.query(PLATFORM_GRANTS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const tables = [...PLATFORM_TABLES, ...Object.keys(BUSINESS_TABLES)].join(', ');
    await queryRunner.query(`
      drop table ${tables} cascade;
      revoke usage on schema public from clearcoat_app, clearcoat_platform;`);
  }
}
