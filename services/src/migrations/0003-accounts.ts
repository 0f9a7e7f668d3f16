import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = `
create table invitations (
  business_id uuid not null,
  user_id uuid not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (business_id, user_id),
  foreign key (business_id, user_id) references users on delete cascade
);

create table recovery_codes (
  business_id uuid not null,
  user_id uuid not null,
  code_hash bytea not null,
  primary key (business_id, user_id, code_hash),
  foreign key (business_id, user_id) references users on delete cascade
);

create table user_photos (
  business_id uuid not null,
  user_id uuid not null,
  id uuid not null,
  image bytea not null,
  created_at timestamptz not null,
  primary key (business_id, user_id),
  unique (business_id, id),
  foreign key (business_id, user_id) references users on delete cascade
);

alter table users add column is_invited boolean not null default false;
create unique index users_by_email on users (business_id, lower(email));

alter table credentials
  add column totp_secret text,
  add column totp_pending_secret text,
  add column totp_last_step bigint;
`;

const lock = (table: string) =>
  `alter table ${table} enable row level security;
   alter table ${table} force row level security;`;

const platformTable = (table: string) =>
  `${lock(table)}
   create policy of_platform on ${table} to clearcoat_platform using (true);
   grant select, insert, update, delete on ${table} to clearcoat_platform;`;

/** Changing and deleting a person reaches the way in as well, which only the platform role touches. */
const ACCESS = `
${platformTable('invitations')}
${platformTable('recovery_codes')}
${lock('user_photos')}
create policy of_business on user_photos
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update, delete on user_photos to clearcoat_app;

create policy platform_changes on users for update to clearcoat_platform using (true);
create policy platform_deletes on users for delete to clearcoat_platform using (true);
grant select (first_name, last_name, email, is_invited, created_at),
  update (first_name, last_name, email, phone, role, is_invited), delete on users to clearcoat_platform;
`;

export class Accounts1795392000000 implements MigrationInterface {
  readonly name = 'Accounts1795392000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(TABLES);
    await queryRunner.query(ACCESS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table invitations, recovery_codes, user_photos;
      alter table credentials
        drop column totp_secret, drop column totp_pending_secret, drop column totp_last_step;
      drop policy platform_changes on users;
      drop policy platform_deletes on users;
      revoke select (first_name, last_name, email, created_at),
        update (first_name, last_name, email, phone, role), delete on users
        from clearcoat_platform;
      drop index users_by_email;
      alter table users drop column is_invited;`);
  }
}
