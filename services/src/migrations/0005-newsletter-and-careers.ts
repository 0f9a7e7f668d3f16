import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = `
create table subscribers (
  id uuid primary key,
  email text not null,
  status text not null check (status in ('pending', 'confirmed', 'unsubscribed')),
  created_at timestamptz not null,
  confirmed_at timestamptz
);
create unique index subscribers_by_email on subscribers (lower(email));
create index subscribers_by_time on subscribers (created_at desc, id desc);

create table subscriber_links (
  token_hash bytea primary key,
  subscriber_id uuid not null references subscribers on delete cascade,
  purpose text not null check (purpose in ('confirm', 'unsubscribe')),
  expires_at timestamptz
);
create index subscriber_links_by_subscriber on subscriber_links (subscriber_id);

create table job_applications (
  id uuid primary key,
  name text not null,
  email text not null,
  phone text not null,
  position text not null,
  message text not null,
  file_name text not null,
  file_size integer not null,
  resume bytea not null,
  address text not null,
  created_at timestamptz not null
);
create index job_applications_by_time on job_applications (created_at desc, id desc);
create index job_applications_by_address on job_applications (address, created_at);

create index contact_messages_by_time on contact_messages (created_at desc, id desc);
`;

const platformTable = (table: string) => `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy of_platform on ${table} to clearcoat_platform using (true);
grant select, insert, update, delete on ${table} to clearcoat_platform;
`;

export class NewsletterAndCareers1795564800000 implements MigrationInterface {
  readonly name = 'NewsletterAndCareers1795564800000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(TABLES);
    for (const table of ['subscribers', 'subscriber_links', 'job_applications']) {
      await queryRunner.query(platformTable(table));
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table subscriber_links, subscribers, job_applications;
      drop index contact_messages_by_time;`);
  }
}
