import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the limiter counts; its library writes the columns in this order. Keys are hashes. */
const RATE_LIMITS = `
create table rate_limits (
  key text primary key,
  points integer not null,
  expire bigint
);
create index rate_limits_by_expiry on rate_limits (expire);

drop table login_attempts;
drop index contact_messages_by_address;
drop index job_applications_by_address;
`;

/**
 * Who was here before counts as confirmed. The default fills the column without touching a row,
 * since row security lets the owner of the tables change none.
 */
const CONFIRMATIONS = `
alter table users add column email_confirmed_at timestamptz default now();
alter table users alter column email_confirmed_at drop default;
grant select (email_confirmed_at), update (email_confirmed_at) on users to clearcoat_platform;

create table email_confirmations (
  business_id uuid not null,
  user_id uuid not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (business_id, user_id),
  foreign key (business_id, user_id) references users on delete cascade
);
`;

/** What strangers wrote is not kept for ever. */
const RETENTION = 'grant delete on contact_messages to clearcoat_platform;';

const platformTable = (table: string) => `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy of_platform on ${table} to clearcoat_platform using (true);
grant select, insert, update, delete on ${table} to clearcoat_platform;
`;

const LOGIN_ATTEMPTS = `
create table login_attempts (
  key text primary key,
  failures integer not null,
  window_started_at timestamptz not null,
  blocked_until timestamptz
);
`;

export class Security1796169600000 implements MigrationInterface {
  readonly name = 'Security1796169600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(RATE_LIMITS);
    await queryRunner.query(platformTable('rate_limits'));
    await queryRunner.query(CONFIRMATIONS);
    await queryRunner.query(platformTable('email_confirmations'));
    await queryRunner.query(RETENTION);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table rate_limits, email_confirmations;
      revoke delete on contact_messages from clearcoat_platform;
      alter table users drop column email_confirmed_at;
      create index contact_messages_by_address on contact_messages (address, created_at);
      create index job_applications_by_address on job_applications (address, created_at);`);
    await queryRunner.query(LOGIN_ATTEMPTS);
    await queryRunner.query(platformTable('login_attempts'));
  }
}
