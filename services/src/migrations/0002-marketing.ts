import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Written to the platform, not to a business: only the platform role sees it. */
const CONTACT_MESSAGES = `
create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  address text not null,
  created_at timestamptz not null
);
create index contact_messages_by_address on contact_messages (address, created_at);

alter table contact_messages enable row level security;
alter table contact_messages force row level security;
create policy of_platform on contact_messages to clearcoat_platform using (true);
grant select, insert on contact_messages to clearcoat_platform;
`;

export class Marketing1795305600000 implements MigrationInterface {
  readonly name = 'Marketing1795305600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(CONTACT_MESSAGES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table contact_messages');
  }
}
