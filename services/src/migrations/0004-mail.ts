import type { MigrationInterface, QueryRunner } from 'typeorm';
import { PGBOSS_24 } from './pgboss-24.js';

const SCHEMA = 'pgboss';

/**
 * The worker runs as the platform role. A business's transaction may leave a mail behind, which
 * wakes the worker, and can read or change neither.
 */
const QUEUE_ACCESS = `
select ${SCHEMA}.create_queue('mail', '{"policy": "standard"}');

grant usage on schema ${SCHEMA} to clearcoat_app, clearcoat_platform;
grant select on ${SCHEMA}.queue to clearcoat_app, clearcoat_platform;
grant select, update (maintained_on) on ${SCHEMA}.version to clearcoat_platform;
grant select, insert, delete on ${SCHEMA}.archive to clearcoat_platform;
grant select, insert, update, delete on ${SCHEMA}.job to clearcoat_platform;
grant insert on ${SCHEMA}.job to clearcoat_app;

alter table ${SCHEMA}.job enable row level security;
create policy of_platform on ${SCHEMA}.job to clearcoat_platform using (true);
create policy app_leaves_mails on ${SCHEMA}.job for insert to clearcoat_app
  with check (name = 'mail');
`;

const MAILS = `
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

alter table mails enable row level security;
alter table mails force row level security;
create policy of_platform on mails to clearcoat_platform using (true);
grant select, insert, update, delete on mails to clearcoat_platform;
create policy app_leaves_mails on mails for insert to clearcoat_app
  with check (status in ('queued', 'kept', 'failed') and sent_at is null);
grant insert on mails to clearcoat_app;
`;

const PASSWORD_RESETS = `
create table password_resets (
  business_id uuid not null,
  user_id uuid not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (business_id, user_id),
  foreign key (business_id, user_id) references users on delete cascade
);

alter table password_resets enable row level security;
alter table password_resets force row level security;
create policy of_platform on password_resets to clearcoat_platform using (true);
grant select, insert, update, delete on password_resets to clearcoat_platform;
`;

export class Mail1795478400000 implements MigrationInterface {
  readonly name = 'Mail1795478400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statements of [PGBOSS_24, QUEUE_ACCESS, MAILS, PASSWORD_RESETS]) {
      await queryRunner.query(statements);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table mails, password_resets; drop schema ${SCHEMA} cascade;`);
  }
}
